import { type Canvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Random } from '../random.ts';
import { legibleLevel } from './legible-level.ts';
import { addNoise, addSpecks, dye, fold, lightUnevenly, threshold } from './sheet-damage.ts';
import { rasterise } from './sheet-wear.ts';
import type { Spoil, TextTruth } from './types.ts';

/** A canvas turned clockwise by quarters of a turn. */
export function turnCanvas(canvas: Canvas, degrees: 0 | 90 | 180 | 270): Canvas {
  if (degrees === 0) return canvas;
  const swap = degrees !== 180;
  const [width, height] = swap ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
  const turned = createCanvas(width, height);
  const ctx = turned.getContext('2d');
  ctx.translate(width / 2, height / 2);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return turned;
}

/** Leans the whole sheet by a small angle about its middle, as a scanner does. */
export function skewCanvas(canvas: Canvas, degrees: number, paper: string): Canvas {
  if (degrees === 0) return canvas;
  const leaned = createCanvas(canvas.width, canvas.height);
  const ctx = leaned.getContext('2d');
  ctx.fillStyle = paper;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return leaned;
}

/** The sheet after what happened to its paper and its picture, before it is blurred and stored: four bytes a pixel. */
export function spoilPixels(
  canvas: Canvas,
  spoil: Spoil,
  random: Random,
  texts: readonly TextTruth[] = [],
): Uint8ClampedArray {
  const { width, height } = canvas;
  const soft = spoil.coarse > 1 ? coarsen(canvas, spoil.coarse) : spoil.bilevel ? soften(canvas) : canvas;
  const { data } = soft.getContext('2d').getImageData(0, 0, width, height);
  if (spoil.inverted) for (let i = 0; i < data.length; i++) if (i % 4 !== 3) data[i] = 255 - data[i]!;
  if (spoil.dye !== 'none') dye(data, spoil.dye, random);
  if (spoil.wear?.raster) rasterise(data, width, spoil.wear.raster);
  if (spoil.light) lightUnevenly(data, width, height, spoil.light, random);
  for (let i = 0; i < spoil.folds; i++) fold(data, width, height, random);
  if (spoil.specks) addSpecks(data, width, height, random);
  if (spoil.noise) addNoise(data, width, spoil.noise, random);
  if (spoil.bilevel) {
    const level = legibleLevel(data, width, height, texts, random.range(120, 200));
    if (level !== undefined) threshold(data, level);
  }
  return data;
}

/** The PNG of such pixels with the style's blur, tint and JPEG artefacts. */
export async function encodeSpoilt(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  { blur, jpeg, tint, bilevel }: Spoil,
): Promise<Uint8Array> {
  let picture = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  }).removeAlpha();
  if (blur && !bilevel) picture = picture.blur(Math.max(0.3, blur));
  if (tint) picture = picture.tint({ r: 250, g: 245, b: 225 });
  if (jpeg) picture = sharp(await picture.jpeg({ quality: jpeg }).toBuffer());
  return picture.png({ compressionLevel: 3 }).toBuffer();
}

/** Down and up again: soft or blocky edges of an enlarged picture. */
function coarsen(canvas: Canvas, factor: number): Canvas {
  const [w, h] = [Math.round(canvas.width / factor), Math.round(canvas.height / factor)];
  const small = createCanvas(w, h);
  small.getContext('2d').drawImage(canvas, 0, 0, w, h);
  const large = createCanvas(canvas.width, canvas.height);
  large.getContext('2d').drawImage(small, 0, 0, canvas.width, canvas.height);
  return large;
}

/** Half a pixel of blur, so that a threshold leaves ragged edges. */
function soften(canvas: Canvas): Canvas {
  const soft = createCanvas(canvas.width, canvas.height);
  const ctx = soft.getContext('2d');
  ctx.drawImage(canvas, 0, 0);
  ctx.globalAlpha = 0.5;
  ctx.drawImage(canvas, 0.5, 0.5);
  return soft;
}
