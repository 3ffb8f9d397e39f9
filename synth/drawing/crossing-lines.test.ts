import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawDwelling } from '../draw.ts';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import type { CrossingLines } from './crossing-kinds.ts';
import { pickStyle, pickTidyStyle } from './style.ts';

const KINDS: CrossingLines['kinds'] = ['eaves', 'ridge', 'hips', 'above', 'beams', 'axes', 'section', 'site'];

async function drawn(crossing?: CrossingLines) {
  const style = pickTidyStyle('fr', makeRandom('crossing'));
  const dwelling = makeDwelling(9, { kind: 'house' });
  const plain = { chains: false, inside: false, sizes: false, areas: false, furniture: false };
  const drawing = await drawDwelling(dwelling, { ...style, ...(crossing ? { crossing } : {}) }, 9, plain);
  const { data, info } = await sharp(drawing.png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { drawing, data, width: info.width };
}

describe('drawCrossingLines', () => {
  it('draws every kind across rooms or past the home, with the truth as it was', async () => {
    const plain = await drawn();
    const map = plain.drawing.classMap();
    for (const kind of KINDS) {
      const lined = await drawn({ kinds: [kind], colour: '#888888', widthPx: 1.5, dash: [] });
      expect(lined.drawing.sheetTruth(), kind).toEqual(plain.drawing.sheetTruth());
      expect(Buffer.compare(lined.drawing.classMap(), map), kind).toBe(0);
      const changed = [...lined.data].flatMap((value, i) => (Math.abs(value - plain.data[i]!) > 60 ? [map[i]!] : []));
      expect(changed.length, kind).toBeGreaterThan(200);
      const [outside, room] = [0, 1].map((what) => changed.filter((value) => value === what).length) as [
        number,
        number,
      ];
      if (kind === 'eaves') expect(outside).toBeGreaterThan(0.9 * changed.length);
      else if (kind !== 'site' && kind !== 'above') expect(room, kind).toBeGreaterThan(0.3 * changed.length);
    }
  });

  it('comes on some four of ten wide sheets and on none of the usual ones', () => {
    const styles = (repertoire: 'usual' | 'wide') =>
      Array.from({ length: 300 }, (_, i) => pickStyle('fr', makeRandom(`crossing ${i}`), repertoire));
    const share = styles('wide').filter(({ crossing }) => crossing).length / 300;
    expect(share).toBeGreaterThan(0.34);
    expect(share).toBeLessThan(0.5);
    expect(styles('usual').filter(({ crossing }) => crossing)).toEqual([]);
  });
});
