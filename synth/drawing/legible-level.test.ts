import { describe, expect, it } from 'vitest';
import { legibleLevel } from './legible-level.ts';

const SIDE = 40;

/** A sheet of paper tones, with a text of thin strokes on each of them. */
function sheet(papers: number[], ink: number) {
  const data = new Uint8ClampedArray(SIDE * papers.length * SIDE * 4).fill(255);
  const width = SIDE * papers.length;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < width; x++) {
      const paper = papers[Math.floor(x / SIDE)]!;
      data.fill(y > 10 && y < 30 && x % 8 === 0 ? ink : paper, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  const texts = papers.map((_, i) => ({
    text: 'ABC', role: 'name' as const, angle: 0, box: { x0: i * SIDE, y0: 10, x1: (i + 1) * SIDE, y1: 30 },
  })); // biome-ignore format: one field a line would hide the shape
  return [data, width, SIDE, texts] as const;
}

describe('legibleLevel', () => {
  it('keeps a level at which the lettering shows, and raises one at which it would vanish', () => {
    expect(legibleLevel(...sheet([250], 20), 150)).toBe(150);
    expect(legibleLevel(...sheet([250], 170), 130)).toBeGreaterThan(190);
  });

  it('lowers one at which coloured floors would turn black, and gives up where both cannot be had', () => {
    expect(legibleLevel(...sheet([250, 190], 20), 190)).toBeLessThan(160);
    expect(legibleLevel(...sheet([250, 60], 40), 190)).toBeUndefined();
  });
});
