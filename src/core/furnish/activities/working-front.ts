import type { Point, Ring } from '../../plan/schema.ts';
import type { Scene } from '../solve/state.ts';
import { type Frame, makeFrame, toLocal } from '../space/box.ts';
import { inRing, inRoom } from '../space/polygon.ts';
import type { Fixture, RoomSpace } from '../space/room-space.ts';

/** Floor before a worktop that nothing stands on, metres (NKBA: compact 0.9). */
const WORKING = 0.85;
/** Shorter edges of a drawn worktop are its ends: nobody works there, metres. */
const END = 0.75;
/** A fridge round the corner may take this much of an end of the worktop, as long as that much is left, metres. */
const DEAD_END = 0.7;
const LEFT_TO_WORK = 1.5;
const TOUCHING = 0.03;

/** An edge of a drawn worktop that one works at: x along it, y into the room. */
interface WorkingFront {
  readonly frame: Frame;
  readonly length: number;
  /** Where sink and hob are. */
  readonly used: readonly (readonly [from: number, to: number])[];
}

const known = new WeakMap<Scene, readonly WorkingFront[]>();

function workingFronts(scene: Scene): readonly WorkingFront[] {
  let fronts = known.get(scene);
  if (!fronts) {
    const used = scene.drawn.of('kitchen-sink', 'basin', 'hob');
    known.set(scene, (fronts = scene.drawn.of('worktop').flatMap((top) => frontsOf(top, used, scene.space))));
  }
  return fronts;
}

function frontsOf(top: Fixture, used: readonly Fixture[], space: RoomSpace): WorkingFront[] {
  return top.outline.flatMap((a, k): WorkingFront[] => {
    const b = top.outline[(k + 1) % top.outline.length]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < END) return [];
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const ways: (readonly [Point, Point])[] = [[a, b], [b, a]]; // biome-ignore format: both
    return ways.flatMap(([from, to]): WorkingFront[] => {
      const frame = makeFrame(from, (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
      const before = (by: number): Point => [middle[0] - frame.sin * by, middle[1] + frame.cos * by];
      const isFree = inRoom(before(WORKING / 2), space.outline, space.holes) && !inRing(before(TOUCHING), top.outline);
      return isFree ? [{ frame, length, used: used.flatMap(({ outline }) => spanAt(frame, outline)) }] : [];
    });
  });
}

interface Extent {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

function extentOf(frame: Frame, outline: Ring): Extent {
  const local = outline.map((p) => toLocal(frame, p));
  const [xs, ys] = [local.map((p) => p[0]), local.map((p) => p[1])];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** The stretch of a front that something in the worktop takes. */
function spanAt(frame: Frame, outline: Ring): [number, number][] {
  const { x0, x1, y1 } = extentOf(frame, outline);
  return Math.abs(y1) < END ? [[x0, x1]] : [];
}

/** How much of drawn worktops a piece makes useless by standing before them, metres. */
export const blockedWorktop = (outline: Ring, scene: Scene): number =>
  workingFronts(scene).reduce((sum, { frame, length }) => {
    const { x0, x1, y0, y1 } = extentOf(frame, outline);
    return y1 < TOUCHING || y0 > WORKING ? sum : sum + Math.max(0, Math.min(x1, length) - Math.max(x0, 0));
  }, 0);

/** A piece stands where one works: before sink or hob, or before more than an end of the worktop. */
export const isBeforeWorktop = (outline: Ring, scene: Scene): boolean =>
  workingFronts(scene).some(({ frame, length, used }) => {
    const { x0, x1, y0, y1 } = extentOf(frame, outline);
    const blocked = Math.min(x1, length) - Math.max(x0, 0);
    if (y1 < TOUCHING || y0 > WORKING || blocked < TOUCHING) return false;
    if (used.some(([from, to]) => from < x1 && to > x0)) return true;
    const isAtEnd = x0 < TOUCHING || x1 > length - TOUCHING;
    return !isAtEnd || blocked > DEAD_END || length - blocked < LEFT_TO_WORK;
  });
