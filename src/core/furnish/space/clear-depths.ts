import { toWorld } from './box.ts';
import type { RoomSpace } from './room-space.ts';
import { castRay } from './sight.ts';

/** Walls are looked across from about every so many metres along them. */
const STEP = 0.25;
/** Depths are told apart in steps of this, metres (a crooked wall, a skirting). */
const SAME = 0.04;
/** Looks start this far before the wall, metres. */
const BEFORE = 0.01;

/** How deep a room is before its walls, metres: the depths between `least` and `most`, those that most wall looks across first. */
export function clearDepths(space: RoomSpace, least: number, most: number): number[] {
  const found = new Map<number, { depth: number; length: number }>();
  for (const { frame, length } of space.lines) {
    const count = Math.max(1, Math.floor(length / STEP));
    for (let k = 0; k < count; k++) {
      const from = toWorld(frame, ((k + 0.5) / count) * length, BEFORE);
      const depth = castRay(space, from, [-frame.sin, frame.cos], most + 1) + BEFORE;
      if (depth < least || depth > most) continue;
      const step = Math.floor(depth / SAME);
      const like = found.get(step) ?? { depth, length: 0 };
      // What fits the shallower of two like depths fits both.
      found.set(step, { depth: Math.min(like.depth, depth), length: like.length + length / count });
    }
  }
  return [...found.values()].sort((a, b) => b.length - a.length).map(({ depth }) => depth);
}
