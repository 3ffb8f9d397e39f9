import type { Segment } from '../geometry/segment.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import { nameRoom, STAIR_ARROW } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import { findFlights, onFlight } from './find-flights.ts';
import { floodFrom } from './flood-from.ts';

/** Free ground beside a flight up to this many door widths belongs to it. */
const BESIDE = 0.35;

/** A name of a room is at least so certain. */
const SURE = 0.7;

/**
 * Parts flights of stairs from the room they are drawn in. Adds the cuts to `barrier` and returns those across the flight, where
 * one steps on it, and a point of each flight. A room that is called stairs stays whole, and so does one in which they stand free.
 */
export function cutStairs(
  barrier: Bitmap,
  lines: readonly Segment[],
  doorPx: number,
  texts: readonly TextRun[],
  classes?: PixelClasses,
): { readonly cuts: Segment[]; readonly flights: PointPx[] } {
  const isStairwell = findStairwells(barrier, texts);
  const cuts: Segment[] = [];
  const flights: PointPx[] = [];
  for (const f of findFlights(lines, doorPx, classes)) {
    const at = (s: number, t: number) => onFlight(f, s, t);
    const reachTo = (from: PointPx, d: PointPx, most: number) => {
      for (let s = 0; s <= most; s++) {
        const [x, y] = [Math.round(from[0] + d[0] * s), Math.round(from[1] + d[1] * s)];
        if (x < 0 || y < 0 || x >= barrier.width || y >= barrier.height || barrier.data[y * barrier.width + x])
          return s;
      }
      return undefined;
    };
    if (isStairwell(at(0, 0.5 * f.run))) continue;
    if ([0.12, 0.38, 0.62, 0.88].filter((k) => reachTo(at(0, k * f.run), f.along, 2) !== undefined).length > 2)
      continue;
    const side = (sign: 1 | -1) => {
      const d: PointPx = [f.along[0] * sign, f.along[1] * sign];
      const found = [0.15, 0.3, 0.5, 0.7, 0.85].map((k) =>
        reachTo(at(sign * 0.6 * f.half, k * f.run), d, 0.4 * f.half + BESIDE * doorPx),
      );
      const walled = found.filter((v) => v !== undefined).sort((a, b) => a - b);
      return walled.length >= 4
        ? { walled: true, s: sign * (0.6 * f.half + walled[walled.length >> 1]!) }
        : { walled: false, s: sign * f.half };
    };
    const end = (sign: 1 | -1) => {
      const d: PointPx = [f.up[0] * sign, f.up[1] * sign];
      const t = sign > 0 ? f.run : 0;
      const found = [-0.5, 0, 0.5].map((k) => reachTo(at(k * f.half, t), d, 1.4 * f.step));
      const walled = found.filter((v) => v !== undefined).sort((a, b) => a - b);
      return walled.length >= 2 ? { walled: true, t: t + sign * walled[walled.length >> 1]! } : { walled: false, t };
    };
    const [left, right, foot, head] = [side(-1), side(1), end(-1), end(1)];
    if (left.walled && right.walled && foot.walled && head.walled) continue;
    // One can walk around stairs that stand free: cut out, they would part the room in two.
    if (!left.walled && !right.walled) continue;
    // Between two treads: on one there is a line.
    flights.push(at(0, Math.floor((0.5 * f.run) / f.step) * f.step + 0.5 * f.step));
    // A little beyond the corners, so that the cut does not leak beside a wall's ragged face.
    const over = 3;
    for (const e of [foot, head]) {
      if (e.walled) continue;
      const cut = { from: at(left.s - over, e.t), to: at(right.s + over, e.t) };
      fillBand(barrier, cut.from, cut.to, 2.5);
      cuts.push(cut);
    }
    for (const s of [left, right])
      if (!s.walled) fillBand(barrier, at(s.s, foot.t - over), at(s.s, head.t + over), 2.5);
  }
  return { cuts, flights };
}

/** Tells whether a point lies in a room that has the name of stairs and no other; the room as it is before any cut. */
function findStairwells(barrier: Bitmap, texts: readonly TextRun[]): (at: PointPx) => boolean {
  const names = texts.flatMap((run) => {
    const name = STAIR_ARROW.test(run.text) ? undefined : nameRoom(run.text, SURE);
    return name ? [{ stairs: name.type === 'stairs', at: middleOfText(run) }] : [];
  });
  const wells = names
    .filter(({ stairs }) => stairs)
    .flatMap(({ at }) => floodFrom(barrier, at) ?? [])
    .filter((well) => !names.some(({ stairs, at }) => !stairs && well.holds(at)));
  return (at) => wells.some((well) => well.holds(at));
}
