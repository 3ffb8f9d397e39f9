import { angleBetween, distance, lengthOf, project } from '../geometry/segment.ts';
import type { WallsPx } from '../walls/types.ts';
import type { OpeningPx } from './types.ts';

/**
 * One opening per place and one door per swing: overlapping walls (two leaves of a cavity wall, a lining) show the same break
 * twice. The one that knows more, then the wider one, stays.
 */
export function dropTwins(openings: readonly OpeningPx[], walls: WallsPx): OpeningPx[] {
  const rank = (o: OpeningPx) => (o.swing ? 2 : o.kind === 'gap' ? 0 : 1);
  const kept: OpeningPx[] = [];
  for (const o of [...openings].sort((a, b) => rank(b) - rank(a) || lengthOf(b) - lengthOf(a))) {
    if (!kept.some((k) => sameSwing(k, o, walls.doorPx) || samePlace(k, o, walls))) kept.push(o);
  }
  return kept;
}

function sameSwing(a: OpeningPx, b: OpeningPx, doorPx: number): boolean {
  if (!a.swing || !b.swing) return false;
  return distance(a.swing.hinge, b.swing.hinge) < 0.1 * doorPx && distance(a.swing.leaf, b.swing.leaf) < 0.1 * doorPx;
}

function samePlace(a: OpeningPx, b: OpeningPx, walls: WallsPx): boolean {
  if (angleBetween(a, b) > 10) return false;
  const [p, q] = [project(a, b.from), project(a, b.to)];
  const limit = 0.6 * (walls.walls[a.wall]!.thicknessPx + walls.walls[b.wall]!.thicknessPx);
  if (Math.abs(p.beside + q.beside) / 2 > limit) return false;
  const shared = Math.min(lengthOf(a), Math.max(p.along, q.along)) - Math.max(0, Math.min(p.along, q.along));
  return shared > 0.5 * Math.min(lengthOf(a), lengthOf(b));
}
