/** How wide the faint shadow around the dwelling is, metres, how far it is moved, and how dark it gets (0 to 255). */
const SPREAD = 0.35;
const SHIFT = 0.14;
const DARK = 46;
/** The shadow is soft, so it is worked out on every eighth pixel. */
const STEP = 8;

/** Brightness (sRGB) of the white paper at every pixel: white, with a soft shadow around what stands on it. */
export function paperShade(surface: Uint16Array, width: number, height: number, pixelsPerMetre: number): Uint8Array {
  const w = Math.ceil(width / STEP) + 1;
  const h = Math.ceil(height / STEP) + 1;
  let mask = new Float32Array(w * h);
  const shift = Math.round(SHIFT * pixelsPerMetre);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const px = x * STEP - Math.round(shift * 0.65);
      const py = y * STEP - shift;
      if (px >= 0 && py >= 0 && px < width && py < height && surface[py * width + px]) mask[y * w + x] = 1;
    }
  const radius = Math.max(1, Math.round((SPREAD * pixelsPerMetre) / STEP / 2));
  for (let pass = 0; pass < 3; pass++) mask = blur(blur(mask, w, h, radius, 1, w), h, w, radius, w, 1);
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const sy = Math.floor(y / STEP);
    const fy = y / STEP - sy;
    for (let x = 0; x < width; x++) {
      const sx = Math.floor(x / STEP);
      const fx = x / STEP - sx;
      const i = sy * w + sx;
      const a = mask[i]! + (mask[i + 1]! - mask[i]!) * fx;
      const b = mask[i + w]! + (mask[i + w + 1]! - mask[i + w]!) * fx;
      out[y * width + x] = 255 - (a + (b - a) * fy) * DARK;
    }
  }
  return out;
}

/** Running mean along lines of `count` cells that are `stride` apart; `lines` of them, `next` apart. */
function blur(
  from: Float32Array,
  count: number,
  lines: number,
  radius: number,
  stride: number,
  next: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(from.length);
  const size = radius * 2 + 1;
  for (let l = 0; l < lines; l++) {
    let sum = 0;
    const at = (i: number): number => (i < 0 || i >= count ? 0 : from[l * next + i * stride]!);
    for (let i = -radius; i < radius; i++) sum += at(i);
    for (let i = 0; i < count; i++) {
      sum += at(i + radius);
      out[l * next + i * stride] = sum / size;
      sum -= at(i - radius);
    }
  }
  return out;
}
