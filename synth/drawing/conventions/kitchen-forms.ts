import type { SymbolFrame } from '../symbol-frame.ts';
import { crossPart, doubleRect, type Form, hatchPart, rings } from './form-lines.ts';

/** Where the burners of a hob are, as shares of its width and depth, and their sizes. */
const BURNERS = {
  four: [[0.27, 0.3, 1], [0.73, 0.3, 0.8], [0.27, 0.72, 0.8], [0.73, 0.72, 1]],
  three: [[0.25, 0.66, 1], [0.75, 0.66, 1], [0.5, 0.24, 0.7]],
  two: [[0.28, 0.5, 1], [0.72, 0.5, 1]],
  five: [[0.2, 0.28, 0.7], [0.8, 0.28, 0.7], [0.2, 0.74, 0.7], [0.8, 0.74, 0.7], [0.5, 0.5, 1]],
} as const; // biome-ignore format: a table

/** A worktop without and with its edge, its joints, the cupboards under it or above it. */
const plainTop: Form = (random) => {
  const radius = random.pick([0, 0, 0.03, 0.08, 0.15]);
  return ({ width: w, depth: d, rect }) => rect(0, 0, w, d, radius);
};
const doubleTop: Form = (random) => {
  const [by, radius] = [random.range(0.025, 0.07), random.pick([0, 0.04, 0.1, 0.2])];
  return (f) => doubleRect(f, [0, 0, f.width, f.depth], by, radius);
};
const edgedTop: Form = (random) => {
  const share = random.range(0.86, 0.95);
  return ({ width: w, depth: d, rect, line }) => {
    rect(0, 0, w, d);
    line([0, d * share], [w, d * share]);
  };
};
const unitTop: Form = (random) => {
  const [unit, stroke] = [random.pick([0.4, 0.5, 0.6, 0.6]), random.pick(['none', 'dash', 'slant'] as const)];
  return ({ width: w, depth: d, rect, line, draw }) => {
    rect(0, 0, w, d);
    for (let u = unit; u < w - 0.15; u += unit) line([u, 0], [u, d]);
    if (stroke === 'slant') for (let u = 0; u + unit <= w + 0.01; u += 2 * unit) line([u, d], [u + unit, 0]);
    if (stroke === 'dash') draw((to) => { to.moveTo(0, d * 0.58); to.lineTo(w, d * 0.58); }, { dash: true, thin: true });
  };
}; // biome-ignore format: shapes read better as tables
const hatchedTop: Form = (random) => {
  const step = random.range(0.09, 0.22);
  return (f) => {
    f.rect(0, 0, f.width, f.depth);
    hatchPart(f, [0, 0, f.width, f.depth], step);
  };
};

/** An island with a bar a step higher on one side, or with the stools' side dashed beyond its cupboards. */
const barIsland: Form = (random) => {
  const [share, dashed, radius] = [random.range(0.6, 0.78), random.chance(0.4), random.pick([0, 0.06, 0.2])];
  return ({ width: w, depth: d, rect, draw }) => {
    rect(0, 0, w, d, radius);
    draw((to) => { to.moveTo(0, d * share); to.lineTo(w, d * share); }, { dash: dashed, fill: '' });
  };
}; // biome-ignore format: shapes read better as tables
const roundedIsland: Form = (random) => {
  const double = random.chance(0.5);
  return (f) => {
    const { width: w, depth: d, draw } = f;
    // One of its ends is a half circle.
    const end = (by: number) =>
      draw((to) => {
        to.moveTo(by, by);
        to.lineTo(w - d / 2, by);
        to.ellipse(w - d / 2, d / 2, d / 2 - by, d / 2 - by, -Math.PI / 2, Math.PI / 2);
        to.lineTo(by, d - by);
        to.lineTo(by, by);
      });
    if (w < d) doubleRect(f, [0, 0, w, d], 0.05, 0.1);
    else for (const by of double ? [0, 0.06] : [0]) end(by);
  };
};

