import { pointAt } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Swing } from './types.ts';

/** A swing of whose floor the network takes this share for fixtures is none, unless it sees this much of a door there. */
const THINGS = 0.6;
const DOOR = 0.12;
const DOORS = new Set(['swing', 'door', 'door-leaf']);
const BUILT_IN = new Set([
  'wardrobe',
  'fixture',
  'appliance',
  'counter',
  'sink',
  'hob',
  'toilet',
  'basin',
  'bath',
  'shower',
]);

/** Swings without those that are parts of fixtures: diagonals of wardrobes and machines, round corners of tubs. */
export function dropDrawnSwings(swings: readonly Swing[], classes?: PixelClasses): Swing[] {
  if (!classes) return [...swings];
  return swings.filter((s) => {
    const across = (k: number) => {
      const from: PointPx = pointAt({ from: s.hinge, to: s.leaf }, k * s.radius);
      const to: PointPx = pointAt({ from: s.hinge, to: s.closed }, k * s.radius);
      return { from, to };
    };
    const lines = [0.35, 0.6, 0.85].map(across);
    const share = (names: ReadonlySet<string>) =>
      lines.reduce((sum, line) => sum + shareAlong(line, names, classes), 0) / lines.length;
    return share(BUILT_IN) < THINGS || share(DOORS) > DOOR;
  });
}
