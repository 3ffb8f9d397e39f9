import type { Stroke } from '../raster/trace-strokes.ts';
import type { PointPx } from '../sheet/types.ts';

/** A piece of a circle drawn with a thin line: what door swings are made of. */
export interface Arc {
  readonly centre: PointPx;
  readonly radius: number;
  /** Ends of the piece. */
  readonly from: PointPx;
  readonly to: PointPx;
  /** Degrees of the circle that the piece covers. */
  readonly sweep: number;
  /** End of a straight line that starts at the centre: a leaf that is drawn. */
  readonly tip?: PointPx;
}

/** Fits circles to curved thin strokes. `least` and `most` bound the radius, pixels. */
export function findArcs(strokes: readonly Stroke[], thickest: number, least: number, most: number): Arc[] {
  const arcs: Arc[] = [];
  for (const stroke of strokes) {
    const n = stroke.centre.length;
    if (n < 0.25 * least) continue;
    const points: PointPx[] = [];
    for (let i = 0; i < n; i++) {
      if (!stroke.across[i] || stroke.across[i]! > 2.2 * thickest) continue;
      const [s, c] = [stroke.start + i, stroke.centre[i]!];
      points.push(stroke.level ? [s, c] : [c, s]);
    }
    const arc = grow(points, least, most);
    if (arc) arcs.push(arc);
  }
  return arcs;
}

/** The longest piece of the polyline that lies on a circle: the whole, else halves of it. */
function grow(points: PointPx[], least: number, most: number): Arc | undefined {
  for (const [a, b] of [
    [0, 1],
    [0, 0.6],
    [0.4, 1],
    [0.2, 0.8],
  ] as const) {
    const piece = points.slice(Math.floor(a * points.length), Math.floor(b * points.length));
    if (piece.length < 0.25 * least) continue;
    const circle = fitCircle(piece);
    if (!circle || circle.radius < least || circle.radius > most) continue;
    if (circle.off > Math.max(0.7, 0.01 * circle.radius)) continue;
    const [p, q] = [piece[0]!, piece[piece.length - 1]!];
    const chord = Math.hypot(p[0] - q[0], p[1] - q[1]);
    const sweep = (2 * Math.asin(Math.min(1, chord / 2 / circle.radius)) * 180) / Math.PI;
    if (sweep < 30 || piece.length < 0.42 * circle.radius) continue;
    return { centre: circle.centre, radius: circle.radius, from: p, to: q, sweep };
  }
  return undefined;
}

/** Least squares circle (Kåsa) with the root mean square distance of the points from it. */
function fitCircle(points: readonly PointPx[]): { centre: PointPx; radius: number; off: number } | undefined {
  const n = points.length;
  const mx = points.reduce((s, p) => s + p[0], 0) / n;
  const my = points.reduce((s, p) => s + p[1], 0) / n;
  let [suu, svv, suv, suuu, svvv, suvv, svuu] = [0, 0, 0, 0, 0, 0, 0];
  for (const [x, y] of points) {
    const [u, v] = [x - mx, y - my];
    suu += u * u;
    svv += v * v;
    suv += u * v;
    suuu += u * u * u;
    svvv += v * v * v;
    suvv += u * v * v;
    svuu += v * u * u;
  }
  const det = suu * svv - suv * suv;
  if (Math.abs(det) < 1e-6) return undefined;
  const [a, b] = [(suuu + suvv) / 2, (svvv + svuu) / 2];
  const [uc, vc] = [(a * svv - b * suv) / det, (b * suu - a * suv) / det];
  const radius = Math.sqrt(uc * uc + vc * vc + (suu + svv) / n);
  let sum = 0;
  for (const [x, y] of points) sum += (Math.hypot(x - mx - uc, y - my - vc) - radius) ** 2;
  return { centre: [mx + uc, my + vc], radius, off: Math.sqrt(sum / n) };
}
