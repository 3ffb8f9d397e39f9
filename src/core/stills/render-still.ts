import { frameFor, grown } from '../picture/frame.ts';
import { type LightField, lightAt, lightField } from '../picture/light-field.ts';
import type { Lighting } from '../picture/lighting.ts';
import { leanAt } from '../picture/paint-rows.ts';
import { newSamples, rasterise, type Samples } from '../picture/rasterise.ts';
import type { TopView } from '../picture/render-top-view.ts';
import { newSample, type Sample } from '../picture/sample.ts';
import { type Paint, PRINTED, paintOf, shade } from '../picture/shade.ts';
import { gatherTriangles, type Triangles } from '../picture/triangles.ts';
import type { PictureFrame, Scene } from '../scene/types.ts';
import { Camera, type View } from './camera.ts';
import { type Shown, visibleFaces } from './visible-faces.ts';

/** Samples a pixel each way. */
const SCALE = 2;
/** The light of the home is worked out as for a picture of so many pixels a metre, but not much finer than it is seen. */
const LIGHT_PX = 50;
const FINER = 2;
/** Upright faces are lit like the place so far before them, and like the open air from this height on, metres. */
const BEFORE = 0.1;
/** They take the mean over places so far to both sides: the light of the ground is grainy there. Metres. */
const BESIDE = [-0.09, -0.03, 0.03, 0.09];
const OPEN = 1.6;
/** From this slope on a face is upright: the square of the sideways part of its normal. */
const UPRIGHT = 0.75;
/** What is hidden from what lies under something. */
const COVERED = { sun: 0.9, sky: 0.55 };
/** Daylight in rooms; what is thrown back by floors and walls lights upright faces. */
const INDOORS: Lighting = {
  sun: { r: 0.44, g: 0.425, b: 0.4 },
  sky: { r: 0.58, g: 0.585, b: 0.59 },
  lamps: { r: 0.6, g: 0.585, b: 0.56 },
  shine: 1,
};
/** How dark shadows on the paper are. */
const ON_PAPER = { sun: 0.16, sky: 0.3 };
const GROUND = -0.02;
/** What is shown no higher than this is only a trace on the floor, metres. */
const STANDS = 0.5;

interface Studio {
  readonly camera: Camera;
  readonly triangles: Triangles;
  readonly paints: readonly (Paint | undefined)[];
  readonly light: LightField;
  readonly frame: PictureFrame;
  readonly onPaper: boolean;
}

export interface StillOptions {
  readonly view: View;
  readonly shown: Shown;
  /** Whether what is shown casts its shadow on the paper around it. */
  readonly onPaper: boolean;
}

/** A home or a part of it in perspective, on white paper. */
export function renderStill(scene: Scene, { view, shown, onPaper }: StillOptions): TopView {
  const camera = new Camera(view);
  const { widthPx, heightPx } = view;
  const triangles = visibleFaces(scene, camera, shown);
  const room = grown(scene.bounds, 1);
  const side = Math.max(room.x1 - room.x0, room.y1 - room.y0);
  const frame = frameFor(room, Math.min(LIGHT_PX * side, FINER * widthPx));
  // What is taken away for the viewer takes no light away.
  const standing = scene.nodes.filter((node) => (shown(node)?.top ?? 0) > STANDS);
  const light = lightField(gatherTriangles({ ...scene, nodes: standing }, frame), frame);
  const paints = triangles.surfaces.map((surface) => surface && paintOf(surface, 'day'));
  const studio: Studio = { camera, triangles, paints, light, frame, onPaper };
  const window = { x0: 0, y0: 0, width: widthPx * SCALE, height: heightPx * SCALE, scale: SCALE };
  const [solid, clear] = [newSamples(window), newSamples(window)];
  const isClear = (id: number): boolean => triangles.surfaces[id]!.material.opacity < 1;
  rasterise(triangles, solid, { skip: isClear });
  rasterise(triangles, clear, { skip: (id) => !isClear(id) });
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  const [spot, sum] = [newSample(), { r: 0.5, g: 0.5, b: 0.5 }];
  for (let y = 0, o = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, o += 4) {
      sum.r = sum.g = sum.b = 0;
      for (let k = 0; k < SCALE * SCALE; k++) {
        const [column, row] = [x * SCALE + (k % SCALE), y * SCALE + ((k / SCALE) | 0)];
        paintSpot(studio, solid, clear, column, row, spot);
        sum.r += spot.r;
        sum.g += spot.g;
        sum.b += spot.b;
      }
      rgba[o] = printed(sum.r);
      rgba[o + 1] = printed(sum.g);
      rgba[o + 2] = printed(sum.b);
      rgba[o + 3] = 255;
    }
  return { widthPx, heightPx, rgba };
}

const printed = (sum: number): number => PRINTED[Math.min(4096, ((sum / (SCALE * SCALE)) * 4096) | 0)]!;

