import { afterAll, describe, expect, it } from 'vitest';
import { browserPath } from '../../bench/gallery/open-browser.ts';
import { type Changed, compareGoldens, writeDiffPage } from './compare-goldens.ts';
import { comparePictures } from './compare-pictures.ts';
import { drawGoldens } from './draw-goldens.ts';
import { drawPages } from './draw-pages.ts';

describe('comparePictures', () => {
  const plain = (value: number) => ({ width: 60, height: 60, data: new Uint8Array(60 * 60 * 3).fill(value) });

  it('sees a spot, and neither grain nor another shade that no eye sees', () => {
    const [spot, grain] = [plain(200), plain(200)];
    for (let y = 9; y < 18; y++) spot.data.fill(150, (y * 60 + 9) * 3, (y * 60 + 18) * 3);
    grain.data.forEach((_v, i, data) => {
      data[i]! += i % 2 ? 6 : -6;
    });
    expect(comparePictures(plain(200), spot, { square: 3, seen: 10 }).share).toBeCloseTo(9 / 400);
    expect(comparePictures(plain(200), grain, { square: 3, seen: 10 }).share).toBe(0);
    expect(comparePictures(plain(200), plain(203), { square: 3, seen: 10 }).share).toBe(0);
  });

  it('takes pictures of other sizes for other pictures', () => {
    const small = { width: 10, height: 10, data: new Uint8Array(300).fill(200) };
    expect(comparePictures(small, plain(200), { square: 3, seen: 10 }).share).toBe(1);
  });
});

describe('what changed is shown on out/goldens/index.html', () => {
  const all: Changed[] = [];
  const expectNone = (changed: readonly Changed[]) => {
    all.push(...changed);
    expect(changed.map(({ name, share }) => `${name}: ${(share * 100).toFixed(2)} %`)).toEqual([]);
  };

  afterAll(async () => {
    if (all.length) await writeDiffPage(all);
  });

  it('pictures are drawn as they were', async () => expectNone(await compareGoldens(drawGoldens())));

  it.skipIf(!browserPath)('pages look as they did', async () => expectNone(await compareGoldens(drawPages())));
});
