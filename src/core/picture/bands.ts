import type { Triangles } from './triangles.ts';

/**
 * The triangles that reach into each band of `rows` rows of the picture, by index, with a row to spare above and below: a picture is drawn band by
 * band, and most triangles lie in one or two of them.
 */
export function bandsOf({ corners: c, surface }: Triangles, rows: number, heightPx: number): Uint32Array[] {
  const bands: number[][] = Array.from({ length: Math.ceil(heightPx / rows) }, () => []);
  for (let t = 0; t < surface.length; t++) {
    const [a, b, d] = [c[t * 9 + 1]!, c[t * 9 + 4]!, c[t * 9 + 7]!];
    const first = Math.max(0, Math.floor((Math.min(a, b, d) - 1) / rows));
    const last = Math.min(bands.length - 1, Math.floor((Math.max(a, b, d) + 1) / rows));
    for (let band = first; band <= last; band++) bands[band]!.push(t);
  }
  return bands.map((band) => Uint32Array.from(band));
}
