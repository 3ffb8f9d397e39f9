import type { SymbolFrame } from '../symbol-frame.ts';
import { type Form, hatchPart, rings } from './form-lines.ts';

/** A back and two arms round a seat, open to the front; `soft` rounds its corners. */
function hull({ width: w, depth: d, draw }: SymbolFrame, back: number, arm: number, soft: number): void {
  draw((to) => to.rect(0, 0, w, d, soft));
  draw((to) => {
    to.moveTo(arm, d);
    to.lineTo(arm, back);
    to.lineTo(w - arm, back);
    to.lineTo(w - arm, d);
  }, { fill: '' });
} // biome-ignore format: shapes read better as tables

/** A sofa with long or short arms, its seats and cushions parted or not. */
const armedSofa: Form = (random) => {
  const [back, arm, soft] = [random.range(0.14, 0.3), random.range(0.08, 0.26), random.pick([0, 0.05, 0.12, 0.25])];
  const [cushions, short, pillows] = [random.chance(0.65), random.range(0, 0.3), random.chance(0.3)];
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    const [b, a] = [Math.min(back, d * 0.4), Math.min(arm, w * 0.2)];
    if (short > 0.15) {
      // Its seat stands out before its arms.
      rect(a, 0, w - 2 * a, d, soft);
      for (const u of [0, w - a]) rect(u, 0, a, d * (1 - short), soft);
      line([a, b], [w - a, b]);
    } else hull(f, b, a, soft);
    const seats = Math.max(1, Math.round((w - 2 * a) / 0.75));
    for (let i = 1; cushions && i < seats; i++) line([a + ((w - 2 * a) * i) / seats, b], [a + ((w - 2 * a) * i) / seats, d]);
    const size = Math.min(0.36, (w - 2 * a) / 3, d - b);
    if (pillows) for (const u of [a, w - a - size]) rect(u, b, size, size * 0.7, 0.06);
  };
}; // biome-ignore format: shapes read better as tables
/** A sofa or a chair whose back is one curve round the seat. */
const curvedSeat: Form = (random) => {
  const [thick, line2] = [random.range(0.1, 0.2), random.chance(0.6)];
  return (f) => {
    const { width: w, depth: d, draw, line } = f;
    const arch = (by: number) => (to: Parameters<Parameters<SymbolFrame['draw']>[0]>[0]) => {
      to.moveTo(by * w, d);
      to.lineTo(by * w, d / 2);
      to.ellipse(w / 2, d / 2, w / 2 - by * w, d / 2 - by * d, Math.PI, 2 * Math.PI);
      to.lineTo(w - by * w, d);
    };
    draw((to) => {
      arch(0)(to);
      to.lineTo(0, d);
    });
    draw(arch(thick), { fill: '' });
    if (line2) line([thick * w, d * 0.92], [w - thick * w, d * 0.92]);
  };
};
/** A sofa round a corner or with a chaise longue: its back along two sides, one seat longer than the others. */
const chaise: Form = (random) => {
  const [deep, back, soft] = [random.range(0.75, 1), random.range(0.15, 0.28), random.chance(0.5)];
  const [seats, pillow] = [random.chance(0.7), random.chance(0.4)];
  return ({ width: w, depth: d, draw, line, rect }) => {
    const s = Math.min(deep, d * 0.75, w * 0.6);
    const corners = [[0, 0], [w, 0], [w, s], [s, s], [s, d], [0, d], [0, 0]] as const;
    draw((to) => {
      for (const [i, [u, v]] of corners.entries()) if (i) to.lineTo(u, v);
      else to.moveTo(u, v);
    });
    const b = Math.min(back, s * 0.4);
    if (soft) rect(0, 0, w, b, b * 0.4);
    line([b, d], [b, b], [w, b]);
    if (seats) for (let u = s; u < w - 0.3; u += 0.65) line([u, b], [u, s]);
    if (seats) line([b, s], [s, s]);
    if (pillow) rect(b, b, Math.min(0.4, s - b), Math.min(0.4, s - b), 0.08);
  };
}; // biome-ignore format: shapes read better as tables

