import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Child } from '#adapters/children/child.ts';

const PROGRAM = join(import.meta.dirname, '../src/bin/plenish.ts');
/** A child has some hundreds of files, and so has `plenish read`. */
const MANY = 200;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenish-compiled-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The environment of a process that keeps what it compiles in a folder of its own, and the files in there. */
function compilingInto(name: string) {
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...rest } = process.env;
  const dir = join(folder, name);
  return {
    env: { ...rest, TMPDIR: dir, TMP: dir, TEMP: dir },
    kept: () => globSync('node-compile-cache/*/*', { cwd: dir }),
  };
}

describe('compiled code is kept for the next process', () => {
  it('by a child, although it is killed', async () => {
    const { env, kept } = compilingInto('child');
    const child = await Child.start({ env });
    await vi.waitFor(() => expect(kept().length).toBeGreaterThan(MANY), { timeout: 20_000, interval: 100 });
    await child.kill();
  });

  it('by a command', async () => {
    const { env, kept } = compilingInto('command');
    await promisify(execFile)(process.execPath, [PROGRAM, 'read', '--help'], { env });
    expect(kept().length).toBeGreaterThan(MANY);
  });
});
