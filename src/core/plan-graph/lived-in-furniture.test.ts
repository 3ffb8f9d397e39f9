import { describe, expect, it } from 'vitest';
import type { RoomName } from '../naming/type-rooms.ts';
import { paintClasses } from '../pixel-classes/paint-classes.fixture.ts';
import type { RoomPx, RoomsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { livedInFurniture } from './lived-in-furniture.ts';

const SIDE = 240;
const BED = { name: 'furniture', x0: 40, y0: 40, x1: 140, y1: 140 };

/** Two square rooms side by side, the left one with the texts; the network sees a bed in it. */
function look(left: RoomName['type'], texts: TextRun[] = [], side = SIDE) {
  const [width, height] = [2 * side, side];
  const labels = new Uint16Array(width * height);
  for (let i = 0; i < labels.length; i++) labels[i] = i % width < side ? 1 : 2;
  const room = (own: TextRun[]): RoomPx => ({ outline: [], holes: [], areaPx: 40000, texts: own, outdoor: false });
  const inside = { width, height, data: new Uint8Array(width * height).fill(1) };
  const rooms: RoomsPx = { rooms: [room(texts), room([])], labels, inside };
  const names: RoomName[] = [{ type: left, label: '' }, { type: 'hall', label: '' }]; // biome-ignore format: short
  return livedInFurniture(paintClasses(['room', 'furniture'], width, height, [BED]), rooms, names);
}

describe('livedInFurniture', () => {
  it('measures how much of living rooms and bedrooms is covered', () => {
    expect(look('bedroom')).toBeCloseTo((100 * 100) / SIDE ** 2, 5);
  });

  it('tells nothing from rooms that are too small for the network, or where fixtures stand', () => {
    expect(look('bedroom', [], 150)).toBeUndefined();
    expect(look('bathroom')).toBeUndefined();
  });

  it('counts no lettering', () => {
    const box = { x0: 36, y0: 36, x1: 144, y1: 144 };
    const title: TextRun = { text: 'BEDROOM', box, angle: 0, heightPx: 20, confidence: 1, source: 'ocr' };
    expect(look('bedroom', [title])).toBe(0);
  });
});
