import { findFaults } from '../furnish/check/check-layout.ts';
import type { Premises } from '../furnish/check/premises.ts';
import type { Layout, LayoutItem } from '../plan/schema.ts';

/** Arrangements of a room that are offered, with the one that it has. */
const MOST = 4;

/** The arrangement that a layout has of a room and others that were found when it was furnished: those that break no rule. */
export function arrangementsOf(premises: Premises, { rooms = [], items }: Layout, room: string): LayoutItem[][] {
  const own = items.filter((item) => item.room === room);
  const { alternatives = [] } = rooms.find((report) => report.room === room) ?? {};
  return [own, ...alternatives.map((other) => other.items)]
    .filter((arrangement) => findFaults(premises, arrangement).length === 0)
    .slice(0, MOST);
}
