import type { Triangles } from './triangles.ts';

/** A window of samples on the picture. `scale` samples a pixel each way; `x0`, `y0` is its first sample. */
export interface Band {
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Metres. */
  readonly z: Float32Array;
  readonly surface: Uint16Array;
  /** Sideways parts of the normals, -127 to 127; left out where only heights are wanted. */
  readonly nx?: Int8Array;
  readonly ny?: Int8Array;
}

/** Height of the paper around the dwelling: a little below its floors. */
export const PAPER = -0.02;

export function clearBand(band: Band): void {
  band.z.fill(PAPER);
  band.surface.fill(0);
  band.nx?.fill(0);
  band.ny?.fill(0);
}

/** Slopes below this are none; what rounding may add to a share. */
const LEVEL = 1e-12;
const ROUNDING = 1e-6;

/** First and last step at which a share that begins with `value` and grows by `slope` is not negative. */
function firstIn(value: number, slope: number): number {
  return slope > LEVEL ? Math.ceil(-value / slope - ROUNDING) : 0;
}
function lastIn(value: number, slope: number): number {
  if (slope < -LEVEL) return Math.floor(-value / slope + ROUNDING);
  return slope <= LEVEL && value < -ROUNDING ? -1 : Number.MAX_SAFE_INTEGER;
}

/** Draws the triangles into the band: what is highest wins. Samples are taken at their middles. Surfaces that `skip` names are left out. */
export function rasterise(triangles: Triangles, band: Band, skip?: (surface: number) => boolean): void {
  const { corners: c, normals: n, surface } = triangles;
  const { scale, width, height, z: zs, surface: ids, nx, ny } = band;
  for (let t = 0; t < surface.length; t++) {
    if (skip?.(surface[t]!)) continue;
    const o = t * 9;
    const ax = c[o]! * scale - band.x0 - 0.5;
    const ay = c[o + 1]! * scale - band.y0 - 0.5;
    const bx = c[o + 3]! * scale - band.x0 - 0.5;
    const by = c[o + 4]! * scale - band.y0 - 0.5;
    const cx = c[o + 6]! * scale - band.x0 - 0.5;
    const cy = c[o + 7]! * scale - band.y0 - 0.5;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
    if (top > bottom) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
    if (left > right) continue;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    const inv = 1 / area;
    // Shares of corners b and c change evenly along x and y.
    const bdx = (cy - ay) * inv;
    const bdy = (ax - cx) * inv;
    const cdx = (ay - by) * inv;
    const cdy = (bx - ax) * inv;
    const adx = -bdx - cdx;
    const [za, zb, zc] = [c[o + 2]!, c[o + 5]! - c[o + 2]!, c[o + 8]! - c[o + 2]!];
    const id = surface[t]!;
    const flat = n[o] === n[o + 3] && n[o + 1] === n[o + 4] && n[o] === n[o + 6] && n[o + 1] === n[o + 7];
    const fx = Math.round(n[o]! * 127);
    const fy = Math.round(n[o + 1]! * 127);
    for (let y = top; y <= bottom; y++) {
      const ub = (left - ax) * bdx + (y - ay) * bdy;
      const uc = (left - ax) * cdx + (y - ay) * cdy;
      // The three edge conditions are solved for the span of x instead of testing every sample.
      const ua = 1 - ub - uc;
      const from = left + Math.max(0, firstIn(ub, bdx), firstIn(uc, cdx), firstIn(ua, adx));
      const to = Math.min(right, left + Math.min(lastIn(ub, bdx), lastIn(uc, cdx), lastIn(ua, adx)));
      let i = y * width + from;
      for (let x = from; x <= to; x++, i++) {
        const b = ub + (x - left) * bdx;
        const k = uc + (x - left) * cdx;
        const z = za + b * zb + k * zc;
        if (z <= zs[i]!) continue;
        zs[i] = z;
        ids[i] = id;
        if (!nx || !ny) continue;
        if (flat) {
          nx[i] = fx;
          ny[i] = fy;
        } else {
          const a = 1 - b - k;
          nx[i] = (a * n[o]! + b * n[o + 3]! + k * n[o + 6]!) * 127;
          ny[i] = (a * n[o + 1]! + b * n[o + 4]! + k * n[o + 7]!) * 127;
        }
      }
    }
  }
}
