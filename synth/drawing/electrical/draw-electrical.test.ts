import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawDwelling } from '../../draw.ts';
import { makeDwelling } from '../../dwelling.ts';
import { makeRandom } from '../../random.ts';
import { PIXEL_CLASSES } from '../pixel-classes.ts';
import { pickTidyStyle } from '../style.ts';
import { type ElectricalLook, pickElectricalLook } from './electrical-look.ts';

const PLAIN = { chains: false, inside: false, sizes: false, areas: false, furniture: false };

async function drawn(electrical?: ElectricalLook) {
  const style = { ...pickTidyStyle('gb', makeRandom('electrical')), ...(electrical ? { electrical } : {}) };
  const drawing = await drawDwelling(makeDwelling(5, { kind: 'house', country: 'gb' }), style, 5, PLAIN);
  const { data } = await sharp(drawing.png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { drawing, data, map: drawing.classMap() };
}

const looks = Array.from(
  { length: 8 },
  (_, i): ElectricalLook => ({
    ...pickElectricalLook('#000000', '#ffffff', makeRandom(`look ${i}`)),
    labels: i % 2 === 0,
  }),
);

describe('drawElectrical', () => {
  it('draws symbols and wires into rooms that the truth knows nothing of but their letters', async () => {
    const plain = await drawn();
    const { texts: _, ...known } = plain.drawing.sheetTruth();
    for (const look of looks) {
      const { drawing, data, map } = await drawn(look);
      const { texts, ...truth } = drawing.sheetTruth();
      expect(truth).toEqual(known);
      expect(drawing.truth.codes).toEqual(['dimensions_missing']);
      const letters = drawing.truth.texts.slice(plain.drawing.truth.texts.length);
      expect(letters.every(({ role, text }) => role === 'note' && /^[A-Z]+\d*$/.test(text))).toBe(true);
      expect(letters.length > 5).toBe(look.labels);
      expect(texts.length).toBe(drawing.truth.texts.length);
      const classOf = (value: number) => PIXEL_CLASSES[value]!;
      let [inked, named] = [0, 0];
      map.forEach((value, i) => {
        if (classOf(value) === 'text' && value !== plain.map[i]) named++;
        // No pixel is of another class but where letters stand.
        else if (value !== plain.map[i]) expect(classOf(value)).toBe('text');
        else if (classOf(value) === 'room' && Math.abs(data[i]! - plain.data[i]!) > 60) inked++;
      });
      expect(inked).toBeGreaterThan(300);
      expect(named > 0).toBe(look.labels);
    }
  });

  it('comes in every shape of lamp, socket, switch and fan', () => {
    const many = Array.from({ length: 200 }, (_, i) =>
      pickElectricalLook('#000000', '#ffffff', makeRandom(`shape ${i}`)),
    );
    const counts = (['lamp', 'socket', 'switch', 'fan', 'wires'] as const).map(
      (part) => new Set(many.map((look) => look[part])).size,
    );
    expect(counts).toEqual([5, 4, 3, 5, 4]);
  });
});
