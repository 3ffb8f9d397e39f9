import type { Plan } from '#core/plan/schema.ts';
import { boundsOf, keepFree } from '../dwelling/loose-furniture.ts';
import { touches } from '../dwelling/wall-spots.ts';
import type { Random } from '../random.ts';
import { drawDimension } from './dimension-line.ts';
import { formatLength } from './format-length.ts';
import type { Pen } from './pen.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Pixels from the walls to the nearest chain on a side, and from chain to chain: more where numbers lie across the line. */
function chainSpacing({ dimensions, dimensionPx, lengths }: Pen['style'], side: Side): { first: number; next: number } {
  const lying = !dimensions.turned && (side === 'left' || side === 'right');
  const widest = lying ? formatLength(18.885, lengths).text.length * 0.6 * dimensionPx : 0;
  const { spread } = dimensions;
  return {
    first: Math.max(1.3, 1.8 * spread) * dimensionPx + widest / 2,
    next: Math.max(1.6, 2.4 * spread) * dimensionPx + widest * 0.75,
  };
}

/** Pixels that the chains need outside the walls on each side. */
export function chainMargin(style: Pen['style'], side: Side): number {
  if (!style.dimensions.sides.includes(side)) return 0;
  const { first, next } = chainSpacing(style, side);
  return 2 * first + next * (style.dimensions.rows - 1);
}

/**
 * Chains of measured lengths outside the outer walls: overall lengths outermost, then partitions, then openings nearest.
 * `oversize` enlarges every second printed number, for drawings that contradict themselves.
 */
export function drawChains(pen: Pen, plan: Plan, oversize = 1): void {
  const { rows, sides } = pen.style.dimensions;
  const outdoor = plan.rooms
    .filter((room) => room.type === 'balcony' || room.type === 'terrace')
    .flatMap((room) => room.outline);
  const building = outerBox(plan);
  const all = boundsOf([...outdoor, [building.x0, building.y0], [building.x1, building.y1]]);
  let printed = 0;
  for (const side of sides) {
    const spacing = chainSpacing(pen.style, side);
    const across = side === 'top' || side === 'bottom';
    const [low, high] = across ? [building.x0, building.x1] : [building.y0, building.y1];
    const chains: number[][] = [];
    if (rows === 4) chains.push(allStops(plan, side, low, high));
    if (rows >= 3) chains.push(openingStops(plan, side, low, high));
    if (rows >= 2) chains.push(partitionStops(pen, plan, side, low, high));
    chains.push([low, high]);
    const sign = side === 'top' || side === 'left' ? -1 : 1;
    const wall =
      side === 'top' ? building.y0 : side === 'bottom' ? building.y1 : side === 'left' ? building.x0 : building.x1;
    const edge = side === 'top' ? all.y0 : side === 'bottom' ? all.y1 : side === 'left' ? all.x0 : all.x1;
    const kept = chains.filter(
      (stops, i) => i === chains.length - 1 || (stops.length > 2 && String(stops) !== String(chains[i + 1])),
    );
    // Outermost first: the numbers of the inner chains then interrupt the witness lines that pass them.
    for (const [row, stops] of [...kept.entries()].reverse()) {
      const off = edge + (sign * (spacing.first + spacing.next * row)) / pen.scale;
      for (let i = 0; i + 1 < stops.length; i++) {
        const [a, b] = [stops[i]!, stops[i + 1]!];
        const ends: [[number, number], [number, number]] = across
          ? [
              [a, off],
              [b, off],
            ]
          : [
              [off, a],
              [off, b],
            ];
        const { witness } = pen.style.dimensions;
        const witnessTo = witness === 'none' ? undefined : wall;
        const touching = witness === 'touching';
        if (drawDimension(pen, ends, { factor: printed % 2 ? oversize : 1, witnessTo, touching, room: b - a }))
          printed++;
      }
    }
  }
}

/** Lengths across rooms from wall face to wall face, with the line inside the room. */
export function drawInsideLengths(pen: Pen, plan: Plan, random: Random, oversize = 1): void {
  let printed = 0;
  for (const room of plan.rooms) {
    if (room.outline.length !== 4 || room.area < 3 || random.chance(0.15)) continue;
    const { x0, x1, y0, y1 } = boundsOf(room.outline);
    const inside = { x0, x1, y0, y1 };
    const taken = [
      ...[...plan.fixtures, ...plan.furniture].filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
      ...plan.openings
        .filter((o) => o.swing)
        .map(keepFree)
        .filter((box) => touches(box, inside)),
    ];
    const margin = (pen.style.dimensionPx * 1.6) / pen.scale;
    const rowsFree = (across: boolean) => {
      const [low, high] = across ? [y0, y1] : [x0, x1];
      return [0.22, 0.78, 0.3, 0.7, 0.14, 0.86]
        .map((share) => low + (high - low) * share)
        .filter((at) =>
          taken.every((box) =>
            across ? at < box.y0 - margin || at > box.y1 + margin : at < box.x0 - margin || at > box.x1 + margin,
          ),
        );
    };
    const [y] = rowsFree(true);
    const [x] = rowsFree(false);
    if (y !== undefined)
      drawDimension(
        pen,
        [
          [x0, y],
          [x1, y],
        ],
        { factor: printed++ % 2 ? oversize : 1, room: x1 - x0 },
      );
    if (x !== undefined)
      drawDimension(
        pen,
        [
          [x, y0],
          [x, y1],
        ],
        { factor: printed++ % 2 ? oversize : 1, room: y1 - y0 },
      );
  }
}

