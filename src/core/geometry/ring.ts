import type { PointPx } from '../sheet/types.ts';

/** Signed area of a closed ring: positive when it runs clockwise on a screen (y down). */
export function ringArea(ring: readonly PointPx[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1];
  return sum / 2;
}

/** Area in the first of some rings but not in the others. */
export function areaWithin([outer, ...holes]: readonly (readonly PointPx[])[]): number {
  return Math.abs(ringArea(outer!)) - holes.reduce((sum, hole) => sum + Math.abs(ringArea(hole)), 0);
}

/** Points along a closed ring, the middles of pieces about `step` long. */
export function pointsAlong(ring: readonly PointPx[], step: number): PointPx[] {
  return ring.flatMap((a, k) => {
    const b = ring[(k + 1) % ring.length]!;
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: count }, (_, i): PointPx => {
      const share = (i + 0.5) / count;
      return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
    });
  });
}

/** The box around a ring: least x and y, greatest x and y, in the ring's unit. */
export function ringBox(
  ring: readonly (readonly [number, number])[],
): [x0: number, y0: number, x1: number, y1: number] {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether a point lies inside a ring (even-odd). */
export function inRing([x, y]: PointPx, ring: readonly PointPx[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Douglas and Peucker's simplification of a closed ring: no dropped corner was farther off than `tolerance`. */
export function simplifyRing(ring: readonly PointPx[], tolerance: number): PointPx[] {
  if (ring.length < 5) return [...ring];
  let far = 0;
  let best = -1;
  for (let i = 1; i < ring.length; i++) {
    const d = Math.hypot(ring[i]![0] - ring[0]![0], ring[i]![1] - ring[0]![1]);
    if (d > best) [far, best] = [i, d];
  }
  const keep = new Uint8Array(ring.length + 1);
  keep[0] = keep[far] = 1;
  const at = (i: number) => ring[i % ring.length]!;
  // A list of what is still to be split, not a function that calls itself: rings along hatching have ten thousands of equal teeth.
  const left: [number, number][] = [[far, ring.length], [0, far]]; // biome-ignore format: two stretches
  for (let next = left.pop(); next; next = left.pop()) {
    const [a, b] = next;
    let worst = -1;
    let off = tolerance;
    const [dx, dy] = [at(b)[0] - at(a)[0], at(b)[1] - at(a)[1]];
    const long = Math.hypot(dx, dy) || 1;
    for (let i = a + 1; i < b; i++) {
      const d = Math.abs((at(i)[0] - at(a)[0]) * dy - (at(i)[1] - at(a)[1]) * dx) / long;
      if (d > off) [worst, off] = [i, d];
    }
    if (worst < 0) continue;
    keep[worst] = 1;
    left.push([worst, b], [a, worst]);
  }
  return ring.filter((_, i) => keep[i]);
}
