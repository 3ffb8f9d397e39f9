import { describe, expect, it } from 'vitest';
import { DrawnSheet } from './drawn-sheet.fixture.ts';
import { readDividedBar } from './read-divided-bar.ts';

const LEFT = 100;
const TOP = 300;
const HIGH = 8;

/** Inked and blank cells by turns, the ends of which are given, within an outline or without. */
function drawCells(d: DrawnSheet, ends: readonly number[], { outline = true, top = TOP } = {}): void {
  for (let i = 0; i + 1 < ends.length; i += 2) d.fill(ends[i]!, top, ends[i + 1]! + 1, top + HIGH);
  if (!outline) return;
  const [from, to] = [ends[0]!, ends.at(-1)! + 1];
  d.fill(from, top, to, top + 1);
  d.fill(from, top + HIGH - 1, to, top + HIGH);
  for (const x of ends) d.fill(x, top, x + 1, top + HIGH);
}

/** A line with ticks upwards. */
function drawTicks(d: DrawnSheet, at: readonly number[]): void {
  d.fill(at[0]!, TOP + HIGH - 1, at.at(-1)! + 1, TOP + HIGH);
  for (const x of at) d.fill(x, TOP, x + 1, TOP + HIGH);
}

const equal = (count: number, px: number) => Array.from({ length: count + 1 }, (_, i) => LEFT + i * px);
const above = (d: DrawnSheet, text: string, x: number) => d.write(text, x, TOP - 14, 0);
const read = (d: DrawnSheet) => readDividedBar(d.texts, d.input().page);

/** What is read of cells with these ends and one label above `x`, by default the right end. */
function readOf(ends: readonly number[], label: string, x = ends.at(-1)!, more: [string, number][] = []) {
  const d = new DrawnSheet();
  drawCells(d, ends);
  for (const [text, at] of [[label, x] as const, ...more]) above(d, text, at);
  return read(d);
}

