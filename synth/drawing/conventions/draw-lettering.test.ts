import { describe, expect, it } from 'vitest';
import { drawWith } from './draw-with.fixture.ts';

describe('lettering by convention', () => {
  it('boxes every letter of a word that runs across the sheet, and prints areas as they are', async () => {
    const lettering = {
      bareAreas: true,
      badge: true,
      tags: true,
      levels: true,
      compass: true,
      marks: 'numbers',
      logo: 'across',
    } as const;
    let [letters, areas] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      const { truth } = await drawWith(seed, { lettering }, 'flat');
      const titles = truth.texts.filter((text) => text.role === 'title');
      letters += titles.length;
      // A slanted word in one box would hide a part of the plan that has no letter.
      for (const { text, box } of titles) {
        expect([...text]).toHaveLength(1);
        expect(Math.max(box.x1 - box.x0, box.y1 - box.y0)).toBeLessThan(0.16 * truth.widthPx);
      }
      for (const { text, room } of truth.texts.filter((one) => one.role === 'area')) {
        areas++;
        const { area } = truth.plan!.rooms.find((r) => r.id === room)!;
        expect(Math.abs(Number(text.replace(',', '.')) - area)).toBeLessThan(0.06);
      }
      expect(truth.texts.map((one) => one.text)).toContain('D');
    }
    expect(letters).toBeGreaterThan(18);
    expect(areas).toBeGreaterThan(18);
  });
});
