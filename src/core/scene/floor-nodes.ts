import type { Style } from '../furnish/home/wishes.ts';
import { minus, polygonsOf, type Region, regionOf } from '../geometry/region.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Opening, Plan, Room } from '../plan/schema.ts';
import { type FloorFrame, floorFrame, homeDirection } from './floor-frame.ts';
import { floorMaterial } from './floor-materials.ts';
import { isOutdoor, thicknessAt } from './footprint.ts';
import { ModelBuilder, type Vec2 } from './model-builder.ts';
import { box, sheet } from './primitives.ts';
import type { SceneNode } from './types.ts';

/** Width and height of the bar that covers the joint between two floors, metres: common profiles are 40 to 100 mm wide. */
const BAR = { width: 0.07, height: 0.006 };

const flat = (region: Region, material: string, z: number) => {
  const m = new ModelBuilder();
  for (const rings of polygonsOf(region)) sheet(m, material, rings, z);
  return m.build();
};

/** The floor of every room in its material, what lies in doorways, and the bare ground below. */
export function floorNodes(plan: Plan, ground: Region, style: Style): SceneNode[] {
  const nodes: SceneNode[] = [{ id: 'ground', kind: 'floor', name: 'ground', meshes: flat(ground, 'slab', -0.01) }];
  const runs = floorRuns(plan, style);
  for (const room of plan.rooms) {
    nodes.push({
      id: `floor-${room.id}`,
      kind: 'floor',
      name: room.type,
      room: room.id,
      frame: runs.get(room)!,
      meshes: flat(minus(regionOf([room.outline]), regionOf(room.holes)), floorMaterial(room.type, style), 0),
    });
  }
  for (const opening of plan.openings)
    if (opening.kind !== 'window') nodes.push(...doorwayNodes(plan, opening, style, runs));
  return nodes;
}

/**
 * The floor in a doorway. Where both sides have the same floor it runs through; where it changes, the larger room's floor runs under the leaf and
 * a bar covers the joint; to the outside there is a sill.
 */
function doorwayNodes(plan: Plan, opening: Opening, style: Style, runs: ReadonlyMap<Room, FloorFrame>): SceneNode[] {
  const { from, to } = opening;
  const thickness = thicknessAt(plan, opening);
  const [a, b] = sidesOf(plan, from, to, thickness);
  const inner = [a, b].filter((room): room is Room => room !== undefined && !isOutdoor(room));
  const host = inner.sort((p, q) => q.area - p.area)[0];
  const strip = regionOf([stripOf(from, to, thickness + 0.01)]);
  const across = { at: from, rotation: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI };
  const node = (id: string, frame: SceneNode['frame'], meshes: SceneNode['meshes']): SceneNode => ({ id: `${id}-${opening.id}`, kind: 'floor', name: 'threshold', frame: frame!, meshes }); // biome-ignore format: short
  const isThrough = inner.length === 2 || (host && opening.kind === 'gap');
  if (!host || !isThrough) return [node('threshold', across, flat(strip, 'threshold', 0.004))];
  const floor = node('doorway', runs.get(host), flat(strip, floorMaterial(host.type, style), -0.002));
  const isSame = a && b && floorMaterial(a.type, style) === floorMaterial(b.type, style);
  return isSame || !(a && b) ? [floor] : [floor, node('threshold', across, jointBar(from, to, thickness))];
}

function jointBar(from: Vec2, to: Vec2, thickness: number): SceneNode['meshes'] {
  const m = new ModelBuilder();
  const width = Math.min(BAR.width, thickness);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  m.placed([from[0], from[1], 0], turn, (inner) =>
    box(inner, 'threshold', [0, -width / 2, 0], [length, width / 2, BAR.height]),
  );
  return m.build();
}

/**
 * How the floor of each room lies: rooms with the same floor that are connected by doors or openings share the frame of the largest of
 * them, so that boards and tiles run through.
 */
function floorRuns(plan: Plan, style: Style): Map<Room, FloorFrame> {
  const run = new Map(plan.rooms.map((room) => [room, room]));
  const headOf = (room: Room): Room => {
    const next = run.get(room)!;
    return next === room ? room : headOf(next);
  };
  for (const opening of plan.openings) {
    if (opening.kind === 'window') continue;
    const [a, b] = sidesOf(plan, opening.from, opening.to, thicknessAt(plan, opening));
    if (!a || !b || floorMaterial(a.type, style) !== floorMaterial(b.type, style)) continue;
    const [p, q] = [headOf(a), headOf(b)];
    if (p.area >= q.area) run.set(q, p);
    else run.set(p, q);
  }
  const home = homeDirection(plan.walls);
  return new Map(plan.rooms.map((room) => [room, floorFrame(headOf(room).outline, home)]));
}

/** The rooms on the two sides of an opening, where there are any. */
export function sidesOf(plan: Plan, from: Vec2, to: Vec2, thickness: number): [Room | undefined, Room | undefined] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const reach = thickness / 2 + 0.15;
  const at = (side: 1 | -1): Room | undefined =>
    plan.rooms.find((room) => contains(room.outline, [mx + nx * reach * side, my + ny * reach * side]));
  return [at(1), at(-1)];
}

/** Whether a point is inside a closed ring (even-odd). */
export function contains(ring: readonly Vec2[], [x, y]: Vec2): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Mean of the corners of a ring. */
export const middleOf = (ring: readonly Vec2[]): Vec2 => [
  ring.reduce((sum, p) => sum + p[0], 0) / ring.length,
  ring.reduce((sum, p) => sum + p[1], 0) / ring.length,
];
