import type { Pen } from '../pen.ts';
import { type PlanSymbol, plainSymbol, sides, spread } from './symbol.ts';

/** A worktop; the line is the front of the units below it. */
export const worktop: PlanSymbol = (pen, size) => {
  plainSymbol(pen, size);
};

/** Around the back left corner. */
export const cornerWorktop: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const deep = Math.min(0.6, size.width * 0.67);
  pen.ring([[left, back], [right, back], [right, back + deep], [left + deep, back + deep], [left + deep, front], [left, front]]); // biome-ignore format: corners
};

/** A bowl with its drain, the tap behind it. */
function bowl(pen: Pen, x: number, halfWidth: number, back: number, front: number): void {
  pen.box(x - halfWidth, back + 0.06, x + halfWidth, front, 0.05);
  pen.ellipse(x, (back + 0.06 + front) / 2, 0.025);
  pen.line([x, back], [x, back + 0.14]);
}

/** `bowls` in a worktop; one has a draining board beside it where there is room. */
const sink =
  (bowls: 1 | 2): PlanSymbol =>
  (pen, size) => {
    const { left, right, back, front } = sides(size);
    plainSymbol(pen, size);
    const thin = pen.with({ line: 'thin' });
    const [near, far] = [front - size.depth * 0.14, back + size.depth * 0.12];
    if (bowls === 2) {
      for (const x of spread(left + 0.04, right - 0.04, 2)) bowl(thin, x, size.width / 4 - 0.06, far, near);
      return;
    }
    const drains = size.width > 0.75;
    const half = Math.min(0.22, size.width / 2 - 0.07);
    const x = drains ? left + half + 0.08 : 0;
    bowl(thin, x, half, far, near);
    if (!drains) return;
    for (const y of spread(far + 0.06, near, 4)) thin.line([x + half + 0.06, y], [right - 0.06, y]);
  };

export const kitchenSink = sink(1);
export const doubleSink = sink(2);

/** `rings` to cook on, in two rows. */
const cooker =
  (rings: 4 | 5): PlanSymbol =>
  (pen, size) => {
    const { left, right, back, front } = sides(size);
    plainSymbol(pen, size);
    const thin = pen.with({ line: 'thin' });
    const rim = Math.min(0.05, size.width * 0.08);
    thin.box(left + rim, back + size.depth * 0.1, right - rim, front - size.depth * 0.1, 0.02);
    const radius = Math.min(0.1, size.width * 0.14, size.depth * 0.15);
    const [dx, dy] = [size.width * 0.24, size.depth * 0.19];
    const places: [number, number, number][] = [[-dx, -dy, 1], [dx, -dy, 0.8], [-dx, dy, 0.8], [dx, dy, 1]]; // biome-ignore format: places
    for (const [x, y, share] of places) thin.ellipse(x, y, radius * share);
    if (rings === 5) thin.ellipse(0, 0, radius * 0.9);
  };

export const hob = cooker(4);
export const rangeCooker = cooker(5);

/** The line of its door in front; crossed, as tall appliances are. */
export const fridge: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  thin.line([left, front - 0.06], [right, front - 0.06]);
  thin.line([left, back], [right, front - 0.06]);
  thin.line([right, back], [left, front - 0.06]);
};

/** Two doors side by side. */
export const americanFridge: PlanSymbol = (pen, size) => {
  const { front } = sides(size);
  fridge(pen, size);
  pen.with({ line: 'thin' }).line([0, front - 0.06], [0, front]);
};

/** Under a worktop, so it is hidden: dashed. */
export const builtUnder: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  thin.dashedLine([left + 0.03, back + 0.03], [right - 0.03, front - 0.03]);
};

/** An oven in a tall unit. */
export const tallOven: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  thin.line([left, front], [right, back]);
  thin.box(left + 0.08, front - 0.05, right - 0.08, front);
};

export const kitchenette: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  bowl(thin, left + size.width * 0.25, size.width * 0.14, back + 0.08, front - 0.08);
  for (const y of [-0.12, 0.12]) thin.ellipse(right - size.width * 0.2, y, 0.09);
};
