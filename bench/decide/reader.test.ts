import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReader } from './reader.ts';

describe('the key of a reader', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, encoding: 'utf8' }).trim();
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const key = () => openReader(root).key;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'plenish-reader-'));
    for (const path of ['src/bin', 'docs', 'node_modules']) mkdirSync(join(root, path), { recursive: true });
    git('init', '--quiet');
    write('.gitignore', 'node_modules\n');
    write('src/bin/plenish.ts', 'one');
    git('add', '.');
    git('commit', '--quiet', '-m', 'one');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '-m', 'any');
    return git('rev-parse', '--short=12', 'HEAD');
  };

  it('is the last commit that changed what reads, whatever lies elsewhere', () => {
    const first = git('rev-parse', '--short=12', 'HEAD');
    expect(key()).toBe(first);
    write('docs/page.md', 'new');
    expect(key()).toBe(first);
    commit();
    expect(key()).toBe(first);
    write('src/bin/plenish.ts', 'other');
    expect(key()).not.toBe(first);
    const second = commit();
    expect(key()).toBe(second);
  });

  it('is another with every change of its sources, and the same for the same change', () => {
    const clean = key();
    write('src/bin/plenish.ts', 'two');
    const two = key();
    write('src/bin/plenish.ts', 'three');
    const three = key();
    write('src/bin/fresh.ts', 'four');
    const four = key();
    write('src/bin/fresh.ts', 'five');
    const keys = [clean, two, three, four, key()];
    expect(new Set(keys).size).toBe(5);
    expect(keys.slice(1).every((one) => one.startsWith(`${clean}-`))).toBe(true);
    rmSync(join(root, 'src/bin/fresh.ts'));
    expect(key()).toBe(three);
    write('src/bin/plenish.ts', 'other');
    expect(key()).toBe(clean);
  });

  it('names the network by what it holds', () => {
    const net = join(root, 'node_modules/net.onnx');
    writeFileSync(net, 'weights');
    const first = openReader(root, net);
    expect(first.net).toBe(net);
    expect(first.key.startsWith(`${key()}-by-`)).toBe(true);
    writeFileSync(net, 'others');
    expect(openReader(root, net).key).not.toBe(first.key);
    expect(() => openReader(root, join(root, 'none.onnx'))).toThrow(/no network at .*none\.onnx/);
  });

  it('asks for what is missing', () => {
    expect(() => openReader(join(root, 'docs'))).toThrow(/no \.git: .*git worktree add/);
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(() => openReader(root)).toThrow(/no node_modules: run `npm ci`/);
  });
});
