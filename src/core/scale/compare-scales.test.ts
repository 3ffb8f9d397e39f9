import { describe, expect, it } from 'vitest';
import type { Measure } from '../texts/types.ts';
import type { UnitChoice } from './choose-unit.ts';
import { compareAxes, otherScales, scaleOfAreas } from './compare-scales.ts';
import type { SpanCandidate } from './find-spans.ts';
import type { Vote } from './votes.ts';

/** A dimension line that asks for a scale, its text its own. */
function vote(axis: 'x' | 'y', metresPerPixel: number, weight = 0.8): Vote {
  const measure = { run: { text: `${axis}${metresPerPixel}${weight}` }, readings: [] } as unknown as Measure;
  const key = measure.run.text;
  return {
    measure, key, axis, log: Math.log(metresPerPixel), sigma: 0.01, weight, unit: 'm', certain: true, metres: 4,
    lengthPx: 4 / metresPerPixel, source: 'dimensions', span: { from: [50, 50], to: [90, 50] } as unknown as SpanCandidate,
  }; // biome-ignore format: one field a line would hide the shape
}

const choice = (agreeing: Vote[]): UnitChoice => ({
  log: agreeing[0]!.log, agreeing, score: agreeing.length, unit: 'm', plausibility: 1, suit: 1,
}); // biome-ignore format: one field a line would hide the shape
const evidence = { doorsPx: [], drawingPx: 1000 };
const alongX = [vote('x', 0.02, 0.9), vote('x', 0.02, 0.8), vote('x', 0.0201, 0.7)];

describe('compareAxes', () => {
  it('sees a stretched picture by two lines that say the same', () => {
    const { x, y } = compareAxes(choice(alongX), [...alongX, vote('y', 0.017, 0.9), vote('y', 0.0171, 0.6)]);
    expect(x! / y!).toBeCloseTo(0.02 / 0.017, 1);
  });

  it('makes nothing of two lines that contradict each other, nor of one', () => {
    expect(compareAxes(choice(alongX), [...alongX, vote('y', 0.017, 0.9), vote('y', 0.025, 0.6)])).toEqual({});
    expect(compareAxes(choice(alongX), [...alongX, vote('y', 0.017, 0.9)])).toEqual({});
  });
});

describe('compareAxes of axes that differ slightly', () => {
  /** Three texts across whose own marks ask for one scale, and other marks for that of the lines along. */
  const across = (weight: number) =>
    [0, 1, 2].flatMap((i) => {
      const own = vote('y', 0.0192, 0.8 - 0.01 * i);
      return [own, { ...own, log: Math.log(0.02), weight }];
    });

  it('takes the scale of both where the texts bear that nearly as well', () => {
    const { x, y } = compareAxes(choice(alongX), [...alongX, ...across(0.6)]);
    expect(y).toBeCloseTo(x!, 6);
  });

  it('believes in a slight stretch where they hardly do', () => {
    const { x, y } = compareAxes(choice(alongX), [...alongX, ...across(0.2)]);
    expect(y! / x!).toBeCloseTo(0.96, 2);
  });
});

