import type { Point, Ring } from '../../plan/schema.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import type { Part, Rect, Template } from '../groups/template.ts';
import { type Frame, toLocal } from '../space/box.ts';
import { TALL } from '../space/keep-free.ts';

/** Something that keeps others off, as a convex ring (or a wall's segment) in plan coordinates. */
export interface Obstacle {
  readonly ring: Ring;
  /** What it is: a wall, a body, floor that a door needs, the strip before a window, floor that a placed piece
   * needs, floor from which a drawn fixture is used. */
  readonly role: 'wall' | 'body' | 'door' | 'window' | 'zone' | 'approach';
  /** Of a body. */
  readonly kind?: Kind;
  /** Of a zone: kinds that may stand in it. */
  readonly ignores?: readonly Kind[];
  /** Of a body: how high it reaches, and its lower edge where it hangs over people's heads, metres. */
  readonly height?: number;
  readonly underside?: number;
}

/** What hangs this high is walked under, and low pieces stand below it, metres. */
export const HANGS = 1.2;
export const hangs = ({ underside = 0 }: { readonly underside?: number }): boolean => underside >= HANGS;

/** An obstacle in the coordinates of a frame. */
export interface LocalObstacle {
  readonly of: Obstacle;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

export function localise(obstacle: Obstacle, frame: Frame): LocalObstacle {
  const points = obstacle.ring.map((p: Point) => toLocal(frame, p));
  const xs = Float64Array.from(points, (p) => p[0]);
  const ys = Float64Array.from(points, (p) => p[1]);
  return { of: obstacle, xs, ys, x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** Gap that bodies keep to walls and each other, metres. */
export const GAP = 0.01;
/** A zone may be this much short at each side: 95 % of it is enough. */
const ZONE_SLACK = 0.004;

export type Interval = [number, number];

/** What is near the group at hand, and where that keeps it off; one buffer for all, as this is the innermost loop of furnishing. */
const near: LocalObstacle[] = [];
const starts: number[] = [];
const ends: number[] = [];
const order: number[] = [];

/**
 * Where along x the group may stand with its back at y = `v`: the exact free intervals within [from, to].
 * Every part is checked against what bodies must keep off, every zone against bodies and walls.
 */
export function freeIntervals(
  template: Template,
  obstacles: readonly LocalObstacle[],
  v: number,
  from: number,
  to: number,
): Interval[] {
  if (to < from) return [];
  starts.length = 0;
  ends.length = 0;
  findNear(extentOf(template), obstacles, v, from, to);
  for (const part of template.parts) {
    const isHung = hangs(part);
    const offWindows = isHung || part.height > TALL || part.awayFromWindows === true;
    for (const o of near) {
      const { role } = o.of;
      if (role === 'approach' && (template.relaxed || isHung)) continue;
      if (role === 'window' && !offWindows) continue;
      if (role === 'zone' && (isHung || o.of.ignores!.includes(part.kind))) continue;
      if (role === 'body' && arePassing(part, o.of)) continue;
      block(o, part, v, role === 'wall' || role === 'body' ? GAP : 0, role === 'wall');
    }
  }
  for (const zone of template.zones) {
    for (const o of near) {
      const { role } = o.of;
      if (role === 'wall' || (role === 'body' && !hangs(o.of) && !zone.ignores.includes(o.of.kind!)))
        block(o, zone, v, -ZONE_SLACK, role === 'wall');
    }
  }
  return complement(from, to);
}

const extents = new WeakMap<Template, Rect>();

/** What parts and zones of a group cover together. */
function extentOf(template: Template): Rect {
  let extent = extents.get(template);
  if (!extent) {
    const rects = [...template.parts, ...template.zones];
    extent = {
      x0: Math.min(...rects.map((r) => r.x0)),
      x1: Math.max(...rects.map((r) => r.x1)),
      y0: Math.min(...rects.map((r) => r.y0)),
      y1: Math.max(...rects.map((r) => r.y1)),
    };
    extents.set(template, extent);
  }
  return extent;
}

/** The obstacles that a group meets somewhere along its way. */
function findNear(
  { x0, x1, y0, y1 }: Rect,
  obstacles: readonly LocalObstacle[],
  v: number,
  from: number,
  to: number,
): void {
  near.length = 0;
  for (const o of obstacles)
    if (o.y0 < y1 + v + GAP && o.y1 > y0 + v - GAP && o.x0 < to + x1 + GAP && o.x1 > from + x0 - GAP) near.push(o);
}

/** One hangs above the other. */
const arePassing = (part: Part, body: Obstacle): boolean =>
  hangs(part) !== hangs(body) && HANGS >= (hangs(part) ? (body.height ?? Infinity) : part.height);

/** Adds the positions at which `rect` would meet the obstacle. The back of a part may touch the wall it stands at. */
function block(o: LocalObstacle, rect: Rect, v: number, margin: number, isWall: boolean): void {
  const y0 = rect.y0 + v - (isWall ? Math.min(margin, 0) : margin) + (isWall ? 0.004 : 0);
  const y1 = rect.y1 + v + margin;
  if (o.y0 >= y1 || o.y1 <= y0) return;
  let low = Infinity;
  let high = -Infinity;
  const { xs, ys } = o;
  const n = xs.length;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ay = ys[j]!;
    const by = ys[i]!;
    const ax = xs[j]!;
    const bx = xs[i]!;
    if (by >= y0 && by <= y1) {
      if (bx < low) low = bx;
      if (bx > high) high = bx;
    }
    for (let edge = 0; edge < 2; edge++) {
      const y = edge ? y1 : y0;
      if (ay > y !== by > y) {
        const x = ax + ((y - ay) / (by - ay)) * (bx - ax);
        if (x < low) low = x;
        if (x > high) high = x;
      }
    }
  }
  if (high < low) return;
  starts.push(low - rect.x1 - margin);
  ends.push(high - rect.x0 + margin);
}

function complement(from: number, to: number): Interval[] {
  order.length = 0;
  for (let k = 0; k < starts.length; k++) if (ends[k]! > from && starts[k]! < to) order.push(k);
  order.sort((a, b) => starts[a]! - starts[b]!);
  const free: Interval[] = [];
  let at = from;
  for (const k of order) {
    if (starts[k]! > at) free.push([at, starts[k]!]);
    if (ends[k]! > at) at = ends[k]!;
    if (at > to) return free;
  }
  free.push([at, to]);
  return free;
}
