import { describe, expect, it } from 'vitest';
import { type PaintedBox, paintClasses } from '../pixel-classes/paint-classes.ts';
import { createBitmap, isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Page } from '../sheet/types.ts';
import { dropPale } from './drop-pale.ts';

const SIDE = 300;
const THICK = 5;
const WALL: PaintedBox = { name: 'wall', x0: 20, y0: 40, x1: 280, y1: 60 };
const COUNTER = { x0: 20, y0: 60, x1: 200, y1: 90 };

/** A black wall along y = 50, and below it a filled worktop of that tone. */
function drawn(tone: number) {
  const ink = createBitmap(SIDE, SIDE);
  fillBand(ink, [20, 50], [280, 50], 20);
  fillBand(ink, [20, 75], [200, 75], 30);
  const grey = new Uint8Array(SIDE * SIDE).fill(255);
  for (let i = 0; i < grey.length; i++) if (ink.data[i]) grey[i] = i < 60 * SIDE ? 0 : tone;
  return { ink, page: { grey, lineInk: ink } as unknown as Page };
}

function isKept(tone: number, boxes?: readonly PaintedBox[]): { wall: boolean; counter: boolean } {
  const { ink, page } = drawn(tone);
  const kept = dropPale(ink, page, THICK, boxes && paintClasses(['room', 'wall', 'worktop'], SIDE, SIDE, boxes));
  return { wall: isSet(kept, 150, 50), counter: isSet(kept, 100, 76) };
}

describe('dropPale', () => {
  it('drops a fill that is paler than the walls, and none to the network', () => {
    expect(isKept(160, [WALL, { name: 'worktop', ...COUNTER }])).toEqual({ wall: true, counter: false });
    expect(isKept(160, [WALL])).toEqual({ wall: true, counter: false });
  });

  it('keeps what is as dark as the walls, and what the network takes for wall', () => {
    expect(isKept(40, [WALL]).counter).toBe(true);
    expect(isKept(160, [WALL, { name: 'wall', ...COUNTER }]).counter).toBe(true);
  });

  it('keeps everything without a network, or where it does not know these walls', () => {
    expect(isKept(160).counter).toBe(true);
    expect(isKept(160, []).counter).toBe(true);
    expect(isKept(160, [{ ...WALL, x1: 100 }]).counter).toBe(true);
  });
});
