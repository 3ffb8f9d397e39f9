import type { DrawnItem, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf, keepFree } from './loose-furniture.ts';
import { type Run, runOf } from './run-frame.ts';
import { type Box, floorFree, touches } from './wall-spots.ts';

/** Share of the kitchens that get more than a run of worktops, and the shares of what they get. */
const REFITTED = 0.6;
const PARTS = { peninsula: 0.4, island: 0.45, bar: 0.25, tall: 0.45, dishwasher: 0.35 };
/** Floor that stays free round what stands out, metres. */
const WAY = 0.8;

interface Site {
  plan: Plan;
  room: Room;
  run: Run;
  taken: Box[];
  random: Random;
}

/** Adds to kitchens what is built in besides a run along a wall: peninsulas, islands, bars, tall units, dishwashers. */
export function refitKitchens(plan: Plan, random: Random): void {
  for (const room of plan.rooms) {
    const counter = plan.fixtures.find((f) => f.room === room.id && f.kind === 'kitchen-counter');
    const own = random.fork(room.id);
    if (!counter || !own.chance(REFITTED)) continue;
    const site = { plan, room, run: runOf(counter), taken: takenIn(plan, room), random: own };
    if (own.chance(PARTS.tall)) for (let i = own.int(1, 2); i > 0; i--) addTall(site);
    const isOut = own.chance(PARTS.peninsula) && addPeninsula(site);
    if (!isOut && own.chance(PARTS.island)) addIsland(site);
    if (own.chance(PARTS.bar)) addBar(site);
    if (own.chance(PARTS.dishwasher)) addDishwasher(site);
  }
}

const takenIn = (plan: Plan, room: Room): Box[] => [
  ...plan.fixtures.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
  ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
  ...room.holes.map(boundsOf),
];

const isClear = ({ room, taken }: Site, box: Box): boolean =>
  floorFree(box, room.outline) && !taken.some((other) => touches(other, box));

function put({ plan, room, taken }: Site, kind: string, outline: DrawnItem['outline']): void {
  plan.fixtures.push({ id: `f-${kind}${plan.fixtures.length}-${room.id}`, kind, room: room.id, outline });
  taken.push(boundsOf(outline));
}

/** A worktop that leaves the run at one of its ends at a right angle, with a bar beyond it or the sink or the hob of the run on it. */
function addPeninsula(site: Site): boolean {
  const { run, random } = site;
  const wide = random.range(0.55, 0.95);
  for (const out of [random.range(1.7, 2.6), 1.4, 1.1])
    for (const from of random.shuffle([0, run.length - wide])) {
      const body = run.box(from, run.depth, from + wide, run.depth + out);
      const side = from === 0 ? [from, from + wide + WAY] : [from - WAY, from + wide];
      if (!isClear(site, run.box(side[0]!, run.depth + 0.01, side[1]!, run.depth + out + WAY * 0.8))) continue;
      // Whoever stands at it looks along the run, out of the kitchen.
      const way = from === 0 ? run.along : run.against;
      put(site, 'kitchen-counter', run.outline(body, way));
      const what = random.pick(['none', 'none', 'sink', 'hob'] as const);
      const [low, high] = what === 'sink' ? [0.2, 0.8] : [0.35, 0.9];
      if (what !== 'none' && out > 1.3)
        moveTo(site, what, run.box(from + 0.06, run.depth + low, from + wide - 0.06, run.depth + high), way);
      if (random.chance(0.3)) addLedge(site, from, wide, out);
      return true;
    }
  return false;
}

/** A narrow ledge at the far side of a peninsula, where one sits. */
function addLedge(site: Site, from: number, wide: number, out: number): void {
  const { run, random } = site;
  const deep = random.range(0.2, 0.35);
  const [low, high] = from === 0 ? [from - deep, from] : [from + wide, from + wide + deep];
  const body = run.box(low, run.depth, high, run.depth + out);
  if (isClear(site, body)) put(site, 'island', run.outline(body, from === 0 ? run.against : run.along));
}

