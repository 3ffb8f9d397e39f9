import { doubleRect, type Form, hatchPart, rings } from './form-lines.ts';

const boardTable: Form = (random) => {
  const [double, radius] = [random.chance(0.35), random.pick([0, 0, 0.04, 0.12, 0.3])];
  const [plates, planks] = [random.chance(0.15), random.chance(0.12)];
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    if (double) doubleRect(f, [0, 0, w, d], 0.04, radius);
    else rect(0, 0, w, d, radius);
    if (planks && radius === 0) for (let v = 0.15; v < d - 0.05; v += 0.15) line([0, v], [w, v]);
    for (let u = 0.3; plates && u < w - 0.2; u += 0.6) for (const v of [0.25, 0.75]) rings(f, u, d * v, [d * 0.12]);
  };
};
/** A round or an oval table: its edge once or twice, its foot, plates along it. */
const roundTable: Form = (random) => {
  const [edge, foot, plates] = [random.pick([[1], [1], [1, 0.9], [1, 0.93, 0.5]]), random.chance(0.3), random.chance(0.15)];
  const flat = random.chance(0.2);
  return (f) => {
    const { width: w, depth: d, ellipse, draw } = f;
    if (flat && w > d * 1.4)
      draw((to) => to.rect(0, 0, w, d, d / 2));
    else for (const share of edge) ellipse(w / 2, d / 2, (w / 2) * share, (d / 2) * share);
    if (foot) ellipse(w / 2, d / 2, w * 0.08, d * 0.08);
    for (let i = 0; plates && i < 6; i++) {
      const way = ((i + 0.5) * Math.PI) / 3;
      rings(f, w / 2 + Math.cos(way) * w * 0.33, d / 2 + Math.sin(way) * d * 0.33, [Math.min(w, d) * 0.08]);
    }
  };
}; // biome-ignore format: shapes read better as tables
const lowTable: Form = (random) => {
  const [shape, glass] = [random.pick(['rect', 'soft', 'oval', 'double'] as const), random.chance(0.4)];
  return (f) => {
    const { width: w, depth: d, rect, ellipse, line } = f;
    if (shape === 'oval') ellipse(w / 2, d / 2, w / 2, d / 2);
    else if (shape === 'double') doubleRect(f, [0, 0, w, d], 0.06, 0.02);
    else rect(0, 0, w, d, shape === 'soft' ? Math.min(w, d) * 0.25 : 0);
    if (glass) for (const by of [0, 0.1]) line([w * (0.4 + by), d * 0.65], [w * (0.55 + by), d * 0.35]);
  };
};
/** A desk with a screen, a keyboard, a lamp or drawers at one end. */
const deskTop: Form = (random) => {
  const [screen, drawers, lamp] = [random.chance(0.7), random.chance(0.4), random.chance(0.3)];
  return (f) => {
    const { width: w, depth: d, rect } = f;
    rect(0, 0, w, d);
    if (screen) rect(w * 0.32, d * 0.12, w * 0.36, d * 0.1);
    if (screen) rect(w * 0.38, d * 0.5, w * 0.24, d * 0.18);
    if (drawers) rect(w * 0.72, 0, w * 0.28, d);
    if (lamp) rings(f, w * 0.14, d * 0.3, [Math.min(w, d) * 0.14, Math.min(w, d) * 0.05]);
  };
};
const lowUnit: Form = (random) => {
  const [screen, doors] = [random.pick(['bar', 'box', 'none'] as const), random.chance(0.4)];
  return ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    if (screen === 'bar') rect(w * 0.15, d * 0.4, w * 0.7, d * 0.12);
    if (screen === 'box') rect(w * 0.28, d * 0.15, w * 0.44, d * 0.6, 0.03);
    if (doors) for (const share of [1 / 3, 2 / 3]) line([w * share, 0], [w * share, d]);
  };
};

/** A rug as hatching, stripes, borders or fringes. */
const rug: Form = (random) => {
  const mark = random.pick(['hatched', 'hatched', 'both', 'stripes', 'borders', 'dashed', 'plain'] as const);
  const [step, fringes] = [random.range(0.08, 0.25), random.chance(0.3)];
  return (f) => {
    const { width: w, depth: d, rect, line, draw } = f;
    if (mark === 'dashed') draw((to) => to.rect(0, 0, w, d), { dash: true });
    else rect(0, 0, w, d);
    if (mark === 'hatched') hatchPart(f, [0, 0, w, d], step);
    if (mark === 'both') hatchPart(f, [w * 0.08, d * 0.08, w * 0.84, d * 0.84], step);
    if (mark === 'both') rect(w * 0.08, d * 0.08, w * 0.84, d * 0.84);
    if (mark === 'stripes') for (let u = step; u < w; u += step) line([u, 0], [u, d]);
    if (mark === 'borders') for (const by of [0.06, 0.1]) rect(w * by, d * by, w * (1 - 2 * by), d * (1 - 2 * by));
    if (fringes) for (let v = 0.05; v < d; v += 0.1) for (const u of [0, w - 0.06]) line([u, v], [u + 0.06, v]);
  };
};

/** Tables, rugs and low pieces. */
export const TABLE_FORMS: Readonly<Record<string, readonly Form[]>> = {
  table: [boardTable],
  'round-table': [roundTable],
  'oval-table': [roundTable],
  'coffee-table': [lowTable],
  desk: [deskTop],
  'tv-unit': [lowUnit],
  rug: [rug],
};
