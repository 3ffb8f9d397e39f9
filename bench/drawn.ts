/**
 * What the page to mend a plan sees of a drawing under a person's hand, on made drawings of which the truth is known: each door and window put
 * where it is missing, each wall with a door drawn by hand once more, and each wall without one, which is to bring none. By its figures the
 * numbers of `src/core/mending/drawn` are chosen: change one, run it on other seeds, keep what is better on both.
 *
 *   node bench/drawn.ts [--from 7001] [--count 60] [--wide]
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { distance, lengthOf, pointAt } from '#core/geometry/segment.ts';
import { removeOpening } from '#core/mending/adjust-opening.ts';
import { drawWall } from '#core/mending/draw-wall.ts';
import { type DrawnInk, inkOf } from '#core/mending/drawn/drawn-ink.ts';
import { swingSideOf } from '#core/mending/opening-span.ts';
import { placeOpening } from '#core/mending/place-opening.ts';
import { splitWalls } from '#core/mending/split-walls.ts';
import type { Opening, Plan, Wall } from '#core/plan/schema.ts';
import { sampleDrawing } from '../synth/sample.ts';
import { seededChance } from './seeded-chance.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '7001' },
    count: { type: 'string', default: '60' },
    wide: { type: 'boolean', default: false },
  },
});
/** A hand misses by up to so much, metres, and what is drawn so near to it is meant: a finger's width at the zoom at which a flat fills the page. */
const HAND_M = 0.1;
const REACH_M = 0.25;
/** What is put so near to where it is drawn is right, metres. */
const NEAR_M = 0.1;

const counts = new Map<string, { right: number; of: number }>();
const chance = seededChance(1);
for (let seed = Number(values.from), done = 0; done < Number(values.count); seed++) {
  const repertoire = values.wide ? 'wide' : 'usual';
  const { png, truth } = await sampleDrawing(seed, { sample: 'success', repertoire });
  const { plan, toPixels } = truth;
  // In a photograph and on a sheet that was turned the plan is elsewhere.
  if (!plan || !toPixels || truth.perspective || truth.turned !== 0) continue;
  done++;
  const { data, info } = await sharp(png)
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = inkOf({ width: info.width, height: info.height, values: new Uint8Array(data) }, toPixels);
  look(splitWalls(plan), ink);
}
for (const [what, { right, of }] of [...counts].sort()) {
  const share = right / of;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / of);
  console.log(`${what.padEnd(48)} ${(100 * share).toFixed(1).padStart(5)} % ± ${(100 * error).toFixed(1)} of ${of}`);
}

function look(plan: Plan, ink: DrawnInk): void {
  for (const opening of plan.openings) {
    const wall = plan.walls.find(({ id }) => id === opening.wall);
    if (wall && (opening.kind === 'window' || (opening.kind === 'door' && opening.swing)))
      putAgain(plan, ink, wall, opening);
  }
  for (const wall of plan.walls) if (!wall.exterior && lengthOf(wall) > 1) drawAgain(plan, ink, wall);
}

function putAgain(plan: Plan, ink: DrawnInk, wall: Wall, opening: Opening): void {
  const hand = pointAt(opening, lengthOf(opening) / 2 + miss());
  const found = placeOpening(removeOpening(plan, opening.id), wall, hand, opening.kind, {
    ink,
    reach: REACH_M,
  }).openings.at(-1)!;
  const isThere = isAt(found, opening);
  count(`${opening.kind} put between its jambs`, isThere);
  if (opening.kind === 'door' && isThere)
    count('leaf of such a door as it is drawn', isSameSwing(found, opening, wall));
}

function drawAgain(plan: Plan, ink: DrawnInk, wall: Wall): void {
  const doors = plan.openings.filter((one) => one.wall === wall.id && one.kind === 'door' && one.swing);
  const others = {
    ...plan,
    walls: plan.walls.filter((one) => one !== wall),
    openings: plan.openings.filter((one) => one.wall !== wall.id),
  };
  const aside = miss();
  const [from, to] = [pointAt(wall, 0, aside), pointAt(wall, lengthOf(wall), aside)];
  const now = drawWall(others, from, to, { ink, reach: REACH_M, isLoose: true });
  const [made] = now.walls.filter(({ id }) => !others.walls.some((one) => one.id === id));
  if (!made) return;
  count('wall as thick as it is drawn, to 3 cm', Math.abs(made.thickness - wall.thickness) < 0.03);
  const came = now.openings.filter(({ id }) => !others.openings.some((one) => one.id === id));
  for (const door of doors)
    count(
      'door that comes with its wall',
      came.some((one) => isAt(one, door)),
    );
  for (const one of came)
    count(
      'door that came and is drawn',
      doors.some((door) => isAt(one, door)),
    );
  if (doors.length === 0) count('wall without a door that brings none', came.length === 0);
}

function miss(): number {
  return HAND_M * (2 * chance() - 1);
}

function isAt(a: Opening, b: Opening): boolean {
  const [same, other] = [
    Math.max(distance(a.from, b.from), distance(a.to, b.to)),
    Math.max(distance(a.from, b.to), distance(a.to, b.from)),
  ];
  return Math.min(same, other) < NEAR_M;
}

function isSameSwing(a: Opening, b: Opening, wall: Wall): boolean {
  const [one, two] = [swingSideOf(a, wall), swingSideOf(b, wall)];
  return one?.hinge === two?.hinge && one?.side === two?.side;
}

function count(what: string, isRight: boolean): void {
  const so = counts.get(what) ?? { right: 0, of: 0 };
  counts.set(what, { right: so.right + (isRight ? 1 : 0), of: so.of + 1 });
}
