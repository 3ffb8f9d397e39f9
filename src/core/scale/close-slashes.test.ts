import { describe, expect, it } from 'vitest';
import { twoSlashes } from './close-slashes.ts';
import type { TracedLine } from './trace-line.ts';

const STROKE = 2;

/** Ink above and below a line, in ninths of the reach, one digit a column. */
function slashesIn(above: string, below: string): [number, number] | undefined {
  const [up, down] = [above, below].map((side) => [...side].map((ninths) => +ninths / 9));
  const group = { start: 0, end: above.length, above: Math.max(...up!), below: Math.max(...down!), slash: true };
  return twoSlashes({ above: up, below: down } as unknown as TracedLine, group, STROKE);
}

describe('twoSlashes', () => {
  it('finds two thin ones beside an axis', () => {
    const found = slashesIn('00000000001288222101222222', '01222221000223882210000000');
    expect(Math.abs(found![0] - 8.5)).toBeLessThan(1.5);
    expect(Math.abs(found![1] - 18)).toBeLessThan(1.5);
  });

  it('finds two thick ones that touch', () => {
    const found = slashesIn('0000000000013456654313456654310', '1345665431345665431000000000000');
    expect(found![1] - found![0]).toBeCloseTo(9, 0);
  });

  it('makes one of a slash at which a witness line ends', () => {
    expect(slashesIn('2553299000', '0000035023')).toBeUndefined();
    expect(slashesIn('255329900000000', '000003502352000')).toBeUndefined();
  });
});
