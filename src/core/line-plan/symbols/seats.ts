import type { Pen } from '../pen.ts';
import { type PlanSymbol, sides } from './symbol.ts';

/** Depth of back rests and width of arms, metres, where the seat is large enough for them. */
const REST = 0.2;

/** A back rest, an arm at either side, and `seats` cushions between them. */
const couch =
  (seats: (width: number) => number): PlanSymbol =>
  (pen, size) => {
    const { left, right, back, front } = sides(size);
    const rest = Math.min(REST, size.depth * 0.26);
    const arm = Math.min(REST, size.width * 0.18);
    pen.box(left, back, right, front, 0.07);
    const thin = pen.with({ line: 'thin' });
    thin.line([left + arm, front], [left + arm, back + rest], [right - arm, back + rest], [right - arm, front]);
    const count = seats(size.width - 2 * arm);
    for (let i = 1; i < count; i++) {
      const x = left + arm + ((size.width - 2 * arm) * i) / count;
      thin.line([x, back + rest], [x, front]);
    }
  };

export const sofa = couch((width) => Math.max(2, Math.round(width / 0.72)));
export const twoSeater = couch(() => 2);
export const armchair = couch(() => 1);

/** The long part of a corner sofa lies along the back, the short one comes forward at the left (or the right). */
const cornerSofaTo =
  (side: -1 | 1): PlanSymbol =>
  (pen, size) => {
    const { back, front } = sides(size);
    const deep = Math.min(0.95, size.depth * 0.6, size.width * 0.45);
    const [far, near] = [(side * size.width) / 2, (-side * size.width) / 2];
    const inner = far - side * deep;
    pen.ring([[far, back], [near, back], [near, back + deep], [inner, back + deep], [inner, front], [far, front]]); // biome-ignore format: corners
    const thin = pen.with({ line: 'thin' });
    thin.line([far - side * REST, front], [far - side * REST, back + REST], [near, back + REST]);
    thin.line([near + side * REST, back + REST], [near + side * REST, back + deep]);
    thin.line([far - side * REST, back + deep], [inner, back + deep]);
    const middle = (inner + near + side * REST) / 2;
    for (const x of [inner, middle]) thin.line([x, back + REST], [x, back + deep]);
  };

/** The corner is at the left, or, mirrored, at the right. */
export const cornerSofa = cornerSofaTo(-1);
export const cornerSofaRight = cornerSofaTo(1);

/** One leans at its back and lies towards the front. */
export const chaise: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front, 0.08);
  const thin = pen.with({ line: 'thin' });
  thin.line([left, back + REST], [right, back + REST]);
  thin.box(left + 0.08, back + REST + 0.05, right - 0.08, back + REST + 0.32, 0.06);
};

/** A seat with its back rest as a narrow bow behind it. */
export const chair: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const rest = size.depth * 0.16;
  pen.box(left + 0.02, back + rest * 0.6, right - 0.02, front, 0.06);
  pen.box(left, back, right, back + rest, rest / 2);
};

/** Turns on a star of five feet. */
export const officeChair: PlanSymbol = (pen, size) => {
  const radius = Math.min(size.width, size.depth) / 2;
  pen.ellipse(0, 0, radius * 0.8);
  backBow(pen, radius);
};

function backBow(pen: Pen, radius: number): void {
  pen.arc(0, 0, radius * 0.98, Math.PI * 1.18, Math.PI * 1.82);
  pen.arc(0, 0, radius * 0.8, Math.PI * 1.18, Math.PI * 1.82);
  for (const angle of [Math.PI * 1.18, Math.PI * 1.82]) {
    const [cos, sin] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    pen.line([cos * 0.8, sin * 0.8], [cos * 0.98, sin * 0.98]);
  }
}

export const stool: PlanSymbol = (pen, size) => {
  pen.ellipse(0, 0, size.width / 2, size.depth / 2);
};

export const bench: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front, 0.04);
  const thin = pen.with({ line: 'thin' });
  thin.line([left, 0], [right, 0]);
};

/** A padded seat without a rest. */
export const pouf: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front, Math.min(size.width, size.depth) * 0.3);
};

export const sunLounger: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front, 0.05);
  const thin = pen.with({ line: 'thin' });
  thin.line([left, back + size.depth * 0.32], [right, back + size.depth * 0.32]);
  thin.box(left + 0.1, back + 0.06, right - 0.1, back + 0.3, 0.05);
};

export const rockingChair: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  for (const x of [left + 0.04, right - 0.04]) pen.line([x, back], [x, front]);
  chair(pen, { width: size.width - 0.12, depth: size.depth * 0.8 });
};
