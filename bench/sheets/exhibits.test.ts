import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { furnishDrawing } from '#adapters/pipeline/furnish-drawing.ts';
import { composeSheet } from './compose-sheet.ts';
import { cutHabitableRooms, showHome } from './exhibits.ts';
import { madeHomes } from './homes.ts';

it('shows a home with all findings and each habitable room with its own, on one sheet', async () => {
  const { name, document } = madeHomes(1).next().value;
  const furnished = await furnishDrawing(document);
  const bedroom = furnished.document.plan.rooms.find(({ type }) => type === 'bedroom')!;
  const found = [
    { measure: 'jammed-seat', room: bedroom.id, what: 'armchair', figure: '3 cm from desk' },
    { measure: 'no-coat-place', what: 'none at all' },
  ];
  const home = await showHome(name, furnished, found);
  expect(home.findings).toEqual([
    `${bedroom.label}, jammed seat: armchair (3 cm from desk)`,
    'no coat place: none at all',
  ]);
  const rooms = await cutHabitableRooms(name, furnished, found);
  const shown = rooms.find(({ title }) => title.startsWith(bedroom.label))!;
  expect(shown.findings).toEqual(['jammed seat: armchair (3 cm from desk)']);
  expect(rooms.filter(({ findings }) => findings.length > 0)).toEqual([shown]);
  const xs = bedroom.outline.map(([x]) => x);
  const picture = await loadImage(Buffer.from(shown.picture));
  const metres = picture.width / furnished.frame.pixelsPerMetre;
  expect(metres).toBeGreaterThan(Math.max(...xs) - Math.min(...xs));
  expect(metres).toBeLessThan(Math.max(...xs) - Math.min(...xs) + 1);

  const silent = [home, ...rooms].map((exhibit) => ({ ...exhibit, findings: [] }));
  expect(await redPixels(await composeSheet([home, ...rooms], 3))).toBeGreaterThan(
    await redPixels(await composeSheet(silent, 3)),
  );
});

/** Findings are written in red. */
async function redPixels(png: Buffer): Promise<number> {
  const sheet = await loadImage(png);
  const ctx = createCanvas(sheet.width, sheet.height).getContext('2d');
  ctx.drawImage(sheet, 0, 0);
  const { data } = ctx.getImageData(0, 0, sheet.width, sheet.height);
  const isRed = (i: number) => data[i]! > 150 && data[i + 1]! < 80 && data[i + 2]! < 80;
  return Array.from({ length: data.length / 4 }, (_, i) => 4 * i).filter(isRed).length;
}
