import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSheets } from './read-sheets.ts';
import { failuresOf, readingTime } from './readings.ts';
import type { Sheet } from './sheet-set.ts';

/** Reads as `plenish read` does, and does what the sheet says. */
const READER = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
const args = process.argv.slice(3);
const out = args[args.indexOf('--out') + 1];
const files = args.filter((arg) => arg.endsWith('.png'));
const net = args[args.indexOf('--net') + 1];
appendFileSync(join(import.meta.dirname, '../../asked.txt'), files.map((file) => parse(file).name).join(' ') + '\\n');
for (const file of files) {
  const { name } = parse(file);
  const says = readFileSync(file, 'utf8');
  if (says === 'die') process.exit(7);
  while (says === 'spin');
  if (says === 'throw') {
    console.error('[1/1] ' + name + ': failed, TypeError: no such thing');
    continue;
  }
  const into = files.length > 1 ? join(out, name) : out;
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'plan.json'), JSON.stringify({ plan: { says, net } }));
  console.log(JSON.stringify({ file, timings: { decode: 1, ocr: 500, walls: 2 } }));
}
`;

describe('reading sheets with another checkout', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plenish-read-sheets-'));
    mkdirSync(join(folder, 'src/bin'), { recursive: true });
    writeFileSync(join(folder, 'src/bin/plenish.ts'), READER);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const readings = () => join(folder, 'readings');
  const sheet = (name: string, says: string): Sheet => {
    const file = join(folder, `${name}.png`);
    writeFileSync(file, says);
    return { key: `forms/dark/${name}`, file };
  };
  const read = (sheets: readonly Sheet[], limitSeconds?: number) =>
    readSheets({ root: folder, key: 'any', node: process.execPath, net: 'NET' }, sheets, readings(), {
      jobs: 1,
      say: () => {},
      ...(limitSeconds && { limitSeconds }),
    });
  const planOf = ({ key }: Sheet) => JSON.parse(readFileSync(join(readings(), key, 'plan.json'), 'utf8'));
  /** Sheets of each process. */
  const asked = () => readFileSync(join(folder, 'asked.txt'), 'utf8').trim().split('\n');

  it('puts every reading where its key says, of one sheet and of several', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => sheet(name, `this is ${name}`)) as [Sheet, Sheet, Sheet];
    await read([a]);
    await read([a, b, c]);
    expect([a, b, c].map((one) => planOf(one).plan.says)).toEqual(['this is a', 'this is b', 'this is c']);
    expect(readingTime(readings(), b.key)).toBe(3);
    expect(asked()).toEqual(['a', 'b c']);
  });

  it('reads by the network of the reader', async () => {
    const one = sheet('a', 'one');
    await read([one]);
    expect(planOf(one).plan.net).toBe('NET');
  });

  it('reads a sheet again when the picture of its name is another one', async () => {
    const first = sheet('a', 'one');
    await read([first]);
    await read([first]);
    const second = sheet('a', 'another');
    await read([second]);
    expect(planOf(second).plan.says).toBe('another');
    expect(asked()).toEqual(['a', 'a']);
  });

  it('takes sheets that throw or end the process as empty, names them, and reads the others', async () => {
    const sheets = [sheet('a', 'fine'), sheet('b', 'throw'), sheet('c', 'die'), sheet('d', 'fine')];
    await read(sheets);
    expect(planOf(sheets[3]!).plan.says).toBe('fine');
    expect(planOf(sheets[1]!)).toMatchObject({
      verdict: { code: 'internal_error' },
      plan: { rooms: [], openings: [] },
    });
    expect(failuresOf(readings(), sheets)).toEqual([
      expect.stringMatching(/^forms\/dark\/b: .*TypeError: no such thing/),
      expect.stringMatching(/^forms\/dark\/c: ended with 7/),
    ]);
    const before = asked().length;
    await read(sheets);
    expect(asked()).toHaveLength(before);
  });

  it('ends a reader that takes too long for one sheet, and reads the others', async () => {
    const sheets = [sheet('a', 'fine'), sheet('b', 'spin'), sheet('c', 'fine')];
    await read(sheets, 1);
    expect(failuresOf(readings(), sheets)).toEqual(['forms/dark/b: took more than 1 s of processor time']);
    expect(planOf(sheets[2]!).plan.says).toBe('fine');
  });
});
