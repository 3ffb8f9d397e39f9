import { existsSync } from 'node:fs';
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

  const written = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'GLOSSARY.md', 'docs/errors.md', 'docs/api.md'];
  it.each(written)('%s links to what there is', async (name) => {
    const text = await readFile(join(ROOT, name), 'utf8');
    const links = [
      ...[...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => join(dirname(name), link!)),
      ...[...text.matchAll(/`(docs\/[\w./-]+)`/g)].map(([, link]) => link!),
    ];
    expect(links.filter((link) => !existsSync(join(ROOT, link)))).toEqual([]);
  });
});
