/**
 * bench/RESULTS.md as sections under headings, of which each says where it comes from. A section that is measured again replaces
 * the one that stands there; the others stay as they are, with their own date and commit.
 */
import type { Provenance } from './provenance.ts';

export const INTRODUCTION = `# Results

Written by \`node bench/results.ts\` from what the other benches measured; edit nothing by hand. Each section says when, by which commit
and on what it was measured. The tables of the README are rows of these, word for word, and a test compares them.
`;

export const origin = ({ date, commit, machine }: Provenance): string =>
  `Measured ${date}, commit ${commit}, on ${machine}.`;

export const table = (head: readonly string[], rows: readonly string[]): string =>
  [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows].join('\n');

/** The page with the section under `title` put in or replaced. */
export function putSection(page: string, title: string, body: string): string {
  const [, ...parts] = page.split(/^## /m);
  const sections = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
  sections.set(title, `${title}\n\n${body.trim()}\n`);
  return [INTRODUCTION, ...[...sections.values()].map((part) => `## ${part.trim()}\n`)].join('\n');
}

/** Rows of the table under `title` whose first cell is none of those in `fresh`, followed by these. */
export function keepRows(page: string, title: string, fresh: readonly string[]): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => /^\| (?!-)/.test(line)).slice(1); // biome-ignore format: one idea
  const nameOf = (line: string) => line.split('|')[1]!.trim();
  const names = new Set(fresh.map(nameOf));
  return [...rows.filter((line) => !names.has(nameOf(line))), ...fresh];
}
