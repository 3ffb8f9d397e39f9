import { lengthOf, pointAt } from '../geometry/segment.ts';
import { nameOnMap } from '../pixel-classes/name-on-map.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bar } from './find-bars.ts';

/** Narrowest and widest doorway, in door widths: double doors and sliding ones among them. */
const WIDTH = [0.5, 3] as const;
/** Share of a bar that the network takes for a door in a wall. */
const DOORWAY = 0.7;
/** Steps at which a bar is looked at. */
const STEPS = 48;

/** A bar that is a doorway for the most part. */
export interface Doorway {
  readonly bar: Bar;
  /** The part of it that is open. */
  readonly opening: Bar;
  /** The pieces of wall before and behind that, if any. */
  readonly jambs: readonly Bar[];
}

/**
 * The bars that are doorways to the network: thresholds and lintels close the opening of an outlined wall like a piece of it.
 * `hollow` are bars without body of their own, `doorPx` is about as wide as a door.
 */
export function findDoorways(hollow: readonly Bar[], doorPx: number, classes?: PixelClasses): Doorway[] {
  if (!classes) return [];
  const nameAt = nameOnMap(classes);
  return hollow.flatMap((bar): Doorway[] => {
    const long = lengthOf(bar);
    if (long < WIDTH[0] * doorPx || long > WIDTH[1] * doorPx) return [];
    const step = long / STEPS;
    const isDoor = Array.from({ length: STEPS }, (_, k) => nameAt(...pointAt(bar, (k + 0.5) * step)) === 'door');
    if (isDoor.filter(Boolean).length < DOORWAY * STEPS) return [];
    const [lo, hi] = [isDoor.indexOf(true) * step, (isDoor.lastIndexOf(true) + 1) * step];
    const part = (a: number, b: number): Bar => ({ from: pointAt(bar, a), to: pointAt(bar, b), thick: bar.thick });
    const jambs = [part(0, lo), part(hi, long)].filter((jamb) => lengthOf(jamb) > bar.thick / 2);
    return [{ bar, opening: part(lo, hi), jambs }];
  });
}
