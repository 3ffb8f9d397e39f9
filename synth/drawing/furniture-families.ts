import type { SymbolFrame } from './symbol-frame.ts';

export type DrawPiece = (frame: SymbolFrame, round: boolean) => void;

/** Mere boxes, as on sketches. */
export const PLAIN_PIECES: Record<string, DrawPiece> = {
  bed: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([0, 0.5], [w, 0.5]);
  },
  sofa: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([0.2, d], [0.2, 0.25], [w - 0.2, 0.25], [w - 0.2, d]);
  },
  armchair: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([0.15, d], [0.15, 0.2], [w - 0.15, 0.2], [w - 0.15, d]);
  },
  chair: ({ width: w, depth: d, rect }) => rect(0, 0, w, d),
  wardrobe: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([0, d], [w, 0]);
  },
  nightstand: ({ width: w, depth: d, rect }) => rect(0, 0, w, d),
  'tv-unit': ({ width: w, depth: d, rect }) => rect(0, 0, w, d),
};

/** With cushions, folds and seams. */
export const DETAILED_PIECES: Record<string, DrawPiece> = {
  bed: ({ width: w, depth: d, rect, line, draw }) => {
    rect(0, 0, w, d, 0.06);
    rect(-0.04, -0.02, w + 0.08, 0.08, 0.02);
    const pillows = w > 1.1 ? 2 : 1;
    const each = w / pillows;
    for (let i = 0; i < pillows; i++) {
      const [u0, u1] = [i * each + 0.08, (i + 1) * each - 0.08];
      draw((to) => {
        to.moveTo(u0, 0.14);
        to.lineTo((u0 + u1) / 2, 0.17);
        to.lineTo(u1, 0.14);
        to.lineTo(u1 - 0.03, 0.3);
        to.lineTo(u1, 0.5);
        to.lineTo((u0 + u1) / 2, 0.46);
        to.lineTo(u0, 0.5);
        to.lineTo(u0 + 0.03, 0.3);
        to.lineTo(u0, 0.14);
      });
    }
    line([0, 0.62], [w, 0.62]);
    line([0, 0.74], [w * 0.62, 0.74], [w, 1.25]);
    line([w * 0.62, 0.74], [w * 0.62, 1.1], [w, 1.25]);
    line([0.06, d * 0.62], [0.1, d - 0.1]);
    line([w - 0.07, d * 0.75], [w - 0.1, d - 0.06]);
  },
  sofa: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d, 0.12);
    rect(0.02, 0.02, w - 0.04, 0.2, 0.08);
    for (const u of [0, w - 0.2]) rect(u, 0.14, 0.2, d - 0.16, 0.09);
    const seats = w > 1.9 ? 3 : 2;
    const each = (w - 0.4) / seats;
    for (let i = 0; i < seats; i++) {
      rect(0.2 + each * i + 0.01, 0.22, each - 0.02, d - 0.26, 0.07);
      line([0.2 + each * (i + 0.2), 0.34], [0.2 + each * (i + 0.8), 0.34]);
    }
    line([0.28, 0.3], [0.5, 0.22], [0.6, 0.4], [0.38, 0.5], [0.28, 0.3]);
    line([w - 0.28, 0.3], [w - 0.5, 0.22], [w - 0.6, 0.4], [w - 0.38, 0.5], [w - 0.28, 0.3]);
  },
  armchair: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d, 0.16);
    rect(0.14, 0.18, w - 0.28, d - 0.2, 0.1);
    line([0.2, 0.26], [w - 0.2, 0.26]);
    rect(w * 0.3, 0.14, w * 0.4, 0.2, 0.06);
  },
  chair: ({ width: w, depth: d, rect, line }) => {
    rect(0.02, 0.06, w - 0.04, d - 0.06, 0.08);
    line([0, 0.14], [0, 0.02], [w, 0.02], [w, 0.14]);
    line([0.05, 0.1], [w - 0.05, 0.1]);
    line([0.06, 0.12], [0.1, d - 0.06]);
    line([w - 0.06, 0.12], [w - 0.1, d - 0.06]);
  },
  table: ({ width: w, depth: d, rect, line, ellipse }) => {
    rect(0, 0, w, d, 0.03);
    rect(0.04, 0.04, w - 0.08, d - 0.08);
    for (const u of [0.25, 0.75]) for (const v of [0.25, 0.75]) ellipse(w * u, d * v, 0.1, 0.1);
    line([w * 0.4, d / 2], [w * 0.6, d / 2]);
  },
  'round-table': ({ width: w, depth: d, ellipse }) => {
    for (const s of [0.5, 0.46, 0.12]) ellipse(w / 2, d / 2, w * s, d * s);
  },
  rug: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    rect(0.1, 0.1, w - 0.2, d - 0.2);
    for (let u = 0.04; u < w; u += 0.09) {
      line([u, 0], [u, -0.06]);
      line([u, d], [u, d + 0.06]);
    }
    line([w / 2, 0.16], [w - 0.2, d / 2], [w / 2, d - 0.16], [0.2, d / 2], [w / 2, 0.16]);
  },
  wardrobe: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    rect(0.03, 0.03, w - 0.06, d - 0.09);
    line([0.05, d * 0.45], [w - 0.05, d * 0.45]);
    for (let u = 0.1, i = 0; u < w - 0.08; u += 0.09, i++) {
      const lean = ((i * 37) % 11) / 100 - 0.05;
      line([u - lean, d * 0.14], [u + lean, d * 0.78]);
    }
  },
  'tv-unit': ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    rect(w * 0.12, d * 0.4, w * 0.76, 0.05);
    rect(w * 0.35, d * 0.4 - 0.08, w * 0.3, 0.08);
    line([w * 0.12, d * 0.4 + 0.05], [w * 0.2, d * 0.4 + 0.09], [w * 0.8, d * 0.4 + 0.09], [w * 0.88, d * 0.4 + 0.05]);
  },
  desk: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d);
    rect(w / 2 - 0.26, 0.08, 0.52, 0.06);
    rect(w / 2 - 0.2, 0.3, 0.4, 0.14, 0.02);
    ellipse(w / 2 + 0.28, 0.36, 0.03, 0.05);
    line([w * 0.1, 0.1], [w * 0.24, 0.06], [w * 0.28, 0.26], [w * 0.14, 0.3], [w * 0.1, 0.1]);
  },
};

