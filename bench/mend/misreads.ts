import { distance, lengthOf, pointAt } from '#core/geometry/segment.ts';
import { removeOpening } from '#core/mending/adjust-opening.ts';
import { removeWall } from '#core/mending/remove-wall.ts';
import { rescale } from '#core/mending/rescale.ts';
import { splitWalls } from '#core/mending/split-walls.ts';
import { middleOf } from '#core/mending/with-rooms.ts';
import type { Opening, Plan, PlanDocument, Point } from '#core/plan/schema.ts';
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

/** The commonest misreads, made of a plan that was read well: what it lacks then is known. Those that the plan has the things for. */
export function misreadsOf(read: PlanDocument): Misread[] {
  const document = { ...read, plan: splitWalls(read.plan) };
  const { plan } = document;
  const door = plan.openings.find(({ kind, swing }) => kind === 'door' && swing);
  const window = plan.openings.find(({ kind }) => kind === 'window');
  return [
    ...(door ? [missing('a door is missing', 'Door', document, door)] : []),
    ...(window ? [missing('a window is missing', 'Window', document, window)] : []),
    ...unreadWall(document),
    ...wrongName(document),
    wrongScale(document),
  ];
}

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

/** The longest inner wall that parts two rooms and has a door: it is gone, and its door with it. */
function unreadWall(document: PlanDocument): Misread[] {
  const { plan } = document;
  const doorOf = (id: string) => plan.openings.find(({ wall, swing }) => wall === id && swing);
  const parts = (id: string) => removeWall(plan, id).rooms.length === plan.rooms.length - 1;
  const [wall] = plan.walls
    .filter(({ id, exterior }) => !exterior && doorOf(id) && parts(id))
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!wall) return [];
  const broken = removeWall(plan, wall.id);
  const door = doorOf(wall.id)!;
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
        await hand.tap(besideName(document.plan, room.id));
        await hand.choose('Used as', room.type);
      },
      isRight: ({ plan }) => plan.rooms.find(({ id }) => id === room.id)?.type === room.type,
    },
  ];
}

/** A place in a room where nothing else is. */
function besideName(plan: Plan, id: string): Point {
  const { outline } = plan.rooms.find((room) => room.id === id)!;
  const [x, y] = middleOf(outline);
  return [x, y + 0.1];
}

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
