/**
 * Writes what a network is shown of drawings, as the service opens them: upright, at the size they are read at, cropped to the drawing.
 *
 *   node bench/open-drawings.ts --out DIR [--texts DIR] PICTURE ...
 *
 * DIR/<name>.png has the grey levels, dark on light; DIR/<name>.json the size of the upright picture, the map of the levels' pixels
 * to it, and the boxes of all texts (x0, y0, x1, y1 in pixels of the levels). --texts keeps recognised texts for the next time. What was
 * opened before is left as it is.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawingRegion } from '#adapters/network/drawing-region.ts';
import { readTextsCached } from '#adapters/ocr/cache.ts';
import { openDrawing } from '#adapters/pipeline/read-drawing.ts';
import { compose, shift } from '#core/geometry/affine.ts';

/** Paper about the drawing, as a share of its long side: as in training (`MARGIN` in `training/geometry/view.py`). */
const MARGIN = 0.04;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, texts: { type: 'string' } },
});
const { out, texts: textsDir } = values;
if (!out || positionals.length === 0) throw new Error('Say where to, and which: --out DIR PICTURE ...');
mkdirSync(out, { recursive: true });
for (const [i, file] of positionals.entries()) {
  const { name } = parse(file);
  if (existsSync(join(out, `${name}.json`))) continue;
  try {
    await writeOpened(join(out, name), file);
    console.error(`[${i + 1}/${positionals.length}] ${name}`);
  } catch (error) {
    console.error(`[${i + 1}/${positionals.length}] ${name}: ${(error as Error).message}`);
  }
}

async function writeOpened(path: string, file: string): Promise<void> {
  const { opened } = await openDrawing(readFileSync(file), {
    toTheEnd: true,
    ...(textsDir && { recognise: (sheet) => readTextsCached(sheet, textsDir) }),
  });
  const { page, source } = opened;
  const { x0, y0, x1, y1 } = drawingRegion(page, MARGIN);
  await sharp(page.grey, { raw: { width: page.widthPx, height: page.heightPx, channels: 1 } })
    .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
    .toColourspace('b-w')
    .png()
    .toFile(`${path}.png`);
  const texts = opened.texts.map(({ box }) => [box.x0 - x0, box.y0 - y0, box.x1 - x0, box.y1 - y0]);
  const { widthPx, heightPx, toPicture } = source;
  writeFileSync(
    `${path}.json`,
    JSON.stringify({ widthPx, heightPx, toPicture: compose(toPicture, shift(x0, y0)), texts }),
  );
}
