/**
 * What becomes of the furniture when a plan is mended: made homes are read with one mistake and furnished, then put right and furnished
 * again, from what stood there and, to compare, anew. Its figures decide what keeps furniture in place (`src/core/furnish/solve/stood.ts`
 * and who uses it): change one number or step, run it on other seeds, keep what is better on both.
 *
 *   node bench/furnish-again.ts [--from 8001] [--count 20]
 *
 * Prints for each mistake the share of pieces that stay, in rooms that were touched and in others, and, a mend: remarks of the judge in rooms that
 * were touched (none for standing elsewhere), what is graver there (musts without a place, narrow ways), and seconds of the processor.
 */
import { parseArgs } from 'node:util';
import { readBareHome } from '#core/furnish/home/bare-home.ts';
import { canonicalFrame } from '#core/furnish/home/canonical-frame.ts';
import { settleHome } from '#core/furnish/home/furnish-home.ts';
import type { Furnished } from '#core/furnish/home/home-before.ts';
import { movedWithRooms } from '#core/furnish/home/moved-with-rooms.ts';
import { floorKey } from '#core/furnish/home/same-room.ts';
import { describeLayout } from '#core/furnish/proof/describe-layout.ts';
import { costOf } from '#core/furnish/solve/cost.ts';
import { tidyPlan } from '#core/furnish/tidy/tidy-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import { distance, lengthOf, pointAt } from '#core/geometry/segment.ts';
import { removeOpening, slideOpening } from '#core/mending/adjust-opening.ts';
import { editRoom } from '#core/mending/edit-room.ts';
import { likelyTypes } from '#core/mending/likely-types.ts';
import { moveWall } from '#core/mending/move-wall.ts';
import { placeOpening } from '#core/mending/place-opening.ts';
import { splitWalls } from '#core/mending/split-walls.ts';
import type { LayoutItem, Plan } from '#core/plan/schema.ts';
import { makeDwelling } from '#synth/dwelling.ts';
import { makeRandom, type Random } from '#synth/random.ts';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '8001' }, count: { type: 'string', default: '20' } },
});
/** A piece that is moved or turned by less stays, metres and degrees. */
const MOVED = 0.1;
const TURNED = 2;
/** Rooms that are smaller are seldom taken for something else, m². */
const SMALL = 5;

/** A true plan as it may be read; undefined where it has nothing to be read wrong. */
const MISREADS: Readonly<Record<string, (plan: Plan, random: Random) => Plan | undefined>> = {
  'a door too many': (plan, random) => {
    const wall = longWall(plan, random);
    return wall && placeOpening(plan, wall, pointAt(wall, random.range(0, lengthOf(wall))), 'door');
  },
  'a door missing': (plan, random) => without(plan, opening(plan, 'door', random)),
  'a door elsewhere': (plan, random) => {
    const door = opening(plan, 'door', random);
    return door && slideOpening(plan, door.id, random.pick([-1, 1]) * random.range(0.3, 0.8));
  },
  'a window missing': (plan, random) => without(plan, opening(plan, 'window', random)),
  'a wall elsewhere': (plan, random) => {
    const wall = longWall(plan, random);
    return wall && moveWall(plan, wall.id, random.pick([-1, 1]) * random.range(0.2, 0.4));
  },
  'a room called something else': (plan, random) => {
    const [room] = random.shuffle(plan.rooms.filter(({ area }) => area > SMALL));
    const type = room && likelyTypes(plan, room).find((likely) => likely !== room.type);
    return type && editRoom(plan, room.id, { type });
  },
};
const longWall = ({ walls }: Plan, random: Random) =>
  random.shuffle(walls.filter((wall) => !wall.exterior && lengthOf(wall) > 1))[0];
const opening = ({ openings }: Plan, kind: 'door' | 'window', random: Random) =>
  random.shuffle(openings.filter((one) => one.kind === kind))[0];
