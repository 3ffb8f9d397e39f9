import { isSet } from '../raster/bitmap.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { shareInked } from './share-inked.ts';

/** Step of the angles at which an arc is looked at, and the first of them: at the jamb lies its ink too. Degrees. */
const STEP = 2.5;
const FIRST = 7.5;
const LAST = 97.5;
/** The least that a leaf stands open, from where on less has to be drawn of it, and from where on it is a whole quarter circle. */
const LEAST_TURN = 25;
const AJAR = 45;
const QUARTER = 75;
/** Share of an arc that is inked, of a leaf and of one that hardly stands open; a whole arc says enough of a door without a leaf. */
const ARC = 0.85;
const LEAF = 0.75;
const SURE_LEAF = 0.9;
const WHOLE = 0.93;
/** With less of it drawn after a few looks no more is looked for. */
const GIVEN_UP = 0.6;
const FEW = 4;
/** Most ink before and behind the arc, so many times as far off as its own may lie: on hatched and tiled floors everything is inked. */
const AROUND = 0.45;
const ASIDE = 3.5;
/** A leaf stands before or behind the end of its arc by so many degrees. */
const SHORT = 10;
const PAST = 6;

/** The angles at which an arc is looked at with their cosines and sines: these are asked for every place where a door may hang. */
const ANGLES = Array.from({ length: (LAST - FIRST) / STEP + 1 }, (_, k) => FIRST + k * STEP);
const COSINES = ANGLES.map((degrees) => Math.cos((degrees * Math.PI) / 180));
const SINES = ANGLES.map((degrees) => Math.sin((degrees * Math.PI) / 180));

/** Where a leaf may hang: its hinge, the way to the other jamb and the way into the room, unit vectors. */
export interface Hanging {
  readonly hinge: PointPx;
  readonly closed: PointPx;
  readonly open: PointPx;
}

/** Where the tip of a leaf is that stands open by so many degrees. */
export function tipOf(hanging: Hanging, radius: number, degrees: number): PointPx {
  const [x, y] = wayOf(hanging, degrees);
  return [hanging.hinge[0] + radius * x, hanging.hinge[1] + radius * y];
}

/** Which way a leaf lies that stands open by so many degrees, a unit vector. */
function wayOf({ closed, open }: Hanging, degrees: number): PointPx {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [c * closed[0] + s * open[0], c * closed[1] + s * open[1]];
}

/** How well a leaf is drawn. */
export interface Fit {
  /** Degrees by which it stands open. */
  readonly turn: number;
  /** More is better: shares of arc and leaf, and how far the arc goes round. */
  readonly score: number;
  /** Whether a whole quarter circle and its leaf are drawn. */
  readonly whole: boolean;
}

/** The ink that leaves and arcs are looked for in. */
export interface LeafInk {
  readonly ink: Bitmap;
  /** How far, in pixels, ink may lie beside the ideal line. */
  readonly reach: number;
  /** Set wherever ink may be so near: nearly everywhere one look tells that none is. */
  readonly around: Bitmap;
}

/** Ink, made ready for leaves to be looked for in it. */
export function leafInk(ink: Bitmap, reach: number): LeafInk {
  // A pixel more on both sides: both places are rounded.
  return { ink, reach, around: dilate(ink, 2 * (reach + 1) + 1) };
}

/**
 * How well a door is drawn that hangs so: the arc that its tip sweeps from the jamb to where the leaf stands, and the leaf.
 * Undefined where it is not drawn.
 */
export function fitSwing(hanging: Hanging, radius: number, { ink, reach, around }: LeafInk): Fit | undefined {
  const { hinge, closed, open } = hanging;
  const isInked = (k: number, r: number, where: Bitmap) => {
    const [c, s] = [COSINES[k]!, SINES[k]!];
    return isSet(where, hinge[0] + r * (c * closed[0] + s * open[0]), hinge[1] + r * (c * closed[1] + s * open[1]));
  };
  const at = (k: number, r: number) => isInked(k, r, ink);
  const near = (k: number): boolean => {
    if (!isInked(k, radius, around)) return false;
    for (let off = 0; off <= reach; off++) if (at(k, radius + off) || at(k, radius - off)) return true;
    return false;
  };
  // How far round nearly all of the arc is drawn.
  let [hits, looks, swept, arc] = [0, 0, 0, 0];
  for (let k = 0; k < ANGLES.length; k++) {
    const n = k + 1;
    if (near(k)) hits++;
    else if (n > FEW && hits < GIVEN_UP * n) break;
    if (hits >= ARC * n) [looks, swept, arc] = [n, ANGLES[k]!, hits / n];
  }
  if (swept < LEAST_TURN - STEP) return undefined;
  const beside = ASIDE * reach;
  let more = 0;
  for (const side of [-beside, beside]) for (let k = 0; k < looks; k++) if (at(k, radius + side)) more++;
  if (more > AROUND * 2 * looks) return undefined;
  let [turn, leaf] = [Math.min(90, swept), 0];
  for (let a = Math.max(LEAST_TURN, swept - SHORT); a <= Math.min(LAST, swept + PAST); a += 1) {
    const drawn = shareInked(hanging.hinge, tipOf(hanging, radius, a), ink);
    if (drawn > leaf) [turn, leaf] = [a, drawn];
  }
  const isDoor = leaf >= (swept < AJAR ? SURE_LEAF : LEAF) || (swept >= QUARTER && arc >= WHOLE);
  return isDoor ? { turn, score: arc + 0.5 * leaf + swept / 180, whole: swept >= QUARTER && leaf >= LEAF } : undefined;
}
