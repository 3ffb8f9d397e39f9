// `node scripts/showcase.ts` draws anew what the try page and the README show of the samples: the first before and after, cut alike, and
// all of them small. It is what the program makes of them, and nothing else. `house` is `sampleDrawing(102, …)` of synth/ with kind flat,
// country us and two bedrooms, `studio` number 101 with kind studio and country gb; both are tidy successes in English.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ChildProcessor } from '#adapters/children/child-processor.ts';
import type { BeforeAfter } from '#api/showcase.ts';
import { SAMPLE_NAMES } from '#core/try-page/try-data.ts';
import type { ProcessedPlan } from '#service/ports/plan-processor.ts';

const ROOT = join(import.meta.dirname, '..');
const SHOWCASE = join(ROOT, 'src/api/site/showcase');
const IMAGES = join(ROOT, 'docs/images');
/** Of before and after, pixels: phones, screens, and sharp ones. */
const WIDTHS = [480, 800, 1280];
const THUMBNAIL = { width: 240, height: 200 };
/** Of the pictures in the README. */
const README_PX = 1400;

const samplePath = (name: string) => join(ROOT, 'samples', `${name}.png`);
const processor = new ChildProcessor({ children: 1 });
try {
  const drawing = await readFile(samplePath(SAMPLE_NAMES[0]));
  await drawBeforeAfter(drawing, await processor.process(drawing));
} finally {
  await processor.close();
}
for (const name of SAMPLE_NAMES) {
  const small = sharp(samplePath(name)).trim({ background: '#fff' });
  const fitted = small.resize({ ...THUMBNAIL, fit: 'contain', background: '#fff' });
  await fitted.webp({ quality: 70 }).toFile(join(SHOWCASE, `${name}.webp`));
}

async function drawBeforeAfter(drawing: Uint8Array, plan: ProcessedPlan): Promise<void> {
  const { widthPx, heightPx } = plan.frame;
  const after = await sharp(plan.barePicture).toBuffer();
  const before = await layUnder(drawing, plan);
  for (const [side, picture] of Object.entries({ before, after }))
    for (const width of WIDTHS) {
      const sized = sharp(picture).resize({ width });
      await sized
        .clone()
        .avif({ quality: side === 'after' ? 50 : 45 })
        .toFile(join(SHOWCASE, `${side}-${width}.avif`));
      await sized
        .clone()
        .webp({ quality: side === 'after' ? 70 : 60 })
        .toFile(join(SHOWCASE, `${side}-${width}.webp`));
    }
  const shown: BeforeAfter = { widthPx, heightPx, widths: WIDTHS };
  // One line, as the formatter leaves it.
  const line = JSON.stringify(shown, null, 1).replace(/\s+/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
  await writeFile(join(SHOWCASE, 'before-after.json'), `${line}\n`);
  await writeFile(join(IMAGES, 'before.png'), await sharp(drawing).png({ palette: true, colours: 16 }).toBuffer());
  await sharp(plan.picture).resize({ width: README_PX }).jpeg({ quality: 82 }).toFile(join(IMAGES, 'after.jpg'));
}

/** The drawing as large and where the furnished picture shows it, as `alignOriginal` of the gallery lays it. */
async function layUnder(drawing: Uint8Array, { document: { source }, frame }: ProcessedPlan): Promise<Buffer> {
  const [a, b, , , e, f] = source.toPixels;
  if (b !== 0) throw new Error('The sample does not lie straight');
  const scale = frame.pixelsPerMetre / a;
  const left = Math.round((-e / a - frame.x0) * frame.pixelsPerMetre);
  const top = Math.round((-f / a - frame.y0) * frame.pixelsPerMetre);
  const input = await sharp(drawing)
    .resize({ width: Math.round(source.widthPx * scale) })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = input.info;
  // What lies beyond the frame is cut, what the drawing does not reach is white.
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const size = {
    width: Math.min(width - cut.left, frame.widthPx - Math.max(0, left)),
    height: Math.min(height - cut.top, frame.heightPx - Math.max(0, top)),
  };
  const part = await sharp(input.data)
    .extract({ ...cut, ...size })
    .toBuffer();
  return sharp({ create: { width: frame.widthPx, height: frame.heightPx, channels: 3, background: '#fff' } })
    .composite([{ input: part, left: Math.max(0, left), top: Math.max(0, top) }])
    .png()
    .toBuffer();
}
