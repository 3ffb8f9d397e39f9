import type { Point } from '../../plan/schema.ts';

/** A frame on the floor: x runs along a wall, y into the room. World = at + x·(cos, sin) + y·(−sin, cos). */
export interface Frame {
  readonly at: Point;
  /** Degrees clockwise; a piece with this rotation stands with its back to the wall of the frame. */
  readonly rotation: number;
  readonly cos: number;
  readonly sin: number;
}

/** An upright rectangle on the floor; `frame.at` is its centre. */
export interface Box extends Frame {
  readonly width: number;
  readonly depth: number;
  readonly outline: Point[];
}

export function makeFrame(at: Point, rotation: number): Frame {
  const radians = (rotation * Math.PI) / 180;
  return { at, rotation, cos: Math.cos(radians), sin: Math.sin(radians) };
}

export const toWorld = (f: Frame, x: number, y: number): Point => [
  f.at[0] + x * f.cos - y * f.sin,
  f.at[1] + x * f.sin + y * f.cos,
];

export const toLocal = (f: Frame, p: Point): Point => {
  const dx = p[0] - f.at[0];
  const dy = p[1] - f.at[1];
  return [dx * f.cos + dy * f.sin, -dx * f.sin + dy * f.cos];
};

export function makeBox(at: Point, rotation: number, width: number, depth: number): Box {
  return new Rectangle(makeFrame(at, rotation), width, depth);
}

class Rectangle implements Box {
  readonly at: Point;
  readonly rotation: number;
  readonly cos: number;
  readonly sin: number;
  readonly width: number;
  readonly depth: number;
  #outline: Point[] | undefined;

  constructor({ at, rotation, cos, sin }: Frame, width: number, depth: number) {
    this.at = at;
    this.rotation = rotation;
    this.cos = cos;
    this.sin = sin;
    this.width = width;
    this.depth = depth;
  }

  /** Most boxes are candidates whose corners nobody asks for. */
  get outline(): Point[] {
    const w = this.width / 2;
    const d = this.depth / 2;
    this.#outline ??= [toWorld(this, -w, -d), toWorld(this, w, -d), toWorld(this, w, d), toWorld(this, -w, d)];
    return this.#outline;
  }
}

/** The box, larger by `margin` on each side (smaller where it is negative, but never gone). */
export const growBox = (box: Box, margin: number): Box =>
  makeBox(box.at, box.rotation, Math.max(0.01, box.width + 2 * margin), Math.max(0.01, box.depth + 2 * margin));

export function distanceToBox(box: Frame & { width: number; depth: number }, x: number, y: number): number {
  const dx = x - box.at[0];
  const dy = y - box.at[1];
  const u = Math.max(0, Math.abs(dx * box.cos + dy * box.sin) - box.width / 2);
  const v = Math.max(0, Math.abs(-dx * box.sin + dy * box.cos) - box.depth / 2);
  // Not `hypot`: this is asked for most of the time that a home takes.
  return Math.sqrt(u * u + v * v);
}
