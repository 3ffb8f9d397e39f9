import type { Page, PointPx } from '../sheet/types.ts';

/** Grey of a page between the middles of its pixels (linear), 0 black to 255 white; white beside it. */
export function greyAt(
  { grey, widthPx, heightPx }: Pick<Page, 'grey' | 'widthPx' | 'heightPx'>,
  [x, y]: PointPx,
): number {
  const [u, v] = [Math.floor(x), Math.floor(y)];
  if (u < 0 || v < 0 || u + 1 >= widthPx || v + 1 >= heightPx) return 255;
  const [fx, fy, at] = [x - u, y - v, v * widthPx + u];
  const above = grey[at]! + (grey[at + 1]! - grey[at]!) * fx;
  const below = grey[at + widthPx]! + (grey[at + widthPx + 1]! - grey[at + widthPx]!) * fx;
  return above + (below - above) * fy;
}
