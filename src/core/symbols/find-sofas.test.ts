import { describe, expect, it } from 'vitest';
import { findSofas } from './find-sofas.ts';
import { PPM, rectangle } from './rectangle.fixture.ts';

const cushions = [0, 0.7, 1.4].map((x) => rectangle(1 + x, 1.2, 0.68, 0.6));
const arms = [rectangle(0.8, 1, 0.18, 0.8), rectangle(3.1, 1, 0.18, 0.8)];

describe('findSofas', () => {
  it('knows three cushions with a back and two arms', () => {
    expect(findSofas([...cushions, ...arms, rectangle(1, 1, 2.08, 0.18)], PPM)[0]).toMatchObject({ kind: 'sofa' });
  });

  it('knows a back that is drawn in one piece a cushion', () => {
    const backs = [0, 0.7, 1.4].map((x) => rectangle(1 + x, 1, 0.68, 0.18));
    expect(findSofas([...cushions, ...arms, ...backs], PPM)[0]).toMatchObject({ kind: 'sofa' });
  });

  it('takes no row of cupboards for a sofa', () => {
    expect(findSofas([...cushions, rectangle(1, 1, 2.08, 0.18)], PPM)).toEqual([]);
    const framed = [rectangle(1, 1, 2.08, 0.18), rectangle(1, 1.82, 2.08, 0.18)];
    expect(findSofas([...cushions, ...arms, ...framed], PPM)).toEqual([]);
  });

  it('takes no long row of units for a sofa, though a strip runs before it and its ends are closed', () => {
    const units = [0, 1, 2, 3, 4].map((k) => rectangle(1 + 0.56 * k, 1.2, 0.55, 0.6));
    const ends = [rectangle(0.8, 1, 0.18, 0.8), rectangle(3.81, 1, 0.18, 0.8)];
    const strip = (long: number) => rectangle(1, 1, long, 0.18);
    expect(findSofas([...units, ...ends, strip(2.79)], PPM)).toEqual([]);
    // Nor where the last unit is narrower than the others.
    expect(findSofas([...units.slice(0, 4), ends[0]!, rectangle(3.25, 1.2, 0.4, 0.6), strip(2.23)], PPM)).toEqual([]);
    // Four of them with arms would be one.
    const four = [...units.slice(0, 4), ends[0]!, rectangle(3.25, 1, 0.18, 0.8), strip(2.23)];
    expect(findSofas(four, PPM)).not.toEqual([]);
  });
});
