import { describe, expect, it } from 'vitest';
import type { Normalise, Part, Vector } from './planes.ts';
import { resample } from './resample.ts';

const [W, H] = [23, 17];
const SHEET = {
  widthPx: W,
  heightPx: H,
  grey: new Uint8Array(W * H),
  rgb: Uint8Array.from({ length: 3 * W * H }, (_, i) => (i * i * 7 + (i % 3) * 40) % 256),
};
const NORMALISE: Normalise = [
  [1 / 255, -0.5],
  [2 / 255, 0.25],
  [3 / 255, 0],
];

/** A part of 9 x 5 pixels, in a stretch of floats that is wider. */
function draw(part: Part): number[] {
  const data = new Float32Array(3 * 70);
  resample(SHEET, part, { data, at: 3, stride: 12, planeSize: 70, width: 9, height: 5 }, NORMALISE);
  return [...data];
}

/** The same part, turned so little that no sample moves, but no axis is kept. */
const tilted = ({ origin, alongStep, acrossStep }: Part): Part => {
  const off = ([x, y]: Vector): Vector => [x - 1e-9 * y, y + 1e-9 * x];
  return { origin, alongStep: off(alongStep), acrossStep: off(acrossStep) };
};

describe('resample', () => {
  it('takes pixels as they are, blue first, and leaves what lies beside them', () => {
    const data = draw({ origin: [4, 6], alongStep: [1, 0], acrossStep: [0, 1] });
    const at = (x: number, y: number, channel: number) => SHEET.rgb[3 * (y * W + x) + channel]!;
    expect(data[3]).toBeCloseTo(at(4, 6, 2) / 255 - 0.5, 5);
    expect(data[70 + 3 + 12 + 2]).toBeCloseTo((2 * at(6, 7, 1)) / 255 + 0.25, 5);
    expect(data[140 + 3 + 4 * 12 + 8]).toBeCloseTo((3 * at(12, 10, 0)) / 255, 5);
    expect([...data.slice(0, 3), ...data.slice(12, 15), ...data.slice(60, 73)].every((v) => v === 0)).toBe(true);
  });

  it.each<[string, Part]>([
    ['upright', { origin: [4.3, 2.6], alongStep: [1, 0], acrossStep: [0, 1] }],
    ['turned a quarter', { origin: [5, 14], alongStep: [0, -1.2], acrossStep: [1.2, 0] }],
    ['turned upside down', { origin: [20, 15], alongStep: [-1, 0], acrossStep: [0, -1] }],
    ['enlarged', { origin: [4.1, 2.2], alongStep: [0.37, 0], acrossStep: [0, 0.41] }],
    ['shrunk', { origin: [0.5, 0.5], alongStep: [2.4, 0], acrossStep: [0, 2.9] }],
    ['shrunk much', { origin: [0, 0], alongStep: [6, 0], acrossStep: [0, 7] }],
    ['over the edge', { origin: [-3, 13], alongStep: [1.1, 0], acrossStep: [0, 1.3] }],
  ])('draws along the axes what it draws at an angle: %s', (_, part) => {
    const [along, angle] = [draw(part), draw(tilted(part))];
    along.forEach((value, i) => {
      expect(value).toBeCloseTo(angle[i]!, 4);
    });
  });
});
