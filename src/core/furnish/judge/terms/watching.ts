import type { Placed } from '../../solve/state.ts';
import { toLocal } from '../../space/box.ts';
import { lookFrom, shareBeforeGlass } from '../look.ts';
import { aside, isScreen, viewerOf } from '../seats.ts';
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';

const screens = ({ pieces }: FurnishedRoom): Placed[] => pieces.filter(isScreen);
const isBedroom = ({ scene }: FurnishedRoom): boolean => scene.tasks.some(({ what }) => what === 'sleep');

/** Aside of the axis of the screen, metres. */
const ON_AXIS = 0.15;
const OFF_AXIS = 0.5;

function screenAxis(room: FurnishedRoom): Rating[] {
  if (isBedroom(room)) return [];
  return screens(room).map((piece) => {
    const viewer = viewerOf(piece, room.pieces);
    const figure = viewer ? aside(piece, viewer) : OFF_AXIS;
    return { value: falling(figure, ON_AXIS, OFF_AXIS), figure, piece };
  });
}

/** From the middle of the sofa to the screen, metres: where it is good, and where it is too near or too far. */
const VIEW = { tooNear: 1.7, near: 1.85, far: 3.3, tooFar: 3.7 } as const;

function screenDistance(room: FurnishedRoom): Rating[] {
  return screens(room).flatMap((piece) => {
    const viewer = viewerOf(piece, room.pieces);
    if (!viewer) return [];
    const figure = toLocal(piece.box, viewer.box.at)[1];
    const value = Math.min(falling(figure, VIEW.near, VIEW.tooNear), falling(figure, VIEW.far, VIEW.tooFar));
    return [{ value, figure, piece }];
  });
}

/** From this share before glass on a screen cannot be seen for the light. */
const MOST_BEFORE_GLASS = 0.25;

const screenBeforeGlass = (room: FurnishedRoom): Rating[] =>
  screens(room).map((piece) => {
    const figure = shareBeforeGlass(room.scene.space, piece.box);
    return { value: falling(figure, 0, MOST_BEFORE_GLASS), figure, piece };
  });

/** Glass straight opposite a screen is mirrored in it. */
function screenGlare(room: FurnishedRoom): Rating[] {
  return screens(room).map((piece) => {
    const views = lookFrom(room.scene.space, piece.box, 'front', []);
    const figure = views.filter(({ opening }) => opening === 'window').length / views.length;
    return { value: 1 - figure, figure, piece };
  });
}

/** Whether one walks between the sofa and its screen on the straight way from door to door. */
function loungeCrossed(room: FurnishedRoom): Rating[] {
  const { doors } = room.scene.space;
  if (doors.length < 2) return [];
  return screens(room).flatMap((screen) => {
    const viewer = viewerOf(screen, room.pieces);
    if (!viewer) return [];
    const ends = doors.map(({ at, inward }) => toLocal(screen.box, [at[0] + inward[0] * 0.5, at[1] + inward[1] * 0.5]));
    const far = toLocal(screen.box, viewer.box.at)[1];
    const crossing = ends.flatMap((a, k) => ends.slice(0, k).map((b) => crosses(a, b, far)));
    const figure = crossing.filter(Boolean).length / crossing.length;
    return [{ value: 1 - figure, figure, piece: screen }];
  });
}

/** Whether the straight way a–b crosses the axis x = 0 between the screen and `far` before it. */
function crosses(a: readonly [number, number], b: readonly [number, number], far: number): boolean {
  if (a[0] * b[0] >= 0) return false;
  const y = a[1] + ((b[1] - a[1]) * a[0]) / (a[0] - b[0]);
  return y > 0.2 && y < far;
}

/** Watching together. */
export const WATCHING_TERMS: readonly Term[] = [
  { name: 'screen-axis', weight: 1, rate: screenAxis, source: 'one sits square before the screen: within 30 degrees (THX), here 0.5 m aside' },
  { name: 'screen-distance', weight: 1, rate: screenDistance, source: 'viewing distance 1.8 to 3.5 m (THX, SMPTE for 55 to 75 inches; Mitton & Nystuen)' },
  { name: 'screen-before-window', weight: 1.2, rate: screenBeforeGlass, source: 'a screen away from windows (Infinigen)' },
  { name: 'screen-glare', weight: 0.3, rate: screenGlare, source: 'no window straight opposite a screen' },
  { name: 'lounge-crossed', weight: 0.4, rate: loungeCrossed, source: 'one does not walk between sofa and screen from door to door' },
]; // biome-ignore format: a table
