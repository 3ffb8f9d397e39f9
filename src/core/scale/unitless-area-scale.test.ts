import { describe, expect, it } from 'vitest';
import type { OpeningPx } from '../structure/types.ts';
import { DrawnSheet } from './drawn-sheet.fixture.ts';
import { findScale } from './find-scale.ts';

const METRES_PER_PIXEL = 0.02;
const SQUARE_FOOT = 0.3048 ** 2;
/** Left, top, width and height of rooms, pixels. */
const ROOMS = [
  [100, 100, 200, 150],
  [320, 100, 160, 150],
  [500, 100, 300, 150],
  [100, 270, 380, 130],
  [500, 270, 300, 200],
  [100, 420, 380, 160],
] as const;
const NAMES = ['KITCHEN', 'BATH', 'BEDROOM 1', 'HALL', 'LIVING ROOM', 'BEDROOM 2'];
const door: OpeningPx = { kind: 'door', wall: 0, from: [100, 100], to: [140, 100] };
const doors = { openings: Array.from({ length: 6 }, () => door) };

type Box = readonly [number, number, number, number];
const squareFeet = ([, , w, h]: Box) => Math.round((w * h * METRES_PER_PIXEL ** 2) / SQUARE_FOOT);
const squareMetres = ([, , w, h]: Box) => Math.round(w * h * METRES_PER_PIXEL ** 2);

/** Rooms with their names and, in a line below, what is left of their areas. */
function sheetOf(
  numbers: readonly string[],
  boxes: readonly Box[] = ROOMS,
  names: readonly string[] = NAMES,
): DrawnSheet {
  const d = new DrawnSheet();
  numbers.forEach((number, i) => {
    const [x, y, w, h] = boxes[i]!;
    d.room(x, y, x + w, y + h, names[i]!);
    d.write(number, x + w / 2, y + h / 2 + 16, 0);
  });
  return d;
}

const scaleOf = (d: DrawnSheet) => findScale(d.input(doors));
const areas = (of: (box: Box) => number, count: number = ROOMS.length) =>
  ROOMS.slice(0, count).map((box) => `${of(box)}`);

describe('unitlessAreaScale', () => {
  it('takes numbers below the names of rooms for square feet', () => {
    const [a, b, ...more] = areas(squareFeet);
    const scale = scaleOf(sheetOf([`${a}%`, `${b} g`, ...more]));
    expect(scale).toMatchObject({ from: 'areas', agreeing: 6, read: 6 });
    expect(scale.metresPerPixel! / METRES_PER_PIXEL).toBeCloseTo(1, 2);
  });

  it('takes them for square metres where doors say so', () => {
    const scale = scaleOf(sheetOf(areas(squareMetres)));
    expect(scale).toMatchObject({ from: 'areas', agreeing: 6 });
    expect(Math.abs(scale.metresPerPixel! / METRES_PER_PIXEL - 1)).toBeLessThan(0.02);
  });

  it('forgives a misread number among many, not two of six', () => {
    const numbers = areas(squareFeet);
    expect(scaleOf(sheetOf(['941', ...numbers.slice(1)]))).toMatchObject({ from: 'areas', agreeing: 5, read: 6 });
    const [a, b, , , ...more] = numbers;
    expect(scaleOf(sheetOf([a!, b!, '941', '33', ...more])).metresPerPixel).toBeUndefined();
  });

  it('wants them to agree closely', () => {
    const rough = ROOMS.map((box, i) => `${Math.round(squareFeet(box) * [0.92, 1, 1.09][i % 3]!)}`);
    expect(scaleOf(sheetOf(rough)).metresPerPixel).toBeUndefined();
  });

  it('wants four rooms', () => {
    expect(scaleOf(sheetOf(areas(squareFeet, 4))).metresPerPixel).toBeDefined();
    expect(scaleOf(sheetOf(areas(squareFeet, 3))).metresPerPixel).toBeUndefined();
  });

  it('is not taken in by numbers of rooms, whether these differ in size or not', () => {
    const numbers = ['101', '102', '103', '104', '105', '106'];
    expect(scaleOf(sheetOf(numbers)).metresPerPixel).toBeUndefined();
    const alike = numbers.map((_, i): Box => [60 + 130 * i, 100, 120, 200]);
    expect(scaleOf(sheetOf(numbers, alike)).metresPerPixel).toBeUndefined();
  });

  it('is not taken in by lengths of doors and levels', () => {
    expect(scaleOf(sheetOf(['80', '70', '90', '80', '90', '80'])).metresPerPixel).toBeUndefined();
    expect(scaleOf(sheetOf(areas(squareFeet).map((number) => `${number} m`))).from).not.toBe('areas');
    expect(scaleOf(sheetOf(areas(squareFeet).map((number) => `+${number}`))).metresPerPixel).toBeUndefined();
  });

  it('wants one number below a name in each room', () => {
    const numbers = areas(squareFeet);
    expect(scaleOf(sheetOf(numbers, ROOMS, ['1', '2', '3', 'B', 'C', 'D'])).metresPerPixel).toBeUndefined();
    const twice = sheetOf(numbers);
    for (const [x, y] of ROOMS.slice(0, 3)) twice.write('60', x + 30, y + 20, 0);
    expect(scaleOf(twice).metresPerPixel).toBeUndefined();
    const outside = sheetOf([]);
    ROOMS.forEach(([x, y, w, h], i) => {
      outside.room(x, y, x + w, y + h, '');
      outside.write(NAMES[i]!, x + w / 2, y - 8, 0);
      outside.write(numbers[i]!, x + w / 2, y + 8, 0);
    });
    expect(scaleOf(outside).metresPerPixel).toBeUndefined();
    const far = sheetOf([]);
    ROOMS.forEach(([x, y, w, h], i) => {
      far.room(x, y, x + w, y + h, NAMES[i]!);
      far.write(numbers[i]!, x + 20, y + 12, 0);
    });
    expect(scaleOf(far).metresPerPixel).toBeUndefined();
  });

  it('wants doors that suit one unit alone', () => {
    expect(findScale(sheetOf(areas(squareFeet)).input()).metresPerPixel).toBeUndefined();
    const wide = { ...door, to: [100 + 70, 100] as [number, number] };
    const unsuited = { openings: Array.from({ length: 6 }, () => wide) };
    expect(findScale(sheetOf(areas(squareFeet)).input(unsuited)).metresPerPixel).toBeUndefined();
  });

  it('changes nothing where something else gives a scale', () => {
    const d = sheetOf(areas((box) => 2 * squareFeet(box)));
    d.chainX(60, [100, 300, 480, 800], ['4.00', '3.60', '6.40']);
    const scale = scaleOf(d);
    expect(scale.from).toBe('dimensions');
    expect(scale.metresPerPixel).toBeCloseTo(METRES_PER_PIXEL, 4);
  });
});
