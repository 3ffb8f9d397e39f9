import { describe, expect, it } from 'vitest';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { SymbolPx } from '../structure/types.ts';
import { weighSeen } from './weigh-seen.ts';

const NAMES = ['room', 'furniture', 'text', 'hob', 'swing', 'counter'];
/** A map of 20 × 20 pixels of two sheet pixels each, all of one class. */
const all = (name: string): PixelClasses => ({
  region: { x0: 10, y0: 10, x1: 50, y1: 50 },
  width: 20,
  height: 20,
  names: NAMES,
  labels: new Uint8Array(400).fill(NAMES.indexOf(name)),
  sure: new Uint8Array(400).fill(200),
});
const square = (x: number, y: number): SymbolPx => ({
  kind: 'table',
  room: 0,
  outline: [
    [x, y],
    [x + 10, y],
    [x + 10, y + 10],
    [x, y + 10],
  ],
  confidence: 0.6,
});
const weigh = (symbol: SymbolPx, classes: PixelClasses) => weighSeen([symbol], classes)[0]!.confidence;

describe('weighSeen', () => {
  it('believes more in what the network sees too', () => {
    expect(weigh(square(20, 20), all('furniture'))).toBeCloseTo(0.9);
  });
  it('believes less in what the network takes for bare floor', () => {
    expect(weigh(square(20, 20), all('room'))).toBeCloseTo(0.36);
  });
  it('believes less in lettering', () => {
    expect(weigh(square(20, 20), all('text'))).toBeCloseTo(0.3);
  });
  it('believes less in what stands where a door swings', () => {
    const classes = all('room');
    for (let y = 0; y < 20; y += 3) classes.labels.fill(NAMES.indexOf('swing'), y * 20, (y + 1) * 20);
    for (let y = 0; y < 20; y += 5) classes.labels.fill(NAMES.indexOf('furniture'), y * 20, (y + 1) * 20);
    expect(weigh(square(20, 20), classes)).toBeCloseTo(0.3);
  });
  it('doubts an island with a hob in it, of which a quarter looks like furniture', () => {
    const classes = all('room');
    for (let y = 0; y < 20; y += 4) classes.labels.fill(1, y * 20, (y + 1) * 20);
    expect(weigh(square(20, 20), classes)).toBeCloseTo(0.36);
  });
  it('confirms what is mostly furniture, lettering aside', () => {
    const classes = all('text');
    for (let y = 0; y < 20; y += 2) classes.labels.fill(1, y * 20, (y + 1) * 20);
    expect(weighSeen([square(20, 20)], classes)[0]!.confirmed).toBe(true);
    for (let y = 0; y < 20; y += 4) classes.labels.fill(0, y * 20, (y + 1) * 20);
    expect(weighSeen([square(20, 20)], classes)[0]!.confirmed).toBeUndefined();
  });
  it('doubts beds, which are solid, whatever else is there, and tables only on bare floor', () => {
    const classes = all('room');
    // Of five rows one is furniture and two are lettering, under which nothing is seen.
    for (let y = 0; y < 20; y++) classes.labels.fill([1, 2, 2, 0, 0][y % 5]!, y * 20, (y + 1) * 20);
    expect(weigh({ ...square(20, 20), kind: 'bed' }, classes)).toBeCloseTo(0.36);
    expect(weigh(square(20, 20), classes)).toBeCloseTo(0.6);
  });
  it('takes what holds a hob for a worktop, unless most of it is seen as furniture', () => {
    const classes = all('room');
    // A fifth is hob; then the rest is furniture too.
    for (let y = 0; y < 20; y += 5) classes.labels.fill(3, y * 20, (y + 1) * 20);
    expect(weigh(square(20, 20), classes)).toBeCloseTo(0.3);
    for (let i = 0; i < 400; i++) if (classes.labels[i] === 0) classes.labels[i] = 1;
    expect(weigh(square(20, 20), classes)).toBeGreaterThan(0.6);
  });
  it('says which it doubts', () => {
    const [doubted] = weighSeen([square(20, 20)], all('room'));
    const [sure] = weighSeen([square(20, 20)], all('furniture'));
    expect([doubted!.doubted, sure!.doubted]).toEqual([true, undefined]);
  });
  it('takes what holds more worktop than furniture for floor between worktops', () => {
    const look = (name: string) => {
      const classes = all('room');
      // Two rows of five, and one of furniture.
      for (let y = 0; y < 20; y++) {
        if (y % 5 < 2) classes.labels.fill(NAMES.indexOf(name), y * 20, (y + 1) * 20);
        if (y % 5 === 2) classes.labels.fill(NAMES.indexOf('furniture'), y * 20, (y + 1) * 20);
      }
      return weigh(square(20, 20), classes);
    };
    expect(look('counter')).toBeCloseTo(0.3);
    // Without them it is only bare.
    expect(look('room')).toBeCloseTo(0.36);
  });
  it('does not doubt what is drawn in dashes for want of furniture, but for lettering in its place', () => {
    const bed: SymbolPx = { ...square(20, 20), kind: 'bed', dashed: true };
    expect(weighSeen([bed], all('room'))[0]!.doubted).toBeUndefined();
    expect(weighSeen([bed], all('text'))[0]!.doubted).toBe(true);
  });
  it('leaves alone what lies outside of the map', () => {
    expect(weigh(square(200, 200), all('text'))).toBe(0.6);
  });
  it('looks at the right place of the map', () => {
    const classes = all('room');
    // Rows from 10 on are furniture: sheet rows from 30 on.
    classes.labels.fill(1, 200);
    expect(weigh(square(20, 15), classes)).toBeCloseTo(0.36);
    expect(weigh(square(20, 35), classes)).toBeCloseTo(0.9);
  });
});