/** The outer faces of the walls. */
export function outerBox(plan: Plan): { x0: number; y0: number; x1: number; y1: number } {
  return boundsOf(
    plan.walls.flatMap(({ from, to, thickness: t }) => {
      const vertical = from[0] === to[0];
      const [dx, dy] = vertical ? [t / 2, 0] : [0, t / 2];
      return [
        [from[0] - dx, from[1] - dy],
        [to[0] + dx, to[1] + dy],
      ] as [number, number][];
    }),
  );
}

function openingStops(plan: Plan, side: Side, low: number, high: number): number[] {
  const across = side === 'top' || side === 'bottom';
  const axis = across ? 0 : 1;
  const facing = outerWalls(plan, side);
  const ids = new Set(facing.map((w) => w.id));
  const stops = plan.openings.filter((o) => ids.has(o.wall)).flatMap((o) => [o.from[axis], o.to[axis]]);
  return tidyStops([low, ...stops, high], 0.15);
}

/** Corners, partitions and openings of one side in one chain. */
function allStops(plan: Plan, side: Side, low: number, high: number): number[] {
  const axis = side === 'top' || side === 'bottom' ? 0 : 1;
  const walls = outerWalls(plan, side).flatMap((w) => [w.from[axis], w.to[axis]]);
  return tidyStops([...openingStops(plan, side, low, high), ...walls], 0.25);
}

function partitionStops(pen: Pen, plan: Plan, side: Side, low: number, high: number): number[] {
  const across = side === 'top' || side === 'bottom';
  const axis = across ? 0 : 1;
  const facing = outerWalls(plan, side);
  const meeting = plan.walls.filter(
    (w) => (across ? w.from[0] === w.to[0] : w.from[1] === w.to[1]) && facing.some((f) => touchesWall(w, f, axis)),
  );
  const faces = pen.style.dimensions.points === 'faces';
  const stops = meeting.flatMap((w) => {
    const at = w.from[axis];
    const half = w.thickness / 2;
    const outer = at - half <= low + 0.01 || at + half >= high - 0.01;
    if (outer) return faces ? [at - half, at + half] : [];
    return faces ? [at - half, at + half] : [at];
  });
  return tidyStops([low, ...stops, high], 0.05);
}

/** Exterior walls that face the given side and see the open in that direction. */
function outerWalls(plan: Plan, side: Side) {
  const across = side === 'top' || side === 'bottom';
  const [axis, along] = across ? [1, 0] : [0, 1];
  const sign = side === 'top' || side === 'left' ? -1 : 1;
  const lying = plan.walls.filter((w) => w.exterior && (across ? w.from[1] === w.to[1] : w.from[0] === w.to[0]));
  return lying.filter(
    (wall) =>
      !lying.some(
        (other) =>
          (other.from[axis]! - wall.from[axis]!) * sign > 0.05 &&
          other.from[along]! < wall.to[along]! - 0.3 &&
          other.to[along]! > wall.from[along]! + 0.3,
      ),
  );
}

function touchesWall(w: Plan['walls'][number], f: Plan['walls'][number], axis: 0 | 1): boolean {
  const other = axis === 0 ? 1 : 0;
  const level = f.from[other];
  const ends = Math.abs(w.from[other] - level) < 0.01 || Math.abs(w.to[other] - level) < 0.01;
  return ends && w.from[axis] >= f.from[axis] - 0.01 && w.from[axis] <= f.to[axis] + 0.01;
}

/** Sorted stops, none nearer to the one before than `least` metres. */
function tidyStops(stops: number[], least: number): number[] {
  const sorted = [...stops].sort((a, b) => a - b);
  const kept: number[] = [];
  for (const stop of sorted) if (kept.length === 0 || stop - kept.at(-1)! >= least) kept.push(stop);
  const last = sorted.at(-1)!;
  if (kept.at(-1) !== last) kept[kept.length - 1] = last;
  return kept;
}
