import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRead } from './readings.ts';

describe('a reading', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plenish-readings-'));
    writeFileSync(join(folder, 'a.png'), 'picture');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const isThere = (plan?: string) => {
    mkdirSync(join(folder, 'structures/a'), { recursive: true });
    if (plan) writeFileSync(join(folder, 'structures/a/plan.json'), plan);
    return isRead(folder, { key: 'structures/a', file: join(folder, 'a.png') });
  };

  it('that `plenish read` put there is taken', () => {
    expect(isThere()).toBe(false);
    expect(isThere('{"plan":{}}')).toBe(true);
  });

  it('that was cut off is none', () => {
    expect(isThere('{"plan":{"walls":[{"id"')).toBe(false);
  });
});