describe('readDividedBar', () => {
  it('reads cells that end at a label, the last of them inked or blank', () => {
    expect(readOf(equal(5, 50), '5 m')).toBeCloseTo(0.02, 4);
    expect(readOf(equal(4, 50), '10m')).toBeCloseTo(0.05, 4);
    expect(readOf(equal(2, 100), '16 ft')).toBeCloseTo((16 * 0.3048) / 200, 4);
  });

  it('reads cells above their label, and labels that do not stand right at the end', () => {
    const d = new DrawnSheet();
    drawCells(d, equal(5, 50));
    d.write('5 m', LEFT + 250 + 12, TOP + HIGH + 14, 0);
    expect(read(d)).toBeCloseTo(0.02, 4);
  });

  it('reads cells with ragged ends', () => {
    const d = new DrawnSheet();
    const ends = equal(5, 50);
    for (const x of ends) drawCells(d, [x - 1, x + 2]);
    drawCells(d, ends);
    d.fill(98, TOP + 1, 354, TOP + 2);
    above(d, '5 m', 350);
    expect(readDividedBar(d.texts, { ...d.input().page, strokePx: 3 })).toBeCloseTo(0.02, 4);
  });

  it('reads a first cell that is divided', () => {
    expect(readOf([100, 125, 150, 200, 250, 300, 350], '5 m')).toBeCloseTo(0.02, 4);
    expect(readOf([100, 120, 150, 200, 250, 300, 350], '5 m')).toBeUndefined();
    // 0 4 8 12 16 20, or 5 0 5 10 15 20 with the divided cell on the other side of 0.
    expect(readOf([100, 125, 150, 200, 250, 300, 350], '20 ft')).toBeUndefined();
  });

  it('reads two rows without outlines', () => {
    const d = new DrawnSheet();
    const ends = equal(4, 50);
    drawCells(d, ends, { outline: false });
    drawCells(d, ends.slice(1), { outline: false, top: TOP + HIGH });
    above(d, '4 m', 300);
    expect(read(d)).toBeCloseTo(0.02, 3);
  });

  it('reads a line with equally spaced ticks, and shorter ones between them', () => {
    const d = new DrawnSheet();
    drawTicks(d, equal(5, 50));
    for (let i = 0; i < 25; i++) d.fill(LEFT + 10 * i, TOP + HIGH - 3, LEFT + 10 * i + 1, TOP + HIGH);
    above(d, '5 m', 350);
    expect(read(d)).toBeCloseTo(0.02, 4);
  });

  it('wants the unit, a round number for each cell and other labels in proportion', () => {
    expect(readOf(equal(5, 50), '5')).toBeUndefined();
    expect(readOf(equal(7, 50), '5 m')).toBeUndefined();
    expect(readOf(equal(5, 50), '5 m', 350, [['1', 150]])).toBeCloseTo(0.02, 4);
    expect(readOf(equal(5, 50), '5 m', 350, [['1', 200]])).toBeUndefined();
  });

  it('wants equal cells', () => {
    expect(readOf([100, 150, 200, 350], '5 m')).toBeUndefined();
    expect(readOf([100, 150, 225, 275, 350], '4 m')).toBeUndefined();
    expect(readOf([100, 150, 210, 250, 300, 350], '5 m')).toBeUndefined();
  });

  it('wants the label at the end of the last cell', () => {
    expect(readOf(equal(2, 18), '1 m', 100 + 18)).toBeUndefined();
    expect(readOf(equal(5, 50), '5 m', 225)).toBeUndefined();
    expect(readOf(equal(2, 200), '5 m', 440)).toBeUndefined();
    const d = new DrawnSheet();
    drawCells(d, equal(5, 50));
    d.write('5 m', 350, TOP - 60, 0);
    expect(read(d)).toBeUndefined();
  });

  it('is not taken in by dimension lines', () => {
    const d = new DrawnSheet();
    d.chainX(TOP, [100, 350], []);
    above(d, '5 m', 350);
    expect(read(d)).toBeUndefined();
    const chain = new DrawnSheet();
    drawTicks(chain, equal(5, 30));
    above(chain, '1 m', 238);
    expect(read(chain)).toBeUndefined();
    const few = new DrawnSheet();
    drawTicks(few, equal(2, 125));
    above(few, '5 m', 350);
    expect(read(few)).toBeUndefined();
    const beyond = new DrawnSheet();
    drawTicks(beyond, equal(5, 50));
    beyond.fill(60, TOP + HIGH - 1, 361, TOP + HIGH);
    above(beyond, '5 m', 350);
    expect(read(beyond)).toBeUndefined();
    const unequal = new DrawnSheet();
    drawTicks(unequal, [100, 150, 200, 260, 300, 350]);
    above(unequal, '5 m', 350);
    expect(read(unequal)).toBeUndefined();
  });

  it('is not taken in by boxes that are high for their label or their length', () => {
    expect(readOf(equal(2, 12), '1 m')).toBeUndefined();
    const shelf = new DrawnSheet();
    drawCells(shelf, equal(5, 50));
    shelf.fill(350, TOP, 351, TOP + 20);
    above(shelf, '5 m', 350);
    expect(read(shelf)).toBeUndefined();
  });

  it('is not taken in by dashes, arches, steps and walls with windows', () => {
    const dashes = new DrawnSheet();
    drawCells(dashes, equal(5, 50), { outline: false });
    above(dashes, '5 m', 350);
    expect(read(dashes)).toBeUndefined();
    for (const x of [150, 250]) {
      dashes.fill(x, TOP - 1, x + 11, TOP + 1);
      dashes.fill(x + 10, TOP - 2, x + 41, TOP - 1);
      dashes.fill(x + 40, TOP - 1, x + 51, TOP + 1);
    }
    expect(read(dashes)).toBeUndefined();
    const steps = new DrawnSheet();
    drawTicks(steps, equal(5, 50));
    steps.fill(100, TOP, 351, TOP + 1);
    above(steps, '5 m', 350);
    expect(read(steps)).toBeUndefined();
    const wall = new DrawnSheet();
    drawCells(wall, equal(5, 50));
    wall.fill(100, TOP, 108, TOP + 150);
    above(wall, '5 m', 350);
    expect(read(wall)).toBeUndefined();
    const crack = new DrawnSheet();
    crack.fill(100, TOP, 350, TOP + HIGH);
    const { data, width } = crack.ink;
    for (const x of [150, 250]) data.fill(0, (TOP + 4) * width + x, (TOP + 4) * width + x + 50);
    above(crack, '5 m', 350);
    expect(read(crack)).toBeUndefined();
    const box = new DrawnSheet();
    drawCells(box, [100, 225], { outline: false });
    box.fill(100, TOP + HIGH - 1, 350, TOP + HIGH);
    above(box, '5 m', 350);
    expect(read(box)).toBeUndefined();
  });

  it('is not taken in by combs with thick or hardly any teeth, or on no line', () => {
    const comb = new DrawnSheet();
    comb.fill(100, TOP + 7, 371, TOP + 8);
    for (const x of equal(5, 50)) comb.fill(x, TOP, x + 21, TOP + 8);
    above(comb, '5 m', 360);
    expect(read(comb)).toBeUndefined();
    const ledge = new DrawnSheet();
    ledge.fill(100, TOP + 1, 351, TOP + HIGH);
    for (const x of equal(5, 50)) ledge.fill(x, TOP, x + 1, TOP + 1);
    above(ledge, '5 m', 350);
    expect(read(ledge)).toBeUndefined();
    const arches = new DrawnSheet();
    for (const x of equal(5, 50)) arches.fill(x, TOP, x + 1, TOP + HIGH);
    for (const x of equal(4, 50)) {
      arches.fill(x, TOP, x + 11, TOP + 1);
      arches.fill(x + 10, TOP - 1, x + 41, TOP);
      arches.fill(x + 40, TOP, x + 51, TOP + 1);
    }
    above(arches, '5 m', 350);
    expect(read(arches)).toBeUndefined();
  });

  it('gives none where two bars disagree', () => {
    const d = new DrawnSheet();
    drawCells(d, equal(5, 50));
    above(d, '5 m', 350);
    drawCells(d, equal(5, 50), { top: 500 });
    d.write('10 m', 350, 486, 0);
    expect(read(d)).toBeUndefined();
  });
});
