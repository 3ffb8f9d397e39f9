import { directionOf, distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { DOORS } from '../pixel-classes/built.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { subtract } from '../raster/bitmap.ts';
import { emptyRuns } from '../raster/empty-runs.ts';
import { findChords } from '../raster/find-chords.ts';
import type { Page, PointPx } from '../sheet/types.ts';
import type { Swing, WallPx, WallsPx } from '../structure/types.ts';
import { fitSwing, type Hanging, type LeafInk, leafInk, tipOf } from './fit-swing.ts';
import { runsAlong } from './runs-along.ts';
import { shareSwept } from './share-swept.ts';

/** Narrowest and widest leaf, in usual door widths. */
const LEAF = [0.55, 1.5] as const;
/** A jamb stands before or behind the end of a leaf by so much of its length. */
const LOOSE = [-0.2, 0.1] as const;
/** A break so many door widths wide may hold a door and more. */
const WIDE = 1.5;
/** How far into the break from its end a hinge lies, in door widths: the frame of a door is drawn there. */
const NEAR = [-0.05, 0, 0.05, 0.1];
/** Ink lies beside the ideal line by so much of a stroke. */
const REACH = 0.8;
/** Places closer together than this, in door widths, are one. */
const APART = 0.15;
/** Nor is an end of another wall so near to the end of the break a place of its own. */
const END = 0.2;
/** Two leaves of a double door close against each other but for this share of their break, and one is at most so many times as long. */
const MEET = 0.12;
const ALIKE = 1.2;
/** Doorways whose middles are nearer to each other than this share of both widths are one. */
const OVER = 0.36;
/** A leaf sweeps floor: the network takes so much of it for a door, or so much for bare ground and what is printed on it. */
const SWEPT = 0.12;
const BARE = 0.6;
const GROUND = new Set(['room', 'outside', 'text', 'dimension', ...DOORS]);
/** The front of a cupboard is so thick, and free ground goes on so far beyond its stubs, in door widths. */
const FRONT = 0.15;
const STUB = 0.3;
/** Where in the thickness of the wall leaves hang. */
const ACROSS = [-0.5, -0.25, 0, 0.25, 0.5];

/**
 * The walls with the door swings that no stroke told, because other lines cross their arcs or break them off: leaves are tried at
 * both ends of every break of a wall, and where other walls end in it, on both sides; those that are drawn from jamb to leaf hang
 * there. They are tried too where free ground widens between two stubs that are too short to be walls: the front of a cupboard,
 * which is a wall then.
 */
export function hangDoors(page: Page, walls: WallsPx, classes?: PixelClasses): WallsPx {
  const ink = leafInk(subtract(page.ink, walls.mask), Math.max(1, Math.ceil(REACH * page.strokePx)));
  const found: Hung[] = [];
  const hangIn = (wall: WallPx, { lo, hi }: { lo: number; hi: number }, isFront = false) => {
    if (hi - lo < LEAF[0] * walls.doorPx) return;
    const stops = stopsIn(wall, lo, hi, walls);
    const hang = (hung: Hung) => {
      if (!walls.swings.some((s) => overlap(s, hung.swing)) && sweepsFloor(hung.swing, classes))
        found.push(isFront ? { ...hung, front: wall } : hung);
    };
    const halves: Half[] = [];
    for (const from of stops) {
      for (const way of [1, -1] as const) {
        const room = way > 0 ? hi - from : from - lo;
        if (room < LEAF[0] * walls.doorPx || closesThere(wall, from, way, walls)) continue;
        const { best, half } = hangAt({ wall, from, way, room, stops }, ink, walls.doorPx);
        if (best) hang(best);
        else if (half) halves.push(half);
      }
    }
    for (const half of halves) if (halves.some((other) => meet(half, other, hi - lo))) hang(half);
  };
  for (const wall of walls.walls) for (const run of emptyRuns(walls.mask, wall, wall.thicknessPx)) hangIn(wall, run);
  for (const front of frontsIn(walls)) hangIn(front, { lo: 0, hi: lengthOf(front) }, true);
  const kept: Hung[] = [];
  for (const hung of found.sort((a, b) => b.score - a.score))
    if (!kept.some((k) => overlap(k.swing, hung.swing))) kept.push(hung);
  return {
    ...walls,
    walls: [...walls.walls, ...kept.flatMap(({ front }) => (front ? [front] : []))],
    swings: [...walls.swings, ...kept.map(({ swing }) => swing)],
  };
}

/** Where the fronts of cupboards may be: between two stubs, where no wall runs. */
function frontsIn({ mask, walls, doorPx }: WallsPx): WallPx[] {
  const thicknessPx = FRONT * doorPx;
  return findChords(mask, doorPx, STUB)
    .filter((c) => Math.min(...c.steps) > 0 && lengthOf(c) < (1 + LOOSE[1]) * LEAF[1] * doorPx)
    .map(({ from, to, outward: [x, y] }): WallPx => {
      const back = ([px, py]: PointPx): PointPx => [px - (x * thicknessPx) / 2, py - (y * thicknessPx) / 2];
      return { from: back(from), to: back(to), thicknessPx, exterior: false };
    })
    .filter((front) => !walls.some((wall) => runsAlong(wall, front, thicknessPx)));
}

/** Whether a leaf is known that closes from this place on. */
function closesThere(wall: WallPx, from: number, way: 1 | -1, { swings, doorPx }: WallsPx): boolean {
  const middle = pointAt(wall, from + (way * doorPx) / 2);
  return swings.some((s) => distance(middleOf(s), middle) < OVER * (s.radius + doorPx));
}

/** Both ends of a break, and where other walls end in it. */
function stopsIn(wall: WallPx, lo: number, hi: number, { walls, doorPx }: WallsPx): number[] {
  const inside = walls.flatMap((other) => {
    if (other === wall) return [];
    return [other.from, other.to].flatMap((end) => {
      const { along, beside } = project(wall, end);
      if (Math.abs(beside) > wall.thicknessPx || along < lo + END * doorPx || along > hi - END * doorPx) return [];
      return [along - other.thicknessPx / 2, along + other.thicknessPx / 2];
    });
  });
  const stops = [lo];
  for (const stop of inside.sort((a, b) => a - b))
    if (stop - stops.at(-1)! > APART * doorPx && hi - stop > APART * doorPx) stops.push(stop);
  return [...stops, hi];
}

/** A leaf and how well it is drawn, and the wall that is there because it hangs in it. */
interface Hung {
  readonly swing: Swing;
  readonly score: number;
  readonly front?: WallPx;
}

/** A place along a wall where a leaf may hang, which way it closes and how far the break goes on there. */
interface Place {
  readonly wall: WallPx;
  readonly from: number;
  readonly way: 1 | -1;
  readonly room: number;
  readonly stops: readonly number[];
}

/** A leaf that ends in the middle of its break, and on which side of the wall it stands. */
interface Half extends Hung {
  readonly way: 1 | -1;
  readonly side: 1 | -1;
}

/** Whether two leaves from both ends of a break, on one side of the wall and about as long, close against each other. */
function meet(a: Half, b: Half, room: number): boolean {
  const [p, q] = [a.swing.radius, b.swing.radius];
  return (
    a.way === -b.way &&
    a.side === b.side &&
    distance(a.swing.closed, b.swing.closed) < MEET * room &&
    Math.max(p, q) < ALIKE * Math.min(p, q)
  );
}

/** The best drawn leaf that hangs there, and the best that ends at no jamb. */
function hangAt(
  { wall, from, way, room, stops }: Place,
  ink: LeafInk,
  doorPx: number,
): { readonly best?: Hung; readonly half?: Half } {
  const [dx, dy] = directionOf(wall);
  const closed: PointPx = [way * dx, way * dy];
  const widest = Math.min(LEAF[1] * doorPx, (1 + LOOSE[1]) * room);
  let best: Hung | undefined;
  let half: Half | undefined;
  for (const across of ACROSS) {
    for (const near of NEAR) {
      const start = from + way * near * doorPx;
      const hinge = pointAt(wall, start, across * wall.thicknessPx);
      for (const side of [1, -1] as const) {
        const hanging: Hanging = { hinge, closed, open: [-dy * side, dx * side] };
        for (let radius = Math.ceil(LEAF[0] * doorPx); radius <= widest; radius += ink.reach + 1) {
          const fit = fitSwing(hanging, radius, ink);
          if (!fit || (best && fit.score <= best.score)) continue;
          const end = start + way * radius;
          // Where no jamb stands at its end it has to be drawn whole, in a break that is wider than a door.
          const meets = stops.some(
            (stop) => way * (end - stop) > LOOSE[0] * radius && way * (end - stop) < LOOSE[1] * radius,
          );
          const [shut, leaf] = [0, fit.turn].map((turn) => tipOf(hanging, radius, turn)) as [PointPx, PointPx];
          const hung = { swing: { hinge, closed: shut, leaf, radius, drawn: true }, score: fit.score };
          if (meets || (fit.whole && room >= WIDE * doorPx)) best = hung;
          else if (!half || fit.score > half.score) half = { ...hung, way, side };
        }
      }
    }
  }
  return { ...(best && { best }), ...(half && { half }) };
}

/** Whether floor lies where a leaf sweeps, as far as the network knows: boards of benches and wardrobes are crossed by arcs too. */
function sweepsFloor(swing: Swing, classes?: PixelClasses): boolean {
  return !classes || shareSwept(swing, DOORS, classes) >= SWEPT || shareSwept(swing, GROUND, classes) >= BARE;
}

/** Whether two leaves close over each other. */
function overlap(a: Swing, b: Swing): boolean {
  return distance(middleOf(a), middleOf(b)) < OVER * (a.radius + b.radius);
}

/** The middle of a doorway. */
function middleOf({ hinge, closed }: Swing): PointPx {
  return [(hinge[0] + closed[0]) / 2, (hinge[1] + closed[1]) / 2];
}
