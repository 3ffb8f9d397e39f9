import type { DrawPiece } from '../furniture-families.ts';
import type { SymbolFrame } from '../symbol-frame.ts';

/** A closed shape with straight sides. */
function shape({ draw }: SymbolFrame, points: readonly (readonly [number, number])[]): void {
  draw((to) => {
    for (const [i, [u, v]] of [...points, points[0]!].entries()) {
      if (i) to.lineTo(u, v);
      else to.moveTo(u, v);
    }
  });
}

/** Hangers on a rail, seen from above. */
function hangers({ width: w, depth: d, line }: SymbolFrame): void {
  line([0.05, d / 2], [w - 0.05, d / 2]);
  for (let u = 0.1, i = 0; u < w - 0.06; u += 0.085, i++) {
    const lean = (((i * 29) % 7) - 3) / 60;
    line([u - lean, d * 0.14], [u + lean, d * 0.86]);
  }
}

/** Furniture as developers' brochures draw it: filled pieces with few thin lines. */
export const BROCHURE_PIECES: Record<string, DrawPiece> = {
  bed: (f) => {
    const { width: w, depth: d, rect, line } = f;
    rect(0, 0, w, d);
    rect(0.05, 0.06, w - 0.1, d - 0.06);
    const pillows = w > 1.1 ? 2 : 1;
    const each = (w - 0.2) / pillows;
    for (let i = 0; i < pillows; i++) rect(0.12 + i * each, 0.12, each - 0.06, 0.36, 0.08);
    // The cover is turned down at one corner.
    shape(f, [[0.05, 0.62], [w - 0.45, 0.62], [w - 0.05, 0.95], [w - 0.05, d - 0.04], [0.05, d - 0.04]]);
    line([w - 0.45, 0.62], [w - 0.42, 0.92], [w - 0.05, 0.95]);
  },
  sofa: ({ width: w, depth: d, rect }) => {
    rect(0, 0, w, d, 0.06);
    rect(0, 0, w, 0.2, 0.05);
    for (const u of [0, w - 0.16]) rect(u, 0.04, 0.16, d - 0.04, 0.05);
    const seats = w > 1.9 ? 3 : 2;
    for (let i = 0; i < seats; i++) rect(0.16 + ((w - 0.32) * i) / seats, 0.2, (w - 0.32) / seats, d - 0.2);
  },
  armchair: ({ width: w, depth: d, rect, ellipse }) => {
    ellipse(w / 2, d / 2, w / 2, d / 2);
    rect(w * 0.2, d * 0.24, w * 0.6, d * 0.68, w * 0.16);
  },
  chair: ({ width: w, depth: d, rect }) => {
    rect(0.02, 0.05, w - 0.04, d - 0.05, 0.03);
    rect(0, 0, w, 0.06, 0.02);
  },
  table: ({ width: w, depth: d, rect }) => rect(0, 0, w, d),
  'round-table': ({ width: w, depth: d, ellipse }) => ellipse(w / 2, d / 2, w / 2, d / 2),
  'coffee-table': ({ width: w, depth: d, rect, ellipse }) => {
    if (w < 1) ellipse(w / 2, d / 2, w / 2, d / 2);
    else rect(0, 0, w, d);
  },
  wardrobe: (f) => {
    f.rect(0, 0, f.width, f.depth);
    hangers(f);
  },
  nightstand: ({ width: w, depth: d, rect, ellipse }) => {
    rect(0, 0, w, d);
    ellipse(w / 2, d / 2, w * 0.22, w * 0.22);
  },
  'tv-unit': ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    rect(w * 0.14, d * 0.4, w * 0.72, 0.05);
    line([w * 0.35, d * 0.4], [w * 0.4, d * 0.28], [w * 0.6, d * 0.28], [w * 0.65, d * 0.4]);
  },
  desk: (f) => {
    const { width: w, depth: d, rect } = f;
    rect(0, 0, w, d);
    shape(f, [[w * 0.35, 0.12], [w * 0.65, 0.12], [w * 0.67, 0.34], [w * 0.33, 0.34]]);
  },
  shelf: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    for (let u = 0.5; u < w - 0.2; u += 0.5) line([u, 0], [u, d]);
  },
  rug: ({ width: w, depth: d, rect, ellipse }, round) => {
    if (round && Math.abs(w - d) < 0.25) {
      for (const share of [0.5, 0.44]) ellipse(w / 2, d / 2, w * share, d * share);
      return;
    }
    rect(0, 0, w, d);
    const border = Math.min(0.16, w / 8);
    rect(border, border, w - 2 * border, d - 2 * border);
  },
}; // biome-ignore format: shapes read better as tables

