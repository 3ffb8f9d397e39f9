import type { LayoutItem } from '../../plan/schema.ts';
import { growBox, makeBox } from '../space/box.ts';
import { sharedArea } from '../space/polygon.ts';

/** A measure may begin so far off its piece, as beyond the table before a sofa, metres. */
const BEGINS = 1.2;

/**
 * Pieces that stayed, without the measures of free floor that what was moved, added or taken away may have changed: how far it is now is not known
 * until the room is furnished again. How far a piece is from a window has nothing to do with other pieces.
 * @param after the pieces as they are now; those that stayed are the same objects as in `before`
 */
export function withoutStaleKeeps(before: readonly LayoutItem[], after: readonly LayoutItem[]): LayoutItem[] {
  const [were, are] = [new Set(before), new Set(after)];
  const changed = [...before.filter((item) => !are.has(item)), ...after.filter((item) => !were.has(item))];
  return after.map((item) => {
    const near = changed.filter(({ room }) => room === item.room);
    if (!item.keeps || near.length === 0) return item;
    const { keeps, ...rest } = item;
    const still = keeps.filter(
      ({ what, kept }) =>
        what === 'window' || kept === undefined || !near.some((other) => isWithin(item, other, kept + BEGINS)),
    );
    return still.length ? { ...rest, keeps: still } : rest;
  });
}

/** Whether some of a piece lies within so many metres of the sides of another. */
function isWithin(item: LayoutItem, other: LayoutItem, metres: number): boolean {
  const [one, two] = [item, other].map(({ at, rotation, size }) => makeBox(at, rotation, size.width, size.depth));
  return sharedArea(two!.outline, growBox(one!, metres).outline) > 0;
}
