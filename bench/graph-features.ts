/**
 * Writes what the reader weighs of made sheets, for its models to be fitted by `training/geometry/fit_edges.py`, `fit_instances.py`
 * and `fit_verdicts.py`.
 *
 *   node bench/graph-features.ts --net NET --out FILE [--texts DIR] SHEETS ...
 *
 * SHEETS are folders of `synth/make.ts --truth`. Texts are recognised, as the service does it, and kept in DIR for the next time: what is not recognised
 * is ink to the network. Of sheets that lie turned only the verdict is weighed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askGeometry } from '#adapters/network/ask-geometry.ts';
import { readTextsCached } from '#adapters/ocr/cache.ts';
import { openDrawing } from '#adapters/pipeline/read-drawing.ts';
import { readGraph } from '#core/plan-graph/read-graph.ts';
import { toStructure } from '#core/plan-graph/to-structure.ts';
import type { DrawingTruth } from '../synth/drawing/types.ts';
import { edgeRows } from './graph-edges.ts';
import { faceRows } from './graph-faces.ts';
import { FEATURE_NAMES, instanceRows, readTruth, verdictRow } from './graph-rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    net: { type: 'string' },
    out: { type: 'string' },
    texts: { type: 'string', default: 'out/texts' },
  },
});
const { net, out, texts } = values;
if (!net || !out || positionals.length === 0)
  throw new Error('Say by which network, where to, and of which: --net NET --out FILE SHEETS ...');

const recognise = (sheet: Parameters<typeof readTextsCached>[0]) => readTextsCached(sheet, texts);
const [edges, faces, rows, truths, verdicts] = [[], [], [], [], []] as [
  object[],
  object[],
  object[],
  object[],
  object[],
];
for (const folder of positionals)
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.truth.json'))) {
    const name = file.replace('.truth.json', '');
    try {
      await addSheet(folder, name);
    } catch (error) {
      console.error(`${name}: ${(error as Error).message}`);
    }
  }
writeFileSync(out, JSON.stringify({ names: FEATURE_NAMES, edges, faces, instances: rows, truths, verdicts }));

async function addSheet(folder: string, name: string): Promise<void> {
  const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as DrawingTruth;
  const { opened } = await openDrawing(readFileSync(join(folder, `${name}.png`)), { toTheEnd: true, recognise });
  const answer = await askGeometry(opened.page, opened.texts, net!);
  const graph = readGraph(answer.heads, opened.page, opened.texts);
  const structure = toStructure(graph, opened.page, opened.texts, answer.classes);
  verdicts.push(verdictRow(name, { opened, structure, answer }, truth.codes));
  // What lies where is told of the sheet as it was drawn.
  if (truth.turned !== 0 || opened.source.widthPx !== truth.widthPx) return;
  const drawn = readTruth(join(folder, `${name}.truth.json`));
  truths.push({ s: name, k: drawn.instances.map(({ kind }) => kind) });
  edges.push(...edgeRows(name, { opened, answer }, drawn));
  faces.push(...faceRows(name, { opened, answer }, drawn));
  rows.push(...instanceRows(name, { opened, structure, answer }, drawn));
}
