import { describe, expect, it } from 'vitest';
import { makeRandom } from '#synth/random.ts';
import { bootstrapInterval, pairedFigure, type Tally, type TallyPair } from './paired-bootstrap.ts';

const random = makeRandom('paired bootstrap');
const width = ({ low, high }: { low: number; high: number }) => high - low;
/** Two readers on `count` drawings of its own cluster each. */
const pairs = (count: number, before: (i: number) => Tally, after: (i: number, before: Tally) => Tally): TallyPair[] =>
  Array.from({ length: count }, (_, i) => {
    const first = before(i);
    return { cluster: `drawing ${i}`, before: first, after: after(i, first) };
  });
const anyTally = (): Tally => [random.int(0, 10), 10];

describe('paired bootstrap', () => {
  it('gives no difference and no width where both runs are the same', () => {
    const { before, after, difference } = pairedFigure(pairs(40, anyTally, (_, before) => before));
    expect(after).toBe(before);
    expect(difference).toEqual({ low: 0, middle: 0, high: 0 });
  });

  it('sees a shift that is the same on all drawings exactly, however much they differ', () => {
    const { difference } = pairedFigure(pairs(40, anyTally, (_, [good, of]) => [good + 1, of]));
    expect(difference.low).toBeCloseTo(0.1, 10);
    expect(difference.high).toBeCloseTo(0.1, 10);
  });

  it('covers zero where only chance makes the readers differ, in about 95 of 100 comparisons', () => {
    const noise = (): Tally => [0.5 + 0.1 * random.normal(), 1];
    const comparisons = Array.from({ length: 100 }, () => pairedFigure(pairs(60, noise, noise)).difference);
    const covering = comparisons.filter(({ low, high }) => low <= 0 && high >= 0).length;
    expect(covering).toBeGreaterThanOrEqual(88);
    expect(covering).toBeLessThan(100);
  });

  it('is as wide as theory says for a mean: 2 × 1.96 standard errors', () => {
    const count = 400;
    const { difference } = pairedFigure(
      pairs(
        count,
        () => [0, 1],
        () => [random.normal(), 1],
      ),
    );
    expect(width(difference)).toBeGreaterThan(0.9 * ((2 * 1.96) / Math.sqrt(count)));
    expect(width(difference)).toBeLessThan(1.1 * ((2 * 1.96) / Math.sqrt(count)));
  });

  it('weighs drawings of a ratio of sums by how much they hold', () => {
    const before: Tally[] = [[90, 100], [0, 2]]; // biome-ignore format: two drawings
    const { before: figure, after } = pairedFigure(
      pairs(
        2,
        (i) => before[i]!,
        (i) =>
          [
            [90, 100],
            [2, 2],
          ][i] as [number, number],
      ),
    );
    expect(figure).toBeCloseTo(90 / 102, 10);
    expect(after).toBeCloseTo(92 / 102, 10);
  });

  it('draws the copies of a drawing together, so that copies make no difference surer', () => {
    const drawings = pairs(20, anyTally, anyTally);
    const once = pairedFigure(drawings).difference;
    const copies = Array.from({ length: 7 }, () => drawings).flat();
    const asOne = pairedFigure(copies).difference;
    const asOthers = pairedFigure(copies.map((pair, i) => ({ ...pair, cluster: String(i) }))).difference;
    expect(asOne.low).toBeCloseTo(once.low, 10);
    expect(asOne.high).toBeCloseTo(once.high, 10);
    // As if they were seven times as many drawings: narrower by the root of seven.
    expect(width(asOthers) / width(asOne)).toBeGreaterThan(0.8 / Math.sqrt(7));
    expect(width(asOthers) / width(asOne)).toBeLessThan(1.2 / Math.sqrt(7));
  });

  it('is 0 where there is nothing to count', () => {
    const nothing = pairedFigure(
      pairs(
        3,
        () => [0, 0],
        () => [0, 0],
      ),
    );
    expect(nothing).toEqual({ before: 0, after: 0, difference: { low: 0, middle: 0, high: 0 } });
  });

  it('holds the statistic between its ends and says the same of the same', () => {
    const samples = Array.from({ length: 30 }, () => random.normal());
    const mean = (list: readonly number[]) => list.reduce((total, value) => total + value, 0) / list.length;
    const interval = bootstrapInterval(samples, mean);
    expect(interval.middle).toBe(mean(samples));
    expect(interval.low).toBeLessThan(interval.middle);
    expect(interval.high).toBeGreaterThan(interval.middle);
    expect(bootstrapInterval(samples, mean)).toEqual(interval);
  });
});
