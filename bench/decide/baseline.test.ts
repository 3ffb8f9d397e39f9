import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baselineScores, readBaseline, writeBaseline } from './baseline.ts';
import type { Scores, SheetSet } from './sheet-set.ts';

describe('the recorded scores', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plenish-baseline-'));
    writeFileSync(join(folder, 'truth.json'), 'truth');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const scores: Scores = new Map([
    ['structures/a', { 'walls IoU': [0.1235, 1], 'doors F1': [6, 9] }],
    ['structures/b', { 'walls IoU': [1, 1], 'doors F1': [0, 0] }],
  ]);
  const set = (): SheetSet => ({
    name: 'structures',
    figures: [{ name: 'walls IoU' }, { name: 'doors F1' }],
    sheets: ['a', 'b', 'c'].map((name) => ({ key: `structures/${name}`, file: `${name}.png` })),
    judges: [join(folder, 'truth.json')],
    score: () => scores,
  });
  const record = () => {
    const path = join(folder, 'baseline.json');
    writeBaseline(path, { date: '2026-11-27', commit: 'abc', machine: 'any' }, [[set(), scores]]);
    return path;
  };

  it('come back as they were, for the sheets that were scored', () => {
    expect(baselineScores(readBaseline(record())!, set())).toEqual(scores);
  });

  it('take one line a sheet, as the formatter leaves them', () => {
    expect(readFileSync(record(), 'utf8')).toContain('\n      "figures": ["walls IoU", "doors F1"]\n');
    expect(readFileSync(record(), 'utf8')).toContain('\n    "structures/a": [0.1235, 1, 6, 9],\n');
  });

  it('are not compared with what another truth says', () => {
    const recorded = readBaseline(record())!;
    writeFileSync(join(folder, 'truth.json'), 'another truth');
    expect(() => baselineScores(recorded, set())).toThrow(/another truth or tool: .*--record/);
  });
});
