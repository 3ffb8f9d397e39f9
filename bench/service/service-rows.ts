import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceFigures } from './conclude.ts';

/** What the benches of the running service left in a folder, as rows of RESULTS.md; each says when and by which commit. */
export function serviceRows(folder: string): { readonly rows: string[]; readonly machines: string[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const measured = files.map((name): ServiceFigures => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const rows = measured.flatMap(({ figures, date, commit }) =>
    figures.map(({ what, bar, reached }) => `| ${what} | ${bar} | ${reached} | ${date}, ${commit} |`),
  );
  return { rows, machines: [...new Set(measured.map(({ machine }) => machine))] };
}
