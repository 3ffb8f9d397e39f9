import { lengthOf, pointAt } from '../geometry/segment.ts';
import { nameOnMap } from '../pixel-classes/name-on-map.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bar } from '../raster/find-bars.ts';
import { isSwept } from './is-swept.ts';

/** Narrowest and widest doorway, in door widths: double doors and sliding ones among them. */
const WIDTH = [0.5, 3] as const;
/** Share of a bar that the network takes for a door in a wall. */
const DOORWAY = 0.7;
/** Steps to a door width at which a bar is looked at. */
const STEPS = 24;
/** Narrowest and widest doorway in a longer bar, in door widths; it takes so much of the floor beside that for swept. */
const WITHIN = [0.6, 1.8] as const;
const SWEPT = 0.3;

/** A bar that is a doorway for the most part, or holds some. */
export interface Doorway {
  readonly bar: Bar;
  /** The parts of it that are open. */
  readonly openings: readonly Bar[];
  /** The pieces of wall before, between and behind these, if any. */
  readonly jambs: readonly Bar[];
}

/**
 * The bars that are doorways to the network, or in which it sees doors that sweep the floor: thresholds and lintels close the opening of
 * an outlined wall like a piece of it. `hollow` are bars without body of their own, `doorPx` is about as wide as a door.
 */
export function findDoorways(hollow: readonly Bar[], doorPx: number, classes?: PixelClasses): Doorway[] {
  if (!classes) return [];
  const nameAt = nameOnMap(classes);
  return hollow.flatMap((bar): Doorway[] => {
    const long = lengthOf(bar);
    if (long < WIDTH[0] * doorPx) return [];
    const steps = Math.ceil((STEPS * long) / doorPx);
    const step = long / steps;
    const isDoor = Array.from({ length: steps }, (_, k) => nameAt(...pointAt(bar, (k + 0.5) * step)) === 'door');
    const isWhole = long <= WIDTH[1] * doorPx && isDoor.filter(Boolean).length >= DOORWAY * steps;
    const spans = isWhole
      ? [[isDoor.indexOf(true), isDoor.lastIndexOf(true) + 1] as const]
      : runsOf(isDoor).filter(([from, to]) => {
          const [a, b] = [pointAt(bar, from * step), pointAt(bar, to * step)];
          const wide = ((to - from) * step) / doorPx;
          return wide >= WITHIN[0] && wide <= WITHIN[1] && isSwept(a, b, classes, SWEPT);
        });
    if (spans.length === 0) return [];
    const part = (a: number, b: number): Bar => ({ from: pointAt(bar, a), to: pointAt(bar, b), thick: bar.thick });
    const ends = [0, ...spans.flat().map((k) => k * step), long];
    const jambs = spans.map(([from], i) => part(ends[2 * i]!, from * step));
    return [
      {
        bar,
        openings: spans.map(([from, to]) => part(from * step, to * step)),
        jambs: [...jambs, part(ends.at(-2)!, long)].filter((jamb) => lengthOf(jamb) > bar.thick / 2),
      },
    ];
  });
}

/** Where what holds for some steps in a row begins and ends. */
function runsOf(steps: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  steps.forEach((is, k) => {
    if (!is) return;
    const last = runs.at(-1);
    if (last?.[1] === k) last[1] = k + 1;
    else runs.push([k, k + 1]);
  });
  return runs;
}
