import type { Point, Room, Wall } from '../../plan/schema.ts';
import { pointGap } from '../space/polygon.ts';

/** How far beyond its own half thickness a wall may be from the floor that it bounds, metres. */
const REACH = 0.25;
/** A wall of which less than this share bounds a floor is a stray line (dimension, fence, neighbour). */
const SHARE = 0.25;

/** The walls that bound some room; all of them where there is no room. */
export function nearRooms(walls: readonly Wall[], rooms: readonly Room[]): Wall[] {
  if (!rooms.length) return [...walls];
  const edges = rooms.flatMap((room) =>
    [room.outline, ...room.holes].flatMap((ring) => ring.map((a, k) => [a, ring[(k + 1) % ring.length]!] as const)),
  );
  return walls.filter((wall) => {
    const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
    const steps = Math.max(2, Math.min(40, Math.ceil(length / 0.15)));
    const reach = wall.thickness / 2 + REACH;
    let near = 0;
    for (let k = 0; k < steps; k++) {
      const s = (k + 0.5) / steps;
      const p: Point = [wall.from[0] + (wall.to[0] - wall.from[0]) * s, wall.from[1] + (wall.to[1] - wall.from[1]) * s];
      if (edges.some(([a, b]) => pointGap(p, a, b) <= reach)) near++;
    }
    return near >= steps * SHARE;
  });
}