/** A chair with a back that is straight, curved or only a bar, with arms as long as its seat or without. */
const backedChair: Form = (random) => {
  const [seat, back] = [random.pick(['square', 'soft', 'round'] as const), random.pick(['bar', 'box', 'arc', 'wide'] as const)];
  const arms = random.chance(0.3);
  return ({ width: w, depth: d, rect, ellipse, line, draw }) => {
    const inset = arms ? 0.12 : 0.04;
    const [u, v, sw, sd] = [w * inset, d * 0.12, w * (1 - 2 * inset), d * 0.86];
    if (seat === 'round') ellipse(w / 2, v + sd / 2, Math.min(sw, sd) / 2, Math.min(sw, sd) / 2);
    else rect(u, v, sw, sd, seat === 'soft' ? Math.min(sw, sd) * 0.25 : 0);
    if (back === 'bar') line([0, d * 0.03], [w, d * 0.03]);
    if (back === 'box') rect(0, 0, w, d * 0.13, d * 0.05);
    if (back === 'wide') rect(w * 0.1, 0, w * 0.8, d * 0.2);
    if (back === 'arc')
      for (const by of [0, 0.08])
        draw((to) => {
          to.moveTo(w * by, d * 0.3);
          to.ellipse(w / 2, d * 0.3, w * (0.5 - by), d * (0.3 - by), Math.PI, 2 * Math.PI);
        }, { fill: '' });
    if (arms) for (const at of [0, w * 0.9]) rect(at, d * 0.08, w * 0.1, d * 0.72, w * 0.04);
  };
}; // biome-ignore format: shapes read better as tables
const bowlChair: Form = (random) => {
  const [shells, seat] = [random.pick([[0.5], [0.5, 0.4]]), random.chance(0.5)];
  return (f) => {
    const { width: w, depth: d, ellipse } = f;
    for (const share of shells) ellipse(w / 2, d / 2, w * share, d * share);
    if (seat) f.rect(w * 0.25, d * 0.3, w * 0.5, d * 0.55, w * 0.1);
  };
};

/** Beds: frame, mattress, pillows, and a cover that is folded back, turned down at a corner or striped. */
const madeBed: Form = (random) => {
  const [head, pillow] = [random.pick([0, 0, 0.06, 0.12]), random.pick(['square', 'soft', 'round', 'long'] as const)];
  const [cover, soft] = [random.pick(['line', 'band', 'corner', 'stripes', 'fold', 'none'] as const), random.pick([0, 0.04, 0.1])];
  const [inner, hatched, at] = [random.chance(0.3), random.chance(0.12), random.range(0.28, 0.42)];
  return (f) => {
    const { width: w, depth: d, rect, line, ellipse } = f;
    rect(0, 0, w, d, soft);
    if (head) line([0, head], [w, head]);
    if (inner) rect(0.04, 0.04 + head, w - 0.08, d - 0.08 - head, soft);
    const count = pillow === 'long' || w < 1.15 ? 1 : 2;
    const [each, deep] = [w / count, Math.min(0.45, d * 0.18)];
    for (let i = 0; i < count; i++) {
      const [u, v] = [i * each + each * 0.1, head + d * 0.03];
      if (pillow === 'round') ellipse(u + each * 0.4, v + deep / 2, each * 0.4, deep / 2);
      else rect(u, v, each * 0.8, deep, pillow === 'square' ? 0.01 : 0.1);
    }
    const fold = d * at;
    if (cover !== 'none') line([0, fold], [w, fold]);
    if (cover === 'band') line([0, fold + d * 0.1], [w, fold + d * 0.1]);
    if (cover === 'fold') line([0, fold], [w * 0.12, fold + d * 0.12], [w * 0.88, fold + d * 0.12], [w, fold]);
    if (cover === 'corner') line([w, fold + d * 0.25], [w * 0.55, fold], [w * 0.6, fold + d * 0.22], [w, fold + d * 0.25]);
    if (cover === 'stripes') for (let v = fold + 0.15; v < d - 0.05; v += 0.18) line([0, v], [w, v]);
    if (hatched) hatchPart(f, [0, fold, w, d - fold], 0.2);
  };
}; // biome-ignore format: shapes read better as tables
const plainBed: Form = (random) => {
  const [double, at] = [random.chance(0.5), random.range(0.18, 0.3)];
  return ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    if (double) line([w / 2, 0], [w / 2, d]);
    line([0, d * at], [w, d * at]);
    line([0, d], [w, d * at]);
  };
};

/** Seats and beds in more ways than a manner has for them. */
export const SEAT_FORMS: Readonly<Record<string, readonly Form[]>> = {
  sofa: [armedSofa, armedSofa, armedSofa, curvedSeat],
  armchair: [armedSofa, curvedSeat, curvedSeat, bowlChair],
  'corner-sofa': [chaise],
  chair: [backedChair, backedChair, backedChair, curvedSeat, bowlChair],
  bed: [madeBed, madeBed, madeBed, plainBed],
  nightstand: [
    () => (f) => f.rect(0, 0, f.width, f.depth),
    () => (f) => {
      f.rect(0, 0, f.width, f.depth);
      rings(
        f,
        f.width / 2,
        f.depth / 2,
        [0.35, 0.12].map((share) => Math.min(f.width, f.depth) * share),
      );
    },
  ],
};
