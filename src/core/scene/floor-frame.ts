import type { Wall } from '../plan/schema.ts';
import type { Vec2 } from './model-builder.ts';

/** A rectangle around a room, metres. */
export interface FloorFrame {
  /** Its far corner, where planks and tiles start, and its middle. */
  readonly at: Vec2;
  readonly middle: Vec2;
  /** Direction of its longer side, degrees clockwise. */
  readonly rotation: number;
  readonly long: number;
  readonly short: number;
}

/** Directions are told apart by no less than this, radians: walls of one direction are drawn within 2°. */
const SAME = (2 * Math.PI) / 180;
/** A room is laid out along the home if at least this share of its outline runs with it. */
const SHARE = 0.4;

/** An angle within an eighth of a turn of 0: planks look alike both ways and a quarter turn is decided by the longer side. */
const folded = (angle: number): number => angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);

const edgesOf = (outline: readonly Vec2[]): { angle: number; length: number }[] =>
  outline.map(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    return { angle: folded(Math.atan2(by - ay, bx - ax)), length: Math.hypot(bx - ax, by - ay) };
  });

const lengthAlong = (edges: readonly { angle: number; length: number }[], angle: number): number =>
  edges.reduce((sum, edge) => sum + (Math.abs(folded(edge.angle - angle)) < SAME ? edge.length : 0), 0);

/** The direction in which most of the walls of a home run, radians, within an eighth of a turn of 0. */
export function homeDirection(walls: readonly Wall[]): number {
  const edges = walls.map(({ from, to }) => ({
    angle: folded(Math.atan2(to[1] - from[1], to[0] - from[0])),
    length: Math.hypot(to[0] - from[0], to[1] - from[1]),
  }));
  let best = { along: 0, angle: 0 };
  for (const { angle } of edges) {
    const along = lengthAlong(edges, angle);
    if (along > best.along + 1e-9) best = { along, angle };
  }
  return best.angle;
}

/** The rectangle around a room, along the home where a fair part of its walls runs so, else along its own longest wall. */
export function floorFrame(outline: readonly Vec2[], home?: number): FloorFrame {
  const edges = edgesOf(outline);
  const whole = edges.reduce((sum, { length }) => sum + length, 0);
  const isAlong = home !== undefined && lengthAlong(edges, home) >= SHARE * whole;
  const angle = isAlong ? home : edges.reduce((a, b) => (b.length > a.length ? b : a), { angle: 0, length: 0 }).angle;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const us = outline.map(([x, y]) => x * cos + y * sin);
  const vs = outline.map(([x, y]) => y * cos - x * sin);
  const [u0, v0] = [Math.min(...us), Math.min(...vs)];
  const [du, dv] = [Math.max(...us) - u0, Math.max(...vs) - v0];
  const degrees = (angle * 180) / Math.PI;
  const back = (u: number, v: number): Vec2 => [u * cos - v * sin, u * sin + v * cos];
  const [at, middle] = [back(u0, v0), back(u0 + du / 2, v0 + dv / 2)];
  if (du >= dv) return { at, middle, rotation: degrees, long: du, short: dv };
  return { at, middle, rotation: degrees + 90, long: dv, short: du };
}
