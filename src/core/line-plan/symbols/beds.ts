import { type PlanSymbol, sides, spread } from './symbol.ts';

/** Pillows at the head (its back), the blanket turned down below them. `sleepers` side by side. */
const bed =
  (sleepers: number): PlanSymbol =>
  (pen, size) => {
    const { left, right, back, front } = sides(size);
    pen.box(left, back, right, front, 0.04);
    const share = size.width / sleepers;
    const thin = pen.with({ line: 'thin' });
    for (const x of spread(left, right, sleepers)) {
      const half = Math.min(0.38, share / 2 - 0.07);
      thin.box(x - half, back + 0.08, x + half, back + 0.45, 0.06);
    }
    const fold = back + Math.min(0.62, size.depth * 0.4);
    thin.line([left, fold], [right, fold]);
    // A corner of the blanket is turned back: how plans tell a bed from a table.
    const turn = Math.min(0.35, size.width / 3);
    thin.line([right, fold + turn], [right - turn, fold]);
  };

export const doubleBed = bed(2);
export const singleBed = bed(1);

/** A bed high up: what lies under it is free, so its outline is crossed. */
export const bunkBed: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  singleBed(pen, size);
  pen.with({ line: 'thin' }).dashedLine([left, front], [right, back + 0.62]);
};

export const crib: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
  const thin = pen.with({ line: 'thin' });
  thin.box(left + 0.05, back + 0.05, right - 0.05, front - 0.05, 0.04);
  thin.box(left + 0.12, back + 0.1, right - 0.12, back + 0.32, 0.05);
};

/** A lamp stands on it. */
export const nightstand: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
  const thin = pen.with({ line: 'thin' });
  const radius = Math.min(size.width, size.depth) * 0.28;
  thin.ellipse(0, 0, radius);
  thin.line([-radius, 0], [radius, 0]);
  thin.line([0, -radius], [0, radius]);
};

export const headboard: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front, 0.04);
};

export const changingTable: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
  pen.with({ line: 'thin' }).box(left + 0.08, back + 0.06, right - 0.08, front - 0.06, 0.1);
};

export const playTent: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
  const thin = pen.with({ line: 'thin' });
  thin.line([left, back], [right, front]);
  thin.line([right, back], [left, front]);
};