const without = (plan: Plan, one: Plan['openings'][number] | undefined) => one && removeOpening(plan, one.id);
type Figures = ReturnType<typeof compare>;
const rows: { readonly name: string; readonly figures: Figures }[] = [];
for (let seed = Number(values.from), end = seed + Number(values.count); seed < end; seed++) {
  const plan = tidyPlan(splitWalls(makeDwelling(seed).plan));
  const anew = furnish(plan);
  for (const [what, misread] of Object.entries(MISREADS)) {
    const wrong = misread(plan, makeRandom(`${what}/${seed}`));
    if (!wrong) continue;
    const read = tidyPlan(wrong);
    const before = { plan: read, layout: furnishPlan(read) };
    for (const [way, home] of Object.entries({ again: furnish(plan, before), anew })) {
      const figures = compare(before, plan, home);
      rows.push({ name: `${what}, ${way}`, figures }, { name: `all, ${way}`, figures });
    }
  }
}
for (const [name, own] of Object.entries(Object.groupBy(rows, (row) => row.name)).sort()) {
  const total = (of: keyof Figures) => own!.reduce((sum, { figures }) => sum + figures[of], 0);
  const mean = (of: keyof Figures) => (total(of) / own!.length).toFixed(2);
  const share = (part: keyof Figures, of: keyof Figures) => `${((100 * total(part)) / total(of)).toFixed(1)} % of ${total(of)}`; // biome-ignore format: one line
  console.log(`${name}: ${share('stayed', 'touched')} stay, elsewhere ${share('stayedElsewhere', 'elsewhere')}; ${mean('remarks')} remarks, ${mean('graver')} graver, ${mean('seconds')} s`); // biome-ignore format: one line
}

/** As `furnishPlan` does it, but for its last check, with the rooms to be judged. */
function furnish(plan: Plan, before?: Furnished) {
  const started = process.cpuUsage().user; // not the clock: other work on the machine does not count
  const frame = canonicalFrame(plan, before?.plan);
  const known = before && { plan: canonicalFrame(before.plan).plan, layout: movedWithRooms(before, plan), forth: frame.forth }; // biome-ignore format: one line
  const { programme, rooms } = settleHome(frame.plan, {}, known);
  const { items } = describeLayout(programme, rooms, frame.back);
  return { rooms, items, seconds: (process.cpuUsage().user - started) / 1e6 };
}

function compare({ plan: read, layout }: Furnished, plan: Plan, { rooms, items, seconds }: ReturnType<typeof furnish>) {
  const [was, now] = [floorsOf(read, read), floorsOf(plan, read)];
  const isTouched = (room: string) => was.get(room) !== now.get(room);
  const stays = (piece: LayoutItem) => items.some((other) => isSame(piece, other));
  const touched = layout.items.filter(({ room }) => isTouched(room));
  const elsewhere = layout.items.filter(({ room }) => !isTouched(room));
  const costs = rooms.flatMap((room) =>
    'layout' in room && isTouched(room.scene.space.id) ? [costOf({ ...room.scene, stood: [] }, room.layout.best.state)] : []); // biome-ignore format: one line
  return {
    touched: touched.length,
    stayed: touched.filter(stays).length,
    elsewhere: elsewhere.length,
    stayedElsewhere: elsewhere.filter(stays).length,
    remarks: costs.reduce((sum, { terms }) => sum + terms, 0),
    graver: costs.reduce((sum, { missed, narrow }) => sum + missed + narrow, 0),
    seconds,
  };
}

/** What each room is made of, in the frame in which `like` is furnished. */
function floorsOf(plan: Plan, like: Plan): ReadonlyMap<string, string> {
  const { rooms, entrances } = readBareHome(canonicalFrame(plan, like).plan, {});
  return new Map(rooms.map((room, k) => [room.space.id, floorKey({ ...room, entrances: entrances[k]! })]));
}

function isSame(a: LayoutItem, b: LayoutItem): boolean {
  const turn = Math.abs(a.rotation - b.rotation) % 360;
  return a.kind === b.kind && distance(a.at, b.at) < MOVED && Math.min(turn, 360 - turn) < TURNED;
}
