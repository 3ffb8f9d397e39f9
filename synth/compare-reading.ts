import { boundsOf } from '#core/furnish/space/polygon.ts';
import { apply } from '#core/geometry/affine.ts';
import { ringArea } from '#core/geometry/ring.ts';
import type { DrawnItem, Opening, PlanDocument, Point, Ring, Room, Wall } from '#core/plan/schema.ts';
import { countInPlace, type Span } from './count-in-place.ts';
import type { DrawingTruth } from './drawing/types.ts';

/** What is read lies within so many metres of where it is drawn. */
const SLACK = 0.5;
/** A room whose area on the sheet is off by more has wrong walls, whatever scale was read. */
const AREA_TOLERANCE = 0.12;

export interface Comparison {
  readonly verdictRight: boolean;
  /** Relative error of the scale; undefined where the drawing has no one scale or none was read. */
  readonly scaleError?: number;
  readonly scaleAsked: boolean;
  /** Rooms of the truth, of these found with the right area and no other room in them, and of these rightly typed. */
  readonly rooms: number;
  readonly roomsFound: number;
  /** Indoor rooms that were read, and those among them in which a room of the truth was found. */
  readonly roomsRead: number;
  readonly roomsRight: number;
  /** How many there are and how many were read, wherever they lie. */
  readonly doors: [truth: number, found: number];
  readonly windows: [truth: number, found: number];
  /** How many of the truth were read where they are. */
  readonly doorsInPlace: number;
  readonly windowsInPlace: number;
}

/**
 * Compares what was read from a drawing with its truth. Balconies and terraces, closed by thin lines only, are not asked for.
 * Stairs that stand open in a room may be read as part of it or as a room of their own, as truths of real drawings have them.
 */
export function compareReading(truth: DrawingTruth, read: PlanDocument): Comparison {
  const codes: readonly string[] = truth.codes;
  const measured = read.scale.from !== 'assumed';
  const scaleAsked =
    truth.metresPerPixel !== undefined && truth.lengths.length + truth.rooms.filter((r) => r.size).length > 0;
  const rooms = comparableRooms(truth);
  const holders = rooms.map((room) => findHolder(room, rooms, truth, read));
  const found = holders.filter((holder) => holder !== undefined);
  const isOfTruth = areaOfTruth(truth, read);
  const flights = flightsOf(truth).map(({ outline }) => outline.map((at) => toReading(at, truth, read)));
  const ofTruth = { ...read.plan, openings: read.plan.openings.filter((o) => isOfTruth(middleOf([o.from, o.to]))) };
  const [trueDoors, trueWindows] = (['door', 'window'] as const).map((kind) =>
    spansOf(kind, truth.plan, (at) => toReading(at, truth, read)),
  ) as [Span[], Span[]];
  const [doors, windows] = [spansOf('door', ofTruth), spansOf('window', ofTruth)];
  return {
    verdictRight: codes.includes(read.verdict.code),
    scaleAsked,
    ...(scaleAsked && measured && { scaleError: Math.abs(read.scale.metresPerPixel / truth.metresPerPixel! - 1) }),
    rooms: rooms.length,
    roomsFound: found.length,
    roomsRead: read.plan.rooms.filter((room) => isAsked(room, found, flights) && isOfTruth(middleOf(room.outline)))
      .length,
    roomsRight: new Set(found.filter((holder) => !isOutdoor(holder))).size,
    doors: [trueDoors.length, doors.length],
    windows: [trueWindows.length, windows.length],
    doorsInPlace: countInPlace(trueDoors, doors),
    windowsInPlace: countInPlace(trueWindows, windows),
  };
}

/** Doors or windows of a plan, each from jamb to jamb, in metres of the plan that was read. */
function spansOf(
  kind: 'door' | 'window',
  plan?: { readonly openings: readonly Opening[]; readonly walls: readonly Wall[] },
  toRead = (at: Point) => at,
): Span[] {
  const openings = plan?.openings.filter((o) => countsAs(o, plan.walls) === kind) ?? [];
  return openings.map(({ from, to }) => [toRead(from), toRead(to)]);
}

/** What a reader of a drawing counts an opening as: sliding glass in an outer wall is a window. */
function countsAs({ kind, wall }: Opening, walls: readonly Wall[]): 'door' | 'window' | undefined {
  if (kind === 'gap') return undefined;
  const outer = kind === 'sliding' && walls.some((w) => w.id === wall && w.exterior);
  return kind === 'window' || outer ? 'window' : 'door';
}

/**
 * Tells whether a point of the plan that was read is of the drawing that the truth is of: a sheet of two scales has two drawings,
 * and only one of them is in its truth.
 */
