import type { Opening, Plan, Point, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { axesOf, freeStretch, pointAlong } from './free-stretch.ts';

/** Lengths of windows that meet at a corner, and how near they come to the faces of its walls, metres. */
const LENGTHS = [0.7, 2.4] as const;
const TO_CORNER = 0.02;
/** Half the length of the piece of a wall at a corner that is looked at, metres. */
const PROBE = 0.2;
const ROOMS = new Set(['living', 'living-kitchen', 'dining', 'bedroom', 'children', 'study', 'kitchen']);

/** Windows in both outer walls at a corner of a share of the rooms that have one: only the corner stands between them, as a post. */
export function meetAtCorners(plan: Plan, share: number, random: Random): void {
  for (const room of plan.rooms.filter(({ type }) => ROOMS.has(type))) {
    if (!random.chance(share)) continue;
    const { outline } = room;
    const corners = outline.map((corner, i) => {
      const [before, after] = [outline.at(i - 1)!, outline[(i + 1) % outline.length]!];
      return [before, after].map((end) => stretchAt(plan, corner, end, random));
    });
    const pair = random.shuffle(corners).find((windows) => windows.every((window) => window));
    if (!pair) continue;
    for (const [i, { wall, low, high }] of (pair as Placed[]).entries()) {
      const { along } = axesOf(wall);
      const isInWay = ({ kind, wall: id, from, to }: Opening) => {
        const at = [along(from), along(to)];
        return kind === 'window' && id === wall.id && Math.max(...at) > low - 0.15 && Math.min(...at) < high + 0.15;
      };
      plan.openings = plan.openings.filter((opening) => !isInWay(opening));
      const id = `corner-${room.id}-${i + 1}`;
      plan.openings.push({
        id,
        kind: 'window',
        wall: wall.id,
        from: pointAlong(wall, low),
        to: pointAlong(wall, high),
      });
    }
  }
}

interface Placed {
  wall: Wall;
  low: number;
  high: number;
}

/** Where a window from a corner of a room towards another could lie in an outer wall; undefined where doors or other walls are in the way. */
function stretchAt(plan: Plan, corner: Point, end: Point, random: Random): Placed | undefined {
  const length = Math.hypot(end[0] - corner[0], end[1] - corner[1]);
  if (length < LENGTHS[0] + 2 * PROBE) return undefined;
  const on = (along: number): Point => [0, 1].map((i) => corner[i]! + ((end[i]! - corner[i]!) * along) / length) as [number, number]; // biome-ignore format: one point
  const wall = plan.walls.find((one) => {
    const { across, along, length: whole } = axesOf(one);
    const at = along(on(PROBE));
    const off = [corner, end].map((p) => Math.abs(Math.abs(across(p)) - one.thickness / 2));
    return one.exterior && at > 0 && at < whole && Math.max(...off) < 0.01;
  });
  if (!wall) return undefined;
  const { along } = axesOf(wall);
  const probe: Opening = { id: 'probe', kind: 'window', wall: wall.id, from: on(PROBE / 2), to: on(PROBE * 1.5) };
  const doors = plan.openings.filter(({ kind }) => kind !== 'window');
  const free = freeStretch(plan, probe, wall, doors, TO_CORNER);
  if (!free) return undefined;
  const at = along(corner);
  const isLow = along(end) > at;
  if (Math.abs((isLow ? free.low : free.high) - at) > TO_CORNER + 0.005) return undefined;
  const wanted = Math.min(free.high - free.low, random.range(...LENGTHS));
  if (wanted < LENGTHS[0]) return undefined;
  return isLow ? { wall, low: free.low, high: free.low + wanted } : { wall, low: free.high - wanted, high: free.high };
}