/** Pieces that look much the same everywhere. */
export const ODD_PIECES: Record<string, DrawPiece> = {
  armchair: ({ width: w, depth: d, rect }, round) => {
    rect(0, 0, w, d, round ? 0.14 : 0.02);
    rect(0.14, 0.18, w - 0.28, d - 0.18, round ? 0.08 : 0);
  },
  plant: ({ width: w, depth: d, draw, ellipse, line }, round) => {
    const [cu, cv, r] = [w / 2, d / 2, Math.min(w, d) / 2];
    const leaves = 9;
    if (round) {
      for (let i = 0; i < leaves; i++) {
        const [a, b] = [(i * 2 * Math.PI) / leaves, ((i + 0.5) * 2 * Math.PI) / leaves];
        draw((to) => {
          to.moveTo(cu, cv);
          to.lineTo(cu + Math.cos(a) * r * 0.6, cv + Math.sin(a) * r * 0.6);
          to.lineTo(cu + Math.cos(b) * r, cv + Math.sin(b) * r);
          to.lineTo(cu + Math.cos(b + 0.35) * r * 0.6, cv + Math.sin(b + 0.35) * r * 0.6);
          to.lineTo(cu, cv);
        });
      }
    } else {
      ellipse(cu, cv, r, r);
      for (let i = 0; i < leaves; i++) {
        const a = (i * 2 * Math.PI) / leaves;
        line([cu, cv], [cu + Math.cos(a) * r * 0.9, cv + Math.sin(a) * r * 0.9]);
      }
    }
    ellipse(cu, cv, r * 0.2, r * 0.2);
  },
  person: ({ width: w, depth: d, ellipse }) => {
    ellipse(w / 2, d / 2, w * 0.5, d * 0.3);
    ellipse(w / 2, d / 2, w * 0.2, w * 0.2);
  },
  shelf: ({ width: w, depth: d, rect, line }, round) => {
    rect(0, 0, w, d);
    if (round) for (let u = 0.4; u < w - 0.1; u += 0.4) line([u, 0], [u, d]);
    else line([0, 0], [w, d]);
  },
  'corner-sofa': ({ width: w, depth: d, draw, line, rect }, round) => {
    draw((to) => {
      for (const [i, [u, v]] of (
        [
          [0, 0],
          [w, 0],
          [w, 0.9],
          [0.9, 0.9],
          [0.9, d],
          [0, d],
          [0, 0],
        ] as const
      ).entries())
        i ? to.lineTo(u, v) : to.moveTo(u, v);
    });
    line([0.22, d], [0.22, 0.22], [w, 0.22]);
    for (let u = 0.9; u < w - 0.3; u += 0.7) line([u, 0.22], [u, 0.9]);
    line([0.22, 0.9], [0.9, 0.9]);
    if (round) rect(0.3, 0.3, 0.4, 0.4, 0.08);
  },
  lounger: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d, 0.06);
    line([0, d * 0.35], [w, d * 0.35]);
    for (let v = d * 0.45; v < d - 0.08; v += 0.16) line([0.05, v], [w - 0.05, v]);
  },
};
