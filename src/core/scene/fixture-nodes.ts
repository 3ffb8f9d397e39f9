import type { Style } from '../furnish/home/wishes.ts';
import { overlap, polygonsOf, regionOf } from '../geometry/region.ts';
import { ringArea } from '../geometry/ring.ts';
import type { DrawnItem, Plan, Ring, Room } from '../plan/schema.ts';
import { drawnWorktop } from './drawn-worktop.ts';
import { contains, middleOf } from './floor-nodes.ts';
import { placedModel } from './item-nodes.ts';
import { ModelBuilder, type Vec2 } from './model-builder.ts';
import { hobInset, sinkInset } from './models/kitchen.ts';
import { stairNodes } from './stair-nodes.ts';
import type { SceneNode } from './types.ts';

/** Which model a drawn symbol is, how high it stands, and on which of its sides the wall is: the short one, the long one or any. */
const FIXTURES: readonly [names: RegExp, kind: string, height: number, back: 'short' | 'long' | 'any'][] = [
  [/bidet/, 'bidet', 0.4, 'short'],
  [/toilet|^wc$|closet-?bowl|urinal/, 'toilet', 0.82, 'short'],
  [/bath|tub|jacuzzi/, 'bathtub', 0.56, 'long'],
  [/shower/, 'shower', 2.0, 'any'],
  [/basin|wash-?stand|lavator/, 'basin', 0.86, 'long'],
  [/dish-?washer/, 'dishwasher', 0.9, 'any'],
  [/wash|laundry/, 'washing-machine', 0.85, 'any'],
  [/dryer/, 'tumble-dryer', 0.85, 'any'],
  [/sink/, 'kitchen-sink', 0.9, 'long'],
  [/hob|stove|cook|range|oven/, 'hob', 0.9, 'any'],
  [/fridge|refrig|freezer/, 'fridge', 1.85, 'any'],
  [/counter|worktop|kitchen|island/, 'kitchen-counter', 0.9, 'long'],
  [/tall/, 'tall-cabinet', 2.1, 'any'],
  [/spiral/, 'spiral-stairs', 2.5, 'any'],
  [/stair|steps|ladder/, 'stairs', 2.5, 'short'],
  [/rod|rail/, 'clothes-rail', 1.7, 'long'],
  [/wardrobe|closet|cupboard|cabinet|storage/, 'wardrobe', 2.2, 'long'],
  [/fire-?place|chimney|stove/, 'fireplace', 1.1, 'long'],
  [/radiator|heater/, 'radiator', 0.6, 'long'],
  [/column|pillar|shaft|duct/, 'column', 2.5, 'any'],
  [/boiler|tank|meter|furnace/, 'boiler', 1.6, 'any'],
  [/car|vehicle/, 'car', 1.45, 'short'],
  [/shel/, 'shelf', 1.9, 'long'],
];

/** Where a drawn symbol stands: its middle, degrees clockwise, and its sides in its own axes, metres. */
export interface Frame {
  at: Vec2;
  rotation: number;
  width: number;
  depth: number;
}

/** The drawn fixtures as models standing where they are drawn, their backs to the nearest wall; `home` tells homes apart. */
export function fixtureNodes(plan: Plan, style: Style, home: number): SceneNode[] {
  return [...plan.fixtures.flatMap((fixture) => fixtureNode(plan, fixture, style, home)), ...stairNodes(plan, style)];
}

