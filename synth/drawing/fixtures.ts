import type { DrawnItem } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { pieceOf } from './conventions/draw-furnishing.ts';
import { drawMasonry } from './conventions/draw-masonry.ts';
import { drawTurnedStairs } from './conventions/draw-turned-stairs.ts';
import { DETAILED_FIXTURES, PLAIN_FIXTURES } from './fixture-families.ts';
import { frameOf } from './frame-of.ts';
import type { DrawPiece } from './furniture-families.ts';
import type { Pen } from './pen.ts';
import { FIXTURE_CLASSES } from './pixel-classes.ts';
import { drawOpenStairs } from './stairs.ts';
import { drawTreads } from './steps.ts';

/** Two families of symbols: `round` as in brochures, `square` as in CAD blocks. */
const SYMBOLS: Record<string, DrawPiece> = {
  toilet: ({ width: w, depth: d, rect, ellipse, draw }, round) => {
    if (round) {
      rect(w * 0.05, 0, w * 0.9, d * 0.26, 0.03);
      ellipse(w / 2, d * 0.63, w * 0.44, d * 0.37);
      ellipse(w / 2, d * 0.63, w * 0.3, d * 0.26);
    } else {
      rect(0, 0, w, d * 0.28);
      draw((to) => {
        to.moveTo(w * 0.08, d * 0.28);
        to.lineTo(w * 0.08, d * 0.62);
        to.ellipse(w / 2, d * 0.62, w * 0.42, d * 0.38, Math.PI, 0, true);
        to.lineTo(w * 0.92, d * 0.28);
      });
    }
  },
  basin: ({ width: w, depth: d, rect, ellipse }, round) => {
    rect(0, 0, w, d, round ? 0.12 : 0.02);
    ellipse(w / 2, d * 0.54, w * 0.36, d * 0.32);
    ellipse(w / 2, d * 0.14, 0.02, 0.02);
  },
  bath: ({ width: w, depth: d, rect, ellipse }, round) => {
    rect(0, 0, w, d);
    rect(0.07, 0.07, w - 0.14, d - 0.14, round ? d * 0.4 : 0.08);
    ellipse(0.24, d / 2, 0.03, 0.03);
  },
  shower: ({ width: w, depth: d, rect, ellipse, line }, round) => {
    rect(0, 0, w, d);
    if (round) {
      rect(0.05, 0.05, w - 0.1, d - 0.1, 0.06);
      ellipse(w / 2, d / 2, 0.05, 0.05);
    } else {
      line([0, 0], [w, d]);
      line([w, 0], [0, d]);
    }
  },
  'washing-machine': ({ width: w, depth: d, rect, ellipse, line }, round) => {
    rect(0, 0, w, d);
    if (round) ellipse(w / 2, d / 2, w * 0.33, w * 0.33);
    else line([0, d * 0.82], [w, d * 0.82]);
  },
  boiler: ({ width: w, depth: d, rect, ellipse }) => {
    rect(0, 0, w, d);
    ellipse(w / 2, d / 2, w * 0.42, w * 0.42);
  },
  'kitchen-counter': ({ width: w, depth: d, rect, draw }, round) => {
    rect(0, 0, w, d);
    if (!round) draw((to) => { to.moveTo(0, d * 0.55); to.lineTo(w, d * 0.55); }, { thin: true, dash: true });
  },
  sink: ({ width: w, depth: d, rect, ellipse, line }, round) => {
    rect(0, 0, w, d, round ? 0.05 : 0);
    rect(0.04, 0.08, Math.min(0.42, w - 0.08), d - 0.12, 0.06);
    ellipse(0.04 + Math.min(0.42, w - 0.08) / 2, d * 0.55, 0.03, 0.03);
    if (w > 0.7) for (let u = 0.52; u < w - 0.04; u += 0.07) line([u, 0.1], [u, d - 0.06]);
  },
  hob: ({ width: w, depth: d, rect, ellipse, line }, round) => {
    rect(0, 0, w, d, round ? 0.03 : 0);
    for (const [u, v, r] of [[0.27, 0.3, 0.09], [0.73, 0.3, 0.075], [0.27, 0.72, 0.075], [0.73, 0.72, 0.09]] as const) {
      ellipse(w * u, d * v, r, r);
      if (!round) {
        line([w * u - r, d * v], [w * u + r, d * v]);
        line([w * u, d * v - r], [w * u, d * v + r]);
      }
    }
  },
  'closet-rod': ({ width: w, depth: d, line, draw }, round) => {
    draw(
      (to) => {
        to.moveTo(0, d * 0.55);
        to.lineTo(w, d * 0.55);
      },
      { dash: true },
    );
    if (round) for (let u = 0.12; u < w - 0.05; u += 0.13) line([u, d * 0.15], [u + 0.04, d * 0.95]);
    else line([0, d * 0.7], [w, d * 0.7]);
  },
  radiator: ({ width: w, depth: d, rect }) => rect(0, 0, w, d),
  fireplace: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([w * 0.2, d], [w * 0.3, d * 0.25], [w * 0.7, d * 0.25], [w * 0.8, d]);
  },
  cupboards: ({ width: w, depth: d, rect, line }, round) => {
    rect(0, 0, w, d);
    const count = Math.max(1, Math.round(w / 0.6));
    for (let i = 0; i < count; i++) {
      const [u, v] = [(w * i) / count, (w * (i + 1)) / count];
      line([v, 0], [v, d]);
      if (round) line([u + 0.06, d / 2], [v - 0.06, d / 2]);
      else line([u, 0], [v, d]);
    }
  },
  /** A row of cupboards with a cross over the doors of each, or a rod behind them as dashes. */
  'crossed-cupboards': ({ width: w, depth: d, rect, line, draw }, round) => {
    rect(0, 0, w, d);
    const count = Math.max(1, Math.round(w / 0.6));
    for (let i = 0; i < count; i++) {
      const [u, v] = [(w * i) / count, (w * (i + 1)) / count];
      line([v, 0], [v, d]);
      if (round) line([u, 0], [v, d]);
      if (round) line([v, 0], [u, d]);
    }
    if (!round) draw((to) => { to.moveTo(0, d * 0.5); to.lineTo(w, d * 0.5); }, { thin: true, dash: true });
  },
  island: ({ width: w, depth: d, rect }, round) => {
    rect(0, 0, w, d, round ? 0.03 : 0);
    if (round) rect(0.03, 0.03, w - 0.06, d - 0.06);
  },
  car: ({ width: w, depth: d, rect, line }) => {
    rect(0.05, 0, w - 0.1, d, 0.4);
    rect(0.18, d * 0.3, w - 0.36, d * 0.45, 0.15);
    line([0.18, d * 0.38], [0.35, d * 0.48], [w - 0.35, d * 0.48], [w - 0.18, d * 0.38]);
    line([0, d * 0.62], [0.08, d * 0.62]);
    line([w - 0.08, d * 0.62], [w, d * 0.62]);
  },
  fridge: ({ width: w, depth: d, rect, line }, round) => {
    rect(0, 0, w, d);
    if (round) line([0, d * 0.88], [w, d * 0.88]);
    else {
      line([0, 0], [w, d]);
      line([w, 0], [0, d]);
    }
  },
}; // biome-ignore format: shapes read better as tables

