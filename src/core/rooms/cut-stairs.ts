import { angleBetween, directionOf, lengthOf, project, type Segment } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import { nameRoom, STAIR_ARROW } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import { floodFrom } from './flood-from.ts';

/** Treads: length and distance from each other in door widths, and how many make a flight. */
const LENGTH = [0.75, 2.4] as const;
const STEP = [0.16, 0.5] as const;
const TREADS = 4;
/** Free ground beside a flight up to this many door widths belongs to it. */
const BESIDE = 0.35;

/** So many lines square to the treads, this share of the flight long at least, make a grid: tiles. */
const CROSSING = 3;
const CROSSING_LONG = 0.4;

/** Where the network takes more than this of a flight for bare floor, its lines are boards or tiles. */
const BARE = 0.6;
const FLOOR = new Set(['room', 'outside']);

/** A name of a room is at least so certain. */
const SURE = 0.7;

interface Flight {
  /** Middle of the first tread, unit vectors along the tread and up the flight. */
  readonly at: PointPx;
  readonly along: PointPx;
  readonly up: PointPx;
  readonly step: number;
  readonly half: number;
  readonly run: number;
}

/**
 * Parts flights of stairs from the room they are drawn in: at least four alike lines at one distance from each other. Adds the
 * cuts to `barrier` and returns those across the flight, where one steps on it. Boards and tiles are lines like these: the
 * network tells them. A room that is called stairs stays whole.
 */
export function cutStairs(
  barrier: Bitmap,
  lines: readonly Segment[],
  doorPx: number,
  texts: readonly TextRun[],
  classes?: PixelClasses,
): Segment[] {
  const isStairwell = findStairwells(barrier, texts);
  const cuts: Segment[] = [];
  for (const f of findFlights(lines, doorPx)) {
    if (isGrid(f, lines)) continue;
    const at = (s: number, t: number): PointPx => [
      f.at[0] + f.along[0] * s + f.up[0] * t,
      f.at[1] + f.along[1] * s + f.up[1] * t,
    ];
    const shares = [-0.5, 0, 0.5].map((k) =>
      classes ? shareAlong({ from: at(k * f.half, 0), to: at(k * f.half, f.run) }, FLOOR, classes) : 0,
    );
    if (shares[0]! + shares[1]! + shares[2]! > 3 * BARE) continue;
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
  return cuts;
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

/** Whether lines run up and down inside a flight; a walking line and a string or two do so in stairs. */
function isGrid({ at, along, up, half, run }: Flight, lines: readonly Segment[]): boolean {
  const flight = { from: at, to: [at[0] + up[0] * run, at[1] + up[1] * run] as PointPx };
  const crossing = lines.filter((l) => {
    if (lengthOf(l) < CROSSING_LONG * run || angleBetween(l, flight) > 10) return false;
    const [x, y] = middleOf(l);
    const [s, t] = [along, up].map((d) => (x - at[0]) * d[0] + (y - at[1]) * d[1]) as [number, number];
    return Math.abs(s) < 0.8 * half && t > 0 && t < run;
  });
  return crossing.length >= CROSSING;
}

function findFlights(lines: readonly Segment[], doorPx: number): Flight[] {
  const treads = lines.filter((l) => lengthOf(l) > LENGTH[0] * doorPx && lengthOf(l) < LENGTH[1] * doorPx);
  const used = new Set<Segment>();
  const flights: Flight[] = [];
  for (const first of treads) {
    if (used.has(first)) continue;
    for (const sign of [1, -1] as const) {
      const chain = followTreads(first, treads, sign, doorPx);
      if (chain.length < TREADS || chain.some((l) => used.has(l))) continue;
      // Only from an end of the flight: nothing may go on to the other side.
      if (followTreads(first, treads, sign === 1 ? -1 : 1, doorPx).length > 1) continue;
      for (const l of chain) used.add(l);
      flights.push(flightOf(chain));
      break;
    }
  }
  return flights;
}

function followTreads(first: Segment, treads: readonly Segment[], sign: 1 | -1, doorPx: number): Segment[] {
  const chain = [first];
  let step = 0;
  for (;;) {
    const last = chain[chain.length - 1]!;
    const long = lengthOf(last);
    let next: Segment | undefined;
    let nearest = Number.POSITIVE_INFINITY;
    for (const l of treads) {
      if (Math.abs(lengthOf(l) - long) > 0.35 * long || angleBetween(l, last) > 3) continue;
      // Which side of the chain's first line counts as up must not depend on how each line runs.
      const p = project(first, middleOf(l));
      const q = project(first, middleOf(last));
      const beside = (p.beside - q.beside) * sign;
      if (beside < STEP[0] * doorPx || beside > STEP[1] * doorPx || Math.abs(p.along - q.along) > 0.25 * long) continue;
      if (step && Math.abs(beside - step) > 0.22 * step + 1) continue;
      if (beside < nearest) [next, nearest] = [l, beside];
    }
    if (!next || chain.includes(next)) return chain;
    step = nearest;
    chain.push(next);
  }
}

function flightOf(chain: readonly Segment[]): Flight {
  const [first, last] = [chain[0]!, chain[chain.length - 1]!];
  const along = directionOf(first) as PointPx;
  const [a, b] = [middleOf(first), middleOf(last)];
  const normal: PointPx = [-along[1], along[0]];
  const rise = (b[0] - a[0]) * normal[0] + (b[1] - a[1]) * normal[1];
  const up: PointPx = rise < 0 ? [-normal[0], -normal[1]] : normal;
  const halves = chain.map((l) => lengthOf(l) / 2).sort((p, q) => p - q);
  const run = Math.abs(rise);
  return { at: a, along, up, run, step: run / (chain.length - 1), half: halves[halves.length >> 1]! };
}

function middleOf(l: Segment): PointPx {
  return [(l.from[0] + l.to[0]) / 2, (l.from[1] + l.to[1]) / 2];
}
