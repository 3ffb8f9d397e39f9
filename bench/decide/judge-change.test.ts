import { describe, expect, it } from 'vitest';
import type { Tally } from '../paired-bootstrap.ts';
import {
  type ComparedFigure,
  compareScores,
  describeVerdict,
  directionOf,
  figureTable,
  judgeChange,
} from './judge-change.ts';
import type { Figure, Scores, SheetSet } from './sheet-set.ts';

const figure = (name: string, low: number, high: number, lowerIsBetter?: true): ComparedFigure => ({
  set: 'structures',
  name,
  before: 0.5,
  after: 0.5 + (low + high) / 2,
  difference: { low, middle: (low + high) / 2, high },
  ...(lowerIsBetter && { lowerIsBetter }),
});
const better = figure('doors F1', 0.01, 0.03);
const worse = figure('rooms F1', -0.03, -0.01);
const noise = figure('walls IoU', -0.01, 0.02);

describe('a change to reading', () => {
  it('is kept where an interval lies above zero and none below', () => {
    expect(judgeChange([better, noise])).toEqual({ verdict: 'keep', because: ['structures: doors F1'] });
  });

  it('is not kept where an interval lies below zero, whatever else became better', () => {
    expect(judgeChange([better, noise, worse])).toEqual({ verdict: 'do not keep', because: ['structures: rooms F1'] });
  });

  it('is noise where all intervals touch zero', () => {
    expect(judgeChange([noise, figure('doors F1', 0, 0), figure('rooms F1', 0, 0.1)])).toEqual({
      verdict: 'noise',
      because: [],
    });
  });

  it('is better where errors fall', () => {
    expect(directionOf(figure('doors off', -0.03, -0.01, true))).toBe('better');
    expect(directionOf(figure('doors off', 0.01, 0.03, true))).toBe('worse');
    expect(directionOf(figure('doors off', -0.01, 0.03, true))).toBe('noise');
  });

  it('is told with the figures that decide', () => {
    expect(describeVerdict(judgeChange([better, noise]))).toBe(
      'KEEP: structures: doors F1 became better, and nothing worse.',
    );
    expect(describeVerdict(judgeChange([better, worse]))).toBe('DO NOT KEEP: structures: rooms F1 became worse.');
    expect(describeVerdict(judgeChange([noise]))).toMatch(/^NOISE: /);
  });

  it('is told in hundredths', () => {
    expect(figureTable([better]).split('\n').at(-1)).toBe(
      '| structures: doors F1 | 50.0 | 52.0 | +2.0 | +1.0 to +3.0 | better |',
    );
  });
});

describe('scores of two readers', () => {
  const setOf = (...figures: Figure[]): SheetSet => ({
    name: 'forms',
    figures,
    sheets: [],
    judges: [],
    score: () => new Map(),
  });
  const scores = (sheets: Record<string, Record<string, Tally>>): Scores => new Map(Object.entries(sheets));

  it('are compared over the sheets that both have', () => {
    const before = scores({ 'forms/dark/a': { types: [1, 2] }, 'forms/dark/b': { types: [0, 9] } });
    const after = scores({ 'forms/dark/a': { types: [2, 2] }, 'forms/dark/c': { types: [9, 9] } });
    const [types] = compareScores(setOf({ name: 'types' }), before, after);
    expect(types).toMatchObject({ set: 'forms', name: 'types', before: 0.5, after: 1 });
  });

  it('take the forms of a drawing as one drawing', () => {
    // Of two drawings one is better in all its forms: by drawings that is chance, by sheets it would be none.
    const sheets = (good: number) =>
      scores(
        Object.fromEntries(
          Array.from({ length: 7 }, (_, i) => [
            [`forms/${i}/a`, { types: [good, 1] as Tally }],
            [`forms/${i}/b`, { types: [0, 1] as Tally }],
          ]).flat(),
        ),
      );
    const [types] = compareScores(setOf({ name: 'types' }), sheets(0), sheets(1));
    expect(directionOf(types!)).toBe('noise');
  });
});
