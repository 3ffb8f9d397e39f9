import type { DrawPiece } from '../furniture-families.ts';

/** Ground of masonry round a firebox, as black as the walls. */
const MASONRY = '#111111';
const PAPER = '#ffffff';

/**
 * Fixtures as flats to let are drawn in North America: tubs and basins as ovals, washers with the lid on top, wall cabinets as dashes over worktops,
 * a shelf over a rod in closets, fireboxes in blocks of masonry. All of it is built in and is easily taken for seats.
 */
export const AMERICAN_FIXTURES: Record<string, DrawPiece> = {
  'washing-machine': ({ width: w, depth: d, rect, ellipse, line }, round) => {
    rect(0, 0, w, d, 0.02);
    rect(w * 0.2, d * 0.2, w * 0.6, d * 0.6, w * 0.14);
    if (round) ellipse(w / 2, d / 2, w * 0.08, w * 0.08);
    else line([0, d * 0.12], [w, d * 0.12]);
  },
  fireplace: ({ width: w, depth: d, rect, draw, ellipse }, round) => {
    draw((to) => to.rect(0, 0, w, d), { fill: MASONRY });
    draw((to) => {
      to.moveTo(w * 0.24, d);
      to.lineTo(w * 0.34, d * 0.2);
      to.lineTo(w * 0.66, d * 0.2);
      to.lineTo(w * 0.76, d);
      to.lineTo(w * 0.24, d);
    }, { fill: PAPER });
    if (round) {
      rect(w * 0.4, d * 0.3, w * 0.2, d * 0.55);
      ellipse(w / 2, d * 0.58, Math.min(w * 0.09, d * 0.25), Math.min(w * 0.09, d * 0.25));
    }
    // The hearth lies before it on the floor.
    draw((to) => to.rect(w * 0.12, d, w * 0.76, 0.3), { thin: true, dash: true, fill: 'rgba(0,0,0,0)' });
  },
  fridge: ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d * 0.94);
    line([0, d * 0.86], [w, d * 0.86]);
    line([w * 0.06, d * 0.94], [w * 0.06, d], [w * 0.94, d], [w * 0.94, d * 0.94]);
  },
  'kitchen-counter': ({ width: w, depth: d, rect, draw }) => {
    rect(0, 0, w, d);
    draw((to) => { to.moveTo(0, d * 0.55); to.lineTo(w, d * 0.55); }, { dash: true });
  },
  island: ({ width: w, depth: d, rect, line }, round) => {
    rect(0, 0, w, d, round ? 0.08 : 0);
    // The bar on its far side is a step higher.
    line([0, d * 0.72], [w, d * 0.72]);
  },
  basin: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d);
    ellipse(w / 2, d * 0.55, w * 0.36, d * 0.3);
    ellipse(w / 2, d * 0.55, 0.025, 0.025);
    line([w / 2, d * 0.1], [w / 2, d * 0.42]);
  },
  vanity: ({ width: w, depth: d, rect, ellipse, line }) => {
    rect(0, 0, w, d);
    const basins = w > 1.4 ? [0.27, 0.73] : [0.5];
    for (const u of basins) {
      for (const share of [1, 0.72]) ellipse(w * u, d * 0.55, Math.min(0.3, w * 0.36) * share, d * 0.33 * share);
      ellipse(w * u, d * 0.55, 0.02, 0.02);
      line([w * u, d * 0.08], [w * u, d * 0.45]);
    }
  },
  bath: ({ width: w, depth: d, rect, ellipse }, round) => {
    rect(0, 0, w, d);
    if (round) ellipse(w / 2, d / 2, w * 0.44, d * 0.42);
    else rect(0.07, 0.07, w - 0.14, d - 0.14, d * 0.3);
    ellipse(0.2, d / 2, 0.03, 0.03);
  },
  'closet-rod': ({ width: w, depth: d, rect, line }, round) => {
    const shelf = Math.min(0.32, d);
    rect(0, 0, w, shelf);
    if (round) line([0, shelf + 0.04], [w, shelf + 0.04]);
    line([0, shelf * 0.8], [w, shelf * 0.8]);
  },
}; // biome-ignore format: shapes read better as tables
