/**
 * Every kind of the catalogue on sheets to look at: each piece from above, as on a plan, and beside it as one sees it standing before it.
 *
 *   node bench/catalogue-sheet.ts [--out out/catalogue] [--size usual|least|most] [--tone 1] [--only sofa,bed] [--style coastal] [--home 0]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFor } from '#adapters/picture/fonts.ts';
import { CATALOGUE, type Kind } from '#core/furnish/catalogue/catalogue.ts';
import type { CatalogueEntry } from '#core/furnish/catalogue/catalogue-entry.ts';
import { STYLES } from '#core/furnish/home/wishes.ts';
import { renderTopView } from '#core/picture/render-top-view.ts';
import { USUAL_STYLE } from '#core/scene/models/forms.ts';
import { modelOf } from '#core/scene/models/model-of.ts';
import { STYLE_PALETTES } from '#core/scene/palette-table.ts';
import { materialsIn } from '#core/scene/palettes.ts';
import type { Material, Mesh, SceneNode } from '#core/scene/types.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'out/catalogue' },
    size: { type: 'string', default: 'usual' },
    tone: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    style: { type: 'string', default: USUAL_STYLE },
    home: { type: 'string', default: '0' },
  },
});

const PIXELS_PER_METRE = 110;
const COLUMNS = 6;
const ROWS = 5;
/** Metres of a cell: the plan on the left, the view on the right, the name below. */
const CELL = { width: 4.6, height: 3.1, name: 0.35 };
/** How far the view is turned and looks down, degrees. */
const VIEW = { turn: -28, down: 34 };
/** Lifts a turned piece off the paper, below which nothing is drawn. Metres. */
const ABOVE_PAPER = 3;

const style = STYLES.find((one) => one === values.style);
if (!style) {
  console.error(`--style ${values.style} is not known; choose one of ${STYLES.join(', ')}.`);
  process.exit(2);
}
const home = Number(values.home);
const palettes = STYLE_PALETTES[style];
const MATERIALS = materialsIn(palettes[home % palettes.length]!, Math.floor(home / palettes.length));

/** Lids are seen by who stands before a piece. */
const CLOSED: Record<string, Material> = Object.fromEntries(
  Object.entries(MATERIALS).map(([name, material]) => [name, { ...material, lid: false }]),
);

const kinds = (Object.entries(CATALOGUE) as [Kind, CatalogueEntry][]).filter(
  ([kind]) => !values.only || values.only.split(',').some((part) => kind.includes(part)),
);
mkdirSync(values.out, { recursive: true });
const perSheet = COLUMNS * ROWS;
for (let first = 0; first < kinds.length; first += perSheet) {
  const file = join(values.out, `catalogue-${first / perSheet + 1}.png`);
  writeFileSync(file, drawSheet(kinds.slice(first, first + perSheet)));
  console.log(file);
}

function drawSheet(some: [Kind, CatalogueEntry][]): Buffer {
  const size = [COLUMNS * CELL.width, Math.ceil(some.length / COLUMNS) * CELL.height].map((m) => m * PIXELS_PER_METRE);
  const canvas = createCanvas(Math.round(size[0]!), Math.round(size[1]!));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  some.forEach(([kind, entry], i) => {
    const at: [number, number] = [(i % COLUMNS) * CELL.width, Math.floor(i / COLUMNS) * CELL.height];
    const { width, depth } = chosenSize(entry);
    const meshes = modelOf(kind, { width, depth, height: entry.height }, Number(values.tone), style);
    // A car is drawn smaller, so that it has room.
    const shrink = Math.min(1, 2.1 / Math.max(width, depth, entry.height));
    paint(context, meshes, MATERIALS, at, shrink);
    paint(context, meshes.map(standBefore), CLOSED, [at[0] + CELL.width / 2, at[1]], shrink * 0.85);
    context.fillStyle = '#2c2c2f';
    const label = `${kind}  ${width} × ${depth} × ${entry.height}`;
    context.font = fontFor(label, 19, false);
    context.fillText(label, (at[0] + 0.15) * PIXELS_PER_METRE, (at[1] + CELL.height - 0.14) * PIXELS_PER_METRE);
  });
  return canvas.toBuffer('image/png');
}

function chosenSize({ width, depth, least, most }: CatalogueEntry): { width: number; depth: number } {
  const pair = values.size === 'least' ? least : values.size === 'most' ? most : undefined;
  return pair ? { width: pair[0], depth: pair[1] } : { width, depth };
}

/** The mesh as seen from before it and above: turned about the upright axis and then towards the eye. */
function standBefore(mesh: Mesh): Mesh {
  const [turn, down] = [(VIEW.turn * Math.PI) / 180, (VIEW.down * Math.PI) / 180];
  const turned = (values: Float32Array, raise: number): Float32Array => {
    const out = new Float32Array(values.length);
    for (let i = 0; i < values.length; i += 3) {
      const x = values[i]! * Math.cos(turn) - values[i + 1]! * Math.sin(turn);
      const y = values[i]! * Math.sin(turn) + values[i + 1]! * Math.cos(turn);
      const z = values[i + 2]!;
      out[i] = x;
      out[i + 1] = y * Math.sin(down) - z * Math.cos(down);
      out[i + 2] = y * Math.cos(down) + z * Math.sin(down) + raise;
    }
    return out;
  };
  return { ...mesh, positions: turned(mesh.positions, ABOVE_PAPER), normals: turned(mesh.normals, 0) };
}

/** Draws meshes into half a cell, its middle on the middle of what is drawn. */
function paint(
  context: SKRSContext2D,
  meshes: Mesh[],
  materials: Record<string, Material>,
  at: [number, number],
  shrink: number,
): void {
  const spread = (axis: 0 | 1): [number, number] => {
    const all = meshes.flatMap(({ positions }) => [...positions].filter((_v, i) => i % 3 === axis));
    return [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
  };
  const [[x0, x1], [y0, y1]] = [spread(0), spread(1)];
  const pixelsPerMetre = PIXELS_PER_METRE * shrink;
  const [widthPx, heightPx] = [CELL.width / 2, CELL.height - CELL.name].map((m) => Math.round(m * PIXELS_PER_METRE));
  const frame = {
    widthPx: widthPx!,
    heightPx: heightPx!,
    pixelsPerMetre,
    x0: (x0 + x1) / 2 - widthPx! / pixelsPerMetre / 2,
    y0: (y0 + y1) / 2 - heightPx! / pixelsPerMetre / 2,
  };
  const node: SceneNode = { id: 'piece', kind: 'item', name: 'piece', frame: { at: [0, 0], rotation: 0 }, meshes };
  const { rgba } = renderTopView({ materials, nodes: [node], bounds: { x0, y0, x1, y1 }, wallHeight: 2.5 }, frame);
  const image = new ImageData(rgba, frame.widthPx, frame.heightPx);
  context.putImageData(image, Math.round(at[0] * PIXELS_PER_METRE), Math.round(at[1] * PIXELS_PER_METRE));
}
