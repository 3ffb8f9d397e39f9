import { angleBetween, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { createBitmap, isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bar } from '../raster/find-bars.ts';
import { floodOutside } from '../raster/flood-outside.ts';
import { mergeBars } from '../raster/merge-bars.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { WallPx } from '../structure/types.ts';

/** Shorter fronts are openings of a wall that has body in its line. */
const SHORTEST = 2.5;

export interface SpanGround {
  readonly walls: readonly WallPx[];
  /** Walls with their openings filled. */
  readonly bodies: Bitmap;
  /** Distance to the nearest wall body, thirds of a pixel. */
  readonly toWall: Uint16Array;
  readonly thicknessPx: number;
  readonly doorPx: number;
}

/**
 * Window walls: thin lines that run from wall body to wall body with the open air on one side only. They become walls of
 * their own, all opening: glass fronts between two cross walls have no body in their own line.
 */
export function findSpans(lines: readonly Bar[], ground: SpanGround): WallPx[] {
  const { bodies, toWall, thicknessPx, doorPx } = ground;
  const near = (x: number, y: number) => {
    const px = Math.min(bodies.width - 1, Math.max(0, Math.round(x)));
    const py = Math.min(bodies.height - 1, Math.max(0, Math.round(y)));
    return toWall[py * bodies.width + px]! < 3 * 0.3 * doorPx;
  };
  const spans = mergeBars(lines, {
    bridge: (_a, _b, gap) => gap <= 0.3 * doorPx,
    beside: 0.5 * thicknessPx,
    ratio: 3,
  }).filter((b) => lengthOf(b) > SHORTEST * doorPx && near(...b.from) && near(...b.to));
  const barrier = createBitmap(bodies.width, bodies.height);
  barrier.data.set(bodies.data);
  for (const s of spans) fillBand(barrier, pointAt(s, -0.35 * doorPx), pointAt(s, lengthOf(s) + 0.35 * doorPx), 3);
  const outside = floodOutside(barrier);
  const kept: Bar[] = [];
  for (const s of spans.filter((b) => isFront(b, outside, bodies, 0.35 * doorPx))) {
    const twin = kept.some(
      (k) => angleBetween(k, s) < 3 && Math.abs(project(k, pointAt(s, lengthOf(s) / 2)).beside) < 1.5 * thicknessPx,
    );
    if (!twin && !ground.walls.some((w) => liesAlong(s, w, doorPx))) kept.push(s);
  }
  return kept.map((s) => ({ from: s.from, to: s.to, thicknessPx, exterior: true }));
}

/** Sills and cornices run along a wall that is already there. */
function liesAlong(s: Bar, w: WallPx, doorPx: number): boolean {
  const middle = project(w, pointAt(s, lengthOf(s) / 2));
  return (
    angleBetween(s, w) < 5 &&
    Math.abs(middle.beside) < 0.5 * w.thicknessPx + 0.4 * doorPx &&
    middle.along > 0 &&
    middle.along < lengthOf(w)
  );
}

/** Open air along one side, none along the other, and no wall body on the line itself. */
function isFront(s: Bar, outside: Bitmap, bodies: Bitmap, off: number): boolean {
  let [left, right, body, n] = [0, 0, 0, 0];
  for (let along = 0.08 * lengthOf(s); along < 0.92 * lengthOf(s); along += 3) {
    n++;
    if (isSet(outside, ...pointAt(s, along, -off))) left++;
    if (isSet(outside, ...pointAt(s, along, off))) right++;
    if (isSet(bodies, ...pointAt(s, along))) body++;
  }
  return body < 0.2 * n && Math.max(left, right) > 0.7 * n && Math.min(left, right) < 0.15 * n;
}
