import { type PlanSymbol, plainSymbol, sides, spread } from './symbol.ts';

/** The drum, and the line of its panel at the back. */
export const washingMachine: PlanSymbol = (pen, size) => {
  const { left, right, back } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  thin.line([left, back + 0.1], [right, back + 0.1]);
  thin.ellipse(0, 0.04, Math.min(size.width, size.depth) * 0.32);
};

/** The same with hot air: a cross in the drum. */
export const tumbleDryer: PlanSymbol = (pen, size) => {
  washingMachine(pen, size);
  const radius = Math.min(size.width, size.depth) * 0.32 * Math.SQRT1_2;
  const thin = pen.with({ line: 'thin' });
  thin.line([-radius, 0.04 - radius], [radius, 0.04 + radius]);
  thin.line([radius, 0.04 - radius], [-radius, 0.04 + radius]);
};

export const laundryBasket: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front, 0.06);
  const thin = pen.with({ line: 'thin' });
  for (const x of spread(left, right, 4)) thin.line([x, back], [x, front]);
};

/** Pointed at the right. */
export const ironingBoard: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.closed([
    ['M', left, back],
    ['L', right - size.width * 0.35, back],
    ['C', right - size.width * 0.1, back, right, -0.05, right, 0],
    ['C', right, 0.05, right - size.width * 0.1, front, right - size.width * 0.35, front],
    ['L', left, front],
  ]);
};

export const dryingRack: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  for (const y of spread(back, front, 6)) thin.line([left, y], [right, y]);
};

/** A round tank, or the flue of a heater. */
export const boiler: PlanSymbol = (pen, size) => {
  plainSymbol(pen, size);
  pen.with({ line: 'thin' }).ellipse(0, 0, Math.min(size.width, size.depth) * 0.36);
};

export const radiator: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  const count = Math.max(3, Math.round(size.width / 0.12));
  for (const x of spread(left, right, count)) thin.line([x, back], [x, front]);
};
