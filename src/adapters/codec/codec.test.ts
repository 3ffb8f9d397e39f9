import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { degrees, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failures.ts';
import { loadSheet } from './load-sheet.ts';
import { renderThumbnails } from './render-thumbnails.ts';
import { turnSheet } from './turn-sheet.ts';

/** White 60 × 40 picture with a black bar at the left, RGBA. */
function bar(paint: (x: number, y: number) => [number, number, number, number]) {
  const data = Buffer.alloc(60 * 40 * 4);
  for (let y = 0; y < 40; y++) for (let x = 0; x < 60; x++) data.set(paint(x, y), (y * 60 + x) * 4);
  return sharp(data, { raw: { width: 60, height: 40, channels: 4 } });
}
const black: [number, number, number, number] = [0, 0, 0, 255];
const white: [number, number, number, number] = [255, 255, 255, 255];
const nothing: [number, number, number, number] = [0, 0, 0, 0];
const plain = () => bar((x) => (x < 10 ? black : white));
const failure = (bytes: Uint8Array) =>
  loadSheet(bytes).then(
    () => 'read',
    (error) => (error instanceof Failure ? error.code : String(error)),
  );

async function pdf(draw: (document: PDFDocument) => void | Promise<void>) {
  const document = await PDFDocument.create();
  await draw(document);
  return document.save();
}

describe('pictures', () => {
  it.each([
    ['progressive JPEG', () => plain().jpeg({ progressive: true })],
    ['CMYK JPEG', () => plain().flatten().toColourspace('cmyk').jpeg()],
    ['16-bit PNG', () => plain().toColourspace('rgb16').png()],
    ['palette PNG', () => plain().png({ palette: true })],
    ['grey PNG', () => plain().flatten().greyscale().png()],
  ])('decodes a %s', async (_name, make) => {
    const { sheet } = await loadSheet(await make().toBuffer());
    expect([sheet.widthPx, sheet.heightPx]).toEqual([60, 40]);
    expect(sheet.grey[3]).toBeLessThan(60);
    expect(sheet.grey[50]).toBeGreaterThan(200);
  });

  it('turns a picture as its EXIF says', async () => {
    const { sheet } = await loadSheet(await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([sheet.widthPx, sheet.heightPx]).toEqual([40, 60]);
    expect(sheet.grey[20]).toBeLessThan(60); // the left bar is now on top
    expect(sheet.grey[50 * 40 + 20]).toBeGreaterThan(200);
  });

  it('puts transparent pictures on white', async () => {
    const { sheet } = await loadSheet(
      await bar((x) => (x < 10 ? black : nothing))
        .png()
        .toBuffer(),
    );
    expect([sheet.grey[3], sheet.grey[50]]).toEqual([0, 255]);
  });

  it('puts white lines on a background on which they show', async () => {
    const { sheet } = await loadSheet(
      await bar((x) => (x < 10 ? white : nothing))
        .png()
        .toBuffer(),
    );
    expect([sheet.grey[3], sheet.grey[50]]).toEqual([255, 0]);
  });

  it('refuses damaged, blank and huge pictures as unreadable', async () => {
    const jpeg = await plain().jpeg().toBuffer();
    expect(await failure(jpeg.subarray(0, jpeg.length - 150))).toBe('file_unreadable');
    expect(
      await failure(
        await bar(() => white)
          .png()
          .toBuffer(),
      ),
    ).toBe('file_unreadable');
    const huge = sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: 'white' } });
    expect(await failure(await huge.png().toBuffer())).toBe('file_unreadable');
  });
});

describe('PDFs', () => {
  it('renders one page and takes its texts with positions and directions', async () => {
    const bytes = await pdf(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      const page = document.addPage([400, 300]);
      page.drawRectangle({ x: 50, y: 50, width: 300, height: 8 });
      page.drawText('4.50 m', { x: 100, y: 200, size: 12, font });
      page.drawText('3.20 m', { x: 60, y: 100, size: 12, font, rotate: degrees(90) });
    });
    const { sheet, texts } = await loadSheet(bytes);
    const perPoint = sheet.widthPx / 400;
    expect(sheet.pageMm?.width).toBeCloseTo((400 * 25.4) / 72, 1);
    const level = texts.find((t) => t.text === '4.50 m');
    expect(level?.angle).toBe(0);
    expect(level!.box.x0 / perPoint).toBeCloseTo(100, 0);
    expect(level!.box.y1 / perPoint).toBeGreaterThan(100);
    expect(level!.box.y0 / perPoint).toBeLessThan(100);
    const upwards = texts.find((t) => t.text === '3.20 m');
    expect(upwards?.angle).toBe(270);
    expect(upwards!.box.y1 / perPoint).toBeCloseTo(200, 0);
  });

  it('renders the page that is asked for, at its size at 144 dpi, and all of them small to choose from', async () => {
    const two = await pdf((document) => {
      for (const [width, height] of [[400, 200], [300, 600]] as const) {
        document.addPage([width, height]).drawRectangle({ x: width / 2, y: 0, width: width / 2, height: height / 2 });
      }
    }); // biome-ignore format: a document
    const { source } = await loadSheet(two, 2);
    expect(source).toEqual({ widthPx: 600, heightPx: 1200 });
    await expect(loadSheet(two, 3)).rejects.toMatchObject({
      code: 'invalid_file',
      details: { corrections: [{ path: '/page' }] },
    });
    const small = await Promise.all((await renderThumbnails(two)).map((page) => sharp(page).metadata()));
    expect(small.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['jpeg', 480, 240],
      ['jpeg', 240, 480],
    ]);
  });

  it('shows pages that cannot be drawn as blank ones', async () => {
    const two = await pdf((document) => {
      document.addPage([400, 200]).drawSquare({ size: 100 });
      document.addPage([400, 200]).node.set(PDFName.of('CropBox'), document.context.obj([900, 900, 950, 950]));
    });
    const means = await Promise.all(
      (await renderThumbnails(two)).map(async (page) => (await sharp(page).stats()).isOpaque),
    );
    expect(means).toEqual([true, true]);
  });

  it('refuses several pages, blank pages and junk', async () => {
    const two = await pdf((document) => {
      document.addPage();
      document.addPage();
    });
    expect(await failure(two)).toBe('multiple_pages');
    expect(await failure(await pdf((document) => void document.addPage()))).toBe('file_unreadable');
    expect(await failure(Buffer.from('%PDF-1.7 and nothing else'))).toBe('invalid_file');
  });
});

describe('turning', () => {
  it('moves pixels clockwise', async () => {
    const { sheet } = await loadSheet(await plain().png().toBuffer());
    const turned = turnSheet(sheet, 90);
    expect([turned.widthPx, turned.heightPx]).toEqual([40, 60]);
    expect(turned.grey[5 * 40 + 25]).toBe(0);
    expect(turnSheet(turnSheet(sheet, 180), 180).grey).toEqual(sheet.grey);
  });
});

const hostile = join(import.meta.dirname, '../../../../shared/hostile');
describe.skipIf(!existsSync(hostile))('broken and hostile files', () => {
  it.each(existsSync(hostile) ? readdirSync(hostile).filter((name) => name !== 'README.md') : [])(
    'decodes or refuses %s',
    async (name) => {
      const code = await failure(readFileSync(join(hostile, name)));
      expect(['read', 'invalid_file', 'multiple_pages', 'file_unreadable']).toContain(code);
    },
    10_000,
  );
});