function areaOfTruth(truth: DrawingTruth, read: PlanDocument): (at: Point) => boolean {
  if (truth.metresPerPixel !== undefined || !truth.plan || !truth.toPixels) return () => true;
  const corners = truth.plan.walls.flatMap(({ from, to }) => [from, to]).map((at) => toReading(at, truth, read));
  const { x0, y0, x1, y1 } = boundsOf(corners);
  return ([x, y]) => x > x0 - SLACK && x < x1 + SLACK && y > y0 - SLACK && y < y1 + SLACK;
}

/** Whether an indoor room that was read has to be in the truth: a flight of stairs that holds no room of it need not. */
function isAsked(room: Room, found: readonly Room[], flights: readonly Ring[]): boolean {
  if (isOutdoor(room)) return false;
  return found.includes(room) || !flights.some((flight) => inside(middleOf(room.outline), flight));
}

/** Flights of stairs that stand open in rooms. */
function flightsOf({ plan }: DrawingTruth): DrawnItem[] {
  return plan?.fixtures.filter(({ kind }) => kind === 'flight') ?? [];
}

/** A place of the plan of the truth -> of the plan that was read. */
function toReading(at: Point, truth: DrawingTruth, read: PlanDocument): Point {
  return toPlan(upright(apply(truth.toPixels!, at) as Point, truth), read);
}

/** The middle of the box around points. */
function middleOf(points: readonly Point[]): Point {
  const { x0, y0, x1, y1 } = boundsOf(points);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

interface TrueRoom {
  readonly id: string;
  readonly at: Point;
  readonly area: number;
  readonly openTo: Set<TrueRoom>;
}

function comparableRooms({ plan, rooms }: DrawingTruth): TrueRoom[] {
  if (!plan) return [];
  const list = rooms.flatMap(({ id, at }) => {
    const room = plan.rooms.find((r) => r.id === id);
    return !room || isOutdoor(room) ? [] : [{ id, at, area: room.area, openTo: new Set<TrueRoom>() }];
  });
  for (const { kind, from, to } of plan.openings) {
    if (kind !== 'gap') continue;
    const beside = list.filter(({ id }) => touches(plan.rooms.find((r) => r.id === id)!.outline, from, to));
    for (const a of beside) for (const b of beside) if (a !== b) a.openTo.add(b);
  }
  return list;
}

/** Whether a gap leads into a room: its middle is at most half a metre from the outline's box. */
function touches(outline: Ring, from: Point, to: Point): boolean {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const reach = 0.5;
  return (
    x > Math.min(...xs) - reach &&
    x < Math.max(...xs) + reach &&
    y > Math.min(...ys) - reach &&
    y < Math.max(...ys) + reach
  );
}

const isOutdoor = ({ type }: Room) => type === 'balcony' || type === 'terrace';

/** The room that was read where `room` is, when it has its area and holds no other; undefined when it was not found. */
function findHolder(room: TrueRoom, all: TrueRoom[], truth: DrawingTruth, read: PlanDocument): Room | undefined {
  const place = (at: Point) => toPlan(upright(at, truth), read);
  const holder = read.plan.rooms.find((r) => inside(place(room.at), r.outline));
  if (!holder) return undefined;
  const others = all.filter((other) => other !== room && inside(place(other.at), holder.outline));
  if (others.some((other) => !room.openTo.has(other))) return undefined;
  const comparable = others.length === 0 && room.openTo.size === 0 && truth.toPixels !== undefined;
  if (!comparable) return holder;
  const [a, b, c, d] = truth.toPixels!;
  const readPx = holder.area / read.scale.metresPerPixel ** 2;
  const isAlike = (area: number) => Math.abs(readPx / (area * Math.abs(a * d - b * c)) - 1) <= AREA_TOLERANCE;
  const stairs = flightsOf(truth)
    .filter((flight) => flight.room === room.id)
    .reduce((sum, { outline }) => sum + Math.abs(ringArea(outline)), 0);
  return isAlike(room.area) || isAlike(room.area - stairs) ? holder : undefined;
}

/** A pixel of the drawing as written -> of the drawing as it is read, which is upright. */
export function upright([x, y]: Point, { turned, widthPx: w, heightPx: h }: DrawingTruth): Point {
  if (turned === 90) return [y, w - x];
  if (turned === 180) return [w - x, h - y];
  if (turned === 270) return [h - y, x];
  return [x, y];
}

function toPlan([x, y]: Point, { source }: PlanDocument): Point {
  const [a, b, c, d, e, f] = source.toPixels;
  const det = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det];
}

function inside([x, y]: Point, ring: Ring): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}
