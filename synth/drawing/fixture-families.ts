import type { DrawPiece } from './furniture-families.ts';

/** The simplest of symbols, as on sketches and small listings. */
export const PLAIN_FIXTURES: Record<string, DrawPiece> = {
  toilet: ({ width: w, depth: d, rect, ellipse }) => {
    rect(w * 0.1, 0, w * 0.8, d * 0.25);
    ellipse(w / 2, d * 0.62, w * 0.4, d * 0.36);
  },
  basin: ({ width: w, depth: d, rect, ellipse }) => {
    rect(0, 0, w, d);
    ellipse(w / 2, d / 2, w * 0.32, d * 0.3);
  },
  bath: ({ width: w, depth: d, rect }) => {
    rect(0, 0, w, d);
    rect(0.08, 0.08, w - 0.16, d - 0.16, 0.2);
  },
  shower: ({ width: w, depth: d, rect, line, ellipse }) => {
    rect(0, 0, w, d);
    line([0, d], [w, 0]);
    ellipse(w / 2, d / 2, 0.04, 0.04);
  },
  sink: ({ width: w, depth: d, rect }) => rect(0.04, 0.06, Math.min(0.5, w - 0.08), d - 0.12, 0.04),
  hob: ({ width: w, depth: d, ellipse }) => {
    for (const u of [0.27, 0.73]) for (const v of [0.28, 0.72]) ellipse(w * u, d * v, 0.085, 0.085);
  },
  'washing-machine': ({ width: w, depth: d, rect, ellipse }) => {
    rect(0, 0, w, d);
    ellipse(w / 2, d * 0.55, w * 0.26, w * 0.26);
    ellipse(w / 2, d * 0.55, w * 0.18, w * 0.18);
  },
  fridge: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([0, 0], [w, d]);
  },
};

/** Symbols with many lines, as in blocks of manufacturers. */
export const DETAILED_FIXTURES: Record<string, DrawPiece> = {
  toilet: ({ width: w, depth: d, rect, ellipse, line, draw }) => {
    rect(0.02, 0, w - 0.04, d * 0.27, 0.05);
    rect(w * 0.4, d * 0.05, w * 0.2, d * 0.08, 0.02);
    draw((to) => {
      to.moveTo(w * 0.2, d * 0.27);
      to.lineTo(w * 0.08, d * 0.55);
      to.ellipse(w / 2, d * 0.62, w * 0.43, d * 0.38, Math.PI, 0, true);
      to.lineTo(w * 0.8, d * 0.27);
    });
    ellipse(w / 2, d * 0.64, w * 0.32, d * 0.27);
    ellipse(w / 2, d * 0.66, w * 0.22, d * 0.2);
    line([w * 0.2, d * 0.33], [w * 0.8, d * 0.33]);
  },
  basin: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d, 0.06);
    ellipse(w / 2, d * 0.58, w * 0.4, d * 0.34);
    ellipse(w / 2, d * 0.58, w * 0.34, d * 0.28);
    ellipse(w / 2, d * 0.5, 0.02, 0.02);
    line([w / 2 - 0.015, 0.03], [w / 2 - 0.015, d * 0.34], [w / 2 + 0.015, d * 0.34], [w / 2 + 0.015, 0.03]);
    for (const s of [-1, 1]) ellipse(w / 2 + s * 0.09, d * 0.12, 0.025, 0.025);
  },
  bath: ({ width: w, depth: d, rect, ellipse, draw, line }) => {
    rect(0, 0, w, d);
    rect(0.03, 0.03, w - 0.06, d - 0.06, 0.04);
    draw((to) => {
      to.moveTo(0.12, 0.1);
      to.lineTo(w - d * 0.4, 0.1);
      to.ellipse(w - d * 0.45, d / 2, d * 0.38, d / 2 - 0.1, -Math.PI / 2, Math.PI / 2);
      to.lineTo(0.12, d - 0.1);
      to.lineTo(0.12, 0.1);
    });
    ellipse(0.26, d / 2, 0.035, 0.035);
    for (const s of [-1, 1]) ellipse(0.06, d / 2 + s * 0.09, 0.025, 0.025);
    line([0.04, d / 2], [0.17, d / 2]);
  },
  shower: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d);
    rect(0.04, 0.04, w - 0.08, d - 0.08, 0.05);
    for (const [u, v] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const)
      line([0.04 + u * (w - 0.08), 0.04 + v * (d - 0.08)], [w / 2 + (u - 0.5) * 0.14, d / 2 + (v - 0.5) * 0.14]);
    ellipse(w / 2, d / 2, 0.06, 0.06);
    ellipse(w / 2, d / 2, 0.02, 0.02);
  },
  sink: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d, 0.04);
    const bowl = Math.min(0.36, w / 2 - 0.04);
    rect(0.03, 0.09, bowl, d - 0.13, 0.08);
    if (w > 0.7) rect(0.06 + bowl, 0.09, bowl, d - 0.13, 0.08);
    ellipse(0.03 + bowl / 2, d * 0.55, 0.035, 0.035);
    line([w / 2, 0.02], [w / 2, d * 0.4]);
  },
  hob: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d, 0.02);
    rect(0.03, 0.03, w - 0.06, d * 0.8, 0.02);
    for (const [u, v] of [[0.27, 0.26], [0.73, 0.26], [0.27, 0.62], [0.73, 0.62]] as const) {
      for (const r of [0.1, 0.065, 0.03]) ellipse(w * u, d * v, r, r);
      line([w * u - 0.12, d * v], [w * u + 0.12, d * v]);
    }
    for (let i = 0; i < 4; i++) ellipse(w * (0.2 + i * 0.2), d * 0.92, 0.02, 0.02);
  },
  'washing-machine': ({ width: w, depth: d, rect, ellipse }) => {
    rect(0, 0, w, d, 0.03);
    rect(0.03, d * 0.82, w - 0.06, d * 0.14);
    ellipse(w / 2, d * 0.42, w * 0.34, w * 0.34);
    ellipse(w / 2, d * 0.42, w * 0.27, w * 0.27);
    for (const u of [0.2, 0.32]) ellipse(w * u, d * 0.89, 0.025, 0.025);
  },
  fridge: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d * 0.92);
    rect(0, d * 0.92, w, d * 0.08, 0.02);
    line([w * 0.08, d], [w * 0.08, d * 1.05], [w * 0.3, d * 1.05], [w * 0.3, d]);
    line([0, 0], [w, d * 0.92]);
    line([w, 0], [0, d * 0.92]);
  },
}; // biome-ignore format: shapes read better as tables
