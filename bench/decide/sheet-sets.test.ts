import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, parse } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#core/failures.ts';
import { apply } from '#core/geometry/affine.ts';
import { refusedDocument } from '#core/plan/refused-document.ts';
import { upright } from '#synth/compare-reading.ts';
import type { DrawingTruth } from '#synth/drawing/types.ts';
import { formSet } from './form-set.ts';
import { noteFailed } from './readings.ts';
import { clusterOf, pickEvenly, roundShare, type Scores, type SheetSet } from './sheet-set.ts';
import { structureSet } from './structure-set.ts';
import { freshSeed, syntheticSet } from './synthetic-set.ts';

const SHARED = join(import.meta.dirname, '../../../shared');
let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'plenish-sheet-sets-'));
});
afterAll(() => rmSync(work, { recursive: true }));

/** Every figure over all sheets, where it is asked for. */
function figuresOf(scores: Scores, { figures }: SheetSet): Record<string, number> {
  const shares = figures.flatMap(({ name }) => {
    const tallies = [...scores.values()].map((sheet) => sheet[name]!);
    const [good, of] = [0, 1].map((i) => tallies.reduce((sum, tally) => sum + tally[i as 0 | 1], 0));
    return of ? [[name, good! / of] as const] : [];
  });
  return Object.fromEntries(shares);
}

/** Scores of a reader that could read no sheet. */
function scoreNothing(set: SheetSet): Scores {
  const readings = join(work, `nothing-${set.name}`);
  for (const sheet of set.sheets) noteFailed(readings, sheet, 'tried');
  return set.score(readings);
}

describe('made sheets', () => {
  it('are of another range of seeds every minute, far from those of training', () => {
    const now = Date.UTC(2026, 10, 27);
    expect(freshSeed(now + 60_000) - freshSeed(now)).toBe(1000);
    expect(freshSeed(now)).toBeGreaterThan(100_000_000);
  });

  it('score a reading that is the truth with all of every figure, and an empty one with nothing', () => {
    // Enough that one asks for each figure.
    const set = syntheticSet(1, 6, join(work, 'synthetic'));
    const readings = join(work, 'readings');
    for (const { key, file } of set.sheets) {
      const truth: DrawingTruth = JSON.parse(readFileSync(file.replace(/png$/, 'json'), 'utf8'));
      mkdirSync(join(readings, key), { recursive: true });
      writeFileSync(join(readings, key, 'plan.json'), JSON.stringify(readPerfectly(truth)));
    }
    const names = set.figures.map(({ name }) => name);
    expect(figuresOf(set.score(readings), set)).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
    expect(figuresOf(scoreNothing(set), set)).toEqual(Object.fromEntries(names.map((name) => [name, 0])));
  });
});

/** What a reader without fault reads. */
function readPerfectly(truth: DrawingTruth) {
  const { codes, toPixels } = truth;
  if (!toPixels) return { ...refusedDocument(new Failure('internal_error', '')), verdict: { code: codes[0] } };
  const place = (at: [number, number]) => upright(apply(toPixels, at), truth);
  const [[e, f], [x0, x1], [y0, y1]] = [place([0, 0]), place([1, 0]), place([0, 1])];
  return {
    verdict: { code: codes[0] },
    scale: { from: 'dimensions', metresPerPixel: truth.metresPerPixel },
    source: { toPixels: [x0 - e, x1 - f, y0 - e, y1 - f, e, f] },
    plan: truth.plan,
  };
}

describe('real sheets', () => {
  it('are none where the folder is missing', async () => {
    expect(structureSet(work, work, 1)).toBeUndefined();
    expect(await formSet(work, work, 1)).toBeUndefined();
  });

  it.skipIf(!existsSync(join(SHARED, 'structures')))(
    'with marked walls are all there, and score nothing as nothing',
    () => {
      const all = structureSet(SHARED, work, Number.POSITIVE_INFINITY)!;
      expect(all.sheets).toHaveLength(369);
      expect(all.sheets.filter(({ file }) => !existsSync(file))).toEqual([]);
      const set = structureSet(SHARED, work, 3)!;
      const scores = scoreNothing(set);
      expect([...scores.keys()]).toEqual(set.sheets.map(({ key }) => key));
      expect(Object.values(figuresOf(scores, set)).every((figure) => figure === 0)).toBe(true);
    },
  );

  it.skipIf(!existsSync(join(SHARED, 'plans')))(
    'with geometry are there in seven forms, of one cluster a drawing',
    async () => {
      const set = (await formSet(SHARED, work, 2))!;
      expect(set.sheets).toHaveLength(14);
      expect(set.sheets.filter(({ file }) => !existsSync(file))).toEqual([]);
      expect(set.sheets.filter(({ key, file }) => basename(key) !== parse(file).name)).toEqual([]);
      expect(new Set(set.sheets.map(({ key }) => clusterOf(key))).size).toBe(2);
      const scores = scoreNothing(set);
      expect([...scores.keys()]).toEqual(set.sheets.map(({ key }) => key));
      expect(figuresOf(scores, set)).toMatchObject({ 'right verdict': 0, 'scale within 2 %': 0, 'rooms F1': 0 });
      expect(figuresOf(scores, set)).toMatchObject({ 'doors off': 1, 'windows off': 1 });
    },
  );
});

describe('a share', () => {
  it('is the same again after it was written down', () => {
    const share = roundShare(1 / 3);
    expect(share).toBe(0.3333);
    expect(JSON.parse(JSON.stringify(share))).toBe(roundShare(share));
  });
});

describe('some of a list', () => {
  it('lie evenly over it, and are all where it is short', () => {
    expect(pickEvenly([0, 1, 2, 3, 4, 5], 3)).toEqual([0, 2, 4]);
    expect(pickEvenly([0, 1, 2], 5)).toEqual([0, 1, 2]);
    expect(pickEvenly([0, 1, 2], Number.POSITIVE_INFINITY)).toEqual([0, 1, 2]);
  });
});
