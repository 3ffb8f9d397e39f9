import type { PictureFrame } from '../scene/types.ts';
import { brinkAt } from './brinks.ts';
import { type GlowField, glowAt } from './glow-field.ts';
import { type LightField, lightAt } from './light-field.ts';
import type { Lighting } from './lighting.ts';
import type { Paper } from './paper.ts';
import type { Samples } from './rasterise.ts';
import { newSample, type Sample } from './sample.ts';
import { LINEAR, type Paint, PRINTED, shade } from './shade.ts';
import type { Triangles } from './triangles.ts';

/** What a picture is painted on and with. */
export interface Canvas {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly frame: PictureFrame;
  readonly triangles: Triangles;
  readonly paints: readonly (Paint | undefined)[];
  readonly light: LightField;
  /** Of lamps, where they are lit. */
  readonly glow: GlowField | undefined;
  readonly lighting: Lighting;
  readonly paper: Paper;
}

/** Rows of pixels from `top` on with a sample for each and, where something ends (`marks`), finer samples. All begin a pixel further up and left. */
export interface Rows {
  readonly top: number;
  readonly rows: number;
  readonly pixels: Samples;
  readonly samples: Samples;
  readonly marks: Uint8Array;
}

/** How much darker the darkest brink is. */
const EDGE = 0.42;

export function paintRows(canvas: Canvas, { top, rows, pixels, samples, marks }: Rows): void {
  const { rgba, frame, paper } = canvas;
  const { width, seen } = pixels;
  const spot = newSample();
  let o = top * frame.widthPx * 4;
  for (let y = 0; y < rows; y++) {
    let i = (y + 1) * width + 1;
    for (let x = 0; x < frame.widthPx; x++, i++, o += 4) {
      if (marks[i]) blend(canvas, samples, x, y, top, spot);
      else if (seen[i]) {
        spot.x = x + 0.5;
        spot.y = top + y + 0.5;
        paintSample(canvas, pixels, i, x, top + y, spot);
      } else spot.r = spot.g = spot.b = LINEAR[paper.shadeAt(x, top + y)]!;
      rgba[o] = PRINTED[spot.r >= 1 ? 4096 : (spot.r * 4096) | 0]!;
      rgba[o + 1] = PRINTED[spot.g >= 1 ? 4096 : (spot.g * 4096) | 0]!;
      rgba[o + 2] = PRINTED[spot.b >= 1 ? 4096 : (spot.b * 4096) | 0]!;
      rgba[o + 3] = 255;
    }
  }
}

/** The mean of the finer samples of a pixel, those on brinks darkened. */
function blend(canvas: Canvas, samples: Samples, x: number, y: number, top: number, spot: Sample): void {
  const { scale, width, seen } = samples;
  const share = 1 / (scale * scale);
  let r = 0;
  let g = 0;
  let b = 0;
  for (let j = 0; j < scale; j++)
    for (let k = 0; k < scale; k++) {
      const i = ((y + 1) * scale + j) * width + (x + 1) * scale + k;
      let light = share;
      if (seen[i]) {
        spot.x = x + (k + 0.5) / scale;
        spot.y = top + y + (j + 0.5) / scale;
        const isLit = paintSample(canvas, samples, i, x, top + y, spot);
        if (isLit) light *= 1 - (EDGE * brinkAt(samples, canvas.triangles, i)) / 255;
      } else spot.r = spot.g = spot.b = LINEAR[canvas.paper.shadeAt(x, top + y)]!;
      r += spot.r * light;
      g += spot.g * light;
      b += spot.b * light;
    }
  spot.r = r;
  spot.g = g;
  spot.b = b;
}

/** Gives sample i, which lies in pixel (x, y), its colour; the spot is where it is, in pixels. False for what is drawn without light. */
function paintSample(canvas: Canvas, samples: Samples, i: number, x: number, y: number, spot: Sample): boolean {
  const { triangles, frame, light, glow, paints } = canvas;
  const t = samples.seen[i]! - 1;
  const paint = paints[triangles.surface[t]!]!;
  if (paint.unlit) {
    spot.r = paint.r;
    spot.g = paint.g;
    spot.b = paint.b;
    return false;
  }
  spot.z = samples.z[i]!;
  lightAt(light, x, y, spot);
  spot.glow = glow ? glowAt(glow, x, y) : 0;
  leanAt(triangles, t, spot);
  const metres = 1 / frame.pixelsPerMetre;
  spot.x = frame.x0 + spot.x * metres;
  spot.y = frame.y0 + spot.y * metres;
  spot.px = metres / samples.scale;
  shade(paint, spot, canvas.lighting);
  return true;
}

/** The normal of a triangle at a spot that is given in pixels. */
export function leanAt({ corners: c, normals: n, isFlat }: Triangles, t: number, spot: Sample): void {
  const o = t * 9;
  if (isFlat[t]) {
    spot.nx = n[o]!;
    spot.ny = n[o + 1]!;
    return;
  }
  const dx = spot.x - c[o]!;
  const dy = spot.y - c[o + 1]!;
  const bx = c[o + 3]! - c[o]!;
  const by = c[o + 4]! - c[o + 1]!;
  const cx = c[o + 6]! - c[o]!;
  const cy = c[o + 7]! - c[o + 1]!;
  const inv = 1 / (bx * cy - cx * by);
  const b = (dx * cy - cx * dy) * inv;
  const k = (bx * dy - dx * by) * inv;
  const a = 1 - b - k;
  spot.nx = a * n[o]! + b * n[o + 3]! + k * n[o + 6]!;
  spot.ny = a * n[o + 1]! + b * n[o + 4]! + k * n[o + 7]!;
}