const bowlSink: Form = (random) => {
  const [bowls, radius, side] = [random.pick([1, 1, 2]), random.pick([0, 0.04, 0.12]), random.chance(0.5)];
  return (f) => {
    const { width: w, depth: d, ellipse, line } = f;
    const [each, gap] = [(w - 0.08) / bowls, 0.04];
    if (side) f.rect(0, 0, w, d, 0.02);
    for (let i = 0; i < bowls; i++) f.rect(0.04 + i * each, 0.08, each - gap, d - 0.13, radius);
    for (let i = 0; i < bowls; i++) ellipse(0.04 + (i + 0.5) * each - gap / 2, d / 2, 0.025, 0.025);
    line([w / 2, 0.02], [w / 2, d * 0.36]);
  };
};
/** The sink of a system kitchen: a bare rectangle, with a draining board or without. */
const boxSink: Form = (random) => {
  const [share, drains, inset] = [random.range(0.55, 1), random.chance(0.3), random.range(0, 0.06)];
  return ({ width: w, depth: d, rect, line }) => {
    rect(inset, inset, w * share - 2 * inset, d - 2 * inset, inset / 2);
    if (drains && share < 0.8) for (let u = w * share + 0.04; u < w; u += 0.06) line([u, d * 0.15], [u, d * 0.85]);
  };
};
const roundSink: Form = (random) => {
  const board = random.chance(0.6);
  return (f) => {
    const r = Math.min(f.width * 0.4, f.depth * 0.46);
    if (board) f.rect(0, 0, f.width, f.depth, 0.03);
    rings(f, f.width * (f.width > f.depth * 1.3 ? 0.32 : 0.5), f.depth / 2, [r, r * 0.86, 0.02]);
  };
};

const burnerHob: Form = (random) => {
  const places = BURNERS[random.pick(['four', 'four', 'three', 'three', 'two', 'five'] as const)];
  const [radius, many] = [random.range(0.16, 0.22), random.pick([[1], [1, 0.55], [1, 0.7, 0.35]])];
  const [framed, knobs, crossed] = [random.chance(0.75), random.chance(0.3), random.chance(0.25)];
  return (f) => {
    const { width: w, depth: d, rect, line, ellipse } = f;
    if (framed) rect(0, 0, w, d, 0.02);
    for (const [u, v, size] of places) {
      const r = Math.min(w, d) * radius * size;
      rings(f, w * u, d * v, many.map((share) => share * r));
      if (crossed) line([w * u - r * 1.2, d * v], [w * u + r * 1.2, d * v]);
      if (crossed) line([w * u, d * v - r * 1.2], [w * u, d * v + r * 1.2]);
    }
    if (knobs) for (let i = 1; i <= 4; i++) ellipse((w * i) / 5, d * 0.95, 0.015, 0.015);
  };
}; // biome-ignore format: shapes read better as tables

/** A tall block: bare, with a stroke or a cross over it, or with its door before it. */
const tallBlock: Form = (random) => {
  const mark = random.pick(['none', 'stroke', 'cross', 'door', 'inner'] as const);
  return (f) => {
    const { width: w, depth: d, rect, line } = f;
    rect(0, 0, w, d);
    if (mark === 'stroke') line([0, d], [w, 0]);
    if (mark === 'cross') crossPart(f, [0, 0, w, d]);
    if (mark === 'door') line([0, d * 0.9], [w, d * 0.9]);
    if (mark === 'inner') doubleRect(f, [0.03, 0.03, w - 0.06, d - 0.06], 0.05, 0);
  };
};
const pantryShelves: Form = (random) => {
  const [boards, dashed] = [random.int(1, 3), random.chance(0.5)];
  return ({ width: w, depth: d, rect, draw }) => {
    rect(0, 0, w, d);
    for (let i = 1; i <= boards; i++) {
      const v = (d * i) / (boards + 1);
      draw((to) => { to.moveTo(0, v); to.lineTo(w, v); }, { dash: dashed, thin: true, fill: '' });
    }
  };
}; // biome-ignore format: shapes read better as tables
const dashedBox: Form = (random) => {
  const door = random.chance(0.4);
  return ({ width: w, depth: d, draw, line }: SymbolFrame) => {
    draw((to) => to.rect(0, 0, w, d), { dash: true });
    if (door) line([0.03, d], [w - 0.03, d]);
  };
};

/** Kitchens in the ways that offices and makers of symbols draw them: all of it is built in, and much of it looks like tables or beds. */
export const KITCHEN_FORMS: Readonly<Record<string, readonly Form[]>> = {
  'kitchen-counter': [plainTop, plainTop, doubleTop, edgedTop, unitTop, hatchedTop],
  island: [plainTop, plainTop, doubleTop, barIsland, barIsland, roundedIsland, hatchedTop],
  sink: [bowlSink, bowlSink, boxSink, roundSink],
  hob: [burnerHob],
  fridge: [tallBlock],
  pantry: [tallBlock, tallBlock, pantryShelves],
  dishwasher: [dashedBox, dashedBox, tallBlock],
};
