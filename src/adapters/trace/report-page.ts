import type { Verdict } from '#core/plan/schema.ts';
import { escapeHtml } from './escape-html.ts';

/** One drawing of a report over many. Paths are relative to the report. */
export interface ReportRow {
  readonly file: string;
  readonly verdict: Verdict;
  /** Right verdicts, best first, when the truth is known. */
  readonly expected?: readonly string[];
  readonly note?: string;
  readonly rooms: number;
  readonly doors: number;
  readonly windows: number;
  /** Printed millimetres per pixel of the source and where from; empty without a scale. */
  readonly scale: string;
  /** Rooms that the truth has and the reading has not, each with the reason. */
  readonly missed?: readonly string[];
  readonly milliseconds: number;
  /** Folder with a trace, and its pictures. */
  readonly trace?: { readonly dir: string; readonly pictures: readonly string[] };
}

/** An HTML page over many drawings to sort failures by: wrong verdicts first, grouped by got and expected. */
export function reportPage(rows: readonly ReportRow[]): string {
  const judged = rows.filter((r) => r.expected);
  const right = judged.filter(isRight).length;
  const sorted = rows.toSorted((a, b) => groupOf(a).localeCompare(groupOf(b)) || a.file.localeCompare(b.file));
  const body: string[] = [];
  let group = '';
  for (const row of sorted) {
    if (groupOf(row) !== group) {
      group = groupOf(row);
      body.push(
        `<h2>${escapeHtml(group.slice(2))} <small>${rows.filter((r) => groupOf(r) === group).length}</small></h2>`,
      );
    }
    body.push(drawingOf(row));
  }
  return `<!doctype html>
<meta charset="utf-8">
<title>Readings</title>
<style>
body{font:14px sans-serif;margin:1rem}
section{border-top:1px solid #ccc;padding:.5rem 0}
.strip{display:flex;gap:4px;overflow-x:auto}
.strip img{height:260px;border:1px solid #ddd}
p{margin:.2rem 0}
</style>
<h1>${rows.length} drawings${judged.length ? `, ${right} of ${judged.length} verdicts right` : ''}</h1>
${body.join('\n')}
`;
}

const isRight = (row: ReportRow) => row.expected?.includes(row.verdict.code) ?? false;

/** The leading letter sorts: wrong before unknown before right. */
function groupOf(row: ReportRow): string {
  if (!row.expected) return `b ${row.verdict.code}`;
  if (isRight(row)) return `c right: ${row.verdict.code}`;
  return `a wrong: ${row.verdict.code}, expected ${row.expected[0]}`;
}

function drawingOf(row: ReportRow): string {
  const { trace } = row;
  const pictures = (trace?.pictures ?? []).map((name) => {
    const path = escapeHtml(`${trace!.dir}/${name}`);
    return `<a href="${path}"><img loading="lazy" src="${path}" alt="${escapeHtml(name)}" title="${escapeHtml(name)}"></a>`;
  });
  const expected = row.expected ? `, expected ${row.expected.join(' or ')}` : '';
  const missed = row.missed?.length ? `<p>missed: ${row.missed.map(escapeHtml).join('; ')}</p>` : '';
  return `<section>
<p><b>${escapeHtml(row.file)}</b> ${escapeHtml(row.verdict.code + expected)}; ${row.rooms} rooms, ${row.doors} doors, ${row.windows} windows; ${escapeHtml(row.scale || 'no scale')}; ${Math.round(row.milliseconds)} ms</p>
<p>${escapeHtml(row.verdict.message)}</p>${row.note ? `<p><i>${escapeHtml(row.note)}</i></p>` : ''}${missed}
<div class="strip">${pictures.join('')}</div>
</section>`;
}