/** Gives the sample in a column and row its colour, through glass where there is some. */
function paintSpot(studio: Studio, solid: Samples, clear: Samples, column: number, row: number, spot: Sample): void {
  const i = row * solid.width + column;
  const [x, y] = [(column + 0.5) / SCALE, (row + 0.5) / SCALE];
  if (solid.seen[i]) paintFace(studio, solid.seen[i]! - 1, x, y, solid.z[i]!, spot);
  else paintPaper(studio, x, y, spot);
  if (!clear.seen[i] || clear.z[i]! <= solid.z[i]!) return;
  const { r, g, b } = spot;
  const { opacity } = studio.triangles.surfaces[studio.triangles.surface[clear.seen[i]! - 1]!]!.material;
  paintFace(studio, clear.seen[i]! - 1, x, y, clear.z[i]!, spot);
  spot.r = r + (spot.r - r) * opacity;
  spot.g = g + (spot.g - g) * opacity;
  spot.b = b + (spot.b - b) * opacity;
}

function paintFace(
  { camera, triangles, paints, light, frame }: Studio,
  t: number,
  x: number,
  y: number,
  depth: number,
  spot: Sample,
): void {
  const paint = paints[triangles.surface[t]!]!;
  if (paint.unlit) {
    spot.r = paint.r;
    spot.g = paint.g;
    spot.b = paint.b;
    return;
  }
  const place = camera.placeAt(x, y, depth);
  [spot.x, spot.y] = [x, y];
  leanAt(triangles, t, spot);
  [spot.x, spot.y, spot.z] = place;
  spot.px = 0.004;
  lightPlace(light, frame, spot);
  shade(paint, spot, INDOORS);
}

/** The light of a place, by that of the ground there, or before it where a face is upright. */
function lightPlace(light: LightField, frame: PictureFrame, spot: Sample): void {
  const isUpright = spot.nx * spot.nx + spot.ny * spot.ny > UPRIGHT;
  const perMetre = frame.pixelsPerMetre;
  const [x, y] = [(spot.x - frame.x0) * perMetre, (spot.y - frame.y0) * perMetre];
  spot.glow = isUpright ? 1 : 0;
  if (isUpright) lightUpright(light, x, y, perMetre, spot);
  else {
    lightAt(light, x - 0.5, y - 0.5, spot);
    const covered = coveredAt(light, x, y, spot.z);
    spot.noSun += (COVERED.sun - spot.noSun) * covered;
    spot.noSky += (COVERED.sky - spot.noSky) * covered;
  }
}

function lightUpright(light: LightField, x: number, y: number, perMetre: number, spot: Sample): void {
  const { nx, ny } = spot;
  let [sun, sky] = [0, 0];
  for (const along of BESIDE) {
    const [px, py] = [x + (nx * BEFORE - ny * along) * perMetre, y + (ny * BEFORE + nx * along) * perMetre];
    const i = cellAt(light, px, py);
    const isCovered = light.ground.z[i]! > spot.z + 0.1;
    sun += isCovered ? COVERED.sun : light.sun[i]! / 255;
    sky += isCovered ? COVERED.sky : light.sky[i]! / 255;
  }
  const air = Math.min(1, Math.max(0, spot.z) / OPEN);
  spot.noSun = (sun / BESIDE.length) * (1 - air);
  spot.noSky = (sky / BESIDE.length) * (1 - 0.75 * air);
}

/** How much of the four cells around a place lies under something. */
function coveredAt({ ground: { z, step, width, height } }: LightField, x: number, y: number, own: number): number {
  const [u, v] = [
    Math.min(width - 1.01, Math.max(0, x / step - 0.5)),
    Math.min(height - 1.01, Math.max(0, y / step - 0.5)),
  ];
  const [column, row] = [u | 0, v | 0];
  const i = row * width + column;
  const over = (j: number): number => (z[j]! > own + 0.1 ? 1 : 0);
  const [fx, fy] = [u - column, v - row];
  const a = over(i) + (over(i + 1) - over(i)) * fx;
  const b = over(i + width) + (over(i + width + 1) - over(i + width)) * fx;
  return a + (b - a) * fy;
}

/** The cell of the light field around a pixel of its frame. */
function cellAt({ ground: { step, width, height } }: LightField, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x / step)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y / step)));
  return row * width + column;
}

function paintPaper({ camera, light, frame, onPaper }: Studio, x: number, y: number, spot: Sample): void {
  spot.r = spot.g = spot.b = 1;
  if (!onPaper) return;
  const [px, py] = camera.placeAt(x, y, camera.depthOfPlane(y, GROUND));
  const i = cellAt(light, (px - frame.x0) * frame.pixelsPerMetre, (py - frame.y0) * frame.pixelsPerMetre);
  spot.r = spot.g = spot.b = 1 - (light.sun[i]! / 255) * ON_PAPER.sun - (light.sky[i]! / 255) * ON_PAPER.sky;
}
