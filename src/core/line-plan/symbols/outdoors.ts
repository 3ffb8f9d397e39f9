import { type PlanSymbol, plainSymbol, sides, spread } from './symbol.ts';

/** Its front is the end at +y: windscreen, roof, rear window and mirrors. */
export const car: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const { width, depth } = size;
  pen.box(left + 0.03, back, right - 0.03, front, width * 0.24);
  const thin = pen.with({ line: 'thin' });
  const inset = width * 0.14;
  thin.ring([[left + inset, front - depth * 0.33], [right - inset, front - depth * 0.33], [right - inset * 1.7, front - depth * 0.45], [left + inset * 1.7, front - depth * 0.45]]); // biome-ignore format: corners
  thin.ring([[left + inset, back + depth * 0.14], [right - inset, back + depth * 0.14], [right - inset * 1.7, back + depth * 0.23], [left + inset * 1.7, back + depth * 0.23]]); // biome-ignore format: corners
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.03);
    thin.line([x - side * inset * 1.4, front - depth * 0.45], [x - side * inset * 1.4, back + depth * 0.23]);
    thin.line(
      [x, front - depth * 0.4],
      [x + side * 0.06, front - depth * 0.42],
      [x + side * 0.06, front - depth * 0.44],
    );
  }
};

export const bicycle: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const wheel = size.depth * 0.19;
  for (const y of [back + wheel, front - wheel]) pen.ellipse(0, y, 0.03, wheel);
  const bar = front - wheel * 2.1;
  pen.line([0, back + wheel], [0, front - wheel]);
  pen.line([left, bar - 0.08], [left * 0.5, bar], [right * 0.5, bar], [right, bar - 0.08]);
};

/** Open slats, as of saunas and pallets. */
export const slats: PlanSymbol = (pen, size) => {
  const { left, right, back } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  const count = Math.max(2, Math.round(size.depth / 0.14));
  for (let i = 1; i < count; i++)
    thin.line([left, back + (size.depth * i) / count], [right, back + (size.depth * i) / count]);
};

export const treadmill: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  thin.box(left + 0.12, back + 0.35, right - 0.12, front - 0.04);
  thin.line([left, back + 0.25], [right, back + 0.25]);
};

export const rowingMachine: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(-0.06, back, 0.06, front);
  pen.box(left, back, right, back + 0.4, 0.08);
  pen.box(left * 0.55, front * 0.35, right * 0.55, front * 0.35 + 0.28, 0.08);
};

export const exerciseBike: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left * 0.3, back, right * 0.3, front, 0.05);
  pen.ellipse(0, back + 0.25, right * 0.5, 0.16);
  pen.line([left, back + size.depth * 0.55], [right, back + size.depth * 0.55]);
};

/** A bench under a bar with its weights. */
export const weightBench: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(-0.15, back + 0.1, 0.15, front, 0.04);
  pen.line([left, back + size.depth * 0.25], [right, back + size.depth * 0.25]);
  for (const x of [left + 0.06, right - 0.1])
    pen.box(x - 0.02, back + size.depth * 0.25 - 0.18, x + 0.06, back + size.depth * 0.25 + 0.18);
};

/** Above the heads of those who sit under it. */
export const parasol: PlanSymbol = (pen, size) => {
  const radius = size.width / 2;
  const thin = pen.with({ line: 'thin' });
  thin.dashedEllipse(0, 0, radius);
  for (let i = 0; i < 4; i++) {
    const [cos, sin] = [Math.cos((i * Math.PI) / 4) * radius, Math.sin((i * Math.PI) / 4) * radius];
    thin.dashedLine([-cos, -sin], [cos, sin]);
  }
};

export const barbecue: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  const [x0, x1] = [left + size.width * 0.22, right - size.width * 0.22];
  thin.box(x0, back + 0.05, x1, front - 0.05, 0.04);
  for (const x of spread(x0, x1, 6)) thin.line([x, back + 0.05], [x, front - 0.05]);
};

export const firePit: PlanSymbol = (pen, size) => {
  pen.ellipse(0, 0, size.width / 2, size.depth / 2);
  pen.with({ line: 'thin' }).ellipse(0, 0, size.width / 3, size.depth / 3);
};

/** Bushes in a box. */
export const planter: PlanSymbol = (pen, size) => {
  const { left, right } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  const count = Math.max(2, Math.round(size.width / size.depth));
  for (const x of spread(left, right, count)) thin.ellipse(x, 0, Math.min(size.depth, size.width / count) * 0.38);
};

export const swingSeat: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.line([left, back], [left, front]);
  pen.line([right, back], [right, front]);
  pen.box(left + 0.1, back + 0.2, right - 0.1, front - 0.25, 0.05);
  pen.with({ line: 'thin' }).line([left + 0.1, back + 0.38], [right - 0.1, back + 0.38]);
};
