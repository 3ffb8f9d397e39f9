import type { Pixels } from './pixels.ts';

/** How much two pictures may differ and be the same. */
export interface Tolerance {
  /** Side of the squares over which means are compared, pixels: what encoding and smoothing do to single pixels is not seen. */
  readonly square: number;
  /** From which distance on squares are told apart, of 255, weighted as the eye sees it; 10 is seen at a glance. */
  readonly seen: number;
  /** How many of the squares may. */
  readonly share: number;
}

export interface Difference {
  /** Share of the squares that differ visibly. */
  readonly share: number;
  /** White where nothing differs, the redder the more. */
  readonly map: Pixels;
}

/** How two pictures differ to the eye. Pictures of other sizes differ everywhere. */
export function comparePictures(
  before: Pixels,
  after: Pixels,
  { square, seen: from }: Omit<Tolerance, 'share'>,
): Difference {
  const { width, height } = after;
  const map = { width, height, data: new Uint8Array(width * height * 3).fill(255) };
  if (before.width !== width || before.height !== height) return { share: 1, map };
  let [seen, all] = [0, 0];
  for (let y = 0; y < height; y += square)
    for (let x = 0; x < width; x += square) {
      all++;
      const off = distance(meanOf(before, x, y, square), meanOf(after, x, y, square));
      if (off >= from) seen++;
      paint(map, x, y, square, Math.max(0, 255 - off * 8));
    }
  return { share: seen / all, map };
}

type Colour = [number, number, number];

function meanOf({ width, height, data }: Pixels, left: number, top: number, square: number): Colour {
  const sum: Colour = [0, 0, 0];
  let n = 0;
  for (let y = top; y < Math.min(height, top + square); y++)
    for (let x = left; x < Math.min(width, left + square); x++, n++)
      for (let c = 0; c < 3; c++) sum[c]! += data[(y * width + x) * 3 + c]!;
  return sum.map((value) => value / n) as Colour;
}

/** The low-cost distance of Riemersma (www.compuphase.com/cmetric.htm): as good as CIELUV for near colours; black to white is 255. */
function distance([ar, ag, ab]: Colour, [br, bg, bb]: Colour): number {
  const red = (ar + br) / 2;
  const sum = (2 + red / 256) * (ar - br) ** 2 + 4 * (ag - bg) ** 2 + (2 + (255 - red) / 256) * (ab - bb) ** 2;
  return Math.sqrt(sum) / 3;
}

function paint({ width, height, data }: Pixels, left: number, top: number, square: number, value: number): void {
  for (let y = top; y < Math.min(height, top + square); y++)
    for (let x = left; x < Math.min(width, left + square); x++) data.set([255, value, value], (y * width + x) * 3);
}
