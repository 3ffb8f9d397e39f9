import { type PlanSymbol, sides } from './symbol.ts';

/** Going of a usual step, metres (Neufert: 0.26 to 0.29 in homes). */
const GOING = 0.27;
/** Plans are cut about a metre above the floor: so many steps are below the cut. The rest is drawn dashed. */
const BELOW_CUT = 0.62;

/** Climbed from the front: treads, a line of walking with its arrow pointing up, and the break where the plan is cut. */
export const stairs: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
  const thin = pen.with({ line: 'thin' });
  const steps = Math.max(3, Math.round(size.depth / GOING));
  const cut = front - size.depth * BELOW_CUT;
  for (let i = 1; i < steps; i++) {
    const y = front - (size.depth * i) / steps;
    if (y > cut) thin.line([left, y], [right, y]);
    else thin.dashedLine([left, y], [right, y]);
  }
  const lean = Math.min(0.18, size.depth / 10);
  for (const shift of [0, 0.06]) thin.line([left, cut + lean - shift], [right, cut - lean - shift]);
  const [foot, head] = [front - size.depth / steps / 2, back + size.depth / steps / 2];
  thin.ellipse(0, foot, 0.04);
  thin.line([0, foot - 0.04], [0, head]);
  const barb = Math.min(0.14, size.width / 6);
  thin.line([-barb * 0.7, head + barb * 1.4], [0, head], [barb * 0.7, head + barb * 1.4]);
};

/** Treads around a post, climbed clockwise from the front. */
export const spiralStairs: PlanSymbol = (pen, size) => {
  const radius = Math.min(size.width, size.depth) / 2;
  pen.ellipse(0, 0, radius);
  const thin = pen.with({ line: 'thin' });
  const post = Math.min(0.08, radius / 6);
  const steps = 14;
  const at = (i: number): number => Math.PI / 2 + (i * 2 * Math.PI) / steps;
  for (let i = 0; i < steps; i++) {
    const [cos, sin] = [Math.cos(at(i)), Math.sin(at(i))];
    const draw = i <= steps * BELOW_CUT ? thin.line : thin.dashedLine;
    draw.call(thin, [cos * post, sin * post], [cos * radius, sin * radius]);
  }
  thin.arc(0, 0, radius * 0.62, at(0.5), at(steps * 0.8));
  const end = at(steps * 0.8);
  const tip: [number, number] = [Math.cos(end) * radius * 0.62, Math.sin(end) * radius * 0.62];
  for (const spread of [0.45, -0.45]) {
    const angle = end - Math.PI / 2 + spread;
    thin.line(tip, [tip[0] + Math.cos(angle) * 0.16, tip[1] + Math.sin(angle) * 0.16]);
  }
  thin.ellipse(0, 0, post);
};

/** What bears the house is cut as walls are. */
export const column: PlanSymbol = (pen, { width, depth }) => {
  pen.with({ line: 'edge', tone: 'wall' }).ring(
    [[-width / 2, -depth / 2], [width / 2, -depth / 2], [width / 2, depth / 2], [-width / 2, depth / 2]], // biome-ignore format: corners
    'wall',
  );
};
