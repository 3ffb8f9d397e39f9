import { type PlanSymbol, plainSymbol, sides, spread } from './symbol.ts';

/** Clothes hang on a rail: hangers across it tell a wardrobe from other cupboards. */
function hangers(dashedOutline: boolean): PlanSymbol {
  return (pen, size) => {
    const { left, right, back, front } = sides(size);
    if (dashedOutline)
      pen.dashedRing([[left, back], [right, back], [right, front], [left, front]]); // biome-ignore format: corners
    else pen.box(left, back, right, front);
    const thin = pen.with({ line: 'thin' });
    const [along, across] = [size.width - 0.1, size.depth * 0.36];
    thin.line([left + 0.05, 0], [right - 0.05, 0]);
    const count = Math.max(2, Math.round(along / 0.16));
    // A little askew, as they hang; the same for every wardrobe.
    spread(left + 0.06, right - 0.06, count).forEach((x, i) => {
      const lean = (((i * 7) % 5) - 2) * 0.012;
      thin.line([x - lean, -across], [x + lean, across]);
    });
  };
}

export const wardrobe = hangers(false);
export const clothesRail = hangers(true);

/** Two doors slide past each other in front of the clothes. */
export const slidingWardrobe: PlanSymbol = (pen, size) => {
  const { left, right, front } = sides(size);
  wardrobe(pen, size);
  const thin = pen.with({ line: 'thin' });
  thin.box(left, front - 0.03, 0.04, front);
  thin.box(-0.04, front - 0.06, right, front - 0.03);
};

/** Clothes along both sides of the back left corner. */
export const cornerWardrobe: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  const deep = Math.min(0.58, size.width * 0.58);
  pen.ring([[left, back], [right, back], [right, back + deep], [left + deep, back + deep], [left + deep, front], [left, front]]); // biome-ignore format: corners
  const thin = pen.with({ line: 'thin' });
  thin.line([right, back + deep / 2], [left + deep / 2, back + deep / 2], [left + deep / 2, front]);
};

/** Drawers and their line of handles at the front. */
export const chest: PlanSymbol = (pen, size) => {
  const { left, right, front } = sides(size);
  plainSymbol(pen, size);
  pen.with({ line: 'thin' }).line([left, front - 0.05], [right, front - 0.05]);
};

/** Goes up to the ceiling or nearly: one diagonal. */
export const tallCupboard: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  pen.with({ line: 'thin' }).line([left, front], [right, back]);
};

/** Boards with what stands on them between cheeks. */
export const shelves: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  plainSymbol(pen, size);
  const thin = pen.with({ line: 'thin' });
  const bays = Math.max(1, Math.round(size.width / 0.8));
  for (let i = 1; i < bays; i++)
    thin.line([left + (size.width * i) / bays, back], [left + (size.width * i) / bays, front]);
  thin.line([left, back + size.depth * 0.3], [right, back + size.depth * 0.3]);
};

/** Hangs above what stands there. */
export const hanging: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.with({ line: 'thin' }).dashedRing([[left, back], [right, back], [right, front], [left, front]]); // biome-ignore format: corners
};

/** A low unit with the screen on it. */
export const tvUnit: PlanSymbol = (pen, size) => {
  const { back } = sides(size);
  plainSymbol(pen, size);
  const half = Math.min(0.62, size.width * 0.38);
  const thin = pen.with({ line: 'thin' });
  thin.ring([[-half, back + 0.08], [half, back + 0.08], [half * 0.9, back + 0.15], [-half * 0.9, back + 0.15]]); // biome-ignore format: corners
};

export const coatHooks: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.line([left, back], [right, back]);
  const count = Math.max(2, Math.round(size.width / 0.2));
  const thin = pen.with({ line: 'thin' });
  for (const x of spread(left, right, count)) thin.line([x, back], [x, Math.min(front, back + 0.16)]);
};

export const coatStand: PlanSymbol = (pen, size) => {
  const radius = size.width / 2;
  pen.ellipse(0, 0, radius * 0.35);
  for (let i = 0; i < 6; i++) {
    const [cos, sin] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)];
    pen.line([cos * radius * 0.35, sin * radius * 0.35], [cos * radius, sin * radius]);
  }
};

export const mirror: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
};
