import sharp from 'sharp';
import { expect, it } from 'vitest';
import { textAt } from '#core/texts/text-at.fixture.ts';
import { readDrawing } from './read-drawing.ts';

const [W, H] = [900, 700];
const TABLE = 120;

/** A page with four rooms on a grey table. */
async function photograph(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">
    <rect width="${W}" height="${H}" fill="rgb(${TABLE},${TABLE},${TABLE})"/>
    <rect x="100" y="80" width="700" height="540" fill="white"/>
    <path d="M200 160H700V540H200ZM450 160V540M200 350H700" fill="none" stroke="black" stroke-width="10"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

it('reads only the paper, and answers with the sheet as it was sent', async () => {
  let shades: Uint8Array = new Uint8Array();
  const { shown } = await readDrawing(await photograph(), {
    async recognise({ grey }) {
      shades = grey;
      return [];
    },
  });
  expect(shades.filter((v) => Math.abs(v - TABLE) < 10)).toHaveLength(0);
  expect([shown.widthPx, shown.heightPx]).toEqual([W, H]);
  expect(shown.rgb[0]).toBe(TABLE);
});

it('reads a sheet that shows something else only to the end when it is asked to, with the same verdict', async () => {
  const titles = ['BUILDING SECTION', 'SECTION A-A', 'SECTION B-B', 'NORTH ELEVATION', 'SITE PLAN', 'COVER SHEET'];
  const recognise = async () => titles.map((title, i) => textAt(title, 350, 200 + 20 * i));
  const refusal = { code: 'file_unreadable', details: { reason: 'other-drawing' } };
  await expect(readDrawing(await photograph(), { recognise })).rejects.toMatchObject(refusal);
  const { document } = await readDrawing(await photograph(), { recognise, toTheEnd: true });
  expect(document.verdict).toMatchObject(refusal);
  expect(document.plan.rooms).toHaveLength(4);
});
