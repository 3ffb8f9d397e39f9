import type { SymbolFrame } from '../symbol-frame.ts';
import { crossPart, doubleRect, type Form } from './form-lines.ts';

/** Hangers on a rod, leaning by turns. */
function hang({ width: w, depth: d, line }: SymbolFrame, step: number, lean: number): void {
  for (let u = Math.max(step, 3 * lean), i = 1; u < w - Math.max(0.04, 3 * lean); u += step, i++) {
    const by = lean * (((i * 29) % 7) - 3);
    line([u - by, d * 0.16], [u + by, d * 0.86]);
  }
}

/** A shelf over a rod: either or both, the hangers on it or none. */
const rod: Form = (random) => {
  const [shelf, hangers] = [random.pick([0, 0.3, 0.4]), random.pick(['none', 'none', 'leaning', 'straight'] as const)];
  const [dashed, twice, step] = [random.chance(0.5), random.chance(0.25), random.range(0.07, 0.16)];
  return (f) => {
    const { width: w, depth: d, rect, draw } = f;
    if (shelf) rect(0, 0, w, Math.min(shelf, d * 0.8));
    const along = (v: number) =>
      draw((to) => {
        to.moveTo(0.02, v);
        to.lineTo(w - 0.02, v);
      }, { dash: dashed, fill: '' });
    for (const share of twice ? [0.5, 0.56] : [0.55]) along(d * share);
    if (hangers !== 'none') hang(f, step, hangers === 'leaning' ? 0.02 : 0);
  };
}; // biome-ignore format: shapes read better as tables
const boards: Form = (random) => {
  const [count, dashed] = [random.int(1, 3), random.chance(0.4)];
  return ({ width: w, depth: d, rect, draw }) => {
    rect(0, 0, w, d);
    for (let i = 1; i <= count; i++)
      draw((to) => {
        to.moveTo(0, (d * i) / (count + 1));
        to.lineTo(w, (d * i) / (count + 1));
      }, { dash: dashed, fill: '' });
  };
}; // biome-ignore format: shapes read better as tables

/** A wardrobe behind two panels that slide by each other before it. */
const sliding: Form = (random) => {
  const [overlap, thick] = [random.range(0.04, 0.15), random.range(0.025, 0.05)];
  const [inside, arrows] = [random.pick(['none', 'none', 'rod', 'hangers'] as const), random.chance(0.2)];
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    rect(0, 0, w, d);
    rect(0, d - thick, w / 2 + overlap, thick);
    rect(w / 2 - overlap, d - 2 * thick, w / 2 + overlap, thick);
    if (inside !== 'none') line([0.04, d * 0.45], [w - 0.04, d * 0.45]);
    if (inside === 'hangers') hang({ ...f, depth: d * 0.86 }, 0.1, 0.015);
    if (arrows) line([w * 0.35, d * 0.8], [w * 0.65, d * 0.8], [w * 0.6, d * 0.74]);
  };
};
/** A closet for bedding: a shelf at half its height as a line, or two, its front a double line. */
const bedding: Form = (random) => {
  const [shelf, dashed, front] = [random.pick([0.5, 0.5, 0.35]), random.chance(0.4), random.range(0.03, 0.06)];
  const cross = random.chance(0.25);
  return (f) => {
    const { width: w, depth: d, rect, line, draw } = f;
    rect(0, 0, w, d);
    draw((to) => {
      to.moveTo(0, d * shelf);
      to.lineTo(w, d * shelf);
    }, { dash: dashed, fill: '' });
    for (const v of [d - front, d - 2 * front]) line([0, v], [w, v]);
    line([w / 2, d - 2 * front], [w / 2, d]);
    if (cross) crossPart(f, [0, 0, w, d]);
  };
}; // biome-ignore format: shapes read better as tables
/** A row of units: bare, with a stroke or a door open before each of them. */
const units: Form = (random) => {
  const [unit, mark] = [random.pick([0.4, 0.5, 0.6, 0.6]), random.pick(['none', 'stroke', 'cross', 'vee', 'half'] as const)];
  const double = random.chance(0.2);
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    if (double) doubleRect(f, [0, 0, w, d], 0.03, 0);
    else rect(0, 0, w, d);
    const count = Math.max(1, Math.round(w / unit));
    for (let i = 0; i < count; i++) {
      const [u, v] = [(w * i) / count, (w * (i + 1)) / count];
      if (i) line([u, 0], [u, d]);
      if (mark === 'stroke') line([u, d], [v, 0]);
      if (mark === 'cross') crossPart(f, [u, 0, v - u, d]);
      if (mark === 'vee') line([u, 0], [(u + v) / 2, d], [v, 0]);
      if (mark === 'half') line([u, d / 2], [v, d / 2]);
    }
  };
}; // biome-ignore format: shapes read better as tables
/** A long thin box, bare or with one stroke from corner to corner. */
const thin: Form = (random) => {
  const mark = random.pick(['none', 'stroke', 'cross', 'front'] as const);
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    rect(0, 0, w, d);
    if (mark === 'stroke') line([0, d], [w, 0]);
    if (mark === 'cross') crossPart(f, [0, 0, w, d]);
    if (mark === 'front') line([0, d * 0.85], [w, d * 0.85]);
  };
};

/** Closets and what is stored in them: built in, and as large as beds and sideboards. */
export const STORAGE_FORMS: Readonly<Record<string, readonly Form[]>> = {
  'closet-rod': [rod, rod, rod, boards],
  cupboards: [sliding, sliding, bedding, units, units, rod],
  'shoe-cabinet': [thin, thin, units],
  'wall-shelf': [thin, boards, units],
};
