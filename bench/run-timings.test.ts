import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readRunTimings, type StageTimings, stagesOf } from './run-timings.ts';

const folder = mkdtempSync(join(tmpdir(), 'plenish-timings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function note(run: string, path: string, content: unknown): void {
  mkdirSync(join(folder, run, path), { recursive: true });
  writeFileSync(join(folder, run, path, 'timings.json'), JSON.stringify(content));
}

describe('timings of a run', () => {
  it('are put together by drawing from reading and furnishing', () => {
    note('good', 'read/a', { file: 'a.png', timings: { decode: 10, ocr: 1500 } });
    note('good', 'furnished/a', { file: 'a.png', timings: { furnish: 300 } });
    note('good', 'read/b', { file: 'b.pdf', timings: { decode: 20 } });
    expect(readRunTimings(join(folder, 'good'))).toEqual(
      new Map([
        ['a', { decode: 10, ocr: 1500, furnish: 300 }],
        ['b', { decode: 20 }],
      ]),
    );
  });

  it('are none in a folder without any', () => {
    expect(readRunTimings(join(folder, 'nowhere')).size).toBe(0);
  });

  it.each([[{ file: 'a.png' }], [{ timings: null }], [{ timings: { decode: '10 ms' } }]])(
    'are refused, with the file named, when they are %j',
    (content) => {
      note('bad', 'read/a', content);
      expect(() => readRunTimings(join(folder, 'bad'))).toThrow(/milliseconds.*read.a.timings\.json/);
    },
  );

  it('have their stages in the order of the work, names that nobody knows last', () => {
    const run = new Map<string, StageTimings>([
      ['a', { draw: 1, polish: 1, ocr: 1 }],
      ['b', { decode: 1 }],
    ]);
    expect(stagesOf(run)).toEqual(['decode', 'ocr', 'draw', 'polish']);
  });
});
