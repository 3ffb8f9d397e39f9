import type { Light } from '../furnish/home/wishes.ts';
import type { PictureFrame, Scene } from '../scene/types.ts';
import { bandsOf } from './bands.ts';
import { markBrinks, spread } from './brinks.ts';
import { glowField } from './glow-field.ts';
import { lampsOf } from './lamps.ts';
import { lightField } from './light-field.ts';
import { LIGHTING } from './lighting.ts';
import { type Canvas, paintRows } from './paint-rows.ts';
import { Paper } from './paper.ts';
import { newSamples, rasterise, type Wanted } from './rasterise.ts';
import { paintOf } from './shade.ts';
import { gatherTriangles } from './triangles.ts';

/** Samples a pixel each way where something ends. */
const SCALE = 2;
/** Rows of pixels drawn at a time: what is drawn together stays in the processor's cache. */
const ROWS = 64;

export interface TopView {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 4 bytes a pixel, sRGB, opaque. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * The scene from straight above, in the given frame. Sun and sky are worked out on a grid of about two centimetres; the picture is drawn in bands, with
 * one sample in the middle of every pixel and, where something ends, four more that are shaded one by one.
 */
export function renderTopView(scene: Scene, frame: PictureFrame, hour: Light = 'day'): TopView {
  const { widthPx, heightPx, pixelsPerMetre } = frame;
  const triangles = gatherTriangles(scene, frame);
  const light = lightField(triangles, frame);
  const canvas: Canvas = {
    rgba: new Uint8ClampedArray(widthPx * heightPx * 4),
    frame,
    triangles,
    paints: triangles.surfaces.map((surface) => surface && paintOf(surface, hour)),
    light,
    glow: hour === 'evening' ? glowField(lampsOf(scene), triangles, light.ground, frame) : undefined,
    lighting: LIGHTING[hour],
    paper: new Paper(light.ground, pixelsPerMetre),
  };
  // A row and a column more on every side, so that every pixel has neighbours.
  const [width, height] = [widthPx + 2, ROWS + 2];
  const coarse = newSamples({ x0: -1, y0: 0, width, height, scale: 1 });
  const fine = newSamples({ x0: -SCALE, y0: 0, width: width * SCALE, height: height * SCALE, scale: SCALE });
  const marks = new Uint8Array(width * height);
  const wanted: Wanted = { mask: marks.slice(), turn: new Uint16Array(marks.length), width, scale: SCALE };
  bandsOf(triangles, ROWS, heightPx).forEach((only, band) => {
    const top = band * ROWS;
    const [pixels, samples] = [
      { ...coarse, y0: top - 1 },
      { ...fine, y0: (top - 1) * SCALE },
    ];
    rasterise(triangles, pixels, { only });
    markBrinks(pixels, triangles, marks);
    spread(marks, width, wanted);
    rasterise(triangles, samples, { only, wanted });
    paintRows(canvas, { top, rows: Math.min(ROWS, heightPx - top), pixels, samples, marks });
  });
  return { widthPx, heightPx, rgba: canvas.rgba };
}
