import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderPages } from '../scripts/pages/render-pages.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGES = await renderPages();

describe('docs', () => {
  it.each(Object.keys(PAGES))('%s is current: `node scripts/docs.ts` writes it', async (name) => {
    expect(await readFile(join(ROOT, 'docs', name), 'utf8')).toBe(PAGES[name]);
  });

  it('tell every variable, every code and both uploads', () => {
    expect(PAGES['configuration.md']!.match(/^\| `PLENISH_/gm)!.length).toBeGreaterThanOrEqual(20);
    expect(PAGES['errors.md']!.match(/^\| \d{3} \| `\w+`/gm)!.length).toBeGreaterThanOrEqual(18);
    for (const path of ['/api/v2/ai/process', '/api/v2/ai/external/process', '/floor-gallery/{id}', '/readyz']) {
      expect(PAGES['api.md']).toContain(path);
    }
    expect(Object.values(PAGES).join('')).not.toMatch(/undefined|\[object/);
  });

  const written = [
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'GLOSSARY.md', 'CHANGELOG.md', 'bench/RESULTS.md'],
    ...globSync('docs/**/*.md', { cwd: ROOT }),
  ];
  it.each(written)('%s links to what there is', async (name) => {
    const text = await readFile(join(ROOT, name), 'utf8');
    const links = [
      ...[...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => join(dirname(name), link!)),
      ...[...text.matchAll(/`(docs\/[\w./-]+)`/g)].map(([, link]) => link!),
    ];
    expect(links.filter((link) => !existsSync(join(ROOT, link)))).toEqual([]);
  });

  it('name the parameters of a gallery that its script takes as `data-…`: all', async () => {
    const [page, script] = await Promise.all(
      ['docs/gallery.md', 'src/viewer/embed/embed.ts'].map((name) => readFile(join(ROOT, name), 'utf8')),
    );
    const address = page!.slice(page!.indexOf('## Address'), page!.indexOf('## Files'));
    const documented = [...address.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(/PARAMETERS = '([\w ]+)'/.exec(script!)![1]!.split(' ')).toEqual(documented);
  });

  it('fit on their pages: the README on 150 lines, a decision on 120', async () => {
    const lines = async (name: string) => (await readFile(join(ROOT, name), 'utf8')).split('\n').length - 1;
    expect(await lines('README.md')).toBeLessThanOrEqual(150);
    const decisions = globSync('docs/adr/*.md', { cwd: ROOT });
    expect(decisions.length).toBeGreaterThanOrEqual(3);
    for (const name of decisions) expect(await lines(name), name).toBeLessThanOrEqual(120);
  });

  it('say how good it is in the words of what was measured', async () => {
    const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
    const results = await readFile(join(ROOT, 'bench/RESULTS.md'), 'utf8');
    const tables = rowsOf(readme.match(/^## How good it is$(.*?)^## /ms)![1]!);
    expect(tables.length).toBe(3);
    expect(tables.flat().length).toBeGreaterThanOrEqual(9);
    expect(tables.flat().length).toBeLessThanOrEqual(15);
    const measured = rowsOf(results).flat();
    expect(tables.flat().filter((row) => !measured.includes(row))).toEqual([]);
  });

  it('say of every measurement when, by which commit and on what it was made', async () => {
    const [, ...sections] = (await readFile(join(ROOT, 'bench/RESULTS.md'), 'utf8')).split(/^## /m);
    expect(sections.length).toBeGreaterThanOrEqual(3);
    for (const section of sections) {
      const whole = /Measured \d{4}-\d\d-\d\d, commit [0-9a-f]{7}\+?, on \d+ × .+Node \d+/.test(section);
      const origin = / \d{4}-\d\d-\d\d, [0-9a-f]{7}\+? \|$/;
      expect(
        whole ||
          rowsOf(section)
            .flat()
            .every((row) => origin.test(row)),
        section.slice(0, 60),
      ).toBe(true);
    }
  });

  it('tell the changes of the version that this is', async () => {
    const changes = await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8');
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    const [newest, ...older] = [...changes.matchAll(/^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$/gm)];
    expect(newest![1]).toBe('Unreleased');
    expect(older[0]![1]).toBe(version);
    expect(older.every(([, , date]) => date !== undefined)).toBe(true);
  });

  it('number the rules of plan.json as their tests quote them', async () => {
    const spec = await readFile(join(ROOT, 'src/core/plan/SPEC.md'), 'utf8');
    const tests = await readFile(join(ROOT, 'test/plan-spec.test.ts'), 'utf8');
    const rules = [...spec.matchAll(/^\* \*\*(\d+\.\d+)\*\*/gm)].map(([, rule]) => rule);
    expect(rules.length).toBeGreaterThan(20);
    expect([...tests.matchAll(/^ {2}it\('(\d+\.\d+) /gm)].map(([, rule]) => rule)).toEqual(rules);
  });
});

/** The rows of each table of a text, without its head. */
function rowsOf(text: string): string[][] {
  return [...text.matchAll(/^\|.*\|\n\|[-|]+\|\n((?:\|.*\|\n?)+)/gm)].map(([, rows]) => rows!.trim().split('\n'));
}
