import type { LayoutItem, Point } from '#core/plan/schema.ts';

/** A finger is wider than a lamp: pieces are this much larger to a tap, metres. */
const REACH_M = 0.08;

/** The piece under a point of the plan (metres): the smallest of several, and a rug only where nothing stands on it. */
export function itemAt(items: readonly LayoutItem[], point: Point): LayoutItem | undefined {
  const under = items.filter((item) => covers(item, point));
  const floor = ({ size }: LayoutItem) => size.width * size.depth;
  return under.sort((a, b) => Number(isRug(a)) - Number(isRug(b)) || floor(a) - floor(b))[0];
}

const isRug = ({ kind }: LayoutItem): boolean => /rug|mat$/.test(kind);

function covers({ at, rotation, size }: LayoutItem, [x, y]: Point): boolean {
  const turn = (rotation * Math.PI) / 180;
  const [dx, dy] = [x - at[0], y - at[1]];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  return Math.abs(along) <= size.width / 2 + REACH_M && Math.abs(across) <= size.depth / 2 + REACH_M;
}
