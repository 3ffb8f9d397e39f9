import type { Plan, Point, Ring } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { type Axes, type Bend, FACE, intoAxes } from './bend-plan.ts';
import { boundsOf } from './loose-furniture.ts';
import { mapPlan } from './map-plan.ts';

const DEGREE = Math.PI / 180;
/** Smallest and greatest turn of a wing, and how much a curved wall turns from piece to piece: no eye sees a corner there. */
const LEAST = 12 * DEGREE;
const MOST = 60 * DEGREE;
const CHORD = 5.5 * DEGREE;
/** How much floor a bend may add between the wings, m². */
const MOST_FLOOR = 40;
/** Least radius of an arc, and what the line keeps away from ends of walls and from openings; metres. */
const LEAST_RADIUS = 0.8;
const CLEAR = 0.3;
/** Shares of what stands between the wings: one slanted wall, facets of about so many degrees, a curve. */
const SHAPES = { slanted: 0.4, faceted: 0.2, curved: 0.4 };
const FACET = 15 * DEGREE;
/** Spaces that stay upright: their stairs and railings are drawn along the sheet. */
const UPRIGHT: readonly Plan['rooms'][number]['type'][] = ['stairs', 'balcony', 'terrace'];
/** Rooms that nobody makes larger than they need be. */
const SMALL: typeof UPRIGHT = ['bathroom', 'wc', 'closet', 'utility'];

/** A way to bend a home of upright walls so that no opening or fixture stands across; undefined where there is none. */
export function findBend(plan: Plan, random: Random): Bend | undefined {
  const all: Axes[] = [];
  for (const swapped of [false, true])
    for (const mirroredX of [false, true])
      for (const mirroredY of [false, true]) all.push({ swapped, mirroredX, mirroredY });
  for (const axes of random.shuffle(all)) {
    const turned = structuredClone(plan);
    mapPlan(turned, (p) => intoAxes(axes, p));
    const { x0, x1, y0, y1 } = boundsOf(everything(turned));
    const steps = Math.floor((x1 - x0 - 3) / 0.1);
    const lines = Array.from({ length: Math.max(0, steps) }, (_, i) => x0 + 1.5 + i * 0.1);
    const at = random.shuffle(lines).find((line) => isClear(turned, line));
    if (at === undefined) continue;
    // The outermost wall turns sharply about its own line, or all walls run round a point outside.
    const outermost = Math.min(...acrossOf(turned, at).map(({ from }) => from[1]));
    const sharp = outermost < y0 + FACE && random.chance(0.5);
    const pivot = sharp ? outermost : y0 - random.range(LEAST_RADIUS, 3);
    const most = Math.min(MOST, (2 * MOST_FLOOR) / ((y1 - pivot) ** 2 - (outermost - pivot) ** 2));
    if (most < LEAST) continue;
    const angle = random.range(Math.max(LEAST, most * 0.5), most);
    const pieces = { slanted: 1, faceted: Math.max(2, Math.round(angle / FACET)), curved: Math.ceil(angle / CHORD) };
    const chords = pieces[random.weighted(SHAPES)];
    const isFree = !plan.rooms.some(({ type }) => UPRIGHT.includes(type));
    return { axes, at, pivot, angle, chords, turnedBack: isFree ? angle * random.pick([0, 0, 0.5, 1]) : 0 };
  }
  return undefined;
}

const everything = (plan: Plan): Point[] => [
  ...plan.walls.flatMap(({ from, to }) => [from, to]),
  ...plan.rooms.filter(({ type }) => UPRIGHT.includes(type)).flatMap(({ outline }) => outline),
];

const acrossOf = ({ walls }: Plan, at: number) => walls.filter(({ from, to }) => isAcross([from, to], at, 0));

const isAcross = (ring: Ring, at: number, margin: number) => {
  const { x0, x1 } = boundsOf(ring);
  return x0 < at + margin && x1 > at - margin;
};

/** Whether only straight walls and floors between them run across the line, and what must stay upright lies on this side of it. */
function isClear(plan: Plan, at: number): boolean {
  const { walls, openings, rooms, fixtures } = plan;
  const blocked =
    walls.some(({ from, to, thickness }) =>
      from[1] === to[1]
        ? [from[0], to[0]].some((x) => Math.abs(x - at) < CLEAR)
        : isAcross([from, to], at, CLEAR + thickness / 2),
    ) ||
    openings.some(({ from, to, swing }) => isAcross(swing ? [from, to, swing.leaf] : [from, to], at, CLEAR / 2)) ||
    // A thing whose edge lies on the line would be torn: points on it stay where they are.
    fixtures.some(({ outline }) => isAcross(outline, at, FACE)) ||
    rooms.some(({ type, outline }) => UPRIGHT.includes(type) && boundsOf(outline).x1 > at) ||
    rooms.some(({ type, outline }) => SMALL.includes(type) && isAcross(outline, at, 0));
  if (blocked) return false;
  const across = acrossOf(plan, at);
  // A wing wall alone is no home.
  if (across.length < 2 || !rooms.some(({ outline }) => isAcross(outline, at, 0))) return false;
  const faces = (y: number) => across.some((w) => Math.abs(Math.abs(w.from[1] - y) - w.thickness / 2) < FACE);
  return rooms.every(({ outline, holes }) =>
    [outline, ...holes].every((ring) =>
      ring.every((p, i) => {
        const q = ring[(i + 1) % ring.length]!;
        return p[0] > at === q[0] > at || (Math.abs(p[1] - q[1]) < FACE && faces(p[1]));
      }),
    ),
  );
}
