import type { PointPx } from '../sheet/types.ts';

/** Sets every pixel whose middle lies within rings (even-odd: the second may be a hole of the first) to a value. */
export function fillRing(
  data: Uint8Array | Uint16Array,
  width: number,
  height: number,
  rings: readonly (readonly PointPx[])[],
  value: number,
): void {
  const edges = rings.flatMap((ring) => ring.map((a, k) => [a, ring[(k + 1) % ring.length]!] as const));
  const ys = edges.map(([[, y]]) => y);
  const last = Math.min(height - 1, Math.floor(Math.max(...ys)));
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= last; y++) {
    const level = y + 0.5;
    const crossings = edges
      .filter(([[, a], [, b]]) => a > level !== b > level)
      .map(([[x, a], [u, b]]) => x + ((level - a) / (b - a)) * (u - x))
      .sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]! - 0.5));
      const to = Math.min(width, Math.ceil(crossings[k + 1]! - 0.5));
      data.fill(value, y * width + from, y * width + to);
    }
  }
}
