import fc from 'fast-check';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { loadSheet } from '#adapters/codec/load-sheet.ts';
import { Failure } from '#core/failures.ts';
import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import { drawDwelling } from '#synth/draw.ts';
import { pickTidyStyle } from '#synth/drawing/style.ts';
import { makeDwelling } from '#synth/dwelling.ts';
import { makeRandom } from '#synth/random.ts';
import { between } from './between.ts';
import { fuzzed } from './fuzzed.ts';

/** Long side of the pictures that are damaged, pixels: damage is as likely to meet a header as what is drawn. */
const PICTURE_PX = 90;
const SEED = 3;

/** One way to damage a file; places and lengths are shares of it, headers more often than not. */
type Damage = { readonly at: number; readonly long: number } & (
  | { readonly way: 'cut' | 'double' | 'end' }
  | { readonly way: 'write'; readonly bytes: Uint8Array }
);

const place = fc.oneof({ weight: 1, arbitrary: between(0, 1) }, { weight: 1, arbitrary: between(0, 0.08) });
const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ way: fc.constant('write' as const), at: place, long: place, bytes: fc.uint8Array({ minLength: 1, maxLength: 6 }) }) },
    { weight: 2, arbitrary: fc.record({ way: fc.constant('write' as const), at: place, long: place, bytes: fc.constantFrom('0', '-1', '99999999', '1e99', 'null', '/', '<<', 'endobj').map((text) => new TextEncoder().encode(text)) }) },
    { weight: 2, arbitrary: fc.record({ way: fc.constantFrom('cut' as const, 'double' as const, 'end' as const), at: place, long: between(0, 0.2) }) },
  ),
  { minLength: 1, maxLength: 6 },
); // biome-ignore format: a way a line

function damage(file: Uint8Array, list: readonly Damage[]): Uint8Array {
  let bytes = file;
  for (const one of list) {
    const at = Math.floor(one.at * bytes.length);
    const to = Math.min(bytes.length, at + 1 + Math.floor(one.long * bytes.length));
    if (one.way === 'write') {
      bytes = bytes.slice();
      bytes.set(one.bytes.subarray(0, bytes.length - at), at);
    } else if (one.way === 'end') bytes = bytes.slice(0, at);
    else
      bytes = Buffer.concat([
        bytes.subarray(0, one.way === 'cut' ? at : to),
        bytes.subarray(one.way === 'cut' ? to : at),
      ]);
  }
  return bytes;
}

let made: Promise<Record<'png' | 'jpeg' | 'pdf', Uint8Array>> | undefined;

/** The same drawing as a file of each kind, small. */
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

async function load(file: Uint8Array): Promise<void> {
  const { sheet, texts, source } = await loadSheet(file);
  const pixels = sheet.widthPx * sheet.heightPx;
  if (!(pixels > 0) || sheet.grey.length !== pixels || sheet.rgb.length !== 3 * pixels)
    throw new Error(`a sheet of ${sheet.widthPx} x ${sheet.heightPx} with ${sheet.grey.length} pixels`);
  if (!(source.widthPx > 0 && source.heightPx > 0)) throw new Error(`a source of ${source.widthPx} pixels`);
  const lost = texts.find(({ box, heightPx }) => ![...Object.values(box), heightPx].every(Number.isFinite));
  if (lost) throw new Error(`the text ${lost.text} is nowhere`);
}

const endsInFailure = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error) => {
    if (!(error instanceof Failure) || error.code === 'internal_error') throw error;
  });
};

export const damagedFiles = [
  fuzzed(
    'loadSheet opens any damaged file, or says what is wrong with it',
    120,
    fc.asyncProperty(fc.constantFrom('png' as const, 'jpeg' as const, 'pdf' as const), damages, async (kind, list) => {
      made ??= makeFiles();
      await endsInFailure(load(damage((await made)[kind], list)));
    }),
  ),
  fuzzed(
    'parsePlanDocument opens any text, or says what is wrong with it',
    200,
    fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (text) =>
      endsInFailure(Promise.resolve().then(() => parsePlanDocument(text))),
    ),
  ),
];
