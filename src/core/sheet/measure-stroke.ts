import type { Component } from '../raster/components.ts';
import type { Bitmap } from './types.ts';

/** Usual width of a thin line: the commonest short side of the runs through ink pixels, weighted by length. */
export function measureStroke(ink: Bitmap): number {
  const { width, height, data } = ink;
  const most = 40;
  const lengths = new Float64Array(most + 1);
  for (let y = 0; y < height; y += 2) {
    let run = 0;
    for (let x = 0; x <= width; x++) {
      if (x < width && data[y * width + x]) run++;
      else {
        if (run > 0 && run <= most) lengths[run]!++;
        run = 0;
      }
    }
  }
  for (let x = 0; x < width; x += 2) {
    let run = 0;
    for (let y = 0; y <= height; y++) {
      if (y < height && data[y * width + x]) run++;
      else {
        if (run > 0 && run <= most) lengths[run]!++;
        run = 0;
      }
    }
  }
  let best = 1;
  for (let t = 1; t <= most; t++) if (lengths[t]! > lengths[best]!) best = t;
  // Solid walls may outweigh thin lines: the first peak that holds a fair share of the highest is the thin line.
  const fair = 0.12 * lengths[best]!;
  for (let t = 1; t < best; t++) {
    if (lengths[t]! >= fair && lengths[t]! >= lengths[t + 1]!) {
      best = t;
      break;
    }
  }
  // Between whole pixels: the mean around the peak.
  let sum = 0;
  let weight = 0;
  for (let t = Math.max(1, best - 1); t <= Math.min(most, best + 1); t++) {
    sum += t * lengths[t]!;
    weight += lengths[t]!;
  }
  return weight ? sum / weight : 1;
}

/** Height of capitals from the components alone, for sheets whose texts were not read: the commonest height of compact ones. */
export function measureLetters(list: readonly Component[], long: number): number {
  const heights = new Map<number, number>();
  for (const c of list) {
    const [w, h] = [c.x1 - c.x0, c.y1 - c.y0];
    if (h < 6 || h > 0.03 * long || w > 1.6 * h || w < 0.2 * h || c.area < 0.12 * w * h) continue;
    for (let d = -1; d <= 1; d++) heights.set(h + d, (heights.get(h + d) ?? 0) + (d === 0 ? 2 : 1));
  }
  let best = Math.max(8, Math.round(0.01 * long));
  let most = 12;
  for (const [h, n] of [...heights].sort((a, b) => a[0] - b[0])) if (n > most) [best, most] = [h, n];
  return best;
}
