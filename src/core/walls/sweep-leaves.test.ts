import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { sweepLeaves } from './sweep-leaves.ts';

/** A leaf from its hinge straight up, and an arc about the hinge: degrees from the leaf, dashes of so many degrees. */
const HINGE: PointPx = [150, 200];
const RADIUS = 90;

function at(degrees: number, radius = RADIUS): PointPx {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [HINGE[0] + radius * Math.cos(a), HINGE[1] + radius * Math.sin(a)];
}

function drawArc(ink: Bitmap, from: number, to: number, dash = 360, radius = RADIUS) {
  for (let d = from; d < to; d += 0.5)
    if ((d - from) % (2 * dash) < dash) fillBand(ink, at(d, radius), at(d + 0.7, radius), 2);
}

function sweepsOf(draw: (ink: Bitmap) => void) {
  const ink = createBitmap(300, 300);
  const leaf = { from: HINGE, to: at(0) };
  fillBand(ink, leaf.from, leaf.to, 2);
  draw(ink);
  return sweepLeaves([leaf], ink, 2, 40, 200);
}

describe('a leaf and the arc of its tip', () => {
  it.each([
    ['a quarter', 90, 360],
    ['a quarter in dashes', 90, 4],
    ['half of that', 45, 360],
  ])('of %s', (_name, degrees, dash) => {
    const [arc, ...rest] = sweepsOf((ink) => drawArc(ink, 0, degrees, dash));
    expect(rest).toEqual([]);
    expect(Math.abs(arc!.sweep - degrees)).toBeLessThan(6);
    expect(Math.hypot(arc!.centre[0] - HINGE[0], arc!.centre[1] - HINGE[1])).toBeLessThan(0.08 * RADIUS);
    expect(Math.hypot(arc!.to[0] - at(degrees)[0], arc!.to[1] - at(degrees)[1])).toBeLessThan(0.1 * RADIUS);
  });

  it('that goes on beyond the leaf closes on the longer side too', () => {
    const arcs = sweepsOf((ink) => drawArc(ink, -20, 60));
    expect(arcs.some((a) => Math.hypot(a.to[0] - at(60)[0], a.to[1] - at(60)[1]) < 0.12 * RADIUS)).toBe(true);
  });

  it('is no leaf without an arc, with short dashes of half an arc, in hatching, or under winding stairs', () => {
    expect(sweepsOf(() => {})).toEqual([]);
    expect(sweepsOf((ink) => drawArc(ink, 0, 40, 4))).toEqual([]);
    const hatched = sweepsOf((ink) => {
      for (let k = 0; k < 300; k += 5) fillBand(ink, [0, k], [299, k], 2);
    });
    expect(hatched).toEqual([]);
    const stairs = sweepsOf((ink) => {
      drawArc(ink, 0, 90);
      for (const d of [18, 36, 54, 72]) fillBand(ink, HINGE, at(d), 2);
    });
    expect(stairs.filter((a) => Math.hypot(a.centre[0] - HINGE[0], a.centre[1] - HINGE[1]) < 20)).toEqual([]);
  });
});
