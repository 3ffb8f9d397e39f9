import { describe, expect, it } from 'vitest';
import { findDashedBeds } from './find-dashed-beds.ts';
import { PPM, rectangle } from './rectangle.fixture.ts';

const bedrooms = new Set([0]);
const mattress = rectangle(1, 1.6, 1.8, 1.5);

describe('findDashedBeds', () => {
  it('knows a mattress with a strip as wide at its head', () => {
    const strip = rectangle(1, 1.05, 1.8, 0.48);
    expect(findDashedBeds([mattress, strip], [], bedrooms, PPM)).toMatchObject([
      { kind: 'bed', pieces: [mattress, strip], dashed: true },
    ]);
  });

  it('knows one at the side of a single bed, which is longer than wide', () => {
    expect(findDashedBeds([rectangle(1, 1, 1.5, 0.9), rectangle(2.55, 1, 0.45, 0.9)], [], bedrooms, PPM)).toHaveLength(
      1,
    );
  });

  it('wants a bedroom, and outlines in dashes', () => {
    const strip = rectangle(1, 1.05, 1.8, 0.48);
    expect(findDashedBeds([mattress, strip], [], new Set([1]), PPM)).toEqual([]);
    expect(findDashedBeds([mattress, strip], [mattress], bedrooms, PPM)).toEqual([]);
    expect(findDashedBeds([mattress, strip], [strip], bedrooms, PPM)).toHaveLength(1);
  });

  it('takes no strip apart, at a corner or too deep for a head', () => {
    for (const other of [rectangle(1, 0.8, 1.8, 0.48), rectangle(0.2, 1.05, 1.8, 0.48), rectangle(1, 0.3, 1.8, 1.2)])
      expect(findDashedBeds([mattress, other], [], bedrooms, PPM)).toEqual([]);
  });
});
