import type { DrawnItem } from '#core/plan/schema.ts';
import type { Furnishing } from './conventions/conventions.ts';
import { drawShadow, drawTexture, fillOf, pieceOf } from './conventions/draw-furnishing.ts';
import { wordIn } from './conventions/furniture-words.ts';
import { frameOf } from './frame-of.ts';
import { DETAILED_PIECES, type DrawPiece, ODD_PIECES, PLAIN_PIECES } from './furniture-families.ts';
import type { Pen } from './pen.ts';
import type { SymbolFamily } from './types.ts';

const SYMBOLS: Record<string, DrawPiece> = {
  bed: ({ width: w, depth: d, rect, line }, round) => {
    rect(0, 0, w, d, round ? 0.05 : 0);
    const pillows = w > 1.1 ? 2 : 1;
    const pillow = (w - 0.1 * (pillows + 1)) / pillows;
    for (let i = 0; i < pillows; i++) rect(0.1 + i * (pillow + 0.1), 0.1, pillow, 0.34, round ? 0.1 : 0.03);
    line([0, 0.6], [w, 0.6]);
    if (round) line([w, 0.6], [w - 0.5, 1.05], [w - 0.5, 0.6]);
  },
  nightstand: ({ width: w, depth: d, rect, ellipse }, round) => {
    rect(0, 0, w, d);
    if (round) ellipse(w / 2, d / 2, w * 0.28, w * 0.28);
  },
  wardrobe: ({ width: w, depth: d, rect, line }, round) => {
    rect(0, 0, w, d);
    if (round) {
      line([0, d / 2], [w, d / 2]);
      for (let u = 0.12; u < w; u += 0.14) line([u, d * 0.2], [u + 0.03, d * 0.8]);
    } else line([0, 0], [w, d], [w, 0], [0, d]);
  },
  sofa: ({ width: w, depth: d, rect }, round) => {
    const r = round ? 0.1 : 0.02;
    rect(0, 0, w, d, r);
    rect(0, 0, w, 0.22, r);
    rect(0, 0.12, 0.18, d - 0.12, r);
    rect(w - 0.18, 0.12, 0.18, d - 0.12, r);
    const seats = w > 1.9 ? 3 : w > 1.2 ? 2 : 1;
    for (let i = 0; i < seats; i++) rect(0.18 + ((w - 0.36) * i) / seats, 0.22, (w - 0.36) / seats, d - 0.26, r / 2);
  },
  table: ({ width: w, depth: d, rect }, round) => rect(0, 0, w, d, round ? 0.06 : 0),
  'round-table': ({ width: w, depth: d, ellipse }) => ellipse(w / 2, d / 2, w / 2, d / 2),
  'coffee-table': ({ width: w, depth: d, rect }, round) => {
    rect(0, 0, w, d, round ? 0.1 : 0);
    if (!round) rect(0.05, 0.05, w - 0.1, d - 0.1);
  },
  chair: ({ width: w, depth: d, rect }, round) => {
    rect(0, 0.04, w, d - 0.04, round ? 0.12 : 0.02);
    rect(0.02, 0, w - 0.04, 0.1, round ? 0.05 : 0);
  },
  desk: ({ width: w, depth: d, rect }) => {
    rect(0, 0, w, d);
    rect(w / 2 - 0.25, 0.06, 0.5, 0.05);
  },
  'tv-unit': ({ width: w, depth: d, rect }) => {
    rect(0, 0, w, d);
    rect(w * 0.15, d * 0.35, w * 0.7, 0.06);
  },
  rug: ({ width: w, depth: d, rect, draw }) => {
    rect(0, 0, w, d);
    draw((to) => to.rect(0.08, 0.08, w - 0.16, d - 0.16), { thin: true, dash: true });
  },
};

/** Draws loose furniture; rugs first, since everything stands on them. Pieces cover what lies under them. */
export function drawFurniture(pen: Pen, furniture: readonly DrawnItem[]): void {
  const { family, colour, fill, dashed } = pen.style.furniture;
  const { conventions } = pen.style;
  const ordered = [...furniture].sort((a, b) => Number(b.kind === 'rug') - Number(a.kind === 'rug'));
  if (conventions) {
    for (const item of ordered) drawByConvention(pen, item, conventions.furnishing);
    return;
  }
  for (const { kind, outline } of ordered) {
    if (!OPEN.includes(kind)) pen.line(outline, { closed: true, fill: pen.style.paper, widthPx: 0 });
    const frame = frameOf(pen, outline, { colour, strokePx: pen.style.linePx, body: fill, dashed });
    symbolOf(kind, family)?.(frame, family === 'round' || family === 'detailed');
  }
}

/** Shapes that leave the corners of their outline free. */
const OPEN = ['plant', 'person', 'round-table', 'oval-table'];

function symbolOf(kind: string, family: SymbolFamily): DrawPiece | undefined {
  const own = family === 'plain' ? PLAIN_PIECES[kind] : family === 'detailed' ? DETAILED_PIECES[kind] : undefined;
  return own ?? SYMBOLS[kind] ?? ODD_PIECES[kind];
}

function drawByConvention(pen: Pen, item: DrawnItem, furnishing: Furnishing): void {
  const { kind, outline } = item;
  const { family } = pen.style.furniture;
  if (!OPEN.includes(kind)) drawShadow(pen, furnishing, item);
  const { line, dashed } = furnishing;
  const look = { colour: line, strokePx: pen.style.linePx * 0.8, body: fillOf(furnishing, kind), dashed };
  const write = wordIn(pen, furnishing.words[kind], item);
  const draw = write ? PLAIN_PIECES.nightstand : (pieceOf(furnishing, kind) ?? symbolOf(kind, family));
  draw?.(frameOf(pen, outline, look), family === 'round' || family === 'detailed');
  write?.();
  drawTexture(pen, furnishing, item);
}
