import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sheet } from '#core/sheet/types.ts';
import { drawStage } from './draw-stages.ts';
import { escapeHtml } from './escape-html.ts';
import { TRACED, type TraceStages } from './trace-stages.ts';

/**
 * Writes one PNG per reading stage, drawn over the sheet, and an `index.html` that shows them in order.
 * Returns the names of the pictures. The sheet must be the one that the stages worked on.
 */
export async function writeTrace(dir: string, sheet: Sheet, stages: TraceStages): Promise<string[]> {
  await mkdir(dir, { recursive: true });
  const pictures: string[] = [];
  for (const [i, stage] of TRACED.entries()) {
    const canvas = drawStage(stage, sheet, stages);
    if (!canvas) continue;
    const name = `${i + 1}-${stage}.png`;
    await writeFile(join(dir, name), await canvas.encode());
    pictures.push(name);
  }
  await writeFile(join(dir, 'index.html'), tracePage(pictures, stages));
  return pictures;
}

function tracePage(pictures: readonly string[], { verdict }: TraceStages): string {
  const said = verdict
    ? `<h1>${escapeHtml(verdict.code)}</h1><p>${escapeHtml(verdict.message)}</p>
<details><summary>details</summary><pre>${escapeHtml(JSON.stringify(verdict.details, null, 1))}</pre></details>`
    : '';
  const figures = pictures.map(
    (name) =>
      `<figure><figcaption>${name.slice(0, -4)}</figcaption><a href="${name}"><img src="${name}" alt=""></a></figure>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Trace</title>
<style>body{font:15px sans-serif;margin:1rem}figure{margin:0 0 2rem}img{max-width:100%;border:1px solid #ccc}figcaption{font-weight:bold}</style>
${said}
${figures.join('\n')}
`;
}
