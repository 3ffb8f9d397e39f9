import { lengthOf, pointAt } from '../geometry/segment.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import type { TextRun } from '../texts/types.ts';
import { type Flood, floodFrom } from './flood-from.ts';

/** The mouth of a bay is wider than a door may be that was not seen, in door widths. */
const NARROWEST = 1.05;
/** A bay is hardly deeper than this share of its mouth. */
const DEEPEST = 1.1;
/** So many door widths off a wall's face there is ground. */
const OFF = 0.1;

/**
 * Opens the mouths of bays that are walled like the rest of the house: ground behind a plain gap, with a window of its own and
 * neither a door nor a word, belongs to the room before it. Changes `barrier`.
 */
export function openBays(
  barrier: Bitmap,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  texts: readonly TextRun[],
): void {
  const gaps = openings.filter((o) => o.kind === 'gap' && lengthOf(o) > NARROWEST * walls.doorPx);
  if (!gaps.length) return;
  const words = texts.filter(({ text }) => /\p{L}{2}/u.test(text)).map(middleOfText);
  const thickness = (o: OpeningPx) => Math.max(3, walls.walls[o.wall]!.thicknessPx);
  const sides = (o: OpeningPx) =>
    [-1, 1].map((sign) => pointAt(o, lengthOf(o) / 2, sign * (thickness(o) / 2 + OFF * walls.doorPx)));
  const others = (pocket: Flood, mouth: OpeningPx) =>
    openings.filter((o) => o !== mouth && sides(o).some((at) => pocket.holds(at)));
  for (const mouth of gaps) {
    const isBay = sides(mouth).some((at) => {
      const pocket = floodFrom(barrier, at, DEEPEST * lengthOf(mouth) ** 2, words);
      const around = pocket ? others(pocket, mouth) : [];
      return around.length > 0 && around.every(({ kind }) => kind === 'window');
    });
    if (isBay) fillBand(barrier, mouth.from, mouth.to, thickness(mouth) + 2, 0);
  }
}
