import type { PictureFrame, Scene } from '../scene/types.ts';
import { castingHeights, skyHidden, sunShadow } from './light.ts';
import { paperShade } from './paper.ts';
import { type Band, clearBand, rasterise } from './rasterise.ts';
import { LINEAR, type Paint, PRINTED, paintOf, shade, shaded } from './shade.ts';
import { gatherTriangles } from './triangles.ts';

/** Samples a pixel each way, rows of pixels drawn at a time (bounds the memory), and how much darker an edge is. */
const SCALE = 2;
const ROWS = 128;
const EDGE = 0.42;

export interface TopView {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 3 bytes a pixel, sRGB. */
  readonly rgb: Uint8Array;
}

/**
 * The scene from straight above, in the given frame. Heights are drawn once for the whole picture, sun and sky are worked out from them, and then
 * the picture is drawn in bands at double resolution: pixels in one piece are shaded once, pixels on edges four times.
 */
export function renderTopView(scene: Scene, frame: PictureFrame): TopView {
  const { widthPx: w, heightPx: h, pixelsPerMetre } = frame;
  const triangles = gatherTriangles(scene, frame);
  const paints = triangles.surfaces.map((surface) => surface && paintOf(surface));
  const field: Band = {
    x0: 0,
    y0: 0,
    width: w,
    height: h,
    scale: 1,
    z: new Float32Array(w * h),
    surface: new Uint16Array(w * h),
  };
  clearBand(field);
  // Glass casts no shadow to speak of.
  rasterise(triangles, field, (id) => triangles.surfaces[id]!.material.opacity < 1);
  const casting = castingHeights(field.z);
  const light: Light = {
    z: field.z,
    width: w,
    height: h,
    sun: sunShadow(casting, w, h, pixelsPerMetre),
    sky: skyHidden(casting, w, h, pixelsPerMetre),
  };
  const paper = paperShade(field.surface, w, h, pixelsPerMetre);
  const rgb = new Uint8Array(w * h * 3);
  const [bw, bh] = [w * SCALE + 2, ROWS * SCALE + 2];
  const size = bw * bh;
  const buffers = {
    z: new Float32Array(size),
    surface: new Uint16Array(size),
    nx: new Int8Array(size),
    ny: new Int8Array(size),
  };
  const edges = new Uint8Array(size);
  for (let y = 0; y < h; y += ROWS) {
    const band: Band = { x0: -1, y0: y * SCALE - 1, width: bw, height: bh, scale: SCALE, ...buffers };
    clearBand(band);
    rasterise(triangles, band);
    findEdges(band, edges);
    paintBand(band, edges, paints, light, paper, frame, y, Math.min(ROWS, h - y), rgb);
  }
  return { widthPx: w, heightPx: h, rgb };
}

interface Light {
  readonly z: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly sun: Uint8Array;
  readonly sky: { width: number; height: number; data: Uint8Array };
}

/** Marks samples at the brink of something that stands above its neighbour: a thin dark line there makes shapes crisp. */
function findEdges(band: Band, edges: Uint8Array): void {
  const { width, height, z, surface } = band;
  edges.fill(0);
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1, end = (y + 1) * width - 1; i < end; i++) {
      const own = z[i]!;
      const lowest = Math.min(z[i - 1]!, z[i + 1]!, z[i - width]!, z[i + width]!);
      const fall = own - lowest;
      if (fall < 0.012) continue;
      const other =
        surface[i - 1] !== surface[i] ||
        surface[i + 1] !== surface[i] ||
        surface[i - width] !== surface[i] ||
        surface[i + width] !== surface[i];
      if (!other && fall < 0.03) continue;
      edges[i] = Math.min(255, 90 + fall * 900);
    }
}

const light2: [sun: number, sky: number] = [0, 0];

