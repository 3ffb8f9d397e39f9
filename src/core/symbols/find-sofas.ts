import { distance } from '../geometry/segment.ts';
import { type Found, within } from './find-table-sets.ts';
import { alike, marginsIn, type Piece, seenFrom, turnBetween } from './pieces.ts';

/** Metres. A cushion, or the one long seat of a sofa; what all of them come to; depth of the seat. */
const CUSHION = { long: [0.42, 2.3], short: [0.38, 0.95], fill: 0.78 };
const SEAT = { long: [0.42, 3.0], deep: [0.38, 0.95] };
/** Thickness of a back or an arm, and how much longer than the seat a back may be: it may run behind the arms. */
const REST = { thick: [0.05, 0.42], fill: 0.7, over: 0.95 };
/** An arm is narrower than this share of a cushion: what is wider is one more unit of a row. */
const ARM = 0.65;
/** Lines between a cushion and what it touches are no wider than this. */
const BESIDE = 0.12;
/** Shares of the row that have a back behind them, and that may have something drawn before them. */
const BACK = 0.7;
const FRONT = 0.3;
/** A row of more is a row of wardrobes or kitchen units: those come in widths and depths of cushions too. */
const MOST_CUSHIONS = 4;
/** From here on it is a sofa, below an armchair. */
const SOFA_LONG = 1.05;

/** A row of cushions seen from its first one, whose long or short side lies along the row. */
interface Row {
  readonly cushions: Piece[];
  /** The row runs along the long side of its cushions. */
  readonly alongU: boolean;
  readonly from: number;
  readonly to: number;
  /** Half the depth of the seat. */
  readonly half: number;
}

/** Sofas and armchairs among closed shapes: a row of cushions of one size with a back along it and an arm at both ends. */
export function findSofas(cells: readonly Piece[], ppm: number): Found[] {
  const cushions = cells.filter(
    (c) => within(c.long, CUSHION.long) && within(c.short, CUSHION.short) && c.fill > CUSHION.fill,
  );
  const rests = cells.filter((c) => within(c.short, REST.thick) && c.fill > REST.fill && c.long < 4);
  const found: Found[] = [];
  for (const cushion of cushions) {
    for (const alongU of [true, false]) {
      const row = rowOf(cushion, cushions, alongU, ppm);
      const [long, deep] = [row.to - row.from, 2 * row.half];
      if (!within(long, SEAT.long) || !within(deep, SEAT.deep) || row.cushions.length > MOST_CUSHIONS) continue;
      if (row.cushions.length === 1 && long < deep * 0.8) continue;
      const sofa = long > SOFA_LONG;
      const kind = sofa ? 'sofa' : 'armchair';
      const around = restsAround(row, rests, ppm);
      if (around.back && around.arms === 2)
        found.push({ kind, pieces: [...row.cushions, ...around.pieces], confidence: sofa ? 0.8 : 0.55 }); // biome-ignore format: one line reads better
      else {
        const frame = cells.find((c) => isFrame(c, row.cushions, ppm));
        if (frame) found.push({ kind, pieces: [frame, ...row.cushions], confidence: sofa ? 0.75 : 0.5 });
      }
    }
  }
  return found;
}

/** Cushions of one size that touch each other in one direction. */
function rowOf(first: Piece, cushions: readonly Piece[], alongU: boolean, ppm: number): Row {
  const [length, depth] = alongU ? [first.long, first.short] : [first.short, first.long];
  const seen = cushions
    .filter((c) => c !== first && alike(first, c, 0.12) && isParallel(first, c))
    .map((c) => {
      const { u, v } = seenFrom(first.shape, c.shape.middle, ppm);
      return { c, along: alongU ? u : v, across: alongU ? v : u };
    })
    .filter(({ across, along }) => Math.abs(across) < 0.1 * depth && Math.abs(along) > 0.5 * length)
    .sort((a, b) => Math.abs(a.along) - Math.abs(b.along));
  let [from, to] = [-length / 2, length / 2];
  const row = [first];
  for (const { c, along } of seen) {
    if (along > 0 && along - length / 2 - to < BESIDE) to = along + length / 2;
    else if (along < 0 && from - along - length / 2 < BESIDE) from = along - length / 2;
    else continue;
    row.push(c);
  }
  return { cushions: row, alongU, from, to, half: depth / 2 };
}

