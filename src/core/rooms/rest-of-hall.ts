import type { RoomType } from '../plan/schema.ts';
import type { Component } from '../raster/components.ts';
import { labelUnder } from '../structure/label-under.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';

/** A way between two pieces wider than this, in door widths, is no door that was not seen. */
export const NO_DOOR = 1.05;
/** Largest piece of a hall that has no name of its own, squares of the door width; and one into which so many doors lead. */
const LARGEST = 12;
const LARGEST_WAY = 25;
const WAY_DOORS = 3;
const CERTAIN = 0.5;
const WAYS: ReadonlySet<RoomType | undefined> = new Set(['hall', 'corridor']);

/** Whether any text names a hall or corridor: else no ground is the rest of one. */
export const namesHall = (texts: readonly TextRun[]) =>
  texts.some(({ text }) => WAYS.has(nameRoom(text, CERTAIN)?.type));

/** Pieces of ground by their numbers from 1: those that a hall or corridor is named in, and those with any name of a room. */
export interface NamedGround {
  readonly halls: ReadonlySet<number>;
  readonly named: ReadonlySet<number>;
}

/** In which pieces the names stand; `labels` has their numbers, 0 elsewhere, in rows of `width`. */
export function namedGround(labels: Int32Array, width: number, texts: readonly TextRun[]): NamedGround {
  const [halls, named] = [new Set<number>(), new Set<number>()];
  for (const text of texts) {
    const name = nameRoom(text.text, CERTAIN);
    if (!name) continue;
    const label = labelUnder(labels, width, text);
    named.add(label);
    if (WAYS.has(name.type)) halls.add(label);
  }
  return { halls, named };
}

/** Whether ground of so many pixels, into which so many doors lead, is no larger than the rest of a hall. */
export function isRest(areaPx: number, leaves: number, doorPx: number): boolean {
  return areaPx <= (leaves >= WAY_DOORS ? LARGEST_WAY : LARGEST) * doorPx ** 2;
}

/**
 * Tells which of two pieces of ground, by their numbers, may be the rest of the hall that the other is: one without a name of its own, and
 * no larger than such pieces are; 0 for none.
 */
export function restsOfHalls(
  { labels, list }: { readonly labels: Int32Array; readonly list: readonly Component[] },
  width: number,
  texts: readonly TextRun[],
  doorPx: number,
): (a: number, b: number) => number {
  const { halls, named } = namedGround(labels, width, texts);
  const isRestOf = (hall: number, other: number) =>
    other > 0 && halls.has(hall) && !named.has(other) && isRest(list[other - 1]!.area, 0, doorPx);
  return (a, b) => (isRestOf(a, b) ? b : isRestOf(b, a) ? a : 0);
}
