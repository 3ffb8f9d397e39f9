import type { Light } from '../furnish/home/wishes.ts';
import { SHINING } from './lamps.ts';
import type { Lighting } from './lighting.ts';
import { PATTERNS, type Pattern } from './patterns.ts';
import type { Sample } from './sample.ts';
import { SUN } from './sun-shadow.ts';
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

/** Towards the sun: against the way in which shadows fall. */
const length = Math.hypot(SUN.x, SUN.y, Math.hypot(SUN.x, SUN.y) * SUN.tan);
const TO_SUN = { x: -SUN.x / length, y: -SUN.y / length, z: (Math.hypot(SUN.x, SUN.y) * SUN.tan) / length };
/** Blinn's half vector between the sun and straight up, and its length. */
const HALF_Z = TO_SUN.z + 1;
const HALF = Math.hypot(TO_SUN.x, TO_SUN.y, HALF_Z);
/** Steps of the tables of highlights; below half of its height a highlight is nothing. */
const SHINE_STEPS = 512;

export interface Paint {
  readonly pattern: Pattern | undefined;
  /** Linear. */
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** Origin and turn of the pattern's axes. */
  readonly atX: number;
  readonly atY: number;
  readonly cos: number;
  readonly sin: number;
  /** The highlight by the cosine to the half vector; none on what does not shine. */
  readonly shine: Float32Array | undefined;
  /** The cut through a wall is ink, not a thing: no light falls on it. */
  readonly unlit: boolean;
  /** What it shines by itself. */
  readonly shines: number;
}

export function paintOf({ material, name, at, cos, sin }: Surface, light: Light): Paint {
  const { colour, pattern, roughness, metalness } = material;
  const gloss = roughness < 0.5 ? (0.5 - roughness) * (0.35 + metalness) : 0;
  const narrow = roughness < 0.2 ? 120 : 42;
  return {
    pattern: pattern ? PATTERNS[pattern] : undefined,
    r: LINEAR[colour[0]]!,
    g: LINEAR[colour[1]]!,
    b: LINEAR[colour[2]]!,
    atX: at[0],
    atY: at[1],
    cos,
    sin,
    shine: gloss > 0 ? shineTable(gloss, narrow) : undefined,
    unlit: name === 'wall-cap',
    shines: light === 'evening' ? (SHINING[name] ?? 0) : 0,
  };
}

/** Blinn's highlight of the given strength and narrowness. */
const shineTable = (gloss: number, narrow: number): Float32Array =>
  Float32Array.from({ length: SHINE_STEPS + 1 }, (_, i) => {
    const h = i / SHINE_STEPS;
    return h > 0.5 ? gloss * 0.9 * h ** narrow : 0;
  });

/** Gives a spot its colour: that of the paint and its pattern, in the light that reaches it. */
export function shade(paint: Paint, spot: Sample, { sun, sky, lamps, shine }: Lighting): void {
  spot.r = paint.r;
  spot.g = paint.g;
  spot.b = paint.b;
  let mx = spot.nx;
  let my = spot.ny;
  if (paint.pattern) {
    const { cos, sin } = paint;
    const dx = spot.x - paint.atX;
    const dy = spot.y - paint.atY;
    spot.lu = spot.lv = 0;
    spot.u = dx * cos + dy * sin;
    spot.v = dy * cos - dx * sin;
    paint.pattern(spot);
    mx += spot.lu * cos - spot.lv * sin;
    my += spot.lu * sin + spot.lv * cos;
  }
  const { noSun, noSky } = spot;
  const mz = Math.sqrt(Math.max(0.02, 1 - mx * mx - my * my));
  const facing = mx * TO_SUN.x + my * TO_SUN.y + mz * TO_SUN.z;
  const direct = facing > 0 ? ((1 - noSun) * facing) / TO_SUN.z : 0;
  const around = (1 - noSky) * (0.72 + 0.28 * mz);
  // Lamps stand lower than the sky: what hides it hides a part of them.
  const glow = spot.glow * (1 - 0.7 * noSky) * (0.5 + 0.5 * mz) + paint.shines;
  let gloss = 0;
  if (paint.shine) {
    const h = (mx * TO_SUN.x + my * TO_SUN.y + mz * HALF_Z) / HALF;
    if (h > 0) gloss = paint.shine[h >= 1 ? SHINE_STEPS : (h * SHINE_STEPS) | 0]! * (1 - noSun * 0.7) * shine;
  }
  spot.r = spot.r * (direct * sun.r + around * sky.r + glow * lamps.r) + gloss;
  spot.g = spot.g * (direct * sun.g + around * sky.g + glow * lamps.g) + gloss;
  spot.b = spot.b * (direct * sun.b + around * sky.b + glow * lamps.b) + gloss;
}
