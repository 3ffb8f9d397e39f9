import { describe, expect, it } from 'vitest';
import type { Stage } from '../ports/plan-processor.ts';
import { progressOf } from './job-progress.ts';

const at = (ms: number) => new Date(1_000_000 + ms);
const begun = (...stages: [Stage, number][]) => stages.map(([stage, ms]) => ({ stage, at: at(ms) }));
const USUAL = { decoding: 1000, reading: 6000, furnishing: 2000, drawing: 500, storing: 500 };

describe('the progress of a job', () => {
  it('is nothing while it waits, however long', () => {
    expect(progressOf(begun(['queued', 0]), at(60_000), USUAL)).toBe(0);
  });

  it('goes on within a stage by the time that it usually takes, and waits at its end', () => {
    const reading = begun(['queued', 0], ['decoding', 5000], ['reading', 6500]);
    const asked = [6500, 9500, 12_500, 99_000].map((ms) => progressOf(reading, at(ms), USUAL));
    expect(asked).toEqual([0.1, 0.4, 0.7, 0.7]);
  });

  it('is never whole before the job has ended, and never below nothing where clocks differ', () => {
    expect(progressOf(begun(['storing', 0]), at(9000), USUAL)).toBe(0.99);
    expect(progressOf(begun(['decoding', 500]), at(0), USUAL)).toBe(0);
  });

  it('counts stages alike before the first drawing is done', () => {
    expect(progressOf(begun(['decoding', 0], ['reading', 1]), at(9000), {})).toBe(0.2);
    expect(progressOf(begun(['storing', 0]), at(9000), {})).toBe(0.8);
  });
});
