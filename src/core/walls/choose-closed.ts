import {
  type Axis,
  angleBetween,
  axisOf,
  distance,
  lengthOf,
  offAxis,
  project,
  type Segment,
} from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';
import type { BandGround } from './choose-bands.ts';
import type { Arc } from './find-arcs.ts';
import { type Band, commonThicknesses } from './find-bands.ts';
import { closureOf, type Faces, type Stretch, stretchesOf } from './narrow-ground.ts';

/** A strip of which this share is shut off from the paper around it is closed. */
const CLOSED = 0.8;
/** A wall goes on behind an opening of so many times its door's width. */
const OPENING = 4;
/** Thicknesses with this share of the length of the commonest one are walls of this drawing. */
const SHARE = 0.22;

/** A closed strip of another thickness may end free when it is so many door widths long. */
const FREE = 1.5;
/** Groups of strips with less than this share of the largest group's length are no walls. */
const ISLAND = 0.1;

export interface ClosedGround extends BandGround {
  readonly faces: Faces;
  readonly strokePx: number;
  readonly doorPx: number;
}

interface Strip extends Stretch {
  /** Shut off from the paper around it; else a line of it may be broken or a jamb not drawn. */
  readonly closed: boolean;
  readonly common: boolean;
}

/**
 * Which of the strips that are shut off at their ends are walls. Walls run on into each other without a line between, end at
 * another wall, or go on behind an opening; furniture along walls does none of these at both of its ends.
 */
export function chooseClosed(bands: readonly Band[], widest: number, ground: ClosedGround): Bar[] {
  const stretches = bands
    .flatMap((b) => stretchesOf(b, ground.strokePx, ground.faces))
    .map((b) => ({ ...b, closed: closureOf(b, ground.faces) > CLOSED }));
  const peaks = commonThicknesses(
    stretches.filter((b) => b.closed),
    widest,
  );
  const main = peaks[0];
  if (!main) return [];
  const usual = peaks.filter((p) => p.length >= SHARE * main.length).slice(0, 4);
  const isCommon = (b: Bar) => usual.some((p) => Math.abs(b.thick - p.thick) <= Math.max(1.5, 0.12 * p.thick));
  let list: Strip[] = stretches
    .map((b) => ({ ...b, face: b.closed ? b.face : 0, common: isCommon(b) }))
    .filter((b) => b.common || (b.closed && b.thick > 0.3 * main.thick && b.thick < 1.9 * main.thick));
  // What holds which end is looked up once: there may be thousands of strips.
  const ends = new Map(list.map((b) => [b, [b.from, b.to].map((end) => endOf(b, end, list, ground))]));
  for (;;) {
    const left = new Set(list);
    const kept = list.filter((b) => {
      const held = ends.get(b)!.filter((end) => end.grounded || end.holders.some((w) => left.has(w))).length;
      return held === 2 || (held === 1 && b.closed && (b.common || lengthOf(b) > FREE * ground.doorPx));
    });
    if (kept.length === list.length) break;
    list = kept;
  }
  const left = new Set(list);
  return dropIslands(
    list,
    list.map((b) => ends.get(b)!.flatMap((end) => end.holders.filter((w) => left.has(w)))),
    ground,
  );
}

interface End {
  /** At filled wall or at a door. */
  readonly grounded: boolean;
  /** The strips it ends at. */
  readonly holders: readonly Strip[];
}

function endOf(b: Strip, end: PointPx, list: readonly Strip[], ground: ClosedGround): End {
  const line = { from: end === b.from ? b.to : b.from, to: end };
  const axis = axisOf(line);
  return {
    grounded: isGrounded(b, end, ground),
    holders: list.filter((w) => w !== b && (holdsEnd(b, end, w, ground) || goesOn(b, line, axis, w, ground))),
  };
}

/**
 * Without groups of strips that hold none but each other and are small beside the largest group: beds, sofas, frames. Strips at
 * one door, and all that end at filled wall, belong together.
 */
function dropIslands(list: readonly Strip[], holders: readonly Strip[][], ground: ClosedGround): Strip[] {
  const parent = new Map<object, object>(list.map((b) => [b, b]));
  const root = (b: object): object => {
    const up = parent.get(b);
    if (up === undefined || up === b) return b;
    const top = root(up);
    parent.set(b, top);
    return top;
  };
  list.forEach((b, i) => {
    const others: object[] = [...holders[i]!];
    for (const end of [b.from, b.to]) {
      if (endsAtSolid(end, ground)) others.push(ground);
      others.push(...ground.arcs.filter((a) => isJambOf(a, b, end, ground)));
    }
    for (const o of others) parent.set(root(b), root(o));
  });
  const length = new Map<object, number>();
  for (const b of list) length.set(root(b), (length.get(root(b)) ?? 0) + lengthOf(b));
  const most = Math.max(0, ...length.values());
  return list.filter((b) => length.get(root(b))! >= ISLAND * most);
}

/** Whether an end is at filled wall or at a door. */
function isGrounded(b: Strip, end: PointPx, ground: ClosedGround): boolean {
  return endsAtSolid(end, ground) || ground.arcs.some((a) => isJambOf(a, b, end, ground));
}

function endsAtSolid(end: PointPx, { solid, strokePx }: ClosedGround): boolean {
  return solid.some((w) => meets(w, end, 0.6 * strokePx + 2));
}

function isJambOf(a: Arc, b: Strip, end: PointPx, { strokePx }: ClosedGround): boolean {
  return [a.centre, a.from, a.to].some((p) => distance(p, end) < 0.7 * b.thick + 0.6 * strokePx + 2);
}

function meets(w: Bar, end: PointPx, reach: number): boolean {
  const p = project(w, end);
  return p.along > -reach && p.along < lengthOf(w) + reach && Math.abs(p.beside) < w.thick / 2 + reach;
}

/** Whether a strip ends at another one: without a line between them, or right at its face. */
function holdsEnd(b: Strip, end: PointPx, w: Strip, ground: ClosedGround): boolean {
  const close = 0.6 * ground.strokePx + 2;
  return meets(w, end, w.face === b.face && w.face > 0 ? 0.8 * b.thick + close : close);
}

/** Whether another strip of about the thickness lies in line with this one, `line`, beyond an opening. */
function goesOn(b: Strip, line: Segment, axis: Axis, w: Strip, ground: ClosedGround): boolean {
  if (Math.max(b.thick, w.thick) > 1.3 * Math.min(b.thick, w.thick) + 1) return false;
  if (Math.abs(offAxis(axis, w.from)) > 0.25 * b.thick) return false;
  const [p, q] = [project(line, w.from), project(line, w.to)];
  if (Math.max(Math.abs(p.beside), Math.abs(q.beside)) > 0.25 * b.thick) return false;
  const gap = Math.min(p.along, q.along) - lengthOf(line);
  return gap > -b.thick && gap < OPENING * ground.doorPx && angleBetween(b, w) <= 3;
}
