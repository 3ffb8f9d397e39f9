import { degrees, PDFDocument, PDFName, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { PdfFile } from './pdf-file.ts';
import { readPdfTexts } from './pdf-texts.ts';

async function open(draw: (page: PDFPage, document: PDFDocument) => unknown, size: [number, number] = [400, 200]) {
  const document = await PDFDocument.create();
  await draw(document.addPage(size), document);
  return (await PdfFile.open(await document.save())).page(1)!;
}

const PX_PER_POINT = 2;
/** Before any file was opened. */
const globals = Object.getOwnPropertyNames(globalThis);

/** Draws by operators of PDF, with a font `F` whose codes say what `unicode` does of them (hexadecimal, both). */
function write(page: PDFPage, document: PDFDocument, operators: string, unicode: Record<string, string> = {}) {
  const pairs = Object.entries(unicode).map(([code, value]) => `<${code}> <${value}>`);
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
    1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs.join('\n')} endbfchar endcmap end end`;
  const { context } = document;
  const font = {
    ...{ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' },
    ...(pairs.length > 0 && { ToUnicode: context.register(context.stream(map)) }),
  };
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: context.register(context.obj(font)) } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`BT ${operators} ET`)));
}

/** The box around all that is darker than paper, pixels of the page drawn at `PX_PER_POINT`. */
function inkOf(page: Awaited<ReturnType<typeof open>>) {
  const width = page.width * PX_PER_POINT;
  const rgb = page.draw(width, page.height * PX_PER_POINT);
  const at = Array.from({ length: rgb.length / 3 }, (_, i) => i).filter((i) => rgb[3 * i]! < 128);
  const [xs, ys] = [at.map((i) => i % width), at.map((i) => Math.floor(i / width))];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs) + 1, y1: Math.max(...ys) + 1 };
}

const textsOf = (page: Awaited<ReturnType<typeof open>>) => readPdfTexts(page.letters(), PX_PER_POINT);

describe('a page', () => {
  it('is drawn on white, in its colours, upright', async () => {
    const page = await open((page) => page.drawRectangle({ x: 0, y: 0, width: 10, height: 10, color: rgb(1, 0.5, 0) }));
    const pixels = page.draw(401, 200); // an odd width: rows of bitmaps are filled up to four bytes
    const pixel = (x: number, y: number) => [...pixels.subarray(3 * (401 * y + x), 3 * (401 * y + x) + 3)];
    expect(pixel(5, 195)).toEqual([255, 128, 0]);
    expect(pixel(5, 5)).toEqual([255, 255, 255]);
    expect(pixel(400, 195)).toEqual([255, 255, 255]);
  });

  it('shows what its annotations look like', async () => {
    const page = await open((page, document) => {
      const look = document.context.stream('0 0 0 rg 0 0 50 20 re f', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 50, 20],
      });
      const note = {
        Type: 'Annot',
        Subtype: 'FreeText',
        Rect: [100, 100, 150, 120],
        AP: { N: document.context.register(look) },
        F: 4,
      };
      page.node.addAnnot(document.context.register(document.context.obj(note)));
    });
    expect(inkOf(page)).toEqual({ x0: 200, y0: 160, x1: 300, y1: 200 });
  });
});

it('leaves nothing behind that would hold the file', async () => {
  await open(() => {});
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(globals);
});

describe('letters', () => {
  it.each([0, 90, 180, 270])(
    'stand where they are drawn on a page that is shown turned by %i degrees',
    async (turn) => {
      const page = await open(async (page, document) => {
        page.node.set(PDFName.of('CropBox'), document.context.obj([-20, -10, 380, 190]));
        page.setRotation(degrees(turn));
        const font = await document.embedFont(StandardFonts.Helvetica);
        page.drawText('4.50 m', { x: 100, y: 50, size: 16, font });
      });
      const [text, ...others] = textsOf(page);
      expect(others).toEqual([]);
      expect(text).toMatchObject({ text: '4.50 m', angle: turn });
      const [box, ink] = [text!.box, inkOf(page)];
      for (const side of ['x0', 'y0', 'x1', 'y1'] as const)
        expect(Math.abs(box[side] - ink[side]), side).toBeLessThan(8);
    },
  );

  it('that slant a little are one text, with its spaces', async () => {
    const page = await open(async (page, document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      page.drawText('A = 1,054.11 m2 of a long street', { x: 20, y: 50, size: 12, font, rotate: degrees(10) });
      page.drawText('at a slant that no dimension has', { x: 20, y: 20, size: 12, font, rotate: degrees(45) });
    });
    expect(textsOf(page).map(({ text }) => text)).toEqual(['A = 1,054.11 m2 of a long street']);
  });

  it('are parted where more than a word space is between them, whatever it is made of', async () => {
    const page = await open(async (page, document) => {
      const font = await document.embedFont(StandardFonts.Helvetica);
      page.drawText(`18'-0"   UNIT`, { x: 20, y: 150, size: 12, font });
      page.drawText('m', { x: 61, y: 100, size: 12, font });
      page.drawText('5.30', { x: 35, y: 100, size: 12, font });
    });
    expect(textsOf(page).map(({ text }) => text)).toEqual([`18'-0"`, 'UNIT', '5.30 m']);
  });

  it('are read from right to left where the script runs so, and digits among them from the left', async () => {
    // "Room" in Hebrew, its letters as they stand, and 4.20 to the right of it, which is therefore read first.
    const hebrew = { 61: '05E8', 62: '05D3', 63: '05D7' };
    const page = await open((page, document) => write(page, document, '/F 12 Tf 20 50 Td (abc 4.20) Tj', hebrew));
    expect(textsOf(page).map(({ text }) => text)).toEqual(['4.20 \u05D7\u05D3\u05E8']);
  });

  it('keep the hyphen at the end of a line, and nothing that no sign is known of', async () => {
    const page = await open((page, document) =>
      write(page, document, '/F 12 Tf 20 80 Td (Arbeits-) Tj 0 -14 Td (zimmer) Tj 0 -14 Td (5.2x) Tj', { 78: '0001' }),
    );
    const [first, ...others] = textsOf(page).map(({ text }) => text);
    expect([first, others.at(-1)]).toEqual(['Arbeits-', '5.2']);
  });

  it('may be written with a negative size', async () => {
    const page = await open((page, document) =>
      write(page, document, '/F -12 Tf -1 0 0 -1 50 50 Tm (Living 4.2 m) Tj'),
    );
    expect(textsOf(page)).toMatchObject([{ text: 'Living 4.2 m', angle: 0 }]);
  });

  it('that are nowhere on the page are none', async () => {
    const page = await open((page, document) =>
      write(
        page,
        document,
        '/F 12 Tf 1e30 0 0 1e30 5 5 Tm (far) Tj 1 0 0 1 -500 50 Tm (off) Tj 1 0 0 1 50 50 Tm (on) Tj',
      ),
    );
    expect(textsOf(page).map(({ text }) => text)).toEqual(['on']);
  });
});
