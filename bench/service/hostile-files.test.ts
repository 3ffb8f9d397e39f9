import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadSheet } from '#adapters/codec/load-sheet.ts';
import { makePagesPdf, makePngBomb } from './hostile-files.ts';

it('a PNG bomb is a whole PNG of so many pixels', async () => {
  const { info } = await sharp(makePngBomb(300)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 300]);
  expect(await sharp(makePngBomb(3000)).metadata()).toMatchObject({ format: 'png', width: 3000, height: 3000 });
});

it('a PDF of several pages is refused for them', async () => {
  await expect(loadSheet(makePagesPdf())).rejects.toMatchObject({ code: 'multiple_pages' });
});
