import { directionOf, lengthOf, type Segment } from '../geometry/segment.ts';
import { BUILT, IN_WALLS, SWEPT } from '../pixel-classes/built.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import { THINGS } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bar } from '../raster/find-bars.ts';
import { usualThickness } from './keep-networks.ts';

/** The network denies a bar where it takes at most this share for walls and openings, and at least that for things. */
const MOST_BUILT = 0.15;
const LEAST_THINGS = 0.5;
/**
 * A slanted bar, by this sine, is a piece of an arc where it takes at most the same share for wall or opening, and this much for a
 * leaf and the floor that it sweeps. A bar that stands free, about as long as a door, is a leaf of two lines where it takes so much
 * for a leaf alone.
 */
const SLANTED = 0.05;
const LEAST_SWEPT = 0.6;
const LEAST_LEAF = 0.5;
const LEAF_LONG = 1.5;
const LEAF = new Set(['door-leaf']);
/** It is believed where it confirms this share of all bars, by area: else it does not know walls of this make. */
const BELIEVED = 0.7;
/**
 * Where it confirms this much, it knows these walls: what it takes for nothing at all (so much of it for built, at most) is none,
 * even where it does not know what it is. In real drawings these are fronts of wardrobes, shelves and basins.
 */
const SURELY = 0.96;
const NOTHING_BUILT = 0.05;
/** They are thinner than this share of the usual wall, and longer than that of a door: ends of walls are as thick, and shorter. */
const THINNER = 0.75;
const LONGER = 0.5;
/** Thin bars may be lines of dimensions too; on thick ones, or close to them, dimensions are written. */
const THIN_THINGS: ReadonlySet<string> = new Set([...THINGS, 'dimension']);
/** Lines beside the middle of a bar that are looked at too, in its thicknesses and in pixels of the map, whichever is more. */
const BESIDE = 1 / 3;
const BESIDE_SEEN = 0.7;

/**
 * The bars that are the edges of worktops, tubs, steps and furniture, arcs of doors, or lines of dimensions, to the network, if it knows walls of
 * this make. `doorPx` is about as wide as a door; `standsFree` tells bars between two lines that end with
 * them from filled ones and pieces of fronts.
 */
export function findDenied(
  bars: readonly Bar[],
  doorPx: number,
  classes?: PixelClasses,
  standsFree: (bar: Bar) => boolean = () => false,
): Bar[] {
  if (!classes) return [];
  const thinner = THINNER * usualThickness(bars);
  const looks = bars.map((bar) => lookAt(bar, bar.thick < thinner ? THIN_THINGS : THINGS, classes));
  let [confirmed, all] = [0, 0];
  bars.forEach((bar, i) => {
    const area = lengthOf(bar) * bar.thick;
    all += area;
    confirmed += looks[i]!.built * area;
  });
  if (confirmed < BELIEVED * all) return [];
  const isSure = confirmed >= SURELY * all;
  return bars.filter((bar, i) => {
    const { built, things, walled, swept } = looks[i]!;
    if (built <= MOST_BUILT && things >= LEAST_THINGS) return true;
    const isSwept = walled <= MOST_BUILT && swept >= LEAST_SWEPT;
    if (isSwept && (isSlanted(bar) || (isLeaf(bar, doorPx, classes) && standsFree(bar)))) return true;
    return isSure && built <= NOTHING_BUILT && bar.thick < thinner && lengthOf(bar) > LONGER * doorPx;
  });
}

const isSlanted = (bar: Bar) => Math.min(...directionOf(bar).map(Math.abs)) > SLANTED;

function isLeaf(bar: Bar, doorPx: number, classes: PixelClasses): boolean {
  if (lengthOf(bar) >= LEAF_LONG * doorPx) return false;
  return Math.max(...linesAlong(bar, classes).map((line) => shareAlong(line, LEAF, classes))) >= LEAST_LEAF;
}

interface Look {
  /** Share of the bar that is wall or set in walls, that is wall or opening, and that is a leaf or swept by one, at most. */
  readonly built: number;
  readonly walled: number;
  readonly swept: number;
  /** Share that is a named thing, at least. */
  readonly things: number;
}

/** What a bar is along its middle and beside that. */
function lookAt(bar: Bar, names: ReadonlySet<string>, classes: PixelClasses): Look {
  const lines = linesAlong(bar, classes);
  const shares = (of: ReadonlySet<string>) => lines.map((line) => shareAlong(line, of, classes));
  return {
    built: Math.max(...shares(IN_WALLS)),
    walled: Math.max(...shares(BUILT)),
    things: Math.min(...shares(names)),
    swept: Math.max(...shares(SWEPT)),
  };
}

/** The middle of a bar, and the lines beside it on either side. */
function linesAlong(bar: Bar, { region, width }: PixelClasses): Segment[] {
  const zoom = (region.x1 - region.x0) / width;
  const [dx, dy] = directionOf(bar);
  const off = Math.max(BESIDE * bar.thick, BESIDE_SEEN * zoom);
  return [-off, 0, off].map((by) => ({
    from: [bar.from[0] - by * dy, bar.from[1] + by * dx],
    to: [bar.to[0] - by * dy, bar.to[1] + by * dx],
  }));
}
