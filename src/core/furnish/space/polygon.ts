import { inRing, ringArea as signedArea } from '../../geometry/ring.ts';
import type { Point, Ring } from '../../plan/schema.ts';

export { inRing, signedArea };

export const inRoom = (p: Point, outline: Ring, holes: readonly Ring[]): boolean =>
  inRing(p, outline) && !holes.some((hole) => inRing(p, hole));

/** `subject` cut to a convex ring (Sutherland–Hodgman); the signed area stays right for subjects that are not convex. */
export function clipRing(subject: Ring, convex: Ring): Ring {
  const turn = Math.sign(signedArea(convex)) || 1;
  let result = subject;
  for (let k = 0; k < convex.length && result.length; k++) {
    const o = convex[k]!;
    const e = convex[(k + 1) % convex.length]!;
    const ex = e[0] - o[0];
    const ey = e[1] - o[1];
    const input = result;
    result = [];
    for (let i = 0; i < input.length; i++) {
      const p = input[i]!;
      const q = input[(i + 1) % input.length]!;
      const dp = turn * (ex * (p[1] - o[1]) - ey * (p[0] - o[0]));
      const dq = turn * (ex * (q[1] - o[1]) - ey * (q[0] - o[0]));
      if (dp >= 0) result.push(p);
      if (dp >= 0 !== dq >= 0) {
        const s = dp / (dp - dq);
        result.push([p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s]);
      }
    }
  }
  return result;
}

export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const [x, y] of points) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1 };
}

export const boundsMeet = (a: Bounds, b: Bounds): boolean =>
  a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;

/** Area that a ring (any) and a convex ring share, in square metres. */
export function sharedArea(ring: Ring, convex: Ring): number {
  if (!boundsMeet(boundsOf(ring), boundsOf(convex))) return 0;
  return Math.abs(signedArea(clipRing(ring, convex)));
}

/** Area of a convex ring inside a room. */
export function areaInRoom(convex: Ring, outline: Ring, holes: readonly Ring[]): number {
  return sharedArea(outline, convex) - holes.reduce((sum, hole) => sum + sharedArea(hole, convex), 0);
}

export const centreOf = (ring: Ring): Point => {
  const b = boundsOf(ring);
  return [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2];
};

/** Ring without repeated or undefined points; undefined where nothing with an area is left. */
export function cleanRing(ring: Ring): Ring | undefined {
  const finite = ring.filter((p) => Number.isFinite(p[0]) && Number.isFinite(p[1]));
  const kept = finite.filter((p, k) => {
    const q = finite[(k + 1) % finite.length]!;
    return Math.hypot(p[0] - q[0], p[1] - q[1]) > 1e-4;
  });
  return kept.length >= 3 && Math.abs(signedArea(kept)) > 1e-3 ? kept : undefined;
}

/** From a point to a segment, metres. */
export function pointGap(p: Point, a: Point, b: Point): number {
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * ex + (p[1] - a[1]) * ey) / (ex * ex + ey * ey || 1)));
  const dx = p[0] - a[0] - t * ex;
  const dy = p[1] - a[1] - t * ey;
  return Math.sqrt(dx * dx + dy * dy);
}
