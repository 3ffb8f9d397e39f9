import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { drawDwelling } from '#synth/draw.ts';
import { pickTidyStyle } from '#synth/drawing/style.ts';
import { makeDwelling } from '#synth/dwelling.ts';
import { makeRandom } from '#synth/random.ts';

/** Long side of the pictures that are damaged, pixels: damage is as likely to meet a header as what is drawn. */
const PICTURE_PX = 90;
const SEED = 3;

let made: Promise<Record<'png' | 'jpeg' | 'pdf', Uint8Array>> | undefined;

/** The same drawing as a file of each kind, small; drawn once. */
export function smallFiles(): Promise<Record<'png' | 'jpeg' | 'pdf', Uint8Array>> {
  made ??= makeFiles();
  return made;
}

async function makeFiles() {
  const dwelling = makeDwelling(SEED);
  const { png } = await drawDwelling(dwelling, pickTidyStyle(dwelling.country, makeRandom('fuzz/style')), SEED);
  const small = sharp(png).resize(PICTURE_PX, PICTURE_PX, { fit: 'inside' });
  const picture = await small.clone().png().toBuffer();
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  page.drawImage(await document.embedPng(picture), { x: 10, y: 10, width: 150, height: 150 });
  page.drawText('BEDROOM 3.20 m', { x: 40, y: 60, size: 9, font: await document.embedFont(StandardFonts.Helvetica) });
  page.drawRectangle({ x: 20, y: 20, width: 100, height: 80, borderWidth: 3 });
  // Without streams of objects more of the file is text that damage can change the meaning of.
  const pdf = await document.save({ useObjectStreams: false });
  return { png: picture, jpeg: await small.clone().jpeg().toBuffer(), pdf };
}
