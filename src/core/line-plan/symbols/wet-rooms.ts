import { type PlanSymbol, plainSymbol, sides } from './symbol.ts';

/** Seat of a toilet or rim of a bidet: narrower and straight at the back, round in front. */
function bowlSteps(half: number, back: number, front: number) {
  const middle = back + (front - back) * 0.45;
  return [
    ['M', -half * 0.72, back],
    ['L', half * 0.72, back],
    ['C', half * 0.95, back + 0.04, half, middle - 0.06, half, middle],
    ['C', half, front - 0.08, half * 0.6, front, 0, front],
    ['C', -half * 0.6, front, -half, front - 0.08, -half, middle],
    ['C', -half, middle - 0.06, -half * 0.95, back + 0.04, -half * 0.72, back],
  ] as const;
}

/** A cistern at the wall, the bowl in front of it. */
export const toilet: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const cistern = back + Math.min(0.18, size.depth * 0.28);
  pen.closed(bowlSteps(size.width * 0.48, cistern + 0.01, front));
  pen.with({ line: 'thin' }).closed(bowlSteps(size.width * 0.34, cistern + 0.08, front - 0.06));
  pen.box(left, back, right, cistern, 0.03);
};

export const bidet: PlanSymbol = (pen, size) => {
  const { back, front } = sides(size);
  pen.closed(bowlSteps(size.width * 0.48, back, front));
  const thin = pen.with({ line: 'thin' });
  thin.closed(bowlSteps(size.width * 0.32, back + 0.14, front - 0.06));
  thin.ellipse(0, back + 0.07, 0.02);
};

/** `bowls` in one top, each with its tap at the wall. */
const washstand =
  (bowls: 1 | 2): PlanSymbol =>
  (pen, size) => {
    const { left, back, front } = sides(size);
    plainSymbol(pen, size);
    const thin = pen.with({ line: 'thin' });
    const share = size.width / bowls;
    for (let i = 0; i < bowls; i++) {
      const x = left + share * (i + 0.5);
      const middle = (back + front) / 2 + size.depth * 0.08;
      thin.ellipse(x, middle, Math.min(0.27, share * 0.4), Math.min(0.19, size.depth * 0.34));
      thin.ellipse(x, middle, 0.018);
      thin.line([x, back + 0.02], [x, back + size.depth * 0.24]);
    }
  };

export const basin = washstand(1);
export const doubleBasin = washstand(2);

/** The tub within its rim, round at the foot; the drain and the tap at the head, on the left. */
export const bathtub: PlanSymbol = (pen, size) => {
  plainSymbol(pen, size);
  const long = size.width >= size.depth;
  const inner = long ? pen.with({ line: 'thin' }) : pen.with({ line: 'thin' }).placed([0, 0], 90);
  const [w, d] = long ? [size.width, size.depth] : [size.depth, size.width];
  const rim = 0.07;
  inner.box(-w / 2 + rim, -d / 2 + rim, w / 2 - rim, d / 2 - rim, d * 0.3);
  inner.ellipse(-w / 2 + rim + 0.18, 0, 0.025);
  inner.line([-w / 2, 0], [-w / 2 + rim + 0.06, 0]);
};

export const freestandingBathtub: PlanSymbol = (pen, size) => {
  const { back } = sides(size);
  pen.ellipse(0, 0, size.width / 2, size.depth / 2);
  const thin = pen.with({ line: 'thin' });
  thin.ellipse(0, 0, size.width / 2 - 0.07, size.depth / 2 - 0.07);
  thin.ellipse(0, 0, 0.025);
  thin.line([0, back], [0, back + 0.12]);
};

/** In the back left corner, its front rounded. */
export const cornerBathtub: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const [cut, inset] = [size.width * 0.45, 0.09];
  const outline = (by: number) =>
    [
      ['M', left + by, back + by],
      ['L', right - by, back + by],
      ['L', right - by, front - cut],
      ['C', right - by, front - cut * 0.4, right - cut * 0.4, front - by, right - cut, front - by],
      ['L', left + by, front - by],
    ] as const;
  pen.closed(outline(0));
  pen.with({ line: 'thin' }).closed(outline(inset));
};

/** A tray that slopes from its corners to the drain. */
export const shower: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  thin.line([left, back], [right, front]);
  thin.line([right, back], [left, front]);
  thin.ellipse(0, 0, 0.05);
};

/** A quarter round in the back left corner. */
export const cornerShower: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const bend = size.width * 0.65;
  const near = bend * (1 - 0.5523);
  pen.closed([
    ['M', left, back],
    ['L', right, back],
    ['L', right, front - bend],
    ['C', right, front - near, right - near, front, right - bend, front],
    ['L', left, front],
  ]);
  pen.with({ line: 'thin' }).ellipse(-size.width * 0.08, -size.depth * 0.08, 0.05);
};

/** A channel along the back, one fixed pane at the front; entered at the right. */
export const walkInShower: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const thin = pen.with({ line: 'thin' });
  thin.dashedRing([[left, back], [right, back], [right, front], [left, front]]); // biome-ignore format: corners
  pen.box(left, front - 0.02, left + size.width * 0.62, front + 0.01);
  thin.box(left + 0.1, back + 0.08, right - 0.1, back + 0.15);
  thin.ellipse(left + 0.25, 0, 0.1);
};

export const glassScreen: PlanSymbol = (pen, size) => {
  const { left, right } = sides(size);
  pen.line([left, 0], [right, 0]);
};

export const bathMat: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.with({ line: 'thin' }).box(left, back, right, front, 0.05);
};

export const towelRail: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
  pen.with({ line: 'thin' }).line([left, 0], [right, 0]);
};
