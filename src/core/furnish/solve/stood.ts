import type { Point } from '../../plan/schema.ts';
import type { Placed, Scene, Stood } from './state.ts';

/** What is moved or turned by less is the same piece in its place: metres and degrees. */
const MOVED = 0.05;
const TURNED = 2;

/** Whether a piece of the kind stood there, turned the same way. */
export const stoodThere = ({ stood = [] }: Scene, piece: Pick<Placed, 'kind' | 'box'>): boolean =>
  stood.some((before) => isSame(before, piece));

/** The share of what stood in a room that is gone or stands elsewhere; nothing in a room that is furnished for the first time. */
export function changedShare({ stood = [] }: Scene, placed: readonly Placed[]): number {
  if (!stood.length) return 0;
  return 1 - stood.filter((before) => placed.some((piece) => isSame(before, piece))).length / stood.length;
}

const isSame = (before: Stood, { kind, box }: Pick<Placed, 'kind' | 'box'>): boolean =>
  kind === before.kind && apart(box.at, before.at) < MOVED && turnBetween(box.rotation, before.rotation) < TURNED;

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

function turnBetween(a: number, b: number): number {
  const turn = (((a - b) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn);
}