/** Fixtures in the same manner. */
export const BROCHURE_FIXTURES: Record<string, DrawPiece> = {
  toilet: ({ width: w, depth: d, rect }) => {
    rect(w * 0.08, 0, w * 0.84, d, w * 0.4);
    rect(w * 0.2, d * 0.34, w * 0.6, d * 0.58, w * 0.3);
    rect(0, 0, w, d * 0.22, 0.02);
  },
  basin: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d);
    rect(0.06, 0.1, w - 0.12, d - 0.16, 0.08);
    ellipse(w / 2, d * 0.55, 0.025, 0.025);
    line([w / 2, 0.02], [w / 2, d * 0.36]);
  },
  bath: ({ width: w, depth: d, rect, ellipse }) => {
    rect(0, 0, w, d);
    rect(0.06, 0.06, w - 0.12, d - 0.12, d * 0.22);
    ellipse(0.2, d / 2, 0.035, 0.035);
  },
  shower: ({ width: w, depth: d, rect, draw, ellipse }, round) => {
    if (round && Math.abs(w - d) < 0.15)
      draw((to) => {
        to.moveTo(0, 0);
        to.lineTo(w, 0);
        to.lineTo(w, d * 0.35);
        to.ellipse(w * 0.35, d * 0.35, w * 0.65, d * 0.65, 0.0001, Math.PI / 2);
        to.lineTo(0, d);
        to.lineTo(0, 0);
      });
    else rect(0, 0, w, d);
    ellipse(w * 0.3, d * 0.3, 0.05, 0.05);
  },
  'washing-machine': ({ width: w, depth: d, rect, ellipse }) => {
    rect(0, 0, w, d);
    for (const r of [0.36, 0.25]) ellipse(w / 2, d / 2, w * r, w * r);
  },
  fridge: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    for (let i = 0; i < 3; i++) {
      const [c, s] = [Math.cos((i * Math.PI) / 3) * w * 0.16, Math.sin((i * Math.PI) / 3) * w * 0.16];
      line([w / 2 - c, d / 2 - s], [w / 2 + c, d / 2 + s]);
    }
  },
  hob: ({ width: w, depth: d, rect, ellipse }) => {
    rect(0.02, 0.04, w - 0.04, d - 0.08, 0.04);
    for (const [u, v, r] of [[0.28, 0.3, 0.1], [0.72, 0.3, 0.08], [0.28, 0.7, 0.08], [0.72, 0.7, 0.1]] as const)
      for (const share of [1, 0.6]) ellipse(w * u, d * v, r * share, r * share);
  },
  sink: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0.02, 0.06, w - 0.04, d - 0.1, 0.04);
    rect(0.06, 0.12, w * 0.5, d - 0.22, 0.06);
    ellipse(0.06 + w * 0.25, d / 2, 0.03, 0.03);
    line([0.06 + w * 0.25, 0.08], [0.06 + w * 0.25, d * 0.32]);
  },
  cupboards: (f) => {
    f.rect(0, 0, f.width, f.depth);
    hangers(f);
  },
}; // biome-ignore format: shapes read better as tables

/** Fixtures that look much the same in all manners. */
export const COMMON_FIXTURES: Record<string, DrawPiece> = {
  vanity: ({ width: w, depth: d, rect, ellipse }) => {
    rect(0, 0, w, d);
    const basins = w > 1.4 ? [0.27, 0.73] : [0.5];
    for (const u of basins) {
      ellipse(w * u, d * 0.55, 0.2, d * 0.32);
      ellipse(w * u, d * 0.2, 0.02, 0.02);
    }
  },
  shelves: ({ width: w, depth: d, line, draw }) => {
    // The boards end at the walls of the closet: there is only their front edge, and those above it dashed.
    line([0, d], [w, d]);
    draw((to) => { to.moveTo(0, d * 0.5); to.lineTo(w, d * 0.5); }, { dash: true });
  },
  shaft: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([0, 0], [w, d]);
    line([w, 0], [0, d]);
  },
}; // biome-ignore format: shapes read better as tables

/** Fixtures as on Finnish building plans: cupboards and appliances with a stroke or a flash across, benches of boards. */
export const NORDIC_FIXTURES: Record<string, DrawPiece> = {
  fridge: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([w * 0.2, d * 0.2], [w * 0.65, d * 0.35], [w * 0.35, d * 0.6], [w * 0.8, d * 0.8]);
  },
  cupboards: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    const count = Math.max(1, Math.round(w / 0.6));
    for (let i = 0; i < count; i++) {
      const [u, v] = [(w * i) / count, (w * (i + 1)) / count];
      if (i) line([u, 0], [u, d]);
      // Tall ones have a stroke across, low ones none.
      if (i % 3 !== 2) line([u, d], [v, 0]);
    }
  },
  hob: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d);
    for (const u of [0.28, 0.72]) for (const v of [0.28, 0.72]) ellipse(w * u, d * v, 0.08, 0.08);
    line([0, d * 0.92], [w, d * 0.92]);
  },
  'sauna-bench': ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    for (let v = 0.1; v < d - 0.04; v += 0.1) line([0, v], [w, v]);
    line([0, d * 0.55], [w, d * 0.55]);
  },
}; // biome-ignore format: shapes read better as tables
