import { inRing } from '#core/geometry/ring.ts';
import { distance, distanceTo, lengthOf, pointAt } from '#core/geometry/segment.ts';
import { removeOpening } from '#core/mending/adjust-opening.ts';
import { removeWall } from '#core/mending/remove-wall.ts';
import { rescale } from '#core/mending/rescale.ts';
import { splitWalls } from '#core/mending/split-walls.ts';
import type { Opening, Plan, PlanDocument, Point, Ring, Room } from '#core/plan/schema.ts';
import type { Hand } from './hand.ts';

/** A plan with one thing read wrong, how a person puts it right, and whether it is. */
export interface Misread {
  readonly what: string;
  readonly document: PlanDocument;
  readonly mend: (hand: Hand) => Promise<void>;
  readonly isRight: (sent: PlanDocument) => boolean;
}

/** An opening is put right within this, metres. */
const NEAR_M = 0.15;
/** A scale that was read so many times too large, and how exactly two taps set it. */
const TOO_LARGE = 1.4;
const SCALE_TOLERANCE = 0.03;
/** How far it is from one place that a person might tap to the next, metres. */
const LOOK_M = 0.1;

/** The commonest misreads, made of a plan that was read well: what it lacks then is known. Those that the plan has the things for. */
export function misreadsOf(read: PlanDocument): Misread[] {
  const document = { ...read, plan: splitWalls(read.plan) };
  const { plan } = document;
  const [door] = surest(plan.openings.filter(({ kind, swing }) => kind === 'door' && swing));
  const [window] = surest(plan.openings.filter(({ kind }) => kind === 'window'));
  return [
    ...(door ? [missing('a door is missing', 'Door', document, door)] : []),
    ...(window ? [missing('a window is missing', 'Window', document, window)] : []),
    ...unreadWall(document),
    ...wrongName(document),
    wrongScale(document),
  ];
}

/** What was read most surely comes first: of the rest nobody knows whether it is as it is drawn. */
const surest = (openings: readonly Opening[]): Opening[] =>
  openings.toSorted((a, b) => (b.confidence ?? 1) - (a.confidence ?? 1));

function missing(what: string, tool: string, document: PlanDocument, opening: Opening): Misread {
  return {
    what,
    document: { ...document, plan: removeOpening(document.plan, opening.id) },
    mend: async (hand) => {
      await hand.press(tool);
      await hand.tap(pointAt(opening, lengthOf(opening) / 2));
    },
    isRight: ({ plan }) => plan.openings.some((one) => one.kind === opening.kind && isAt(one, opening)),
  };
}

/** The inner wall that parts two rooms and has the door that was read most surely: it is gone, and its door with it. */
function unreadWall(document: PlanDocument): Misread[] {
  const { plan } = document;
  const isInner = (id: string) => plan.walls.some((wall) => wall.id === id && !wall.exterior);
  const parts = (id: string) => removeWall(plan, id).rooms.length === plan.rooms.length - 1;
  const doors = plan.openings.filter(
    ({ wall, kind, swing }) => kind === 'door' && swing && isInner(wall) && parts(wall),
  );
  const [door] = surest(doors);
  if (!door) return [];
  const wall = plan.walls.find(({ id }) => id === door.wall)!;
  const broken = removeWall(plan, wall.id);
  const lost = plan.rooms.find(({ id }) => !broken.rooms.some((room) => room.id === id))!;
  return [
    {
      what: 'a wall with a door is missing',
      document: { ...document, plan: broken },
      mend: async (hand) => {
        await hand.press('Wall');
        await hand.drag(wall.from, wall.to);
        await hand.choose('Used as', lost.type);
      },
      isRight: (sent) =>
        sent.plan.rooms.length === plan.rooms.length && sent.plan.openings.some((one) => isAt(one, door)),
    },
  ];
}

function wrongName(document: PlanDocument): Misread[] {
  const room = [...document.plan.rooms].sort((a, b) => b.area - a.area).find(({ type }) => type !== 'other');
  if (!room) return [];
  const rooms = document.plan.rooms.map((one) => (one === room ? { ...room, type: 'closet' as const } : one));
  return [
    {
      what: 'a room is taken for another',
      document: { ...document, plan: { ...document.plan, rooms } },
      mend: async (hand) => {
        await hand.tap(emptyPlace(document.plan, room));
        await hand.choose('Used as', room.type);
      },
      isRight: ({ plan }) => plan.rooms.find(({ id }) => id === room.id)?.type === room.type,
    },
  ];
}

/** The middle of the largest circle of a room's floor on which nothing stands, to some centimetres. */
function emptyPlace(plan: Plan, { outline }: Room): Point {
  const rings = [outline, ...plan.fixtures.map((fixture) => fixture.outline), ...plan.openings.flatMap(swept)];
  const room = (point: Point) => Math.min(...rings.map((ring) => distanceToRing(ring, point)));
  const [xs, ys] = ([0, 1] as const).map((axis) => outline.map((corner) => corner[axis]));
  const places: Point[] = [];
  for (let x = Math.min(...xs!); x < Math.max(...xs!); x += LOOK_M)
    for (let y = Math.min(...ys!); y < Math.max(...ys!); y += LOOK_M)
      if (inRing([x, y], outline) && !rings.slice(1).some((ring) => inRing([x, y], ring))) places.push([x, y]);
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** What a door sweeps, roughly. */
const swept = ({ from, to, swing }: Opening): Ring[] => (swing ? [[from, swing.leaf, to]] : []);

const distanceToRing = (ring: Ring, point: Point): number =>
  Math.min(...ring.map((from, i) => distanceTo({ from, to: ring[(i + 1) % ring.length]! }, point)));

function wrongScale(document: PlanDocument): Misread {
  const [wall] = document.plan.walls.filter(({ exterior }) => exterior).sort((a, b) => lengthOf(b) - lengthOf(a));
  const metres = lengthOf(wall!);
  const broken = rescale(document, { from: wall!.from, to: wall!.to, metres: metres * TOO_LARGE });
  const larger = broken.plan.walls.find(({ id }) => id === wall!.id)!;
  return {
    what: 'the scale is wrong',
    document: broken,
    mend: async (hand) => {
      await hand.press('Scale');
      await hand.tap(larger.from);
      await hand.tap(larger.to);
      await hand.type(metres.toFixed(2));
    },
    isRight: ({ scale }) => Math.abs(scale.metresPerPixel / document.scale.metresPerPixel - 1) < SCALE_TOLERANCE,
  };
}

const isAt = (a: Opening, b: Opening): boolean =>
  Math.min(distance(a.from, b.from) + distance(a.to, b.to), distance(a.from, b.to) + distance(a.to, b.from)) <
  2 * NEAR_M;
