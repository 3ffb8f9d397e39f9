import type { DrawnItem, Plan, Point, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf } from './loose-furniture.ts';
import { inRing } from './rooms.ts';
import { touches } from './wall-spots.ts';

/** Widths of the stretches of a facade that become piers, and of piers at its ends; how far they stand out of it; metres. */
const BETWEEN = [0.35, 1.8] as const;
const AT_END = [0.5, 1.1] as const;
const OUT = [0.12, 0.4] as const;
/** Clearance from rooms and balconies beside them, metres. */
const CLEAR = 0.1;

/** Piers of facades: the stretches between windows and at corners stand out of the outer walls, with slanted cheeks. They count as columns. */
export function addPiers(plan: Plan, random: Random): DrawnItem[] {
  const piers: DrawnItem[] = [];
  for (const wall of plan.walls.filter((w) => w.exterior)) {
    const axis = wall.from[0] === wall.to[0] ? 1 : wall.from[1] === wall.to[1] ? 0 : undefined;
    if (axis === undefined || random.chance(0.2)) continue;
    for (const [low, high] of stretches(plan, wall, axis)) {
      const pier = standOut(plan, wall, axis, [low, high], random);
      if (pier && random.chance(0.85)) piers.push({ ...pier, id: `pier${piers.length + 1}` });
    }
  }
  return piers;
}

/** The stretches of a wall between openings, and next to its ends as far as piers go. */
function stretches({ openings }: Plan, wall: Wall, axis: 0 | 1): [number, number][] {
  const ends = [wall.from[axis], wall.to[axis]].sort((a, b) => a - b) as [number, number];
  const taken = openings
    .filter((o) => o.wall === wall.id)
    .map(({ from, to }) => [from[axis], to[axis]].sort((a, b) => a - b) as [number, number])
    .sort((a, b) => a[0] - b[0]);
  if (taken.length === 0) return [];
  const [first, last] = [taken[0]!, taken.at(-1)!];
  return [
    [Math.max(ends[0], first[0] - AT_END[1]), first[0]] as [number, number],
    ...taken.slice(1).map(([low], i): [number, number] => [taken[i]![1], low]),
    [last[1], Math.min(ends[1], last[1] + AT_END[1])] as [number, number],
  ].filter(([low, high]) => high - low > BETWEEN[0] && high - low < BETWEEN[1]);
}

/** A pier on the outside of a stretch of a wall; undefined where that side is not free. */
function standOut(
  plan: Plan,
  wall: Wall,
  axis: 0 | 1,
  [low, high]: [number, number],
  random: Random,
): DrawnItem | undefined {
  const level = wall.from[1 - axis]!;
  const half = wall.thickness / 2;
  const at = (along: number, off: number): Point => (axis === 0 ? [along, level + off] : [level + off, along]);
  const middle = (low + high) / 2;
  const roomAt = (off: number) => plan.rooms.find(({ outline }) => inRing(at(middle, off), outline));
  const [before, after] = [roomAt(-half - 0.05), roomAt(half + 0.05)];
  if ((before && after) || !(before ?? after)) return undefined;
  const side = before ? 1 : -1;
  const out = random.range(...OUT);
  const cheek = () => random.pick([0, random.range(0.02, 0.12), random.range(0.05, 0.25)]);
  const room = (before ?? after)!.id;
  const ground = boundsOf([at(low - CLEAR, side * (half + CLEAR / 2)), at(high + CLEAR, side * (half + out + CLEAR))]);
  if (plan.rooms.some(({ outline }) => touches(boundsOf(outline), ground))) return undefined;
  const outline = [
    at(low, -side * half),
    at(high, -side * half),
    at(high - cheek(), side * (half + out)),
    at(low + cheek(), side * (half + out)),
  ];
  return { id: '', kind: 'column', room, outline };
}
