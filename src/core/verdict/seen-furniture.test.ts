import { describe, expect, it } from 'vitest';
import type { RoomName } from '../naming/type-rooms.ts';
import { paintClasses } from '../pixel-classes/paint-classes.ts';
import type { RoomPx, RoomsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { hasFurniture } from './has-furniture.ts';
import { PIECE, seenFurniture } from './seen-furniture.ts';

const SIDE = 240;
const BED = { name: 'furniture', x0: 40, y0: 40, x1: 140, y1: 140 };
const nothing = { fixtures: [], furniture: [] };

/** Two square rooms side by side, the left one with the texts; the network sees a bed in it. */
function look(left: RoomName['type'], texts: TextRun[] = [], side = SIDE) {
  const [width, height] = [2 * side, side];
  const labels = new Uint16Array(width * height);
  for (let i = 0; i < labels.length; i++) labels[i] = i % width < side ? 1 : 2;
  const room = (own: TextRun[]): RoomPx => ({ outline: [], holes: [], areaPx: 40000, texts: own, outdoor: false });
  const inside = { width, height, data: new Uint8Array(width * height).fill(1) };
  const rooms: RoomsPx = { rooms: [room(texts), room([])], labels, inside };
  const names: RoomName[] = [{ type: left, label: '' }, { type: 'hall', label: '' }]; // biome-ignore format: short
  return seenFurniture(paintClasses(['room', 'furniture'], width, height, [BED]), rooms, names);
}

describe('seenFurniture', () => {
  it('measures how much of living rooms and bedrooms is covered, and boxes the pieces', () => {
    const seen = look('bedroom');
    expect(seen.lived).toBeCloseTo((100 * 100) / SIDE ** 2, 5);
    expect(seen.pieces).toEqual([
      { kind: PIECE, outline: [[40, 40], [140, 40], [140, 140], [40, 140]], confidence: expect.closeTo(0.9, 1) },
    ]); // biome-ignore format: short
  });

  it('proves a furnished plan though no symbol was told by strokes', () => {
    expect(hasFurniture(nothing, 1, look('bedroom'))).toMatchObject({
      yes: true,
      evidence: [{ kind: PIECE, count: 1 }],
    });
  });

  it('tells nothing from rooms that are too small for the network', () => {
    expect(look('bedroom', [], 150).lived).toBeUndefined();
    expect(hasFurniture(nothing, 1, look('bedroom', [], 150)).yes).toBe(false);
  });

  it('says nothing about rooms of fixtures', () => {
    const seen = look('bathroom');
    expect(seen.lived).toBeUndefined();
    expect(seen.floor).toBeGreaterThan(0.05);
    expect(hasFurniture(nothing, 1, seen).yes).toBe(false);
  });

  it('proves a furnished plan where one room is full and all others are empty, but not where it is hardly so', () => {
    expect(look('bedroom').fullest).toBeCloseTo((100 * 100) / SIDE ** 2, 5);
    const seen = { floor: 0.03, lived: 0.05, pieces: [] };
    expect(hasFurniture(nothing, 1, { ...seen, fullest: 0.25 }).yes).toBe(true);
    expect(hasFurniture(nothing, 1, { ...seen, fullest: 0.12 }).yes).toBe(false);
  });

  it('counts no lettering', () => {
    const box = { x0: 36, y0: 36, x1: 144, y1: 144 };
    const title: TextRun = { text: 'BEDROOM', box, angle: 0, heightPx: 20, confidence: 1, source: 'ocr' };
    expect(look('bedroom', [title])).toMatchObject({ lived: 0, pieces: [] });
  });
});

describe('hasFurniture', () => {
  const tables = (count: number, doubted: boolean) => ({
    fixtures: [],
    furniture: Array.from({ length: count }, (_, i) => ({
      kind: i % 2 ? 'table' : 'table with chairs',
      room: 0,
      outline: [],
      confidence: 0.5,
      ...(doubted && { doubted }),
    })),
  });

  it('adds up what strokes tell', () => {
    expect(hasFurniture(tables(1, false)).yes).toBe(false);
    expect(hasFurniture(tables(2, false)).yes).toBe(true);
    // In a building of four dwellings' size as many are chance.
    expect(hasFurniture(tables(2, false), 4).yes).toBe(false);
  });

  it('counts no piece that the network doubts: tiles look like a table again and again', () => {
    expect(hasFurniture(tables(8, true))).toMatchObject({ yes: false, score: 0, evidence: [] });
  });
});
