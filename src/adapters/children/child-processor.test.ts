import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#core/failures.ts';
import type { Found } from '#core/gallery/plan-outline.ts';
import type { ProcessedPlan, StageFault, StageListener } from '#service/ports/plan-processor.ts';
import { collectGarbage } from '../memory/collect-garbage.ts';
import { acceptDrawing } from '../pipeline/accept-drawing.ts';
import { furnishDrawing } from '../pipeline/furnish-drawing.ts';
import type { ChildDied } from './child.ts';
import { ChildProcessor, type ChildProcessorOptions } from './child-processor.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenish-children-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let processor: ChildProcessor;
let scripts = 0;
afterEach(() => processor.close());

/**
 * A child whose reading is written as an expression of `word` (the file as text) and whose furnishing as one of `plan` (what was read)
 * and `task`; what these give is the plan. `tries` counts how often a word was noted, whichever child did.
 */
async function make(reading: string, options: Partial<ChildProcessorOptions> = {}, furnishing = 'plan'): Promise<void> {
  const script = join(folder, `child-${++scripts}.mjs`);
  await writeFile(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
    import { getPriority } from 'node:os';
    const noted = ${JSON.stringify(join(folder, 'tries'))};
    const tries = (word) => (appendFileSync(noted, word + '\\n'), readFileSync(noted, 'utf8').split(word).length - 1);
    const stage = (stage) => process.send({ stage });
    const forever = () => { for (;;); };
    const tell = (message) => process.send(message);
    const read = async ({ file }) => {
      const word = Buffer.from(file).toString();
      return { document: await (${reading}), original: file, timings: { decode: 5, draw: 1 } };
    };
    const furnish = async ({ plan, ...task }) => ({ document: await (${furnishing}), timings: { furnish: 3, draw: 2 } });
    process.on('message', async (task) => {
      process.send({ result: { done: await ('file' in task ? read(task) : furnish(task)) } });
    });
    process.send({ ready: true });`,
  );
  processor = new ChildProcessor({ children: 1, script, ...options });
}

const send = (word: string, signal?: AbortSignal) => processor.process(Buffer.from(word), { signal });
const idOf = ({ document }: ProcessedPlan) => document as unknown as number;

it('a drawing is read and then furnished, and told of as one piece of work', async () => {
  await make(`(stage('decoding'), stage('reading'), word)`, {}, `(stage('furnishing'), plan + ' furnished')`);
  const stages: string[] = [];
  const file = Buffer.from('a');
  const plan = await processor.process(file, { onStage: (stage) => stages.push(stage) });
  expect(stages).toEqual(['decoding', 'reading', 'furnishing']);
  expect(plan).toMatchObject({ document: 'a furnished', timings: { decode: 5, furnish: 3, draw: 3 } });
  expect(Buffer.from(plan.original).equals(file)).toBe(true);
});

it('what children make of a drawing is what comes of it in one process', async () => {
  const file = await readFile(join(import.meta.dirname, '../../../samples/studio.png'));
  const told: [string, Found | undefined][] = [];
  const onStage: StageListener = (stage, found) => told.push([stage, found]);
  const wishes = { style: 'coastal', light: 'evening' } as const;
  processor = new ChildProcessor({ children: 1 });
  const plan = await processor.process(file, { wishes, isWatched: true, onStage });
  const toldByChildren = told.splice(0);
  const { document, original } = await acceptDrawing(file, { onStage });
  const furnished = await furnishDrawing(document, { wishes, isWatched: true, onStage });
  expect(JSON.stringify(plan.document)).toBe(JSON.stringify(furnished.document));
  for (const name of ['picture', 'barePicture', 'scene'] as const)
    expect(Buffer.from(plan[name]).equals(furnished[name]), name).toBe(true);
  expect(Buffer.from(plan.original).equals(original)).toBe(true);
  expect(plan.frame).toEqual(furnished.frame);
  expect(toldByChildren).toEqual(told);
  expect(Object.keys(plan.timings).slice(-2)).toEqual(['furnish', 'draw']);
}, 60_000);

describe('a child that cannot even start', () => {
  it('fails the start and every drawing, with the reason', async () => {
    await make('0');
    const script = join(folder, 'broken.mjs');
    await writeFile(script, "import './no-such-module.mjs';");
    processor = new ChildProcessor({ children: 1, script });
    await expect(processor.start()).rejects.toThrow('no-such-module');
    await expect(send('a')).rejects.toThrow('no-such-module');
  });
});

it('a child hears what a drawing is to become, and nothing where nothing is wished', async () => {
  await make('word', {}, 'task.wishes');
  const wishes = { style: 'modern', occupants: 4 } as const;
  expect((await processor.process(Buffer.from('a'), { wishes })).document).toEqual(wishes);
  expect((await processor.process(Buffer.from('a'))).document).toEqual({});
});

it('a child knows of the environment what it is given, and no more', async () => {
  process.env.PLENISH_PEPPER = 'not for children';
  await make('process.env.PLENISH_PEPPER ?? process.env.GIVEN', { env: { GIVEN: 'all that it knows' } });
  delete process.env.PLENISH_PEPPER;
  expect((await send('a')).document).toBe('all that it knows');
});

it('nothing is held of a drawing that is done', async () => {
  await make('word');
  const original = new WeakRef((await send('a')).original);
  await nextTurn();
  await collectGarbage();
  expect(original.deref()).toBeUndefined();
  expect((await send('b')).document).toBe('b');
});

it('a guest is worked on by the child that has the processor before the others', async () => {
  await make(`new Promise((resolve) => setTimeout(resolve, 100, getPriority()))`, { children: 2 });
  const others = [send('a'), send('b'), send('c'), send('d')];
  const guest = processor.process(Buffer.from('e'), { isGuest: true });
  const [first, second] = (await Promise.all(others)).map(idOf);
  expect(first).toBe(Math.max(10, getPriority()));
  expect(second).toBe(getPriority());
  expect(idOf(await guest)).toBe(getPriority());
});

describe('a child that dies of a drawing', () => {
  it('is replaced, and the drawing gets one more try in another one', async () => {
    const deaths: (Failure | ChildDied)[] = [];
    await make(`(tries(word), word === 'deadly' ? process.exit(3) : process.pid)`, {
      onDeath: (cause) => deaths.push(cause),
    });
    await expect(send('deadly')).rejects.toThrow('ended with 3');
    expect(idOf(await send('harmless'))).toBeGreaterThan(0);
    expect(await readFile(join(folder, 'tries'), 'utf8')).toBe('deadly\ndeadly\nharmless\n');
    expect(deaths).toHaveLength(2);
  });

  it('while it furnishes what was read costs no second reading', async () => {
    await make(`(tries('read ' + word), word)`, {}, `tries('furnished ' + plan) === 1 ? process.exit(3) : plan`);
    expect((await send('fragile')).document).toBe('fragile');
    const tries = (await readFile(join(folder, 'tries'), 'utf8'))
      .split('\n')
      .filter((line) => line.endsWith('fragile'));
    expect(tries).toEqual(['read fragile', 'furnished fragile', 'furnished fragile']);
  });

  it('says last what its native code said', async () => {
    await make(`(console.error('terminate called'), process.abort())`);
    await expect(send('a')).rejects.toThrow(/SIGABRT.*terminate called/s);
  });

  it('costs the drawings beside it nothing', async () => {
    await make(
      `word === 'deadly' ? process.exit(3) : new Promise((resolve) => setTimeout(resolve, 300, process.pid))`,
      { children: 2 },
    );
    const [beside, dead] = await Promise.allSettled([send('slow'), send('deadly')]);
    expect([beside.status, dead.status]).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a child that leaves out a stage of reading', () => {
  it('says which one and what it threw', async () => {
    const faults: StageFault[] = [];
    await make(`(tell({ fault: { stage: word, error: new RangeError('of length -9') } }), process.pid)`);
    await processor.process(Buffer.from('stairs'), { onFault: (fault) => faults.push(fault) });
    expect(faults).toEqual([{ stage: 'stairs', error: new RangeError('of length -9') }]);
    expect(faults[0]!.error.stack).toContain('child-');
  });
});

describe('a child that does not come back', () => {
  it('from opening makes the file unreadable, and says what it may cost', async () => {
    await make(`(stage('decoding'), forever())`, { limits: { decodeS: 0.2 } });
    await expect(send('a')).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining('over 0.2 s of processor time'),
      details: { reason: 'too_much_time', limitS: 0.2 },
    });
  });

  it('within the time of its caller is killed, and the next drawing has a new one', async () => {
    const deaths: (Failure | ChildDied)[] = [];
    await make(`word === 'hangs' ? (stage('reading'), forever()) : process.pid`, {
      onDeath: (cause) => deaths.push(cause),
    });
    const before = idOf(await send('a'));
    const limit = new AbortController();
    const tooLate = new Failure('timeout', 'too late');
    setTimeout(() => limit.abort(tooLate), 200);
    await expect(send('hangs', limit.signal)).rejects.toBe(tooLate);
    expect(deaths).toEqual([tooLate]);
    expect(() => process.kill(before, 0)).toThrow('ESRCH');
    expect(idOf(await send('a'))).not.toBe(before);
  });

  it('is ended when nobody wants its work any more, and counts as no death', async () => {
    const deaths: (Failure | ChildDied)[] = [];
    await make(`word === 'hangs' ? (stage('reading'), forever()) : process.pid`, {
      onDeath: (cause) => deaths.push(cause),
    });
    await expect(send('hangs', AbortSignal.timeout(200))).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(idOf(await send('a'))).toBeGreaterThan(0);
    expect(deaths).toEqual([]);
  });

  it('is not waited for by a drawing that was given up before its turn', async () => {
    await make(`new Promise((resolve) => setTimeout(resolve, 300, process.pid))`);
    const first = send('a');
    await expect(send('b', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(idOf(await first)).toBeGreaterThan(0);
  });
});

describe('a child that takes too much memory', () => {
  const take = `(globalThis.kept = [], setInterval(() => kept.push(Buffer.alloc(20e6, 1)), 10), new Promise(() => {}))`;

  it('is killed where it opens the file, sooner than later', async () => {
    await make(`(stage('decoding'), ${take})`, { limits: { decodeBytes: 250e6, workBytes: 10e9 } });
    await expect(send('a')).rejects.toMatchObject({ code: 'file_unreadable', details: { reason: 'too_much_memory' } });
  });

  it('and where it works', async () => {
    await make(`(stage('reading'), ${take})`, { limits: { decodeBytes: 10e9, workBytes: 250e6 } });
    await expect(send('a')).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  it('and holds it between drawings is replaced before the next', async () => {
    await make(`(setTimeout(tell, 10, { restingBytes: 2e9 }), process.pid)`);
    const first = idOf(await send('a'));
    await expect.poll(async () => idOf(await send('b'))).not.toBe(first);
  });
});
