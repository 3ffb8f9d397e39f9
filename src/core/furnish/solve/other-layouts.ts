import { buildRoom } from './build-room.ts';
import { compareCosts } from './cost.ts';
import { effortFor } from './effort.ts';
import { finishRoom } from './finish-room.ts';
import type { RoomLayout } from './furnish-room.ts';
import { anchorKey, growState } from './grow.ts';
import { improveRoom } from './improve-room.ts';
import { type Judged, judged } from './judged.ts';
import { emptyState } from './place-group.ts';
import type { Scene, Want } from './state.ts';

/** Layouts of a room besides the best one. */
const OTHERS = 2;
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
    .map(({ state }) => improveRoom(scene, wants, state, { rounds: 1, kept: main }))
    .sort((a, b) => compareCosts(a.cost, b.cost));
}

/**
 * Clearly different layouts of a room, the best first: the group that matters most stands at another wall, or more than half a metre off, and
 * stays there while everything else finds its place about it. None lacks more of what the room must hold than the best layout does.
 */
export function otherLayouts(scene: Scene, { wants, best, others }: RoomLayout): Judged[] {
  const main = mainOf(wants, best);
  if (!main) return [];
  const placeOf = ({ state: { placements } }: Judged): string | undefined => {
    const placed = placements.find(({ candidate }) => candidate.want === main);
    return placed && anchorKey(placed.candidate);
  };
  const taken = new Set([placeOf(best)]);
  return [...(others ?? arrangeAround(main, scene, wants))]
    .sort((a, b) => compareCosts(a.cost, b.cost))
    .filter((other) => {
      const place = placeOf(other);
      if (taken.has(place) || other.cost.missed > best.cost.missed) return false;
      taken.add(place);
      return true;
    })
    .slice(0, OTHERS)
    .map(({ state }) => judged(scene, finishRoom(scene, state)));
}
