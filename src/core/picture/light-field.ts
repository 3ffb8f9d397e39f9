import type { PictureFrame } from '../scene/types.ts';
import { type Ground, groundOf, type Heights } from './ground.ts';
import type { Sample } from './sample.ts';
import { skyHidden } from './sky-hidden.ts';
import { sunShadow } from './sun-shadow.ts';
import { CUT, type Triangles } from './triangles.ts';

/** Side of a cell, metres: finer than the softness of any shadow. */
const CELL = 0.018;
/** Above the cut only this share of the true height casts shadow, so that a wardrobe does not darken a room. */
const HINT = 0.12;
const CUT_CASTS = CUT - 0.1;
/** A spot is lit like those cells whose height differs by no more than this, so that light does not leak over edges. Metres. */
const SAME = 0.04;

/** Hidden sun and sky over the picture, in cells of about two centimetres. */
export interface LightField {
  readonly ground: Ground;
  /** 0 to 255. */
  readonly sun: Uint8Array;
  readonly sky: Uint8Array;
  /** 1 where a cell and those to the right, below and between lie on one level: most of every floor. */
  readonly isLevel: Uint8Array;
}

/** Works out how much of sun and sky the things of a scene hide from each other. */
export function lightField(triangles: Triangles, frame: PictureFrame): LightField {
  const step = Math.max(1, Math.round(frame.pixelsPerMetre * CELL));
  const ground = groundOf(triangles, frame, step);
  const casting = castingOf(ground);
  const perMetre = frame.pixelsPerMetre / step;
  return {
    ground,
    sun: sunShadow(casting, perMetre),
    sky: skyHidden(casting, perMetre),
    isLevel: levels(ground),
  };
}

/** The heights that cast shadow. */
const castingOf = ({ width, height, z }: Ground): Heights => ({
  width,
  height,
  copyRow: (y, into, at) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const h = z[i]!;
      into[at + x] = h > CUT_CASTS ? CUT_CASTS + (h - CUT_CASTS) * HINT : h;
    }
  },
});

function levels({ z, width, height }: Ground): Uint8Array {
  const isLevel = new Uint8Array(z.length);
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0, i = y * width; x + 1 < width; x++, i++) {
      const own = z[i]!;
      const apart = Math.max(
        Math.abs(z[i + 1]! - own),
        Math.abs(z[i + width]! - own),
        Math.abs(z[i + width + 1]! - own),
      );
      if (apart < SAME / 2) isLevel[i] = 1;
    }
  return isLevel;
}

/** Lights a spot in pixel (x, y): between the four cells around it that are about as high. */
export function lightAt({ ground, sun, sky, isLevel }: LightField, x: number, y: number, spot: Sample): void {
  const { step, width, height } = ground;
  const u = Math.max(0, (x + 0.5) / step - 0.5);
  const v = Math.max(0, (y + 0.5) / step - 0.5);
  const column = Math.min(width - 1, u | 0);
  const row = Math.min(height - 1, v | 0);
  const i = row * width + column;
  const fx = u - column;
  const fy = v - row;
  const off = ground.z[i]! - spot.z;
  if (isLevel[i] === 0 || off > SAME || off < -SAME) {
    mixLevel(sun, sky, ground, column, row, fx, fy, spot);
    return;
  }
  const j = i + width;
  const suns = sun[i]! + (sun[i + 1]! - sun[i]!) * fx;
  const skies = sky[i]! + (sky[i + 1]! - sky[i]!) * fx;
  spot.noSun = (suns + (sun[j]! + (sun[j + 1]! - sun[j]!) * fx - suns) * fy) / 255;
  spot.noSky = (skies + (sky[j]! + (sky[j + 1]! - sky[j]!) * fx - skies) * fy) / 255;
}

/** Lights a spot by those of four cells that are about as high as it. */
function mixLevel(
  sun: Uint8Array,
  sky: Uint8Array,
  ground: Ground,
  column: number,
  row: number,
  fx: number,
  fy: number,
  spot: Sample,
): void {
  const { width, height, z } = ground;
  let total = 0;
  let suns = 0;
  let skies = 0;
  for (let k = 0; k < 4; k++) {
    const j = Math.min(height - 1, row + (k >> 1)) * width + Math.min(width - 1, column + (k & 1));
    if (Math.abs(z[j]! - spot.z) > SAME) continue;
    // Never nothing: the only cell that is as high may be the farthest.
    const share = (k & 1 ? fx : 1 - fx) * (k & 2 ? fy : 1 - fy) + 1e-3;
    total += share;
    suns += sun[j]! * share;
    skies += sky[j]! * share;
  }
  if (total === 0) {
    copyNearest(sun, sky, ground, column, row, spot);
    return;
  }
  spot.noSun = suns / total / 255;
  spot.noSky = skies / total / 255;
}

/** Share of the sky that is hidden from what has no neighbour at its height. */
const ALONE = 0.1;

/** The light of the cell around (column, row) that is nearest in height: for what is too thin to have a cell of its own. */
function copyNearest(
  sun: Uint8Array,
  sky: Uint8Array,
  ground: Ground,
  column: number,
  row: number,
  spot: Sample,
): void {
  const { width, height, z } = ground;
  let [best, off] = [row * width + column, Number.POSITIVE_INFINITY];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 2); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 2); x++) {
      const j = y * width + x;
      const apart = Math.abs(z[j]! - spot.z);
      if (apart < off) [best, off] = [j, apart];
    }
  spot.noSun = sun[best]! / 255;
  spot.noSky = off < 2 * SAME ? sky[best]! / 255 : ALONE;
}
