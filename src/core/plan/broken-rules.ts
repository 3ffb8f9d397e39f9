import { inRing, ringArea } from '../geometry/ring.ts';
import type { Layout, Opening, Plan, PlanDocument, Point, Ring, Room, Wall } from './schema.ts';

/** A rule of SPEC.md that a document breaks, by its number, and where: an id, or the path of a field. */
export interface BrokenRule {
  readonly rule: string;
  readonly where: string;
}

type Ask = (rule: string, where: string, holds: boolean) => void;

/** Points are rounded to a millimetre each, metres. */
const ROUNDING_M = 0.002;
/** Areas are rounded to this, m². */
const AREA_STEP = 0.01;
/** Floor that two rooms share is looked for at points so far apart, metres. */
const GRID_M = 0.25;
/** A gap in no wall, and things in no room. */
const NO_WALL = 'w0';
const NO_ROOM = 'r0';

/**
 * The rules of SPEC.md that ask for more than the form of the schema, and that a document does not keep. What cannot be told from a
 * document alone, such as whether it was read or came from elsewhere, is not asked.
 */
export function brokenRules(document: PlanDocument): BrokenRule[] {
  const { plan, layout } = document;
  const broken: BrokenRule[] = [];
  const ask: Ask = (rule, where, holds) => {
    if (!holds) broken.push({ rule, where });
  };
  const things = [plan.walls, plan.openings, plan.rooms, plan.fixtures, plan.furniture, layout?.items ?? []].flat();
  const ids = things.map(({ id }) => id);
  for (const [i, id] of ids.entries()) ask('1.4', id, ids.indexOf(id) === i);
  askPlace(ask, document);
  for (const opening of plan.openings) askOpening(ask, opening, plan);
  plan.rooms.forEach((room, i) => {
    askRoom(ask, room);
    for (const other of plan.rooms.slice(0, i)) ask('5.4', `${other.id} ${room.id}`, !shareFloor(room, other));
  });
  const rooms = new Set(plan.rooms.map(({ id }) => id));
  for (const { id, room } of [...plan.fixtures, ...plan.furniture]) ask('6.1', id, room === NO_ROOM || rooms.has(room));
  if (layout) askLayout(ask, layout, rooms);
  return broken;
}

function askLayout(ask: Ask, { items, home, rooms: reports = [] }: Layout, rooms: ReadonlySet<string>): void {
  const roomOfGroup = new Map(items.map(({ group, room }) => [group, room]));
  for (const { id, room, group } of items) {
    ask('8.1', id, rooms.has(room));
    ask('8.5', id, group === undefined || roomOfGroup.get(group) === room);
  }
  for (const { what, room } of home?.activities ?? []) ask('8.7', what, room == null || rooms.has(room));
  const reported = reports.map(({ room }) => room);
  reports.forEach(({ room, alternatives = [] }, i) => {
    ask('8.8', room, rooms.has(room) && reported.indexOf(room) === i);
    for (const alternative of alternatives) {
      const ids = alternative.items.map(({ id }) => id);
      alternative.items.forEach((item, k) => {
        ask('8.10', item.id, item.room === room && ids.indexOf(item.id) === k);
      });
    }
  });
}

function askPlace(ask: Ask, { source, scale }: PlanDocument): void {
  const [a, b, c, d] = source.toPixels;
  const growth = Math.sqrt(Math.abs(a * d - b * c));
  ask('2.2', 'source.toPixels', growth > 0);
  ask('2.3', 'scale.metresPerPixel', Math.abs(growth * scale.metresPerPixel - 1) < 1e-6);
  ask('2.5', 'scale.agreeing', scale.from !== 'assumed' || scale.agreeing === 0);
  ask('2.6', 'scale.agreeing', scale.agreeing <= scale.read);
}

function askOpening(ask: Ask, { id, kind, wall, from, to, swing }: Opening, { walls }: Plan): void {
  ask('4.1', id, from[0] !== to[0] || from[1] !== to[1]);
  const host = walls.find((candidate) => candidate.id === wall);
  ask('4.2', id, host !== undefined || (kind === 'gap' && wall === NO_WALL));
  if (host) {
    const aside = kind === 'gap' || kind === 'sliding' ? host.thickness / 2 : 0;
    ask('4.3', id, liesOn(host, from, aside) && liesOn(host, to, aside));
  }
  if (!swing) return;
  const { hinge, leaf } = swing;
  ask('4.4', id, (kind === 'door' || kind === 'double') && (hinge[0] !== leaf[0] || hinge[1] !== leaf[1]));
}

/** Whether a point lies between the ends of a wall, and no farther aside from its centre line. */
function liesOn({ from, to }: Wall, [x, y]: Point, aside: number): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return false;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (x - from[0]) * ux + (y - from[1]) * uy;
  const across = Math.abs((x - from[0]) * uy - (y - from[1]) * ux);
  return across <= aside + ROUNDING_M && along >= -ROUNDING_M && along <= length + ROUNDING_M;
}

function askRoom(ask: Ask, { id, outline, holes, area }: Room): void {
  const floors = [outline, ...holes].map((ring) => Math.abs(ringArea(ring)));
  ask(
    '5.1',
    id,
    floors.every((floor) => floor > 0),
  );
  const floor = floors.slice(1).reduce((rest, hole) => rest - hole, floors[0]!);
  ask('5.2', id, Math.abs(floor - area) <= AREA_STEP);
  for (const hole of holes)
    ask(
      '5.3',
      id,
      hole.some((point) => inRing(point, outline)),
    );
}

/** Whether a point of a grid lies in both rooms. */
function shareFloor(one: Room, two: Room): boolean {
  const [a, b] = [boundsOf(one.outline), boundsOf(two.outline)];
  const [x0, x1] = [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
  const [y0, y1] = [Math.max(a.y0, b.y0), Math.min(a.y1, b.y1)];
  for (let x = x0 + GRID_M / 2; x < x1; x += GRID_M)
    for (let y = y0 + GRID_M / 2; y < y1; y += GRID_M)
      if (isOnFloor([x, y], one) && isOnFloor([x, y], two)) return true;
  return false;
}

const isOnFloor = (point: Point, { outline, holes }: Room) =>
  inRing(point, outline) && !holes.some((hole) => inRing(point, hole));

function boundsOf(ring: Ring): { x0: number; x1: number; y0: number; y1: number } {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}
