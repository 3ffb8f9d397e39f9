import { type PlanSymbol, plainSymbol, sides } from './symbol.ts';

export const rug: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const thin = pen.with({ line: 'thin' });
  thin.box(left, back, right, front);
  const rim = Math.min(0.1, size.width / 8, size.depth / 8);
  thin.box(left + rim, back + rim, right - rim, front - rim);
};

export const roundRug: PlanSymbol = (pen, size) => {
  const thin = pen.with({ line: 'thin' });
  thin.ellipse(0, 0, size.width / 2, size.depth / 2);
  thin.ellipse(0, 0, size.width / 2 - 0.1, size.depth / 2 - 0.1);
};

/** Leaves around a stem. */
export const plant: PlanSymbol = (pen, size) => {
  const radius = size.width / 2;
  const thin = pen.with({ line: 'thin' });
  thin.ellipse(0, 0, radius * 0.45);
  for (let i = 0; i < 7; i++) {
    const turn = (i * 2 * Math.PI) / 7;
    const at = (distance: number, aside: number): [number, number] => [
      Math.cos(turn + aside) * radius * distance,
      Math.sin(turn + aside) * radius * distance,
    ];
    thin.curve([0, 0], at(0.6, -0.5), at(0.9, -0.28), at(1, 0));
    thin.curve([0, 0], at(0.6, 0.5), at(0.9, 0.28), at(1, 0));
  }
};

/** A shade, crossed. */
export const lamp: PlanSymbol = (pen, size) => {
  const radius = Math.min(size.width, size.depth) / 2;
  pen.ellipse(0, 0, radius);
  const thin = pen.with({ line: 'thin' });
  thin.line([-radius, 0], [radius, 0]);
  thin.line([0, -radius], [0, radius]);
};

/** A foot at the left end, the shade at the other. */
export const arcLamp: PlanSymbol = (pen, size) => {
  const { left, right } = sides(size);
  const radius = Math.min(0.2, size.depth / 2);
  pen.ellipse(left + radius * 0.7, 0, radius * 0.7);
  pen.line([left + radius * 0.7, 0], [right - radius, 0]);
  pen.placed([right - radius, 0], 0).dashedEllipse(0, 0, radius);
};

export const pendantLamp: PlanSymbol = (pen, size) => {
  const radius = size.width / 2;
  const thin = pen.with({ line: 'thin' });
  thin.dashedEllipse(0, 0, radius);
  thin.line([-radius * 0.4, 0], [radius * 0.4, 0]);
  thin.line([0, -radius * 0.4], [0, radius * 0.4]);
};

/** The hearth opens to the front. */
export const fireplace: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  const cheek = Math.min(0.25, size.width * 0.2);
  thin.line([left + cheek, front], [left + cheek + 0.08, back + 0.1], [right - cheek - 0.08, back + 0.1], [right - cheek, front]); // biome-ignore format: points
};

export const woodBurner: PlanSymbol = (pen, size) => {
  const { back } = sides(size);
  plainSymbol(pen, size);
  pen.with({ line: 'thin' }).ellipse(0, back + size.depth * 0.35, Math.min(size.width, size.depth) * 0.2);
};

/** Keys along the front, white ones parted. */
export const piano: PlanSymbol = (pen, size) => {
  const { left, right, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  const keys = front - Math.min(0.22, size.depth * 0.35);
  thin.line([left + 0.06, front], [left + 0.06, keys], [right - 0.06, keys], [right - 0.06, front]);
  const count = Math.round((size.width - 0.12) / 0.1);
  for (let i = 1; i < count; i++) {
    const x = left + 0.06 + ((size.width - 0.12) * i) / count;
    thin.line([x, keys], [x, front]);
  }
};
