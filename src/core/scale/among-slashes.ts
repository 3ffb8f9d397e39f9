import type { Mark } from './find-marks.ts';

/** What a mark that is no slash is worth on a line with slashes. */
const BARE = 0.75;

/** The marks on both sides of a text: where slashes stand on either, what merely crosses the line is an axis, a railing or a wall. */
export function amongSlashes(left: readonly Mark[], right: readonly Mark[]): { left: Mark[]; right: Mark[] } {
  const isSlash = ({ kind }: Mark) => kind === 'slash';
  const bare = left.some(isSlash) && right.some(isSlash) ? BARE : 1;
  const weigh = (marks: readonly Mark[]) =>
    marks.map((mark) => (mark.kind ? mark : { ...mark, strength: bare * mark.strength }));
  return { left: weigh(left), right: weigh(right) };
}
