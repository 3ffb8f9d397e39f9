import { growState } from './grow.ts';
import { type Judged, judged, keepBest } from './judged.ts';
import type { Scene, State, Want } from './state.ts';

/** Ways that a room goes on from the first want and from later ones. */
const BRANCH_FIRST = 10;
const BRANCH = 3;
/** Rooms that go on, and their ways, where a want would only be nice to have: it stands where there is room left. */
const BEAM_COULD = 2;
const BRANCH_COULD = 2;

/** Beam search: puts one want after another into a room, keeping the `width` best rooms; the best first. */
export function buildRoom(scene: Scene, wants: readonly Want[], start: State, width: number): Judged[] {
  let beam: Judged[] = [judged(scene, start)];
  for (const want of wants) beam = advance(beam, want, scene, width);
  return beam;
}

/** The rooms with a want in them, or without it: the best few of all ways. */
function advance(beam: readonly Judged[], want: Want, scene: Scene, width: number): Judged[] {
  const isCould = want.level === 'could';
  const branch = isCould ? BRANCH_COULD : beam.length === 1 && width > 1 ? BRANCH_FIRST : BRANCH;
  const best: Judged[] = [];
  for (const [k, room] of beam.entries()) {
    if (want.unless?.(room.state, scene)) {
      keepBest(best, room, width);
      continue;
    }
    const { state } = room;
    const without: State = { ...state, missed: [...state.missed, want] };
    const grown = isCould && k >= BEAM_COULD ? [] : growState(want, scene, state, branch);
    const states = want.level === 'must' && grown.length ? grown : [...grown, without];
    for (const next of states) keepBest(best, judged(scene, next, best[width - 1]?.cost), width);
  }
  return best;
}
