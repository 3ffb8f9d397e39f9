import type { PixelClasses } from '../pixel-classes/types.ts';
import { findComponents } from '../raster/components.ts';
import type { WallsPx } from '../structure/types.ts';
import { eachCrossing } from './find-crossings.ts';
import { ENCLOSED, knowsWalls, LARGEST_SCRAP, lookAround } from './look-around.ts';
import { thickest } from './rooms-beside.ts';
import type { Faces } from './split-necks.ts';

/** Shortest way from scrap to room with nothing drawn across it, in door widths. */
const SHORTEST = 0.15;

type Parted = Pick<Faces, 'labels' | 'list'>;

/**
 * Faces with the scraps joined to the room that lies before them: what furniture, stairs or arcs cut off a room is closed by no
 * wall, as far as the network sees, and nothing is drawn across the way to the rest. `isOwn` tells faces that are rooms for
 * other reasons, by their number.
 */
export function joinScraps(
  faces: Parted,
  walls: WallsPx,
  isOwn: (label: number) => boolean,
  classes?: PixelClasses,
): Parted {
  if (!classes) return faces;
  const { labels, list } = faces;
  const { width, height } = walls.mask;
  const around = lookAround(labels, list.length, walls, classes);
  const all = list.map((_, i) => i + 1);
  const isSmall = (label: number) => list[label - 1]!.area < LARGEST_SCRAP * walls.doorPx ** 2;
  const scraps = new Set(all.filter((label) => !isOwn(label) && isSmall(label) && around(label).built < ENCLOSED));
  if (scraps.size === 0 || !knowsWalls(around, all.filter(isOwn))) return faces;
  const ways = new Map<string, { readonly of: readonly [number, number]; readonly runs: [number, number, number][] }>();
  eachCrossing(labels, width, thickest(walls), ({ a, b, first, last, step }) => {
    if (!scraps.has(a) && !scraps.has(b)) return;
    for (let i = first; i <= last; i += step) if (walls.mask.data[i]) return;
    const key = `${a} ${b}`;
    const way = ways.get(key) ?? { of: [a, b], runs: [] };
    ways.set(key, way);
    way.runs.push([first, last, step]);
  });
  const free = { width, height, data: new Uint8Array(labels.length) };
  for (let i = 0; i < labels.length; i++) if (labels[i]) free.data[i] = 1;
  for (const scrap of scraps) {
    const own = [...ways.values()].filter(
      ({ of, runs }) => of.includes(scrap) && runs.length > SHORTEST * walls.doorPx,
    );
    const widest = own.reduce((best, way) => (way.runs.length > best.runs.length ? way : best), own[0]!);
    for (const [first, last, step] of widest?.runs ?? []) for (let i = first; i <= last; i += step) free.data[i] = 1;
  }
  return findComponents(free, 4);
}