function fixtureNode(plan: Plan, fixture: DrawnItem, style: Style, home: number): SceneNode[] {
  if (fixture.outline.length < 3) return [];
  const room = plan.rooms.find((r) => r.id === fixture.room);
  const known = kindOf(fixture, room);
  const frame = standing(plan, fixture, known.back);
  const size = { width: frame.width, depth: frame.depth, height: known.height };
  if (size.width < 0.08 || size.depth < 0.08) return [];
  const m = new ModelBuilder();
  if (known.kind === 'kitchen-counter') {
    const missing = missingInsets(plan, fixture, room, size);
    drawnWorktop(m, withinRoom(fixture.outline, room), known.height, [
      ...plan.fixtures.filter((other) => other !== fixture).map((other) => middleOf(other.outline)),
      ...missing.map(({ share }) => alongFrame(frame, size.width * share)),
    ]);
    if (missing.length) {
      m.placed([frame.at[0], frame.at[1], 0], frame.rotation, (inner) => {
        for (const { add, share, width } of missing)
          add(inner, [size.width * share, 0.01], [width, Math.min(0.5, size.depth - 0.1)], 0.9);
      });
    }
    return [
      { id: fixture.id, kind: 'fixture' as const, name: known.kind, room: fixture.room, frame, meshes: m.build() },
    ];
  }
  if (onCounter(plan, fixture) && (known.kind === 'kitchen-sink' || known.kind === 'hob')) {
    const add = known.kind === 'hob' ? hobInset : sinkInset;
    m.placed([frame.at[0], frame.at[1], 0], frame.rotation, (inner) =>
      add(inner, [0, 0], [size.width, size.depth], 0.9),
    );
    return [
      { id: fixture.id, kind: 'fixture' as const, name: known.kind, room: fixture.room, frame, meshes: m.build() },
    ];
  }
  return [
    placedModel(
      { id: fixture.id, kind: known.kind, room: fixture.room, at: frame.at, rotation: frame.rotation, size },
      'fixture',
      style,
      home,
    ),
  ];
}

/** Which piece a drawn symbol is, how high it stands, and on which of its sides the wall is. */
export function kindOf(
  fixture: DrawnItem,
  room: Room | undefined,
): { kind: string; height: number; back: 'short' | 'long' | 'any' } {
  const name = fixture.kind.toLowerCase();
  const wet = room?.type === 'bathroom' || room?.type === 'wc';
  if (/sink/.test(name) && wet) return { kind: 'basin', height: 0.86, back: 'long' };
  const row = FIXTURES.find(([names]) => names.test(name));
  return row ? { kind: row[1], height: row[2], back: row[3] } : { kind: fixture.kind, height: 0.6, back: 'any' };
}

/** The part of a drawn worktop that is in its room: it is read a little long at times, and would stand out of the wall on its other side. */
function withinRoom(outline: Ring, room: Room | undefined): Ring {
  if (!room) return outline;
  const parts = polygonsOf(overlap(regionOf([outline]), regionOf([room.outline]))).map(([ring]) => ring!);
  return parts.find((ring) => Math.abs(ringArea(ring)) > Math.abs(ringArea(outline)) / 2) ?? outline;
}

interface Inset {
  readonly add: typeof sinkInset;
  /** Where along the worktop its middle is, from its middle, as a share of its width. */
  readonly share: number;
  readonly width: number;
}

/**
 * The sink and the hob that the largest straight worktop of a kitchen shows because none is drawn there: its drawing was not read to
 * the end, but it is a kitchen's. What is drawn in the worktop keeps its place.
 */
function missingInsets(
  plan: Plan,
  fixture: DrawnItem,
  room: Room | undefined,
  { width, depth }: { width: number; depth: number },
): Inset[] {
  if (!room || (room.type !== 'kitchen' && room.type !== 'living-kitchen')) return [];
  if (width < 1.1 || depth < 0.45 || depth > 0.95 || floorOf(fixture) < width * depth * 0.93) return [];
  const others = plan.fixtures.filter((f) => f !== fixture && f.room === room.id);
  if (others.some((f) => /counter|worktop|kitchen/.test(f.kind) && floorOf(f) > floorOf(fixture))) return [];
  const hasSink = others.some((f) => /sink|basin/.test(f.kind));
  const hasHob = others.some((f) => /hob|stove|cook|range|oven/.test(f.kind));
  const taken = others.filter((f) => contains(fixture.outline, middleOf(f.outline)));
  // Beside what is drawn in it, on the longer side.
  const side = taken.length ? -Math.sign(alongOf(plan, fixture, middleOf(taken[0]!.outline)) || 1) : 0;
  if (side && width < 1.6) return [];
  const sink: Inset = { add: sinkInset, share: side ? side * 0.28 : -0.24, width: Math.min(0.55, width * 0.34) };
  const hob: Inset = { add: hobInset, share: side ? side * 0.28 : 0.24, width: Math.min(0.58, width * 0.36) };
  return [...(hasSink ? [] : [sink]), ...(hasHob ? [] : [hob])];
}

