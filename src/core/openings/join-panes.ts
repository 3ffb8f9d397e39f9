import { pointAt, project } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { WallsPx } from '../walls/types.ts';
import type { OpeningPx } from './types.ts';

/** Windows are one where the network takes this share of what lies between them for window. */
const SEEN = 0.8;
const WINDOWS = new Set(['window']);

/** Openings with those windows joined between which the network sees nothing but window, up to `widest` pixels. */
export function joinPanes(
  openings: readonly OpeningPx[],
  { walls }: WallsPx,
  widest: number,
  classes: PixelClasses,
): OpeningPx[] {
  const others = openings.filter((o) => o.kind !== 'window');
  const panes = openings
    .filter((o) => o.kind === 'window')
    .map((o) => {
      const [from, to] = [project(walls[o.wall]!, o.from).along, project(walls[o.wall]!, o.to).along];
      return { o, lo: Math.min(from, to), hi: Math.max(from, to) };
    })
    .sort((a, b) => a.o.wall - b.o.wall || a.lo - b.lo);
  const joined: typeof panes = [];
  for (const pane of panes) {
    const last = joined.at(-1);
    const wall = walls[pane.o.wall]!;
    const between = last && { from: pointAt(wall, last.hi), to: pointAt(wall, pane.lo) };
    const isOne =
      last?.o.wall === pane.o.wall &&
      Math.max(last.hi, pane.hi) - last.lo <= widest &&
      shareAlong(between!, WINDOWS, classes) >= SEEN;
    if (!isOne) {
      joined.push(pane);
      continue;
    }
    const hi = Math.max(last.hi, pane.hi);
    joined[joined.length - 1] = { ...last, hi, o: { ...last.o, from: pointAt(wall, last.lo), to: pointAt(wall, hi) } };
  }
  return [...others, ...joined.map(({ o }) => o)];
}
