import { crossPart, doubleRect, type Form, hatchPart, rings } from './form-lines.ts';

const MASONRY = ['#111111', '#555555', '#8a8a8a', '#bdbdbd', '#ffffff'];
const HEARTH = 'rgba(0,0,0,0)';

/** An opening in masonry, wider before than behind, with or without a hearth on the floor before it. */
const masonryFire: Form = (random) => {
  const [fill, splay, mouth] = [random.pick(MASONRY), random.range(0, 0.14), random.range(0.4, 0.7)];
  const [back, hearth, dashed] = [random.range(0.15, 0.45), random.pick([0, 0, 0.25, 0.4, 0.5]), random.chance(0.4)];
  return ({ width: w, depth: d, draw }) => {
    const from = (w * (1 - mouth)) / 2;
    draw((to) => to.rect(0, 0, w, d), { fill });
    draw((to) => {
      to.moveTo(from, d);
      to.lineTo(from + w * splay, d * back);
      to.lineTo(w - from - w * splay, d * back);
      to.lineTo(w - from, d);
      to.lineTo(from, d);
    }, { fill: '#ffffff' });
    if (hearth) draw((to) => to.rect(from * 0.6, d, w - from * 1.2, hearth), { thin: true, dash: dashed, fill: HEARTH });
  };
}; // biome-ignore format: shapes read better as tables
/** A recess with a grate, drawn by its lines alone. */
const linedFire: Form = (random) => {
  const [inner, hearth, step] = [random.chance(0.5), random.pick([0, 0.3, 0.45]), random.chance(0.4)];
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    if (hearth) f.draw((to) => to.rect(-0.1, d, w + 0.2, hearth), { thin: true });
    rect(0, 0, w, d);
    line([0, d], [w * 0.2, d * 0.3], [w * 0.8, d * 0.3], [w, d]);
    if (inner) rect(w * 0.28, d * 0.4, w * 0.44, d * 0.4);
    if (step) line([0, d * 0.88], [w, d * 0.88]);
  };
};

/** A round stove, its flue and the plate that it stands on. */
const roundStove: Form = (random) => {
  const plate = random.pick(['none', 'square', 'round', 'quarter'] as const);
  const [share, flue, door] = [random.range(0.5, 0.75), random.range(0.12, 0.3), random.chance(0.5)];
  return (f) => {
    const { width: w, depth: d, rect, draw, line } = f;
    const r = (Math.min(w, d) / 2) * (plate === 'none' ? 1 : share);
    if (plate === 'square') rect(0, 0, w, d);
    if (plate === 'round') rings(f, w / 2, d / 2, [Math.min(w, d) / 2]);
    if (plate === 'quarter')
      draw((to) => {
        to.moveTo(0, 0);
        to.lineTo(w, 0);
        to.ellipse(0, 0, w, d, 0.0001, Math.PI / 2);
        to.lineTo(0, 0);
      });
    const [u, v] = plate === 'quarter' ? [w * 0.42, d * 0.42] : [w / 2, d / 2];
    rings(f, u, v, [plate === 'quarter' ? r * 0.75 : r, r * flue]);
    if (door) line([u - r * 0.5, v + r * 0.6], [u + r * 0.5, v + r * 0.6]);
  };
};
const boxStove: Form = (random) => {
  const [inset, cross] = [random.range(0.08, 0.2), random.chance(0.4)];
  return (f) => {
    const { width: w, depth: d, rect } = f;
    rect(0, 0, w, d);
    rect(w * inset, d * inset, w * (1 - 2 * inset), d * (1 - 2 * inset), 0.04);
    if (cross) crossPart(f, [w * inset, d * inset, w * (1 - 2 * inset), d * (1 - 2 * inset)]);
    else rings(f, w / 2, d * 0.3, [Math.min(w, d) * 0.12]);
  };
};

/** A block of masonry with a flue in it: a square with a stroke or a cross, or a circle, one or two of them. */
const fluedOven: Form = (random) => {
  const [round, count] = [random.chance(0.4), random.pick([1, 1, 2])];
  const [size, at] = [random.range(0.2, 0.42), random.pick([0.3, 0.5, 0.5])];
  const [mark, double] = [random.pick(['none', 'stroke', 'cross', 'dark'] as const), random.chance(0.3)];
  const mouth = random.chance(0.5);
  return (f) => {
    const { width: w, depth: d, rect, line, draw } = f;
    if (double) doubleRect(f, [0, 0, w, d], 0.06, 0);
    else rect(0, 0, w, d);
    const side = Math.min(size * Math.min(w, d), 0.35);
    for (let i = 0; i < count; i++) {
      const [u, v] = [(w * (i + 1)) / (count + 1), d * at];
      if (round) rings(f, u, v, [side / 2, side * 0.32]);
      else if (mark === 'dark') draw((to) => to.rect(u - side / 2, v - side / 2, side, side), { fill: '#333333' });
      else rect(u - side / 2, v - side / 2, side, side);
      if (!round && mark === 'stroke') line([u - side / 2, v + side / 2], [u + side / 2, v - side / 2]);
      if (!round && mark === 'cross') crossPart(f, [u - side / 2, v - side / 2, side, side]);
    }
    if (mouth) line([w * 0.3, d], [w * 0.34, d * 0.86], [w * 0.66, d * 0.86], [w * 0.7, d]);
  };
};
const hatchedOven: Form = (random) => {
  const [step, edge] = [random.range(0.07, 0.16), random.range(0.1, 0.2)];
  return (f) => {
    const { width: w, depth: d, rect } = f;
    rect(0, 0, w, d);
    hatchPart(f, [0, 0, w, d], step);
    rect(w * edge, d * edge, w * (1 - 2 * edge), d * (1 - 2 * edge));
    rings(f, w / 2, d / 2, [Math.min(w, d) * 0.14]);
  };
};

/** Stoves and hearths: masonry, flues and fire boxes, which stand where armchairs and tables do. */
export const STOVE_FORMS: Readonly<Record<string, readonly Form[]>> = {
  fireplace: [masonryFire, masonryFire, linedFire],
  'wood-stove': [roundStove, roundStove, roundStove, boxStove],
  'masonry-stove': [fluedOven, fluedOven, hatchedOven, boxStove],
};
