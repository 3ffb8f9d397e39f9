import type { Bitmap } from '../sheet/types.ts';
import { invert } from './bitmap.ts';
import { keepComponents } from './components.ts';

/** Everything that can be reached from the border of the picture without crossing a set pixel (through edges). */
export function floodOutside(barrier: Bitmap): Bitmap {
  const { width, height } = barrier;
  return keepComponents(invert(barrier), (c) => !c.x0 || !c.y0 || c.x1 === width || c.y1 === height, 4);
}
