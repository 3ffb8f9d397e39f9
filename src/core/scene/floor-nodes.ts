import { minus, polygonsOf, type Region, regionOf } from '../geometry/region.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Plan, Room, RoomType } from '../plan/schema.ts';
import { isOutdoor, thicknessAt } from './footprint.ts';
import { ModelBuilder, type Vec2 } from './model-builder.ts';
import { sheet } from './primitives.ts';
import type { SceneNode } from './types.ts';

const FLOORS: Readonly<Record<RoomType, string>> = {
  living: 'floor-wood', dining: 'floor-wood', 'living-kitchen': 'floor-wood', bedroom: 'floor-wood', children: 'floor-wood', study: 'floor-wood',
  closet: 'floor-wood', corridor: 'floor-wood', other: 'floor-wood', stairs: 'floor-wood', kitchen: 'floor-tile', hall: 'floor-stone', utility: 'floor-tile',
  bathroom: 'floor-tile-small', wc: 'floor-tile-small', technical: 'floor-concrete', garage: 'floor-concrete', balcony: 'floor-deck', terrace: 'floor-paving',
}; // biome-ignore format: a table

/** A rectangle around a room, metres. */
export interface FloorFrame {
  /** Its far corner, where planks and tiles start, and its middle. */
  readonly at: Vec2;
  readonly middle: Vec2;
  /** Direction of its longer side, degrees clockwise. */
  readonly rotation: number;
  readonly long: number;
  readonly short: number;
}

/** The rectangle around a room in the direction of its longest wall. */
export function floorFrame(outline: readonly Vec2[]): FloorFrame {
  let longest = 0;
  let angle = 0;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    if (length > longest) [longest, angle] = [length, Math.atan2(by - ay, bx - ax)];
  });
  // Planks look alike both ways, so a quarter turn decides everything: keep the angle within a right angle about 0.
  angle -= Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const us = outline.map(([x, y]) => x * cos + y * sin);
  const vs = outline.map(([x, y]) => y * cos - x * sin);
  const [u0, v0] = [Math.min(...us), Math.min(...vs)];
  const [du, dv] = [Math.max(...us) - u0, Math.max(...vs) - v0];
  const degrees = (angle * 180) / Math.PI;
  const back = (u: number, v: number): Vec2 => [u * cos - v * sin, u * sin + v * cos];
  const [at, middle] = [back(u0, v0), back(u0 + du / 2, v0 + dv / 2)];
  if (du >= dv) return { at, middle, rotation: degrees, long: du, short: dv };
  return { at, middle, rotation: degrees + 90, long: dv, short: du };
}

const flat = (region: Region, material: string, z: number) => {
  const m = new ModelBuilder();
  for (const rings of polygonsOf(region)) sheet(m, material, rings, z);
  return m.build();
};

/** The floor of every room in its material, the strips in doorways, and the bare ground below. */
export function floorNodes(plan: Plan, ground: Region): SceneNode[] {
  const nodes: SceneNode[] = [{ id: 'ground', kind: 'floor', name: 'ground', meshes: flat(ground, 'slab', -0.01) }];
  const floorOf = (room: Room): Region => minus(regionOf([room.outline]), regionOf(room.holes));
  for (const room of plan.rooms) {
    const frame = floorFrame(room.outline);
    nodes.push({
      id: `floor-${room.id}`,
      kind: 'floor',
      name: room.type,
      room: room.id,
      frame,
      meshes: flat(floorOf(room), FLOORS[room.type], 0),
    });
  }
  for (const opening of plan.openings) {
    if (opening.kind === 'window') continue;
    const thickness = thicknessAt(plan, opening);
    const [a, b] = sidesOf(plan, opening.from, opening.to, thickness);
    const inner = [a, b].filter((room) => room && !isOutdoor(room)) as Room[];
    const host = inner.sort((p, q) => q.area - p.area)[0];
    const open = opening.kind === 'gap' || (a && b && FLOORS[a.type] === FLOORS[b.type]);
    const strip = regionOf([stripOf(opening.from, opening.to, thickness + 0.01)]);
    const frame =
      open && host
        ? floorFrame(host.outline)
        : {
            at: opening.from,
            rotation: (Math.atan2(opening.to[1] - opening.from[1], opening.to[0] - opening.from[0]) * 180) / Math.PI,
          };
    const material = open && host ? FLOORS[host.type] : 'threshold';
    nodes.push({
      id: `threshold-${opening.id}`,
      kind: 'floor',
      name: 'threshold',
      frame,
      meshes: flat(strip, material, open ? -0.002 : 0.004),
    });
  }
  return nodes;
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
