import { SUN } from './light.ts';
import { PATTERNS, type Pattern, type Spot } from './patterns.ts';
import type { Surface } from './triangles.ts';

/** sRGB 0 to 255 -> linear 0 to 1, and back from 0 to 4095. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const s = i / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});
export const PRINTED = Uint8Array.from({ length: 4097 }, (_, i) => {
  const l = i / 4096;
  return Math.round(255 * (l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055));
});

/** Share of the light that comes from the sky; the rest is the sun. */
const SKY = 0.56;
const SUN_TINT = [1.045, 1.0, 0.93];
const SKY_TINT = [0.965, 1.0, 1.065];
/** Towards the sun: against the way in which shadows fall. */
const length = Math.hypot(SUN.x, SUN.y, Math.hypot(SUN.x, SUN.y) * SUN.tan);
const TO_SUN = [-SUN.x / length, -SUN.y / length, (Math.hypot(SUN.x, SUN.y) * SUN.tan) / length] as const;

export interface Paint {
  readonly surface: Surface;
  readonly colour: [number, number, number];
  readonly pattern: Pattern | undefined;
  /** Gloss, 0 to 1, and how narrow it is. */
  readonly gloss: number;
  readonly narrow: number;
  /** The cut through a wall is ink, not a thing: no light falls on it. */
  readonly unlit: boolean;
}

export function paintOf(surface: Surface): Paint {
  const { material, name } = surface;
  return {
    surface,
    colour: [LINEAR[material.colour[0]]!, LINEAR[material.colour[1]]!, LINEAR[material.colour[2]]!],
    pattern: material.pattern ? PATTERNS[material.pattern] : undefined,
    gloss: material.roughness < 0.5 ? (0.5 - material.roughness) * (0.35 + material.metalness) : 0,
    narrow: material.roughness < 0.2 ? 40 : 14,
    unlit: name === 'wall-cap',
  };
}

const spot: Spot = { r: 1, g: 1, b: 1, lu: 0, lv: 0 };
/** The last shaded colour, linear. Reused: millions are asked for. */
export const shaded = new Float32Array(3);

/** Colour of a spot into `shaded`: x, y in metres, normal's sideways parts, hidden sun and sky 0 to 1, `px` metres a sample. */
export function shade(
  paint: Paint,
  x: number,
  y: number,
  nx: number,
  ny: number,
  noSun: number,
  noSky: number,
  px: number,
): void {
  const [r, g, b] = paint.colour;
  if (paint.unlit) {
    shaded[0] = r;
    shaded[1] = g;
    shaded[2] = b;
    return;
  }
  spot.r = spot.g = spot.b = 1;
  let [mx, my] = [nx, ny];
  if (paint.pattern) {
    const { at, cos, sin } = paint.surface;
    const [dx, dy] = [x - at[0], y - at[1]];
    spot.lu = spot.lv = 0;
    paint.pattern(spot, dx * cos + dy * sin, dy * cos - dx * sin, px);
    mx += spot.lu * cos - spot.lv * sin;
    my += spot.lu * sin + spot.lv * cos;
  }
  const mz = Math.sqrt(Math.max(0.02, 1 - mx * mx - my * my));
  const facing = mx * TO_SUN[0] + my * TO_SUN[1] + mz * TO_SUN[2];
  const sun = (1 - SKY) * (1 - noSun) * Math.max(0, facing / TO_SUN[2]);
  const sky = SKY * (1 - noSky) * (0.72 + 0.28 * mz);
  let shine = 0;
  if (paint.gloss > 0) {
    // Blinn's half vector between the sun and straight up.
    const hz = TO_SUN[2] + 1;
    const h = (mx * TO_SUN[0] + my * TO_SUN[1] + mz * hz) / Math.hypot(TO_SUN[0], TO_SUN[1], hz);
    if (h > 0.5) shine = paint.gloss * h ** (paint.narrow * 3) * (1 - noSun * 0.7) * 0.9;
  }
  shaded[0] = r * spot.r * (sun * SUN_TINT[0]! + sky * SKY_TINT[0]!) + shine;
  shaded[1] = g * spot.g * (sun * SUN_TINT[1]! + sky * SKY_TINT[1]!) + shine;
  shaded[2] = b * spot.b * (sun * SUN_TINT[2]! + sky * SKY_TINT[2]!) + shine;
}
