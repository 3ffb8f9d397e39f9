import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import type { LookOutcome } from '#service/ports/first-look.ts';
import { ChildFirstLook, type ChildFirstLookOptions } from './child-first-look.ts';

let folder: string;
let eye: ChildFirstLook;
let outcomes: LookOutcome[];
afterEach(async () => {
  await eye.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** A child that answers each drawing with what an expression of `word`, the file as text, gives; it notes the order in `seen`. */
async function make(work: string, options: Partial<ChildFirstLookOptions> = {}): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'plenish-look-'));
  const script = join(folder, 'child.mjs');
  await writeFile(
    script,
    `import { getPriority } from 'node:os';
    const seen = [];
    const forever = () => { for (;;); };
    const take = () => { globalThis.kept = []; setInterval(() => kept.push(Buffer.alloc(20e6, 1)), 10); return new Promise(() => {}); };
    const refuse = (message, details = {}) => ({ failure: { code: 'file_unreadable', message, details } });
    process.on('message', async ({ look }) => {
      process.send({ stage: 'decoding' });
      const word = Buffer.from(look).toString();
      seen.push(word);
      process.send({ result: await (${work}) });
    });
    process.send({ ready: true });`,
  );
  outcomes = [];
  eye = new ChildFirstLook({ script, onLook: (outcome) => outcomes.push(outcome), ...options });
}

const look = (file: string | Uint8Array, keyId = 'key', signal = new AbortController().signal) =>
  eye.refusalOf(typeof file === 'string' ? Buffer.from(file) : file, { keyId, keepRefused: false, signal });

it('says what refuses a drawing, or nothing, and is there again after one that killed it', async () => {
  await make(`word === 'deadly' ? process.exit(3) : word === 'bad' ? refuse('It is bad.') : { done: null }`);
  expect(await look('bad')).toMatchObject({ code: 'file_unreadable', message: 'It is bad.' });
  expect(await look('deadly')).toBeUndefined();
  expect(await look('good')).toBeUndefined();
  expect(outcomes).toEqual(['refused', 'given up', 'nothing']);
});

it('gives up what takes long', async () => {
  await make('forever()', { limits: { decodeS: 0.2 } });
  expect(await look('long')).toBeUndefined();
  expect(outcomes).toEqual(['given up']);
});

it('refuses what takes too much memory', async () => {
  await make('take()', { limits: { decodeS: 60, decodeBytes: 120e6 } });
  expect(await look('large')).toMatchObject({ details: { reason: 'too_much_memory' } });
  expect(outcomes).toEqual(['refused']);
});

it('lets keys take turns, and drops what nobody waits for any more', async () => {
  await make(`refuse(seen.join(' '))`);
  const gone = new AbortController();
  const flood = ['f1', 'f2', 'f3'].map((word) => look(word, 'flood'));
  const left = look('left', 'left', gone.signal);
  const other = look('other', 'other');
  gone.abort();
  expect((await Promise.all([...flood, left, other])).map((refusal) => refusal?.message)).toEqual([
    'f1',
    'f1 other f2',
    'f1 other f2 f3',
    undefined,
    'f1 other',
  ]);
});

it('ends its child when nobody asks, and starts another for who does', async () => {
  await make('refuse(String(process.pid))', { idleMs: 50 });
  const pid = Number((await look('a'))!.message);
  await expect.poll(() => isThere(pid)).toBe(false);
  expect(Number((await look('b'))!.message)).not.toBe(pid);
});

it('leaves the processor to those who work', async () => {
  await make('refuse(String(getPriority()))');
  expect(Number((await look('a'))!.message)).toBe(Math.max(15, getPriority()));
});

it('tells a drawing from a photo of noise and from what is no picture, as a worker would', async () => {
  outcomes = [];
  eye = new ChildFirstLook({ onLook: (outcome) => outcomes.push(outcome) });
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const raw = { width: 40, height: 30, channels: 3 } as const;
  const spots = Uint8Array.from({ length: 40 * 30 * 3 }, () => 256 * chance());
  const photo = await sharp(spots, { raw }).resize(640, 480, { kernel: 'cubic' }).jpeg().toBuffer();
  const plan = await sharp(join(import.meta.dirname, '../../../samples/plan.png')).toBuffer();
  expect(await look(plan)).toBeUndefined();
  expect(await look(photo)).toMatchObject({ code: 'file_unreadable', details: { reason: 'photo' } });
  expect(await look(plan.subarray(0, 2_000))).toMatchObject({
    code: 'file_unreadable',
    details: { reason: 'damaged' },
  });
  expect(outcomes).toEqual(['nothing', 'refused', 'refused']);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
