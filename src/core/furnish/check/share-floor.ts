import { CATALOGUE, type Kind } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { isBackless, isDrawnUp, isTableTop, UNDER_TOP } from '../catalogue/under-table-tops.ts';
import { undersideOf } from '../catalogue/underside-of.ts';

/** What hangs, hangs at least this high, and only what is lower stands under it, metres: nobody bumps a head or an elbow. */
const HANGS = 1.2;
const ROUNDING = 1e-6;

export interface Solid {
  readonly kind: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const entryOf = (kind: string): CatalogueEntry | undefined => CATALOGUE[kind as Kind];

export const isFlat = ({ kind }: Pick<Solid, 'kind'>): boolean => entryOf(kind)?.flat === true;
/** One walks under it, and what is low stands under it. */
export const isHung = ({ kind, height }: Pick<Solid, 'kind' | 'height'>): boolean =>
  (undersideOf(kind, height) ?? 0) > HANGS - ROUNDING;
/** Of no wall: a lamp or a parasol, which is in nobody's way, not even in a doorway or before a window. */
export const isOverhead = (solid: Pick<Solid, 'kind' | 'height'>): boolean =>
  isHung(solid) && !entryOf(solid.kind)!.walls;
/** Fixed to a wall, which a window is not. */
export const isFixedToWall = ({ kind }: Pick<Solid, 'kind'>): boolean => {
  const entry = entryOf(kind);
  return entry?.underside !== undefined && entry.walls === true;
};

/** Whether two bodies may be over, under or partly in each other; `shared` is the floor that they share, m². */
export const mayShareFloor = (a: Solid, b: Solid, shared: number): boolean =>
  isAboveOrUnder(a, b, shared) || isAboveOrUnder(b, a, shared);

function isAboveOrUnder(a: Solid, b: Solid, shared: number): boolean {
  if (isFlat(a)) return !isFlat(b);
  if (isHung(a)) return isHung(b) ? !overlapInHeight(a, b) : isOverhead(a) || b.height <= HANGS;
  if (a.kind === 'loft-bed') return b.height <= HANGS;
  if (!isDrawnUp(a.kind) || !isTableTop(b.kind)) return false;
  return isBackless(a.kind) || shared <= UNDER_TOP * a.width * a.depth;
}

function overlapInHeight(a: Solid, b: Solid): boolean {
  const [low, other] = [a, b].map(({ kind, height }) => {
    const from = undersideOf(kind, height)!;
    return { from, to: from + height };
  });
  return low!.from < other!.to && other!.from < low!.to;
}
