import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnishPlan } from '#core/furnish-plan.ts';
import type { LayoutItem, Opening, PlanDocument } from '#core/plan/schema.ts';
import { SMALL_HOME } from './fixtures/small-home.ts';

const PROGRAM = join(import.meta.dirname, '../../src/bin/plenish.ts');
const SAMPLE = join(import.meta.dirname, '../../samples/plan.png');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenish-shell-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: (error?.code as number | undefined) ?? 0, stdout, stderr });
    });
  });
}

describe('plenish at the shell', () => {
  it('answers a rejected plan with exit code 2 and the error body alone on standard output', async () => {
    await writeFile(join(folder, 'bad.png'), 'hello');
    const { code, stdout } = await run('furnish', 'bad.png', '--out', 'out');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({
      status: 'error',
      code: 'invalid_file',
      message: expect.stringMatching(/\.$/),
      statusCode: 400,
      requestId: expect.any(String),
      details: {},
    });
    expect(await readdir(folder)).toEqual(['bad.png']);
  });

  it('says that only a plan.json with a layout has one to keep', async () => {
    const { code, stdout } = await run('furnish', SAMPLE, '--keep-layout');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      code: 'invalid_file',
      message: expect.stringContaining('layout to keep'),
    });
  });

  it('furnishes again what was touched of a plan that was put right, as the service does', async () => {
    const before = { ...SMALL_HOME, layout: furnishPlan(SMALL_HOME.plan, { density: 'full' }) };
    // The door between hall and bedroom was read at the wrong end of its wall.
    const openings = SMALL_HOME.plan.openings.map((one): Opening => {
      return one.kind === 'door' && one.wall === 'w6' ? { ...one, from: [3.6, 5.9], to: [3.6, 6.7] } : one;
    });
    const mended = { ...SMALL_HOME, plan: { ...SMALL_HOME.plan, openings } };
    await writeFile(join(folder, 'before.json'), JSON.stringify(before));
    await writeFile(join(folder, 'mended.json'), JSON.stringify(mended));
    const { code, stderr } = await run('furnish', 'mended.json', '--before', 'before.json', '--out', 'again');
    expect([code, stderr]).toEqual([0, expect.stringContaining('done:')]);
    const { layout }: PlanDocument = JSON.parse(await readFile(join(folder, 'again', 'plan.json'), 'utf8'));
    const untouched = (items: readonly LayoutItem[]) =>
      items.filter(({ room }) => room !== 'bedroom' && room !== 'hall');
    expect(untouched(layout!.items)).toEqual(untouched(before.layout.items));
    expect(layout!.items).not.toEqual(before.layout.items);
    expect([layout!.seed, layout!.home!.wishes]).toEqual([before.layout.seed, { density: 'full' }]);
  });

  it.each([
    ['--before', SAMPLE, 'before.json', 'Only a plan.json can be put right'],
    ['--before', 'mended.json', 'mended.json', 'was not furnished before'],
    ['--corrections', 'mended.json', 'empty.json', 'of a drawing'],
    ['--corrections', SAMPLE, 'bad.png', 'JSON'],
  ])('says why %s cannot be followed', async (option, file, other, words) => {
    await writeFile(join(folder, 'empty.json'), '{}');
    const { code, stdout } = await run('furnish', file, option, other);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ code: 'invalid_file', message: expect.stringContaining(words) });
  });

  it.each([
    [['furnish', 'none.png'], 'there is no file none.png'],
    [['read', '.'], 'is a folder'],
    [['furnish'], 'plenish furnish <file>'],
    [['furnish', 'a.png', '--colour', 'red'], "Unknown option '--colour'"],
    [['serve', '--port', '4000'], 'unknown argument --port'],
    [['polish'], 'plenish <command>'],
  ])('says what is wrong with %j, without a stack', async (args, words) => {
    const { code, stdout, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('names a wish that is not known, as the service does', async () => {
    const { stderr } = await run('furnish', 'bad.png', '--style', 'baroque', '--accessible');
    expect(stderr).toMatch(/plenish: The value "baroque" of style is not known.*scandinavian/);
  });

  it('reads the other files when one fails, says which, and ends with exit code 1', async () => {
    await writeFile(join(folder, 'blank.png'), 'hello');
    await writeFile(join(folder, 'torn.png'), 'hello');
    const { code, stderr } = await run('read', 'blank.png', 'none.png', 'torn.png', '--out', 'read');
    expect(code).toBe(1);
    expect(stderr).toContain('[2/3] none: failed, there is no file none.png\n');
    expect(stderr).toMatch(/1 of 3 files could not be read: none\.png\n$/);
    expect((await readdir(join(folder, 'read'))).toSorted()).toEqual(['blank', 'torn']);
  });

  it('says for programs what was read, one line a file', async () => {
    const { code, stdout } = await run('read', SAMPLE, '--json', '--out', 'read');
    expect(code).toBe(0);
    const { file, verdict, timings } = JSON.parse(stdout);
    expect([file, verdict]).toEqual([SAMPLE, 'success']);
    expect(Object.keys(timings)).toEqual(expect.arrayContaining(['decode', 'ocr', 'network', 'walls', 'verdict']));
  });

  it.each(['serve', 'worker', 'furnish', 'read', 'keys', 'webhooks'])('explains %s', async (command) => {
    const { code, stdout } = await run(command, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`plenish ${command}`);
  });
});
