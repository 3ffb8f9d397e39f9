// `node scripts/style-pictures.ts` draws the small pictures from which people choose a style: the same corner of a living room in each, side by
// side in one file.
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPlan } from '#core/draw-plan.ts';
import { STYLES } from '#core/furnish/home/wishes.ts';
import { renderTopView } from '#core/picture/render-top-view.ts';
import type { Layout, LayoutItem, Plan, Point } from '#core/plan/schema.ts';

/** Twice as many pixels as of CSS on a telephone. */
const WIDTH_PX = 132;
const HEIGHT_PX = 88;
/** Metres that the picture shows, and of which room: its walls are outside of it. */
const SHOWN_M = 2.9;
const ROOM: Point = [5, 4];
const QUALITY = 50;
/** Drawn so much larger and reduced: what is smaller than a pixel still counts. */
const LARGER = 3;

const FILE = join(import.meta.dirname, '../src/viewer/styles/styles.webp');

const piece = (
  kind: string,
  at: Point,
  [width, depth, height]: [number, number, number],
  rotation = 0,
): LayoutItem => ({
  ...{ id: kind, room: 'r', kind, at, rotation },
  size: { width, depth, height },
});

const layout: Layout = {
  items: [
    piece('rug', [1.65, 1.35], [2.3, 1.6, 0.02]),
    piece('sofa', [1.55, 0.55], [1.9, 0.85, 0.8]),
    piece('coffee-table', [1.55, 1.5], [0.95, 0.55, 0.4]),
    piece('armchair', [2.75, 1.45], [0.75, 0.75, 0.8], 105),
    piece('plant', [2.85, 0.45], [0.45, 0.45, 1]),
  ],
  checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
};

const plan: Plan = {
  ...{ walls: [], openings: [], fixtures: [], furniture: [] },
  rooms: [
    {
      ...{ id: 'r', type: 'living', label: '', holes: [], area: ROOM[0] * ROOM[1] },
      outline: [[0, 0], [ROOM[0], 0], ROOM, [0, ROOM[1]]], // biome-ignore format: a rectangle
    },
  ],
};

const pictures = STYLES.map((style, cell) => {
  const pixelsPerMetre = (WIDTH_PX * LARGER) / SHOWN_M;
  const frame = { widthPx: WIDTH_PX * LARGER, heightPx: HEIGHT_PX * LARGER, pixelsPerMetre, x0: 0.45, y0: 0.08 };
  const { rgba, widthPx: width, heightPx: height } = renderTopView(drawPlan(plan, layout, style), frame);
  return { input: Buffer.from(rgba.buffer), raw: { width, height, channels: 4 as const }, left: cell * width, top: 0 };
});
const [width, height] = [WIDTH_PX * STYLES.length, HEIGHT_PX];
const row = await sharp({ create: { width: width * LARGER, height: height * LARGER, channels: 3, background: '#fff' } })
  .composite(pictures)
  .png()
  .toBuffer();
const { size } = await sharp(row).resize(width, height).webp({ quality: QUALITY, effort: 6 }).toFile(FILE);
console.error(`${FILE}: ${size} bytes`);
