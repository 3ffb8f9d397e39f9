import { describe, expect, it } from 'vitest';
import type { StageTimings } from './run-timings.ts';
import { stageTable } from './stage-table.ts';

describe('the table of stages', () => {
  it('has median, 95 % and share of each stage and of the whole', () => {
    const run = new Map<string, StageTimings>();
    for (let i = 0; i < 21; i++) run.set(`plan-${i}`, { decode: 4 + i, ...(i < 11 && { ocr: 100 }) });
    // Decoding takes 4 to 24 ms, 294 in all; the texts of eleven drawings 100 ms each: 1394 ms in all.
    expect(stageTable(run).split('\n')).toEqual([
      '| stage | drawings | p50, ms | p95, ms | share |',
      '|---|---:|---:|---:|---:|',
      '| decode | 21 | 14 | 23 | 21.1 % |',
      '| ocr | 11 | 100 | 100 | 78.9 % |',
      '| whole | 21 | 104 | 113 | 100.0 % |',
    ]);
  });

  it('says nothing of no drawings', () => {
    expect(stageTable(new Map()).split('\n').slice(2)).toEqual(['| whole | 0 | 0.0 | 0.0 | – |']);
  });
});
