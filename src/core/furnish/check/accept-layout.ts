import { Failure } from '../../failures.ts';
import type { Layout, LayoutChecks, LayoutItem, Plan } from '../../plan/schema.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { checkLayout } from './check-layout.ts';

/** No home has more pieces; each is held against all others. */
const MOST_ITEMS = 500;
/** No piece is larger, metres. */
const LARGEST_M = 8;

/** What is wrong with a place, for the person who put the piece there. That one hardly gets to it is said, not refused. */
const MESSAGES: Record<Exclude<keyof LayoutChecks, 'unreachable'>, string> = {
  collisions: 'It overlaps another piece or a fixture.',
  outside: 'It does not lie in its room.',
  blockedDoors: 'It stands in the way of a door.',
  blockedWindows: 'It stands before a window and is too tall for that.',
};

interface WrongItem {
  readonly id: string;
  readonly what: string;
  readonly message: string;
}

/**
 * A layout that somebody has put together -> the same with its checks counted anew.
 * @throws `Failure` `invalid_file` with every piece that breaks a rule of furnishing, and which
 */
export function acceptLayout(plan: Plan, layout: Layout): Layout {
  const { items } = layout;
  if (items.length > MOST_ITEMS) throw refused([], `The layout has over ${MOST_ITEMS} pieces.`);
  const unknown = items.flatMap(nothingLikeIt);
  if (unknown.length > 0) throw refused(unknown);
  const { checks, faults } = checkLayout(plan, items);
  const wrong = faults.flatMap(({ item, what }): WrongItem[] =>
    what === 'unreachable' ? [] : [{ id: item, what, message: MESSAGES[what] }],
  );
  if (wrong.length > 0) throw refused([...new Map(wrong.map((one) => [`${one.id} ${one.what}`, one])).values()]);
  return { ...layout, checks };
}

/** What cannot be drawn at all. */
function nothingLikeIt({ id, kind, size: { width, depth, height } }: LayoutItem): WrongItem[] {
  if (!Object.hasOwn(CATALOGUE, kind)) return [{ id, what: 'kind', message: 'There is no such kind of furniture.' }];
  const isPossible = [width, depth, height].every((metres) => metres > 0 && metres <= LARGEST_M);
  return isPossible ? [] : [{ id, what: 'size', message: 'No piece has this size.' }];
}

function refused(items: readonly WrongItem[], message = `The piece ${items[0]?.id}: ${items[0]?.message}`): Failure {
  return new Failure('invalid_file', message, { reason: 'layout', items });
}
