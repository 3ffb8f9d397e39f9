import type { TextRegion } from './types.ts';

/** Probability of text, 0 to 255, row by row. */
export interface TextMap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Defaults of PP-OCR's differentiable binarisation, a little more eager: what is no text reads as nothing. */
const PIXEL_THRESHOLD = 0.3 * 255;
const REGION_THRESHOLD = 0.5;
const UNCLIP = 1.6;
const SMALLEST_PX = 3;
/** A region only this much longer than high says nothing about the direction of its text. */
const TILT_FROM_ASPECT = 2.5;
const LEAST_TILT = (1 * Math.PI) / 180;
const MOST_TILT = (25 * Math.PI) / 180;

/** Cuts a map of text probability into oriented regions, in pixels of the map. */
export function regionsOfMap(map: TextMap): TextRegion[] {
  const { width, height, data } = map;
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const regions: TextRegion[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start]! < PIXEL_THRESHOLD) continue;
    seen[start] = 1;
    stack.push(start);
    const pixels: number[] = [];
    let sum = 0;
    while (stack.length > 0) {
      const i = stack.pop()!;
      pixels.push(i);
      sum += data[i]!;
      const x = i % width;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || x + dx >= width) continue;
          const j = i + dy + dx;
          if (j < 0 || j >= data.length || seen[j] || data[j]! < PIXEL_THRESHOLD) continue;
          seen[j] = 1;
          stack.push(j);
        }
      }
    }
    const score = sum / pixels.length / 255;
    if (score < REGION_THRESHOLD) continue;
    const region = regionOf(pixels, width, score);
    if (region) regions.push(region);
  }
  return regions;
}

function regionOf(pixels: number[], width: number, score: number): TextRegion | undefined {
  let sx = 0;
  let sy = 0;
  for (const i of pixels) {
    sx += i % width;
    sy += Math.floor(i / width);
  }
  const mx = sx / pixels.length;
  const my = sy / pixels.length;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const i of pixels) {
    const dx = (i % width) - mx;
    const dy = Math.floor(i / width) - my;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const axis = xx >= yy ? 'x' : 'y';
  // Direction of the long axis of the ink, measured from the page axis it is nearest to.
  const direction = 0.5 * Math.atan2(2 * xy, xx - yy);
  const off = axis === 'x' ? direction : direction > 0 ? direction - Math.PI / 2 : direction + Math.PI / 2;
  const elongation = Math.sqrt((Math.max(xx, yy) + 1) / (Math.min(xx, yy) + 1));
  const tilted = elongation > TILT_FROM_ASPECT && Math.abs(off) > LEAST_TILT && Math.abs(off) < MOST_TILT;
  const tilt = tilted ? off : 0;
  const [ux, uy] =
    axis === 'x' ? [Math.cos(tilt), Math.sin(tilt)] : [Math.cos(tilt + Math.PI / 2), Math.sin(tilt + Math.PI / 2)];
  let a0 = Number.POSITIVE_INFINITY;
  let a1 = Number.NEGATIVE_INFINITY;
  let c0 = Number.POSITIVE_INFINITY;
  let c1 = Number.NEGATIVE_INFINITY;
  for (const i of pixels) {
    const dx = (i % width) - mx;
    const dy = Math.floor(i / width) - my;
    const along = dx * ux + dy * uy;
    const across = dy * ux - dx * uy;
    if (along < a0) a0 = along;
    if (along > a1) a1 = along;
    if (across < c0) c0 = across;
    if (across > c1) c1 = across;
  }
  const along = a1 - a0 + 1;
  const across = c1 - c0 + 1;
  if (Math.min(along, across) < SMALLEST_PX) return undefined;
  // The map shows texts shrunk; this is the offset by which they were.
  const grow = (UNCLIP * along * across) / (2 * (along + across));
  const midAlong = (a0 + a1) / 2;
  const midAcross = (c0 + c1) / 2;
  return {
    cx: mx + 0.5 + midAlong * ux - midAcross * uy,
    cy: my + 0.5 + midAlong * uy + midAcross * ux,
    along: along + 2 * grow,
    across: across + 2 * grow,
    axis,
    tilt,
    score,
  };
}
