/** A piece as far as its places are counted; width in metres. */
export interface CountedPiece {
  readonly kind: string;
  readonly width: number;
}

/** Width of a person on a bench at a table, metres (NKBA 0.61). */
const BENCH_PLACE = 0.6;
/** A place on a sofa, metres. */
const SOFA_PLACE = 0.7;
/** Bed spaces by kind, as they are placed. */
const BED_SPACES: Readonly<Record<string, number>> = { 'double-bed': 2, 'bunk-bed': 2, 'sofa-bed': 2, 'small-double-bed': 1, 'single-bed': 1, 'loft-bed': 1 }; // biome-ignore format: a table

/** Places at tables and bars; those who work sit on other chairs. */
export const placesToEat = (pieces: readonly CountedPiece[]): number =>
  sum(pieces, ({ kind, width }) => {
    if (kind === 'dining-chair' || kind === 'bar-stool') return 1;
    return kind === 'dining-bench' ? Math.floor(width / BENCH_PLACE) : 0;
  });

/** Places on sofas and armchairs. */
export const placesToSit = (pieces: readonly CountedPiece[]): number =>
  sum(pieces, ({ kind, width }) => {
    if (kind.includes('sofa') || kind.includes('seater')) return Math.max(1, Math.round(width / SOFA_PLACE));
    return kind.includes('armchair') ? 1 : 0;
  });

export const placesToSleep = (pieces: readonly CountedPiece[]): number =>
  sum(pieces, ({ kind }) => BED_SPACES[kind] ?? 0);

const sum = (pieces: readonly CountedPiece[], placesOf: (piece: CountedPiece) => number): number =>
  pieces.reduce((places, piece) => places + placesOf(piece), 0);
