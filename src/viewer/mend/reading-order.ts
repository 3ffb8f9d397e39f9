import { ringBox } from '#core/geometry/ring.ts';
import type { Plan, Room } from '#core/plan/schema.ts';
import { boxOf, type Thing, thingsOf } from './things.ts';

/** Things this near to a room's outline are at it, metres: half of a thick wall. */
const AT_M = 0.3;
/** Rooms whose upper edges differ by less stand in one row, metres. */
const ROW_M = 1;

/** All things as one reads a plan: room by room, row by row; of each what stands in it, then the openings and the walls around it. */
export function readingOrder(plan: Plan, isRightToLeft = false): Thing[] {
  const left = new Map(thingsOf(plan).map((thing) => [`${thing.of} ${thing.id}`, thing]));
  const take = (thing: Thing): Thing[] => {
    const key = `${thing.of} ${thing.id}`;
    const found = left.get(key);
    left.delete(key);
    return found ? [found] : [];
  };
  const ordered = rowByRow(plan.rooms, isRightToLeft).flatMap((room) => {
    const inside = [...plan.fixtures, ...plan.furniture].filter((item) => item.room === room.id);
    const around = thingsOf(plan).filter((thing) => isAt(plan, thing, room));
    return [
      ...take({ of: 'room', id: room.id }),
      ...inside.flatMap(({ id }) => [...take({ of: 'fixture', id }), ...take({ of: 'furniture', id })]),
      ...around.filter(({ of }) => of === 'opening').flatMap(take),
      ...around.filter(({ of }) => of === 'wall').flatMap(take),
    ];
  });
  return [...ordered, ...left.values()];
}

function rowByRow(rooms: readonly Room[], isRightToLeft: boolean): Room[] {
  const placed = rooms.map((room) => ({ room, box: ringBox(room.outline) })).sort((a, b) => a.box[1] - b.box[1]);
  const rows: (typeof placed)[] = [];
  for (const one of placed) {
    const row = rows.at(-1);
    if (row && one.box[1] - row[0]!.box[1] < ROW_M) row.push(one);
    else rows.push([one]);
  }
  const side = isRightToLeft ? -1 : 1;
  return rows.flatMap((row) => row.sort((a, b) => side * (a.box[0] - b.box[0])).map(({ room }) => room));
}

function isAt(plan: Plan, thing: Thing, room: Room): boolean {
  if (thing.of !== 'opening' && thing.of !== 'wall') return false;
  const [x0, y0, x1, y1] = boxOf(plan, thing);
  const [left, top, right, bottom] = ringBox(room.outline);
  return x0 <= right + AT_M && x1 >= left - AT_M && y0 <= bottom + AT_M && y1 >= top - AT_M;
}
