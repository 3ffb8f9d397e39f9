/**
 * Whether plans that are nearly the same are furnished alike: mirrored, turned by quarters, and with every wall moved by up to 3 cm.
 *
 *   node bench/furnish-alike.ts [--count 30] [--from 1] [--read DIR] [--out out/furnish-alike]
 *
 * Prints, and writes as alike.json, the share of furnished rooms that hold the same kinds, and of pieces that stand at the same place (15 cm).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mirroredKind } from '#core/furnish/groups/template.ts';
import { tidyPlan } from '#core/furnish/tidy/tidy-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import type { Layout, LayoutItem, Plan, Point } from '#core/plan/schema.ts';
import { makeDwelling } from '#synth/dwelling.ts';
import { makeRandom } from '#synth/random.ts';
import { noteProvenance } from './provenance.ts';
import { readHomes } from './sheets/homes.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30' },
    from: { type: 'string', default: '1' },
    read: { type: 'string' },
    out: { type: 'string', default: 'out/furnish-alike' },
  },
});

/** Where the other plan is: the corner about which a plan is mirrored and turned, metres. */
const FAR = 64;
/** Walls move by up to this, metres: the error of a good scale over a room. */
const WALL = 0.03;
/** Points that share a coordinate to this are on one wall and move together, metres. */
const ONE_WALL = 0.2;
const SAME_PLACE = 0.15;

type Move = (p: Point) => Point;
interface Variant {
  readonly name: string;
  readonly there: Move;
  readonly back: Move;
}

const TURNS: readonly Variant[] = [
  { name: 'mirrored', there: ([x, y]) => [FAR - x, y], back: ([x, y]) => [FAR - x, y] },
  { name: 'turned by 90°', there: ([x, y]) => [FAR - y, x], back: ([x, y]) => [y, FAR - x] },
  { name: 'turned by 180°', there: ([x, y]) => [FAR - x, FAR - y], back: ([x, y]) => [FAR - x, FAR - y] },
];

/** Moves walls, not corners: what shares an x or a y moves by the same. */
function wallsMoved(seed: number): Variant {
  const random = makeRandom(`walls/${seed}`);
  const shifts = [new Map<number, number>(), new Map<number, number>()] as const;
  const shift = (axis: 0 | 1, value: number) => {
    const key = Math.round(value / ONE_WALL);
    if (!shifts[axis].has(key)) shifts[axis].set(key, random.range(-WALL, WALL));
    return value + shifts[axis].get(key)!;
  };
  return { name: 'walls moved by up to 3 cm', there: ([x, y]) => [shift(0, x), shift(1, y)], back: (p) => p };
}

interface Count {
  rooms: number;
  sameRooms: number;
  pieces: number;
  samePieces: number;
}

const counts = new Map<string, Count>();
let seed = Number(values.from);
for (const plan of homes()) {
  const layout = furnishPlan(plan);
  for (const variant of [...TURNS, wallsMoved(seed++)])
    count(variant, plan, layout, furnishPlan(movePlan(plan, variant.there)));
}
const rows = [...counts].map(([name, c]) => ({
  name,
  rooms: c.rooms,
  sameKinds: c.sameRooms / c.rooms,
  pieces: c.pieces,
  samePlace: c.samePieces / c.pieces,
}));
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'alike.json'), JSON.stringify(rows, null, 1));
noteProvenance(values.out);
for (const { name, rooms, sameKinds, samePlace } of rows)
  console.log(
    `${name}: same kinds in ${(100 * sameKinds).toFixed(1)} % of ${rooms} rooms, ${(100 * samePlace).toFixed(1)} % of pieces at the same place`,
  );

function* homes(): Generator<Plan> {
  if (values.read) for (const { document } of readHomes(values.read)) yield tidyPlan(document.plan);
  else for (let k = 0; k < Number(values.count); k++) yield makeDwelling(Number(values.from) + k).plan;
}

function count({ name, back }: Variant, plan: Plan, one: Layout, other: Layout) {
  const sum = counts.get(name) ?? { rooms: 0, sameRooms: 0, pieces: 0, samePieces: 0 };
  counts.set(name, sum);
  for (const { id } of plan.rooms) {
    const [here, there] = [one, other].map(({ items }) => items.filter(({ room }) => room === id));
    if (!here!.length) continue;
    sum.rooms++;
    if (kindsOf(here!) === kindsOf(there!)) sum.sameRooms++;
    sum.pieces += here!.length;
    sum.samePieces += here!.filter((item) => there!.some((twin) => isSame(item, twin, back))).length;
  }
}

/** A chaise on the left is one on the right in a mirror. */
function plainKind(kind: string): string {
  return [kind, mirroredKind(kind as Parameters<typeof mirroredKind>[0])].sort()[0]!;
}

function kindsOf(items: readonly LayoutItem[]): string {
  return items.map(({ kind }) => plainKind(kind)).sort().join(); // biome-ignore format: one line
}

function isSame(item: LayoutItem, twin: LayoutItem, back: Move): boolean {
  const [x, y] = back(twin.at);
  return plainKind(item.kind) === plainKind(twin.kind) && Math.hypot(x - item.at[0], y - item.at[1]) <= SAME_PLACE;
}

function movePlan(plan: Plan, move: Move): Plan {
  const drawn = <T extends { outline: Point[] }>(item: T): T => ({ ...item, outline: item.outline.map(move) });
  return {
    walls: plan.walls.map((wall) => ({ ...wall, from: move(wall.from), to: move(wall.to) })),
    openings: plan.openings.map((o) => ({
      ...o,
      from: move(o.from),
      to: move(o.to),
      ...(o.swing ? { swing: { hinge: move(o.swing.hinge), leaf: move(o.swing.leaf) } } : {}),
    })),
    rooms: plan.rooms.map((room) => ({ ...drawn(room), holes: room.holes.map((hole) => hole.map(move)) })),
    fixtures: plan.fixtures.map(drawn),
    furniture: plan.furniture.map(drawn),
  };
}