const isParallel = (a: Piece, b: Piece) => {
  const turn = turnBetween(a.shape, b.shape);
  return turn < 8 || (a.long / a.short < 1.15 && turn > 82);
};

/** Strips that lie against the row: a back along one side only, in one piece or one a cushion, and arms at its ends. */
function restsAround({ cushions, alongU, from, to, half }: Row, rests: readonly Piece[], ppm: number) {
  const first = cushions[0]!;
  const pieces: Piece[] = [];
  const behind = new Map<number, number>();
  const arms = new Set<number>();
  const long = to - from;
  // What counts ends within a metre of the row: nearly all rests lie elsewhere.
  const reach = Math.max(-from, to) + 2 * half + 2;
  for (const rest of rests) {
    if (distance(rest.shape.middle, first.shape.middle) > reach * ppm || cushions.includes(rest)) continue;
    const seen = rest.shape.corners.map((p) => seenFrom(first.shape, p, ppm));
    const along = seen.map(({ u, v }) => (alongU ? u : v));
    const across = seen.map(({ u, v }) => (alongU ? v : u));
    const [a0, a1] = [Math.min(...along), Math.max(...along)];
    const [b0, b1] = [Math.min(...across), Math.max(...across)];
    if (
      b1 - b0 < 0.45 &&
      a1 - a0 < long + REST.over &&
      a0 > from - REST.over &&
      a1 < to + REST.over &&
      a1 > from &&
      a0 < to
    ) {
      const side = (b0 + b1) / 2 > 0 ? 1 : -1;
      const gap = side > 0 ? b0 - half : -half - b1;
      if (Math.abs(gap) < BESIDE) {
        behind.set(side, (behind.get(side) ?? 0) + (Math.min(a1, to) - Math.max(a0, from)) / long);
        pieces.push(rest);
      }
    } else if (
      a1 - a0 < Math.min(0.45, (ARM * long) / cushions.length) &&
      b1 - b0 > 1.2 * half &&
      b1 - b0 < 2 * half + 0.5
    ) {
      const end = (a0 + a1) / 2 > (from + to) / 2 ? 1 : -1;
      const gap = end > 0 ? a0 - to : from - a1;
      const level = b0 < 0.4 * half && b1 > -0.4 * half;
      if (Math.abs(gap) < BESIDE && level && !arms.has(end)) {
        arms.add(end);
        pieces.push(rest);
      }
    }
  }
  const shares = [behind.get(1) ?? 0, behind.get(-1) ?? 0];
  return { back: Math.max(...shares) > BACK && Math.min(...shares) < FRONT, arms: arms.size, pieces };
}

/** One U of back and arms around the cushions, open to the front. */
function isFrame(frame: Piece, cushions: readonly Piece[], ppm: number): boolean {
  if (cushions.includes(frame) || frame.fill > 0.66 || frame.long > 3.4 || frame.short > 1.3 || frame.short < 0.5)
    return false;
  const all = cushions.map((c) => marginsIn(frame.shape, c.shape, ppm));
  const margins = [0, 1, 2, 3].map((side) => Math.min(...all.map((m) => m[side]!)));
  const covered = cushions.reduce((sum, c) => sum + c.area, 0) + frame.area;
  if (covered < 0.82 * frame.long * frame.short) return false;
  const [front, arm, , back] = margins.toSorted((p, q) => p - q) as [number, number, number, number];
  return (
    front > -0.15 &&
    front < 0.05 &&
    arm > 0.05 &&
    back < 0.45 &&
    margins.indexOf(front) >= (frame.long / frame.short < 1.2 ? 0 : 2)
  );
}
