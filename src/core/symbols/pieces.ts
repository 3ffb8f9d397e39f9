import type { PointPx } from '../sheet/types.ts';
import type { Shape } from './describe-shape.ts';
import type { Drawn } from './find-drawn.ts';

/** A simple closed shape, whole or part of a drawn thing, measured in metres. */
export interface Piece {
  readonly shape: Shape;
  /** Long and short side of its smallest rectangle, metres. */
  readonly long: number;
  readonly short: number;
  /** Square metres, and the share of its rectangle that it fills. */
  readonly area: number;
  readonly fill: number;
  /** Index of the drawn thing; negative, and its own, where things were not told apart. */
  readonly thing: number;
  /** The whole thing rather than a cell of it. */
  readonly whole: boolean;
  readonly room: number;
  readonly wallShare: number;
  readonly sticksOut: boolean;
}

/** More cells than this, most of them alike, are a pattern (tiles, boards, hatching), not furniture. */
const PATTERN_CELLS = 24;
const PATTERN_ALIKE = 0.5;

/** All closed shapes: every thing as a whole and every cell of the things that are no patterns. */
export function findPieces(drawn: readonly Drawn[], ppm: number): Piece[] {
  const pieces: Piece[] = [];
  const add = (shape: Shape, thing: number, whole: boolean, wallShare: number, sticksOut = false) => {
    const [long, short] = [shape.longPx / ppm, shape.shortPx / ppm];
    const area = shape.areaPx / (ppm * ppm);
    pieces.push({
      shape,
      long,
      short,
      area,
      fill: area / (long * short),
      thing,
      whole,
      room: drawn[thing]!.room,
      wallShare,
      sticksOut,
    });
  };
  drawn.forEach((d, i) => {
    if (isPattern(d)) return;
    add(d.shape, i, true, d.wallShare);
    for (const cell of d.cells) add(cell.shape, i, false, cell.wallShare, cell.sticksOut);
  });
  return pieces;
}

export function isPattern({ cells }: Drawn): boolean {
  if (cells.length < PATTERN_CELLS) return false;
  const areas = cells.map((c) => c.shape.areaPx).sort((a, b) => a - b);
  const usual = areas[areas.length >> 1]!;
  return areas.filter((a) => Math.abs(a / usual - 1) < 0.25).length > PATTERN_ALIKE * cells.length;
}

/** Position of a point seen from the middle of a shape, along its long and its short side, metres. */
export function seenFrom(shape: Shape, point: PointPx, ppm: number): { u: number; v: number } {
  return viewFrom(shape, ppm)(point);
}

/** The same for many points: the turn is worked out once. */
function viewFrom({ middle, turn }: Shape, ppm: number) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]: PointPx) => {
    const [dx, dy] = [(x - middle[0]) / ppm, (y - middle[1]) / ppm];
    return { u: dx * c + dy * s, v: dy * c - dx * s };
  };
}

/** Distances from the four sides of a shape's rectangle to a piece within it, metres: both ends, then both long sides. */
export function marginsIn(outer: Shape, inner: Shape, ppm: number): [number, number, number, number] {
  const seen = inner.corners.map(viewFrom(outer, ppm));
  const [hu, hv] = [outer.longPx / ppm / 2, outer.shortPx / ppm / 2];
  const us = seen.map((p) => p.u);
  const vs = seen.map((p) => p.v);
  return [hu + Math.min(...us), hu - Math.max(...us), hv + Math.min(...vs), hv - Math.max(...vs)];
}

/** Whether two pieces are about the same size. */
export function alike(a: Piece, b: Piece, tolerance = 0.2): boolean {
  return Math.abs(a.long / b.long - 1) < tolerance && Math.abs(a.short / b.short - 1) < 1.5 * tolerance;
}

/** Angle between the long sides, 0 to 90 degrees. */
export function turnBetween(a: Shape, b: Shape): number {
  const d = Math.abs((((a.turn - b.turn) * 180) / Math.PI) % 180);
  return Math.min(d, 180 - d);
}