describe('otherScales', () => {
  const rest = (weight: number, count: number) =>
    Array.from({ length: count }, (_, i) => vote('y', 0.034, weight - 0.001 * i));

  it('needs few texts that are sure or many that are fair', () => {
    expect(otherScales(rest(0.8, 3), choice(alongX), evidence)).toHaveLength(1);
    expect(otherScales(rest(0.45, 4), choice(alongX), evidence)).toHaveLength(0);
    const [other] = otherScales(rest(0.45, 6), choice(alongX), evidence);
    expect(other!.metresPerPixel).toBeCloseTo(0.034, 4);
    expect(other!.texts).toHaveLength(6);
  });

  it('does not doubt texts for one more that agrees badly', () => {
    const sure = rest(0.75, 3);
    const poor = { ...vote('y', 0.034, 0.55), log: Math.log(0.034) + 0.02 };
    expect(otherScales([...sure, poor], choice(alongX), evidence)).toHaveLength(1);
    expect(otherScales([...sure.slice(0, 2), poor], choice(alongX), evidence)).toHaveLength(0);
  });

  it('counts sizes of rooms that hardly agree with the first scale', () => {
    const texts = new Map(['a', 'b', 'c'].map((text) => [text, { run: { text }, readings: [] } as unknown as Measure]));
    const size = (name: string, metresPerPixel: number, weight: number): Vote => {
      const { span: _, ...own } = vote('x', metresPerPixel, weight);
      return { ...own, measure: texts.get(name)!, key: `${name}${metresPerPixel}` };
    };
    const sizes = ['a', 'b', 'c'].map((name) => size(name, 0.034, 0.9));
    const chance = (weight: number) => choice([...alongX, size('c', 0.02, weight)]);
    expect(otherScales([...sizes, size('c', 0.02, 0.1)], chance(0.1), evidence)).toHaveLength(1);
    expect(otherScales([...sizes, size('c', 0.02, 0.5)], chance(0.5), evidence)).toHaveLength(0);
  });

  it('believes two sizes of rooms that suit these in both directions, and not in one', () => {
    const sizes = (directions: readonly ('x' | 'y')[], weight = 0.97) =>
      ['a', 'b'].flatMap((text) => {
        const measure = { run: { text }, readings: [] } as unknown as Measure;
        return directions.map((axis): Vote => {
          const { span: _, ...own } = vote(axis, 0.034, weight);
          return { ...own, measure, key: `${text}${axis}` };
        });
      });
    expect(otherScales(sizes(['x', 'y']), choice(alongX), evidence)).toHaveLength(1);
    expect(otherScales(sizes(['x', 'y'], 0.8), choice(alongX), evidence)).toHaveLength(0);
    expect(otherScales(sizes(['x']), choice(alongX), evidence)).toHaveLength(0);
  });

  it('believes two exact lengths of a drawing beside the first one, and not two in the midst of it', () => {
    const line = (metresPerPixel: number, metres: number, x: number, weight = 0.8): Vote => {
      const lengthPx = metres / metresPerPixel;
      const own = vote('x', metresPerPixel, weight - metres / 1000);
      const span = { from: [x, 50], to: [x + lengthPx, 50], axis: 'x', lengthPx } as unknown as SpanCandidate;
      return { ...own, metres, lengthPx, span };
    };
    const first = [line(0.02, 2, 0), line(0.02, 4, 100)];
    const at = (x: number, second = 0.03) => [line(0.03, 3, x), line(second, 6, x + 10)];
    expect(otherScales([...first, ...at(400)], choice(first), evidence)).toHaveLength(1);
    expect(otherScales([...first, ...at(50)], choice(first), evidence)).toHaveLength(0);
    expect(otherScales([...first, ...at(400, 0.0305)], choice(first), evidence)).toHaveLength(0);
    // Between marks that others stand before.
    const doubted = [3, 4, 6].map((metres) => line(0.03, metres, 400, 0.56));
    expect(otherScales([...first, ...doubted], choice(first), evidence)).toHaveLength(1);
    // The same length twice.
    const twice = (weight: number) => [400, 600].map((x, i) => line(0.03, 3 + i / 1000, x, weight));
    expect(otherScales([...first, ...twice(0.93)], choice(first), evidence)).toHaveLength(1);
    expect(otherScales([...first, ...twice(0.8)], choice(first), evidence)).toHaveLength(0);
  });

  it('counts centimetres, and metres that lost their point, with the metres', () => {
    const [first, ...others] = rest(0.8, 3);
    const pointless: Vote = { ...first!, unit: 'cm', certain: false };
    expect(otherScales([pointless, ...others], choice(alongX), evidence)).toHaveLength(1);
    expect(otherScales([{ ...pointless, unit: 'mm' }, ...others], choice(alongX), evidence)).toHaveLength(0);
  });

  it('counts texts whose own lines say something else, though other marks make them agree', () => {
    const halves = rest(0.9, 3).flatMap((own) => [own, { ...own, log: alongX[0]!.log, weight: 0.3 }]);
    const agreeing = [...alongX, ...halves.filter((v) => v.weight < 0.5)];
    expect(otherScales([...alongX, ...halves], choice(agreeing), evidence)).toHaveLength(1);
  });
});

describe('scaleOfAreas', () => {
  const areas = (...scales: number[]): Vote[] =>
    scales.map((scale, i) => ({ ...vote('x', scale, 0.5 - 0.001 * i), source: 'areas' }));

  it('finds areas that agree on another scale than the lengths', () => {
    const [other] = scaleOfAreas(areas(0.0218, 0.0219, 0.022, 0.022), choice(alongX));
    expect(other!.metresPerPixel).toBeCloseTo(0.0219, 3);
    expect(other!.texts).toHaveLength(4);
  });

  it('makes nothing of areas that fit the lengths, of few, and of those that differ among themselves', () => {
    expect(scaleOfAreas(areas(0.0201, 0.0205, 0.0203, 0.0202), choice(alongX))).toEqual([]);
    expect(scaleOfAreas(areas(0.0219, 0.0219, 0.022), choice(alongX))).toEqual([]);
    expect(scaleOfAreas(areas(0.0205, 0.0212, 0.022, 0.023, 0.024), choice(alongX))).toEqual([]);
    expect(scaleOfAreas([], choice(alongX))).toEqual([]);
  });
});