/** The point at `along` from the middle of a frame in the direction of its width. */
const alongFrame = ({ at, rotation }: Frame, along: number): Vec2 => {
  const turn = (rotation * Math.PI) / 180;
  return [at[0] + Math.cos(turn) * along, at[1] + Math.sin(turn) * along];
};

/** How far along the worktop, in the direction of its width, a point lies from its middle. */
function alongOf(plan: Plan, fixture: DrawnItem, [x, y]: readonly [number, number]): number {
  const { at, rotation } = standing(plan, fixture, 'long');
  const turn = (rotation * Math.PI) / 180;
  return (x - at[0]) * Math.cos(turn) + (y - at[1]) * Math.sin(turn);
}

const floorOf = ({ outline }: DrawnItem): number => Math.abs(ringArea(outline));

/** Whether a fixture is drawn on a worktop that is drawn as well. */
function onCounter(plan: Plan, fixture: DrawnItem): boolean {
  const middle = middleOf(fixture.outline);
  return plan.fixtures.some(
    (other) =>
      other !== fixture && /counter|worktop|kitchen|island/.test(other.kind) && contains(other.outline, middle),
  );
}

/** The smallest rectangle around an outline, turned so that its back is the side nearest to a wall. */
export function standing(plan: Plan, fixture: DrawnItem, back: 'short' | 'long' | 'any'): Frame {
  const ring = fixture.outline;
  let best: { angle: number; at: Vec2; u: number; v: number } | undefined;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    const angle = Math.atan2(by - ay, bx - ax);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const us = ring.map(([x, y]) => x * cos + y * sin);
    const vs = ring.map(([x, y]) => y * cos - x * sin);
    const [u, v] = [Math.max(...us) - Math.min(...us), Math.max(...vs) - Math.min(...vs)];
    if (best && u * v >= best.u * best.v - 1e-6) return;
    const [mu, mv] = [(Math.max(...us) + Math.min(...us)) / 2, (Math.max(...vs) + Math.min(...vs)) / 2];
    best = { angle, at: [mu * cos - mv * sin, mu * sin + mv * cos], u, v };
  });
  const { angle, at, u, v } = best!;
  let chosen: Frame | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let quarter = 0; quarter < 4; quarter++) {
    const turn = angle + (quarter * Math.PI) / 2;
    const [width, depth] = quarter % 2 ? [v, u] : [u, v];
    const behind: Vec2 = [at[0] + (Math.sin(turn) * depth) / 2, at[1] - (Math.cos(turn) * depth) / 2];
    const wrong = (back === 'short' && width > depth * 1.08) || (back === 'long' && depth > width * 1.08);
    const cost = gapToWall(plan, behind) + (wrong ? 5 : 0);
    if (cost < least - 1e-6) [least, chosen] = [cost, { at, rotation: (turn * 180) / Math.PI, width, depth }];
  }
  return chosen!;
}

function gapToWall(plan: Plan, p: Vec2): number {
  let least = 4;
  for (const { from, to, thickness } of plan.walls) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const t = Math.max(0, Math.min(1, ((p[0] - from[0]) * dx + (p[1] - from[1]) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.abs(Math.hypot(p[0] - from[0] - dx * t, p[1] - from[1] - dy * t) - thickness / 2));
  }
  return least;
}
