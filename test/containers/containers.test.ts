import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#config';
import { PREFIX, Settings } from '#settings';
import { faultsOf } from './compose-faults.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const dockerfile = read('Dockerfile');
const { MEMORY } = await import(join(ROOT, 'scripts/memory.mjs'));
const compose = parse(read('compose.yaml'), { merge: true, strict: true, uniqueKeys: true });
const instructions = (name: string) =>
  [...dockerfile.replaceAll('\\\n', ' ').matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest]) => rest!.trim());

describe('the Dockerfile', () => {
  it('has nothing that the linter objects to', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(validate('FROM node\nCOPI a b\n').length).toBeGreaterThan(0);
  });

  it('copies what there is, and what .dockerignore lets through', () => {
    const own = instructions('COPY').filter((rest) => !rest.startsWith('--from'));
    const sources = own.flatMap((rest) => rest.split(/\s+/).slice(0, -1));
    expect(sources.length).toBeGreaterThanOrEqual(8);
    expect(sources.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    expect(sources.filter((name) => !read('.dockerignore').includes(`!${name}\n`))).toEqual([]);
  });

  it('brings along what settings of TypeScript extend: Vite reads them, and builds nothing without', () => {
    const { extends: base } = JSON.parse(read('src/viewer/tsconfig.json'));
    const build = dockerfile.slice(0, dockerfile.lastIndexOf('FROM'));
    expect(build).toMatch(new RegExp(`^COPY .*${relative(ROOT, join(ROOT, 'src/viewer', base))}`, 'm'));
  });

  it('runs the program as nobody, in the memory of the launcher, healthy when it is ready', () => {
    expect(instructions('USER')).toEqual(['node']);
    const env = Object.fromEntries(
      [...instructions('ENV')[0]!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    );
    expect(env).toMatchObject(MEMORY);
    expect(readConfig(env)).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' });
    expect(instructions('HEALTHCHECK')[0]).toContain('/readyz');
    expect(instructions('ENTRYPOINT')).toEqual(['["node", "src/bin/plenish.ts"]']);
  });
});

describe('compose.yaml', () => {
  it('hangs together', () => {
    expect(faultsOf(compose)).toEqual([]);
    const broken = { services: { a: { depends_on: ['b'], volumes: ['c:/d'], imag: 'x' } } };
    expect(faultsOf(broken)).toEqual([
      'a: unknown key imag',
      'a: neither image nor build',
      'a: depends on b, which there is not',
      'a: volume c is not declared',
    ]);
  });

  it.each(['api', 'worker'])('gives %s settings that the program takes', (name) => {
    const given: Record<string, string> = compose.services[name].environment;
    const known = Object.keys(Settings.properties).map((setting) => PREFIX + setting);
    expect(Object.keys(given).filter((setting) => !known.includes(setting))).toEqual([]);
    const filled = Object.entries(given).map(([setting, value]) => [
      setting,
      value.replace(/\$\{[^}]*\}/g, 'http://x.example'),
    ]);
    const config = readConfig({ ...Object.fromEntries(filled), PLENISH_DATABASE_URL: 'postgres://x' });
    expect(config.s3?.endpoint).toBe('http://files:7070');
    expect(config.workers).toBe(name === 'api' ? 0 : 2);
  });

  it('asks for secrets that .env.example names, and none has a default', () => {
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name!));
    expect([...asked].sort()).toEqual(['FILES_ACCESS_KEY', 'FILES_SECRET_KEY', 'KEY_PEPPER', 'ROWS_PASSWORD']);
    for (const name of asked) expect(read('.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  it('lets what runs finish: it kills later than the program gives up', () => {
    for (const name of ['api', 'worker']) {
      const { stop_grace_period: grace } = compose.services[name];
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(readConfig({}).drainLimitS);
    }
  });
});
