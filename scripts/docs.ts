// `node scripts/docs.ts` writes the pages of docs/ that are derived from schemas and tables. A test fails when they are not current.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPages } from './pages/render-pages.ts';

for (const [name, text] of Object.entries(await renderPages())) {
  await writeFile(join(import.meta.dirname, '../docs', name), text);
  console.error(`docs/${name}`);
}
