import { crossPart, doubleRect, type Form, rings, tilePart } from './form-lines.ts';

/** A tub: bare, oval, wider at its head, or within a rim, its drain at one end or amidst. */
const tub: Form = (random) => {
  const [shape, rim] = [random.pick(['oval', 'rounded', 'square', 'headed'] as const), random.range(0.05, 0.12)];
  const [drain, twice, framed] = [random.pick([0.14, 0.5, 0.86]), random.chance(0.3), random.chance(0.85)];
  return (f) => {
    const { width: w, depth: d, rect, ellipse, draw } = f;
    if (framed) rect(0, 0, w, d);
    for (const by of twice ? [rim, rim + 0.04] : [rim]) {
      if (shape === 'oval') ellipse(w / 2, d / 2, w / 2 - by, d / 2 - by);
      else if (shape === 'headed')
        draw((to) => {
          to.moveTo(by, by);
          to.lineTo(w - d / 2, by);
          to.ellipse(w - d / 2, d / 2, d / 2 - by, d / 2 - by, -Math.PI / 2, Math.PI / 2);
          to.lineTo(by, d - by);
          to.lineTo(by, by);
        });
      else rect(by, by, w - 2 * by, d - 2 * by, shape === 'rounded' ? d * 0.25 : 0.03);
    }
    rings(f, Math.min(w - 0.2, Math.max(0.2, w * drain)), d / 2, [0.03]);
  };
};

/** A shower: a tray with a cross or a fall to its drain, tiles, dashes on the floor, glass to a side, a rounded corner. */
const tray: Form = (random) => {
  const mark = random.pick(['cross', 'cross', 'fall', 'tiles', 'drain', 'stroke'] as const);
  const [double, size, corner] = [random.chance(0.35), random.range(0.03, 0.07), random.chance(0.35)];
  const [at, side] = [random.pick([0.5, 0.5, 0.2]), random.pick([0.1, 0.15, 0.2])];
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    if (double) doubleRect(f, [0, 0, w, d], 0.05, 0.03);
    else rect(0, 0, w, d);
    if (mark === 'cross') crossPart(f, [0, 0, w, d]);
    if (mark === 'stroke') line([0, d], [w, 0]);
    if (mark === 'tiles') tilePart(f, [0, 0, w, d], side);
    if (mark === 'fall')
      for (const [u, v] of [[0, 0], [w, 0], [0, d], [w, d]] as const) line([u, v], [w * at, d * at]);
    if (mark !== 'cross') rings(f, w * at, d * at, [size]);
    if (corner && mark === 'drain') line([w, d * 0.4], [w * 0.4, d]);
  };
}; // biome-ignore format: shapes read better as tables
const dashedShower: Form = (random) => {
  const [glass, at] = [random.chance(0.5), random.pick([0.5, 0.18])];
  return (f) => {
    const { width: w, depth: d, draw, line } = f;
    draw((to) => to.rect(0, 0, w, d), { dash: true, fill: '' });
    if (glass) line([w, 0], [w, d]);
    rings(f, w * at, d * at, [0.05, 0.02]);
  };
};

/** A counter with an oval, round or square basin in it, on it or before it. */
const counterBasin: Form = (random) => {
  const [shape, twice] = [random.pick(['oval', 'oval', 'round', 'square'] as const), random.chance(0.4)];
  const [tap, radius] = [random.pick(['line', 'dot', 'none'] as const), random.pick([0, 0.03, 0.1])];
  const place = random.pick([0.5, 0.5, 0.3, 0.7]);
  return (f) => {
    const { width: w, depth: d, rect, ellipse, line } = f;
    rect(0, 0, w, d, radius);
    const basins = w > 1.5 ? [0.27, 0.73] : [w > 0.85 ? place : 0.5];
    const half = Math.min(0.26, (w / basins.length) * 0.4);
    for (const share of basins) {
      const u = w * share;
      for (const size of twice ? [1, 0.78] : [1]) {
        const [ru, rv] = [half * size, d * 0.32 * size];
        if (shape === 'square') rect(u - ru, d * 0.56 - rv, 2 * ru, 2 * rv, 0.04);
        else ellipse(u, d * 0.56, shape === 'round' ? Math.min(ru, rv) : ru, shape === 'round' ? Math.min(ru, rv) : rv);
      }
      rings(f, u, d * 0.56, [0.02]);
      if (tap === 'line') line([u, d * 0.06], [u, d * 0.4]);
      if (tap === 'dot') rings(f, u, d * 0.12, [0.02]);
    }
  };
};

/** A pan for a washer: a square with a round drain, its rim doubled or its corners marked; or the washer itself. */
const washerPan: Form = (random) => {
  const [rim, drain, at] = [random.range(0.03, 0.08), random.range(0.04, 0.09), random.pick([0.5, 0.5, 0.2])];
  const [corners, radius] = [random.chance(0.4), random.pick([0, 0.04, 0.1])];
  return (f) => {
    const { width: w, depth: d, rect } = f;
    doubleRect(f, [0, 0, w, d], rim, radius);
    if (corners) for (const u of [rim, w - rim - 0.1]) for (const v of [rim, d - rim - 0.1]) rect(u, v, 0.1, 0.1);
    rings(f, w * at, d * 0.5, [drain]);
  };
};
const washer: Form = (random) => {
  const [mark, panel] = [random.pick(['drum', 'drum', 'cross', 'stroke', 'none'] as const), random.chance(0.4)];
  const size = random.range(0.22, 0.4);
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    rect(0, 0, w, d, 0.02);
    if (panel) line([0, d * 0.16], [w, d * 0.16]);
    const drum = Math.min(w, d) * size;
    if (mark === 'drum') rings(f, w / 2, d * 0.55, [drum, drum * 0.75]);
    if (mark === 'cross') crossPart(f, [0, 0, w, d]);
    if (mark === 'stroke') line([0, 0], [w, d]);
  };
};

/** Bathrooms and laundries in the ways that real sheets draw them. */
export const BATH_FORMS: Readonly<Record<string, readonly Form[]>> = {
  bath: [tub],
  shower: [tray, tray, dashedShower],
  vanity: [counterBasin],
  basin: [counterBasin],
  'washing-machine': [washerPan, washer, washer],
};
