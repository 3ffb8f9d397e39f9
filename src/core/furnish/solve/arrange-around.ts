import { buildRoom } from './build-room.ts';
import { compareCosts } from './cost.ts';
import { effortFor } from './effort.ts';
import { growState } from './grow.ts';
import { improveRoom } from './improve-room.ts';
import type { Judged } from './judged.ts';
import { emptyState } from './place-group.ts';
import type { Candidate, Scene, State, Want } from './state.ts';

/** Places of the main group that are looked at; those of them that are clearly apart are tried. */
const PLACES = 12;
/** A bed or a sofa that is moved by less than this stands where it stood, metres. */
const APART = 0.5;
/** Turned by less it faces the same wall, degrees: walls of a plan that was read are a little askew. */
const TURNED = 45;

/** What matters most in a room: the first of its musts that stands. */
export const mainOf = (wants: readonly Want[], { state: { placements } }: Judged): Want | undefined =>
  wants.find((want) => want.level === 'must' && placements.some(({ candidate }) => candidate.want === want));

/** The place of a group in a room. */
export const placeOf = (want: Want, { placements }: State): Candidate | undefined =>
  placements.find(({ candidate }) => candidate.want === want)?.candidate;

/** Whether a group stands clearly elsewhere: its largest piece is turned, or more than half a metre off. */
export function isElsewhere(a: Candidate, b: Candidate): boolean {
  const [one, other] = [a, b].map(
    ({ pieces }) => pieces.reduce((most, p) => (areaOf(p) > areaOf(most) ? p : most)).box,
  );
  const [x, y] = [one!.at[0] - other!.at[0], one!.at[1] - other!.at[1]];
  const turn = Math.abs(one!.rotation - other!.rotation) % 360;
  return Math.min(turn, 360 - turn) > TURNED || Math.hypot(x, y) > APART;
}

const areaOf = ({ box }: Candidate['pieces'][number]): number => box.width * box.depth;

/**
 * A room with its main group at each of several places that are clearly apart, and everything else about it as it is best then; the best
 * room first.
 * @param taken where it stands already
 */
export function arrangeAround(
  main: Want,
  scene: Scene,
  wants: readonly Want[],
  taken: readonly Candidate[] = [],
): Judged[] {
  const { built, improved } = effortFor(scene);
  const rest = wants.filter((want) => want !== main);
  const tried = [...taken];
  const starts = growState(main, scene, emptyState(scene), PLACES).filter((start) => {
    const place = placeOf(main, start)!;
    if (!tried.every((other) => isElsewhere(place, other))) return false;
    tried.push(place);
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