/** Boxes that some sheets draw as boldly as walls. */
const CABINETS = [
  'kitchen-counter',
  'pantry',
  'shoe-cabinet',
  'cupboards',
  'crossed-cupboards',
  'island',
  'fireplace',
  'radiator',
];

const TURNED = ['quarter-turn-stairs', 'half-turn-stairs'];

const APPLIANCES = ['fridge', 'washing-machine', 'boiler'];

/** Draws the built-in fixtures of the plan; columns belong to the walls. */
export function drawFixtures(pen: Pen, fixtures: readonly DrawnItem[], random: Random): void {
  const { family, colour, widen, cabinets, fill, dashed } = pen.style.fixtures;
  const furnishing = pen.style.conventions?.furnishing;
  for (const item of fixtures) {
    const { kind, outline } = item;
    if (FIXTURE_CLASSES[kind] === 'stairs') {
      if (kind === 'outer-steps') {
        drawTreads(pen, outline);
        continue;
      }
      const draw = TURNED.includes(kind) ? drawTurnedStairs : drawOpenStairs;
      draw(pen, item, random.fork('stairs'));
      continue;
    }
    if (kind === 'masonry-stove' && !furnishing?.forms[kind]) {
      const isPale = furnishing?.manner === 'brochure';
      drawMasonry(pen, item, isPale ? furnishing.line : colour, random.fork(item.id));
      continue;
    }
    const cabinet = CABINETS.includes(kind);
    const filling = furnishing?.manner === 'brochure' ? furnishing.fill : undefined;
    const body = filling ?? ((cabinet && (furnishing?.block ?? cabinets)) || fill);
    const frame = frameOf(pen, outline, {
      colour: furnishing?.manner === 'brochure' ? furnishing.line : colour,
      strokePx: pen.style.linePx * (cabinet ? widen : 1),
      ...(body ? { body } : {}),
      dashed: dashed && APPLIANCES.includes(kind),
    });
    const usual =
      family === 'plain' ? PLAIN_FIXTURES[kind] : family === 'detailed' ? DETAILED_FIXTURES[kind] : undefined;
    const own = furnishing && pieceOf(furnishing, kind);
    (own ?? usual ?? SYMBOLS[kind])?.(frame, family === 'round' || family === 'detailed');
    const text = furnishing?.letters[kind] ?? (pen.style.letters ? LETTERS[kind] : undefined);
    if (text) letter(pen, text, outline);
  }
}

const LETTERS: Record<string, string> = {
  fridge: 'REF',
  'washing-machine': 'W/D',
  boiler: 'HW',
  cupboards: 'LIN',
  shower: 'SHR',
};

/** The letters of an appliance in its middle, where they are large enough to read. */
function letter(pen: Pen, text: string, outline: DrawnItem['outline']): void {
  const px = Math.min(pen.style.dimensionPx * 0.8, pen.scale * 0.2);
  if (px < 10) return;
  const [x, y] = [0, 1].map((axis) => outline.reduce((sum, p) => sum + p[axis]!, 0) / outline.length) as [
    number,
    number,
  ];
  pen.write(text, pen.at([x, y]), { px, role: 'note' });
}