/** Hidden sun and sky at a pixel for a spot at height z: taken from those neighbours that are about as high, so light does not leak over edges. */
function lightAt(light: Light, x: number, y: number, z: number): void {
  const { width: w, height: h, sun, sky } = light;
  const own = y * w + x;
  const sx = Math.min(sky.width - 1, x >> 1);
  const sy = Math.min(sky.height - 1, y >> 1);
  if (Math.abs(light.z[own]! - z) < 0.02) {
    light2[0] = sun[own]! / 255;
    light2[1] = skyAt(light, sx, sy, z);
    return;
  }
  let [total, n] = [0, 0];
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [px, py] = [x + i, y + j];
      if (px < 0 || py < 0 || px >= w || py >= h || Math.abs(light.z[py * w + px]! - z) > 0.04) continue;
      total += sun[py * w + px]!;
      n++;
    }
  light2[0] = n ? total / n / 255 : sun[own]! / 255;
  light2[1] = skyAt(light, sx, sy, z);
}

function skyAt(light: Light, sx: number, sy: number, z: number): number {
  const { width: w, sky } = light;
  if (Math.abs(light.z[sy * 2 * w + sx * 2]! - z) < 0.05) return sky.data[sy * sky.width + sx]! / 255;
  let [total, n] = [0, 0];
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [px, py] = [sx + i, sy + j];
      if (px < 0 || py < 0 || px >= sky.width || py >= sky.height || Math.abs(light.z[py * 2 * w + px * 2]! - z) > 0.08)
        continue;
      total += sky.data[py * sky.width + px]!;
      n++;
    }
  return n ? total / n / 255 : 0.1;
}

function paintBand(
  band: Band,
  edges: Uint8Array,
  paints: (Paint | undefined)[],
  light: Light,
  paper: Uint8Array,
  frame: PictureFrame,
  top: number,
  rows: number,
  rgb: Uint8Array,
): void {
  // biome-ignore format: one row of buffers
  const { width: bw, z, surface } = band;
  const nx = band.nx!;
  const ny = band.ny!;
  const metres = 1 / frame.pixelsPerMetre;
  const half = metres / SCALE;
  for (let y = top; y < top + rows; y++)
    for (let x = 0; x < frame.widthPx; x++) {
      const i = ((y - top) * SCALE + 1) * bw + x * SCALE + 1;
      const j = i + bw;
      const id = surface[i]!;
      const o = (y * frame.widthPx + x) * 3;
      const same = id === surface[i + 1] && id === surface[j] && id === surface[j + 1];
      const blank = LINEAR[paper[y * frame.widthPx + x]!]!;
      let r = 0;
      let g = 0;
      let b = 0;
      if (same && id === 0) {
        r = g = b = blank;
      } else if (same && !(edges[i]! | edges[i + 1]! | edges[j]! | edges[j + 1]!)) {
        lightAt(light, x, y, z[i]!);
        const sx = (nx[i]! + nx[i + 1]! + nx[j]! + nx[j + 1]!) / 508;
        const sy = (ny[i]! + ny[i + 1]! + ny[j]! + ny[j + 1]!) / 508;
        shade(
          paints[id]!,
          frame.x0 + (x + 0.5) * metres,
          frame.y0 + (y + 0.5) * metres,
          sx,
          sy,
          light2[0],
          light2[1],
          metres,
        );
        r = shaded[0]!;
        g = shaded[1]!;
        b = shaded[2]!;
      } else {
        for (let k = 0; k < 4; k++) {
          const s = k < 2 ? i + k : j + k - 2;
          const paint = paints[surface[s]!];
          if (!paint) {
            r += blank / 4;
            g += blank / 4;
            b += blank / 4;
            continue;
          }
          lightAt(light, x, y, z[s]!);
          const fx = frame.x0 + x * metres + ((k & 1) + 0.5) * half;
          const fy = frame.y0 + y * metres + ((k >> 1) + 0.5) * half;
          shade(paint, fx, fy, nx[s]! / 127, ny[s]! / 127, light2[0], light2[1], half);
          const f = paint.unlit ? 0.25 : 0.25 * (1 - (EDGE * edges[s]!) / 255);
          r += shaded[0]! * f;
          g += shaded[1]! * f;
          b += shaded[2]! * f;
        }
      }
      rgb[o] = PRINTED[r >= 1 ? 4096 : (r * 4096) | 0]!;
      rgb[o + 1] = PRINTED[g >= 1 ? 4096 : (g * 4096) | 0]!;
      rgb[o + 2] = PRINTED[b >= 1 ? 4096 : (b * 4096) | 0]!;
    }
}
