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

/** The rectangle around a room in the direction of its longest wall. */
export function floorFrame(outline: readonly Vec2[]): FloorFrame {
  let longest = 0;
  let angle = 0;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    if (length > longest) [longest, angle] = [length, Math.atan2(by - ay, bx - ax)];
  });
  // Planks look alike both ways, so a quarter turn decides everything: keep the angle within a right angle about 0.
  angle -= Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
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