/** A block before the run, or one that stands where there is none beside it; half of them with the sink or the hob of the run. */
function addIsland(site: Site): void {
  const { run, random } = site;
  const [deep, off] = [random.range(0.6, 1.15), random.range(0.9, 1.25)];
  for (const length of [random.range(1.8, 3), 1.6, 1.2]) {
    const from = (run.length - length) / 2 + random.range(-0.3, 0.3);
    const near = run.depth + off;
    if (!isClear(site, run.box(from - 0.6, near - 0.3, from + length + 0.6, near + deep + WAY * 0.8))) continue;
    const body = run.box(from, near, from + length, near + deep);
    const way = random.chance(0.5) ? run.facing : run.back;
    put(site, 'island', run.outline(body, way));
    const what = random.pick(['none', 'none', 'sink', 'hob', 'hob'] as const);
    const [at, size] = [from + length * random.range(0.1, 0.5), what === 'sink' ? 0.6 : 0.58];
    if (what !== 'none')
      moveTo(site, what, run.box(at, near + 0.06, at + size, near + Math.min(deep, 0.62) - 0.04), way);
    return;
  }
}

/** The sink or the hob of the run goes elsewhere. */
function moveTo({ plan, room, run }: Site, kind: 'sink' | 'hob', body: Box, way: readonly [number, number]): void {
  const mine = plan.fixtures.findIndex((f) => f.room === room.id && f.kind === kind);
  if (mine >= 0) plan.fixtures.splice(mine, 1);
  plan.fixtures.push({ id: `f-${kind}-out-${room.id}`, kind, room: room.id, outline: run.outline(body, way) });
}

/** A long thin counter that stands out from the wall beside the run, or on its own before it. */
function addBar(site: Site): void {
  const { run, random } = site;
  const [thin, off] = [random.range(0.28, 0.48), random.range(1.3, 2.2)];
  for (const long of [random.range(1.4, 2.8), 1.2])
    for (const from of random.shuffle([0, run.length - long, run.length + WAY])) {
      const body =
        from > run.length - 0.01
          ? run.box(from, 0, from + thin, long)
          : run.box(from, run.depth + off, from + long, run.depth + off + thin);
      const { x0, x1, y0, y1 } = body;
      const around = { x0: x0 - 0.02, x1: x1 + 0.02, y0: y0 - 0.02, y1: y1 + 0.02 };
      if (!isClear(site, from > run.length ? body : around)) continue;
      put(site, 'island', run.outline(body, from > run.length ? run.along : run.facing));
      return;
    }
}

/** Tall cupboards, a larder or a refrigerator in line with the run, at either of its ends. */
function addTall(site: Site): void {
  const { plan, room, run, random } = site;
  const cold = !plan.fixtures.some((f) => f.room === room.id && f.kind === 'fridge') && random.chance(0.5);
  const wide = cold ? random.range(0.55, 0.75) : random.pick([0.4, 0.6, 0.6, 0.8, 1.2]);
  const deep = Math.max(0.3, run.depth + random.pick([0, 0, 0.03, -0.05]));
  const ends = plan.fixtures
    .filter((f) => f.room === room.id && ['fridge', 'pantry', 'kitchen-counter'].includes(f.kind))
    .map((f) => run.reach(f))
    .filter(({ low }) => low < run.depth / 2);
  const [first, last] = [Math.min(...ends.map((e) => e.from)), Math.max(...ends.map((e) => e.to))];
  for (const from of random.shuffle([first - wide, last])) {
    const body = run.box(from, 0, from + wide, deep);
    if (!isClear(site, body) || !isClear(site, run.box(from, deep + 0.01, from + wide, deep + 0.6))) continue;
    put(site, cold ? 'fridge' : 'pantry', run.outline(body, run.facing));
    return;
  }
}

/** A dishwasher under the run, off its sink and its hob. */
function addDishwasher({ plan, room, run, random }: Site): void {
  const on = plan.fixtures.filter((f) => f.room === room.id && (f.kind === 'sink' || f.kind === 'hob'));
  const places = on.flatMap((f) => [run.reach(f).to, run.reach(f).from - 0.6]).filter((from) => {
    const body = run.box(from, 0, from + 0.6, run.depth);
    return from >= 0 && from + 0.6 <= run.length && !on.some((f) => touches(boundsOf(f.outline), body));
  }); // biome-ignore format: short
  if (places.length === 0) return;
  const from = random.pick(places);
  const outline = run.outline(run.box(from, 0.02, from + 0.6, run.depth - 0.02), run.facing);
  plan.fixtures.push({ id: `f-dishwasher-${room.id}`, kind: 'dishwasher', room: room.id, outline });
}
