import type { GroundPart } from './ground-parts.ts';
import type { PointPx } from './types.ts';

/** Where chequers lie that a picture shows, and how strongly it shows them. */
export interface ChequerPhase {
  /** A corner of a square, pixels. */
  readonly from: PointPx;
  /** Whether the square that begins there is light. */
  readonly isLight: boolean;
  readonly strength: number;
  /** The weaker wave as a share of the stronger one: slanted stripes have one alone. */
  readonly balance: number;
}

/**
 * Where squares of this side begin: the Fourier coefficients of the picture at the two waves, (1, 1) and (1, -1), that chequers have
 * most of.
 */
export function chequerPhase(parts: readonly GroundPart[], side: number): ChequerPhase {
  const k = Math.PI / side;
  // Sums of level times cos or sin along x times cos or sin along y.
  let [cc, cs, sc, ss] = [0, 0, 0, 0];
  for (const { x0, y0, width, height, data } of parts) {
    const cosX = Float64Array.from({ length: width }, (_, x) => Math.cos(k * (x0 + x + 0.5)));
    const sinX = Float64Array.from({ length: width }, (_, x) => Math.sin(k * (x0 + x + 0.5)));
    for (let y = 0, i = 0; y < height; y++) {
      let [c, s] = [0, 0];
      for (let x = 0; x < width; x++, i++) {
        c += data[i]! * cosX[x]!;
        s += data[i]! * sinX[x]!;
      }
      const [cosY, sinY] = [Math.cos(k * (y0 + y + 0.5)), Math.sin(k * (y0 + y + 0.5))];
      cc += c * cosY;
      cs += c * sinY;
      sc += s * cosY;
      ss += s * sinY;
    }
  }
  // sin(k(x - a)) sin(k(y - b)) = ss cos ka cos kb - sc cos ka sin kb - cs sin ka cos kb + cc sin ka sin kb.
  const sum = Math.atan2(-(sc + cs), ss - cc); // ka + kb
  const difference = Math.atan2(sc - cs, ss + cc); // ka - kb
  const [a, b] = [(sum + difference) / 2, (sum - difference) / 2];
  const waves = [Math.hypot(sc + cs, ss - cc), Math.hypot(sc - cs, ss + cc)];
  const value =
    ss * Math.cos(a) * Math.cos(b) -
    sc * Math.cos(a) * Math.sin(b) -
    cs * Math.sin(a) * Math.cos(b) +
    cc * Math.sin(a) * Math.sin(b);
  return {
    from: [a / k, b / k],
    isLight: value > 0,
    strength: Math.max(...waves),
    balance: Math.min(...waves) / Math.max(...waves),
  };
}
