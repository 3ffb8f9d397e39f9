import { type PlanSymbol, plainSymbol, sides, spread } from './symbol.ts';

export const table: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front, 0.03);
};

/** With the seams of a leaf in its middle. */
export const extendableTable: PlanSymbol = (pen, size) => {
  const { back, front } = sides(size);
  table(pen, size);
  const half = Math.min(0.25, size.width / 8);
  const thin = pen.with({ line: 'thin' });
  for (const x of [-half, half]) thin.line([x, back], [x, front]);
};

export const roundTable: PlanSymbol = (pen, size) => pen.ellipse(0, 0, size.width / 2, size.depth / 2);

export const slattedTable: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
  const thin = pen.with({ line: 'thin' });
  const slats = Math.max(2, Math.round(size.depth / 0.18));
  for (let i = 1; i < slats; i++)
    thin.line([left, back + (size.depth * i) / slats], [right, back + (size.depth * i) / slats]);
};

/** `places` to work at, each with its screen. */
const workplace =
  (places: number): PlanSymbol =>
  (pen, size) => {
    const { left, right, back } = sides(size);
    plainSymbol(pen, size);
    const thin = pen.with({ line: 'thin' });
    for (const x of spread(left, right, places)) {
      const half = Math.min(0.26, size.width / places / 2 - 0.08);
      thin.box(x - half, back + 0.08, x + half, back + 0.13);
      thin.box(x - half * 0.8, back + 0.24, x + half * 0.8, back + 0.38, 0.01);
    }
  };

export const desk = workplace(1);
export const wideDesk = workplace(2);

/** A mirror hangs behind it. */
export const dressingTable: PlanSymbol = (pen, size) => {
  const { left, right, back } = sides(size);
  plainSymbol(pen, size);
  pen.with({ line: 'thin' }).box(left + size.width * 0.2, back, right - size.width * 0.2, back + 0.04);
};
