import { BETWEEN, landingOf } from '../../scene/stair-form.ts';
import type { Pen } from '../pen.ts';
import { type PlanSymbol, sides } from './symbol.ts';

/** Going of a usual step, metres (Neufert: 0.26 to 0.29 in homes). */
const GOING = 0.27;
/** Plans are cut about a metre above the floor: so many steps are below the cut. The rest is drawn dashed. */
const BELOW_CUT = 0.62;

/** Where stairs with a landing are cut: so much of the way along the flight that comes back from it. */
const CUT_OF_SECOND = 0.25;

type Vec2 = readonly [number, number];

/** Climbed from the front: treads, a line of walking with its arrow pointing up, and the break where the plan is cut. */
export const stairs: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
  const thin = pen.with({ line: 'thin' });
  const landing = landingOf(size);
  if (landing !== undefined) {
    twoFlights(pen, thin, { ...sides(size), landing });
    return;
  }
  const steps = stepsOf(size.depth, 3);
  const cut = front - size.depth * BELOW_CUT;
  for (let i = 1; i < steps; i++) {
    const y = front - (size.depth * i) / steps;
    if (y > cut) thin.line([left, y], [right, y]);
    else thin.dashedLine([left, y], [right, y]);
  }
  breakLine(thin, left, right, cut, Math.min(0.18, size.depth / 10));
  const half = size.depth / steps / 2;
  wayUp(thin, [[0, front - half], [0, back + half]], size.width); // biome-ignore format: two points
};

const stepsOf = (length: number, least: number): number => Math.max(least, Math.round(length / GOING));

/** Up on the left to a landing at the back, and on along the right, most of which is above the cut. */
function twoFlights(
  pen: Pen,
  thin: Pen,
  { left, right, back, front, landing }: ReturnType<typeof sides> & { readonly landing: number },
): void {
  const length = front - landing;
  const steps = stepsOf(length, 2);
  const cut = landing + length * CUT_OF_SECOND;
  for (let i = 1; i <= steps; i++) {
    const y = front - (length * i) / steps;
    thin.line([left, y], [-BETWEEN, y]);
    if (y < cut) thin.line([BETWEEN, y], [right, y]);
    else thin.dashedLine([BETWEEN, y], [right, y]);
  }
  pen.box(-BETWEEN, landing, BETWEEN, front);
  breakLine(thin, BETWEEN, right, cut, Math.min(0.12, length / 10));
  const half = length / steps / 2;
  const [up, on, turn] = [(left - BETWEEN) / 2, (right + BETWEEN) / 2, (back + landing) / 2];
  wayUp(thin, [[up, front - half], [up, turn], [on, turn], [on, front - half]], right - BETWEEN); // biome-ignore format: corners
}

/** Two strokes across a flight, rising by `lean` on either side. */
function breakLine(thin: Pen, left: number, right: number, y: number, lean: number): void {
  for (const shift of [0, 0.06]) thin.line([left, y + lean - shift], [right, y - lean - shift]);
}

/** A line of walking from a ring at its foot to an arrow at its head, which points along its last part: upright in the axes of the stairs. */
function wayUp(thin: Pen, way: readonly Vec2[], width: number): void {
  const [[x, y], [, before]] = [way.at(-1)!, way.at(-2)!];
  const [start, ...rest] = way;
  thin.ellipse(...start!, 0.04);
  thin.line([start![0], start![1] - 0.04], ...rest);
  const barb = Math.min(0.14, width / 6);
  const behind = y + Math.sign(before - y) * barb * 1.4;
  thin.line([x - barb * 0.7, behind], [x, y], [x + barb * 0.7, behind]);
}

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
