import type { Found } from './find-table-sets.ts';
import type { Piece } from './pieces.ts';

/** The readings that remain when each place on the sheet is read once: the surer reading wins over others of the same ink, if they are `rivals`. */
export function strongest(found: readonly Found[], rivals: (a: Found, b: Found) => boolean = () => true): Found[] {
  const kept: Found[] = [];
  for (const candidate of found.toSorted((a, b) => b.confidence - a.confidence || areaOf(b) - areaOf(a))) {
    if (!kept.some((other) => rivals(candidate, other) && overlap(candidate, other))) kept.push(candidate);
  }
  return kept;
}

const areaOf = ({ pieces }: Found) => Math.max(...pieces.map((p) => p.area));

function overlap(a: Found, b: Found): boolean {
  return a.pieces.some((p) => b.pieces.some((q) => covers(p, q) || covers(q, p)));
}

/** Whether the middle of one piece lies on another one. */
export function covers(outer: Piece, inner: Piece): boolean {
  const [dx, dy] = [inner.shape.middle[0] - outer.shape.middle[0], inner.shape.middle[1] - outer.shape.middle[1]];
  const [c, s] = [Math.cos(outer.shape.turn), Math.sin(outer.shape.turn)];
  return Math.abs(dx * c + dy * s) < outer.shape.longPx / 2 && Math.abs(dy * c - dx * s) < outer.shape.shortPx / 2;
}
