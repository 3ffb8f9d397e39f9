import type { Bitmap } from '../sheet/types.ts';

/** The bitmap with x and y exchanged, so that what stands can be treated as lying. */
export function transpose({ width, height, data }: Bitmap): Bitmap {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) turned[x * height + y] = data[row + x]!;
  }
  return { width: height, height: width, data: turned };
}
