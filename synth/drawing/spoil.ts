import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Random } from '../random.ts';
import type { DrawingStyle } from './types.ts';

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

/** The PNG of a canvas with the style's noise, blur and JPEG artefacts. */
export async function encodeSpoilt(
  canvas: Canvas,
  { noise, blur, jpeg, tint, inverted }: DrawingStyle['spoil'],
  random: Random,
): Promise<Uint8Array> {
  const { width, height } = canvas;
  let source = canvas;
  if (jpeg) {
    source = createCanvas(width, height);
    source.getContext('2d').drawImage(await loadImage(await canvas.encode('jpeg', jpeg)), 0, 0);
  }
  const { data } = source.getContext('2d').getImageData(0, 0, width, height);
  if (inverted) for (let i = 0; i < data.length; i++) if (i % 4 !== 3) data[i] = 255 - data[i]!;
  if (noise) addNoise(data, width, noise, random);
  let picture = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  }).removeAlpha();
  if (blur) picture = picture.blur(Math.max(0.3, blur));
  if (tint) picture = picture.tint({ r: 250, g: 245, b: 225 });
  return picture.png({ compressionLevel: 3 }).toBuffer();
}

/** Grain from a table of bell-shaped numbers that each row starts at another place: far cheaper than one draw a pixel. */
function addNoise(data: Uint8ClampedArray, width: number, strength: number, random: Random): void {
  const table = Float32Array.from({ length: 8191 }, () => random.normal() * strength);
  for (let row = 0; row < data.length; row += width * 4) {
    let index = random.int(0, 8190);
    for (let i = row; i < row + width * 4; i += 4) {
      const n = table[(index = (index + 1) % 8191)]!;
      data[i]! += n;
      data[i + 1]! += n;
      data[i + 2]! += n;
    }
  }
}
