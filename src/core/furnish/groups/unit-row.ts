import { CATALOGUE, type Kind } from '../catalogue/catalogue.ts';
import { type Extra, type Part, piece, type Turn } from './template.ts';

/** One unit of a row at a wall, as wide as the row lets it be: metres. */
export interface Unit {
  readonly kind: Kind;
  readonly least: number;
  readonly ideal: number;
  readonly most: number;
  readonly depth?: number;
}

/** A unit of one width. */
export const unit = (kind: Kind, width: number = CATALOGUE[kind].width): Unit => ({
  kind,
  least: width,
  ideal: width,
  most: width,
});

/** Base units with a worktop: what a row stretches by. */
export const worktop = (least: number, ideal: number, most: number): Unit => ({
  kind: 'kitchen-counter',
  least,
  ideal,
  most,
});

export const WIDTHS = ['least', 'ideal', 'most'] as const;
export type Width = (typeof WIDTHS)[number];
export const widthOf = (units: readonly Unit[], width: Width): number =>
  units.reduce((sum, one) => sum + one[width], 0);

interface FittedUnit {
  readonly kind: Kind;
  readonly width: number;
  readonly depth: number;
}

/** The units of a row of `length` metres: all grow alike from their least to their ideal width, and from there to their most. */
export function fitUnits(units: readonly Unit[], length: number): FittedUnit[] {
  const ideal = widthOf(units, 'ideal');
  const [from, to]: [Width, Width] = length <= ideal ? ['least', 'ideal'] : ['ideal', 'most'];
  const room = widthOf(units, to) - widthOf(units, from);
  const share = room > 0 ? Math.min(1, Math.max(0, (length - widthOf(units, from)) / room)) : 0;
  return units.map((one) => ({
    kind: one.kind,
    width: one[from] + share * (one[to] - one[from]),
    depth: one.depth ?? CATALOGUE[one.kind].depth,
  }));
}

/** The wall that a row stands at, in the frame of its group, and how the units there are turned. */
export const SIDES = { back: 0, left: 270, right: 90, opposite: 180 } as const satisfies Record<string, Turn>;
export type SideOfGroup = keyof typeof SIDES;

/** Puts units side by side along a wall, beginning at `from`; `wall` is the y (x of the sides) that the wall lies at. */
export function layUnits(units: readonly FittedUnit[], side: SideOfGroup, from: number, wall = 0): Part[] {
  const turn = SIDES[side];
  const isSideways = turn === 90 || turn === 270;
  let at = from;
  return units.map(({ kind, width, depth }) => {
    const middle = at + width / 2;
    at += width;
    // Rings of a hob under curtains catch fire: it is kept off windows although it is low.
    const extra = kind === 'hob' || kind === 'range-cooker' ? { awayFromWindows: true } : {};
    return piece(kind, isSideways ? wall : middle, isSideways ? middle : wall, turn, { width, depth }, extra);
  });
}

/** Worktops are below this, tall units above, metres. */
const WORKTOP_HEIGHT = 0.95;
/** Hoods are not made narrower than this, metres: two rings do without. */
const LEAST_HOOD = 0.5;
/** Between a cupboard and a tall unit beside it there is a filler, metres. */
const FILLER = 0.012;
/** Narrower cupboards are not hung, metres. */
const LEAST_CUPBOARD = 0.4;
const isHob = ({ kind }: Part) => kind === 'hob' || kind === 'range-cooker';
const lengthOf = ({ turn, x0, x1, y0, y1 }: Part): number => (turn === 0 || turn === 180 ? x1 - x0 : y1 - y0);
const isUnderCupboards = (part: Part) =>
  part.height <= WORKTOP_HEIGHT && !isHob(part) && part.kind !== 'corner-counter';

/**
 * What hangs over a row: a hood over its hob, cupboards over each stretch of worktop, as long as windows leave them. `parts` are
 * those of one wall, in order.
 */
export function hangOver(parts: readonly Part[]): Extra[] {
  const over = (stretch: readonly Part[], kind: Kind): Part => {
    const first = stretch[0]!;
    const isSideways = first.turn === 90 || first.turn === 270;
    const [a, b] = isSideways
      ? [Math.min(...stretch.map((p) => p.y0)), Math.max(...stretch.map((p) => p.y1))]
      : [Math.min(...stretch.map((p) => p.x0)), Math.max(...stretch.map((p) => p.x1))];
    const back = { 0: first.y0, 180: first.y1, 90: first.x1, 270: first.x0 }[first.turn];
    const middle = (a + b) / 2;
    const width = b - a - (kind === 'wall-cabinet' ? 2 * FILLER : 0);
    return piece(kind, isSideways ? back : middle, isSideways ? middle : back, first.turn, { width }); // biome-ignore format: one line
  };
  const stretches: Part[][] = [[]];
  for (const part of parts) {
    if (isUnderCupboards(part)) stretches.at(-1)!.push(part);
    else stretches.push([]);
  }
  const cupboards = stretches.flatMap((stretch): Extra[] => {
    const at = partsOf(stretch).map((some) => over(some, 'wall-cabinet'));
    const wide = at.filter((part) => lengthOf(part) >= LEAST_CUPBOARD);
    return wide.length ? [{ at: wide }] : [];
  });
  const hoods = parts
    .filter((part) => isHob(part) && lengthOf(part) >= LEAST_HOOD)
    .map((hob) => ({ at: [over([hob], 'cooker-hood')] }));
  return [...hoods, ...cupboards];
}

/** All unbroken runs of a list, longest first. */
function partsOf<T>(list: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (let count = list.length; count > 0; count--)
    for (let from = 0; from + count <= list.length; from++) runs.push(list.slice(from, from + count));
  return runs;
}
