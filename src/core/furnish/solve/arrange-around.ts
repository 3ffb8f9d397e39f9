import { buildRoom } from './build-room.ts';
import { compareCosts } from './cost.ts';
import { effortFor } from './effort.ts';
import { anchorKey, growState } from './grow.ts';
import { improveRoom } from './improve-room.ts';
import type { Judged } from './judged.ts';
import { emptyState } from './place-group.ts';
import type { Scene, Want } from './state.ts';

/** Places of the main group that are looked at; those of them that are clearly apart are tried. */
const PLACES = 12;

/** What matters most in a room: the first of its musts that stands. */
export const mainOf = (wants: readonly Want[], { state: { placements } }: Judged): Want | undefined =>
  wants.find((want) => want.level === 'must' && placements.some(({ candidate }) => candidate.want === want));

/**
 * A room with its main group at each of several places that are clearly apart, and everything else about it as it is best then; the best
 * room first.
 */
export function arrangeAround(main: Want, scene: Scene, wants: readonly Want[]): Judged[] {
  const { built, improved } = effortFor(scene);
  const rest = wants.filter((want) => want !== main);
  const seen = new Set<string>();
  const starts = growState(main, scene, emptyState(scene), PLACES).filter(({ placements: [placed] }) => {
    const key = anchorKey(placed!.candidate);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return starts
    .slice(0, built)
    .map((start) => buildRoom(scene, rest, start, 1)[0]!)
    .sort((a, b) => compareCosts(a.cost, b.cost))
    .slice(0, improved)
    .map(({ state }) => improveRoom(scene, wants, state, main))
    .sort((a, b) => compareCosts(a.cost, b.cost));
}
