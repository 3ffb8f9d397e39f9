/**
 * Makes drawings with truth: `node synth/make.ts --from 1 --count 20 --out DIR [--tidy] [--kind success] [--wide] [--sheet] [--truth]`.
 * `--wide` lets in every kind of drawing (see KINDS.md); without it the drawings of a seed stay as they have always been.
 * `--truth` writes what a network learns: NNNN.classes.png with a class a pixel, NNNN.truth.json (`SheetTruth`), and channels.json with
 * the names that both count by.
 * Writes NNNN.png and NNNN.json, and truth-verdicts.json and truth-geometry.json in the format of the scoring of real drawings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { OPENING_KINDS } from '#core/plan/schema.ts';
import { JUNCTION_KINDS } from './drawing/find-junctions.ts';
import { INSTANCE_KINDS } from './drawing/instance-kinds.ts';
import { PIXEL_CLASSES } from './drawing/pixel-classes.ts';
import { sampleDrawing } from './sample.ts';
import type { SampleKind } from './sample-kind.ts';
import { geometryEntry, verdictEntry } from './score-truth.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    out: { type: 'string' },
    kind: { type: 'string' },
    tidy: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    truth: { type: 'boolean', default: false },
  },
});
if (!values.out) throw new Error('Say where to: --out DIR');
const out = values.out;
mkdirSync(out, { recursive: true });
const [from, count] = [Number(values.from), Number(values.count)];
const verdicts: object[] = [];
const geometry: object[] = [];
const names: string[] = [];
// First, so that training can begin while more drawings are made.
if (values.truth)
  writeFileSync(
    join(out, 'channels.json'),
    JSON.stringify({
      classes: PIXEL_CLASSES,
      junctions: JUNCTION_KINDS,
      openings: OPENING_KINDS,
      instances: INSTANCE_KINDS,
    }),
  );
for (let seed = from; seed < from + count; seed++) {
  const name = String(seed).padStart(4, '0');
  const { png, truth, classMap, sheetTruth } = await sampleDrawing(seed, {
    tidy: values.tidy,
    repertoire: values.wide ? 'wide' : 'usual',
    ...(values.kind ? { sample: values.kind as SampleKind } : {}),
  });
  writeFileSync(join(out, `${name}.png`), png);
  writeFileSync(join(out, `${name}.json`), JSON.stringify(truth));
  if (values.truth) {
    writeFileSync(join(out, `${name}.truth.json`), JSON.stringify(sheetTruth()));
    // The class map comes last: where there is one a drawing is whole.
    const picture = sharp(classMap(), { raw: { width: truth.widthPx, height: truth.heightPx, channels: 1 } });
    writeFileSync(join(out, `${name}.classes.png`), await picture.png({ compressionLevel: 3 }).toBuffer());
  }
  verdicts.push(verdictEntry(`${name}.png`, truth));
  const entry = geometryEntry(`${name}.png`, truth);
  if (entry) geometry.push(entry);
  names.push(name);
}
writeFileSync(join(out, 'truth-verdicts.json'), JSON.stringify(verdicts, null, 1));
writeFileSync(join(out, 'truth-geometry.json'), JSON.stringify(geometry, null, 1));
if (values.sheet) writeFileSync(join(out, 'sheet.png'), await contactSheet());

/** All drawings small on one picture, with their numbers. */
async function contactSheet(): Promise<Buffer> {
  const columns = Math.ceil(Math.sqrt(names.length));
  const size = Math.min(640, Math.floor(2600 / columns));
  const canvas = createCanvas(columns * size, Math.ceil(names.length / columns) * size);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#c8c8c8';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  for (const [i, name] of names.entries()) {
    const image = await loadImage(join(out, `${name}.png`));
    const share = Math.min((size - 8) / image.width, (size - 24) / image.height);
    const [x, y] = [(i % columns) * size, Math.floor(i / columns) * size];
    ctx.drawImage(image, x + 4, y + 20, image.width * share, image.height * share);
    ctx.fillStyle = '#000000';
    ctx.font = '14px sans-serif';
    ctx.fillText(`${name} ${(verdicts[i] as { codes: string[] }).codes.join(' ')}`, x + 4, y + 15);
  }
  return canvas.encode('png');
}
