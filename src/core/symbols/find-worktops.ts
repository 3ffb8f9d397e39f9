import type { PointPx } from '../sheet/types.ts';
import { type Found, within } from './find-table-sets.ts';
import type { Site } from './find-wet.ts';
import type { Piece } from './pieces.ts';

/** Metres. Depth of worktops; the least of one that shows beside what lies in it; and how far pieces of one run are in line. */
const TOP = { deep: [0.45, 0.78], least: 0.15, box: 0.9, inLine: 0.12 };
/** A sink or a hob parts a worktop over this length, and reaches over its edges by no more than this. */
const GAP = 1.1;
const OVER = 0.06;
/** A worktop with nothing in it is at least this long. */
const PLAIN = 1.2;
/** What lies in a worktop: basins of sinks, rings of hobs, and how far apart parts of one thing are. */
const BASIN = { long: [0.28, 0.62], short: 0.13, fill: 0.75 };
const RING = { long: [0.06, 0.28], ratio: 1.4 };
const APART = 0.14;

/** A rectangle beside a wall in the direction of that wall: along it, and across from the wall's side on; metres. */
interface Stretch {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
  readonly near: number;
  readonly far: number;
}

/**
 * Kitchen worktops: pieces of one depth in line along a wall, parted by a sink or a hob or with one in them; and these, told by
 * the small shapes that lie together in the run.
 */
export function findWorktops({ cells, ppm, sides }: Site): Found[] {
  const found: Found[] = [];
  const taken = new Set<Piece>();
  for (const first of cells.filter(isDeep).sort((a, b) => b.area - a.area)) {
    if (taken.has(first)) continue;
    const against = sides(first);
    for (const k of [0, 1, 2, 3].filter((side) => against[side])) {
      const place = placeAlong(first, k, ppm);
      const own = place(first);
      if (!within(own.far - own.near, TOP.deep)) continue;
      const run = growRun(own, cells.filter((c) => isBox(c) && !taken.has(c)).map(place));
      const insets = insetsOf(run, cells.map(place));
      if (insets.length === 0 && lengthOf(run) < PLAIN) continue;
      const pieces = run.map((s) => s.piece);
      for (const p of pieces) taken.add(p);
      found.push({ kind: 'kitchen-counter', pieces, confidence: insets.length ? 0.6 : 0.5 }, ...insets);
      break;
    }
  }
  return found;
}

/** A rectangle, whatever lies in it. */
const isBox = ({ shape }: Piece) => shape.hullAreaPx > TOP.box * shape.longPx * shape.shortPx;

const isDeep = (c: Piece) =>
  isBox(c) && (within(c.short, TOP.deep) || (within(c.long, TOP.deep) && c.short > TOP.least));

/** How shapes lie seen along one side of another one. */
function placeAlong({ shape }: Piece, side: number, ppm: number): (piece: Piece) => Stretch {
  const [a, b] = [shape.corners[side]!, shape.corners[(side + 1) % 4]!];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [(b[0] - a[0]) / length / ppm, (b[1] - a[1]) / length / ppm];
  const inwards = Math.sign((shape.middle[0] - a[0]) * -dy + (shape.middle[1] - a[1]) * dx) || 1;
  return (piece) => {
    const seen = piece.shape.corners.map(([x, y]: PointPx) => {
      const [px, py] = [x - a[0], y - a[1]];
      return { u: px * dx + py * dy, v: inwards * (py * dx - px * dy) };
    });
    const us = seen.map((p) => p.u);
    const vs = seen.map((p) => p.v);
    return { piece, from: Math.min(...us), to: Math.max(...us), near: Math.min(...vs), far: Math.max(...vs) };
  };
}

/** All pieces as deep as the first one that follow it on both sides. */
function growRun(first: Stretch, others: readonly Stretch[]): Stretch[] {
  const run = [first];
  const inLine = others.filter(
    (s) =>
      s.piece !== first.piece && s.to - s.from > TOP.least &&
      Math.abs(s.near - first.near) < TOP.inLine && Math.abs(s.far - first.far) < TOP.inLine,
  ); // biome-ignore format: a condition
  for (let grown = true; grown; ) {
    grown = false;
    const [from, to] = [Math.min(...run.map((s) => s.from)), Math.max(...run.map((s) => s.to))];
    const next = inLine.find((s) => !run.includes(s) && s.from < to + GAP && s.to > from - GAP);
    if (next) {
      run.push(next);
      grown = true;
    }
  }
  return run;
}

const lengthOf = (run: readonly Stretch[]) => Math.max(...run.map((s) => s.to)) - Math.min(...run.map((s) => s.from));

/** Sinks and hobs among the shapes in the rectangle of a run. */
function insetsOf(run: readonly Stretch[], others: readonly Stretch[]): Found[] {
  const [from, to] = [Math.min(...run.map((s) => s.from)), Math.max(...run.map((s) => s.to))];
  const [near, far] = [Math.min(...run.map((s) => s.near)), Math.max(...run.map((s) => s.far))];
  const inner = others
    .filter(
      (s) =>
        !run.some((top) => top.piece === s.piece) &&
        s.from > from - OVER && s.to < to + OVER && s.near > near - OVER && s.far < far + OVER,
    ) // biome-ignore format: a condition
    .sort((a, b) => a.from - b.from);
  const groups: { parts: Piece[]; to: number }[] = [];
  for (const { piece, from: start, to: end } of inner) {
    const last = groups.at(-1);
    if (last && start - last.to < APART) {
      last.parts.push(piece);
      last.to = Math.max(last.to, end);
    } else groups.push({ parts: [piece], to: end });
  }
  return groups.flatMap(({ parts }) => nameInset(parts));
}

function nameInset(parts: Piece[]): Found[] {
  const rings = parts.filter((p) => within(p.long, RING.long) && p.long / p.short < RING.ratio);
  const basin = parts.some((p) => within(p.long, BASIN.long) && p.short > BASIN.short && p.fill > BASIN.fill);
  if (rings.length >= (basin ? 4 : 2)) return [{ kind: 'hob', pieces: parts, confidence: 0.6 }];
  return basin ? [{ kind: 'sink', pieces: parts, confidence: 0.5 }] : [];
}
