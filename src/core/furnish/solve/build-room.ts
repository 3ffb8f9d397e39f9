import type { Activity } from '../home/task.ts';
import { type Cost, compareCosts } from './cost.ts';
import { anchorKey, growState } from './grow.ts';
import { type Judged, judged, keepBest } from './judged.ts';
import type { Scene, State, Want } from './state.ts';

/** Ways that a room goes on from the first want and from later ones. */
const BRANCH_FIRST = 10;
const BRANCH = 3;
/** Rooms that go on, and their ways, where a want would only be nice to have: it stands where there is room left. */
const BEAM_COULD = 2;
const BRANCH_COULD = 2;
/** What takes so much floor that where it stands decides about everything else. */
const MAIN: readonly Activity[] = ['sleep', 'lounge', 'eat'];
/** Rooms kept while those are placed, and how many of them may begin alike. */
const BEAM_MAIN = 6;
const ALIKE = 2;

/**
 * Beam search: puts one want after another into a room, keeping the `width` best rooms; the best first. Where a room holds main groups
 * for two or three activities these come before all else, and each of them first once: none is always to have what the others leave.
 * With a width of 1 wants keep their order.
 */
export function buildRoom(scene: Scene, wants: readonly Want[], start: State, width: number): Judged[] {
  const inEveryOrder = width > 1 && mainActivities(wants).length > 1;
  let beam: Judged[] = inEveryOrder ? arrangeMains(scene, wants, start) : [judged(scene, start)];
  for (const want of wants) if (!inEveryOrder || !isMain(want)) beam = advance(beam, want, scene, width);
  return beam;
}

const isMain = ({ level, activity }: Want): boolean => level !== 'could' && MAIN.includes(activity);

/** What a room holds main groups for. */
const mainActivities = (wants: readonly Want[]): Activity[] => [
  ...new Set(wants.filter(isMain).map(({ activity }) => activity)),
];

/** Rooms with the main groups in them: who comes first takes the best place, so each comes first once. */
function arrangeMains(scene: Scene, wants: readonly Want[], start: State): Judged[] {
  const mains = wants.filter(isMain);
  const found = ordersOf(mainActivities(wants)).flatMap((order) => {
    let beam: Judged[] = [judged(scene, start)];
    for (const want of order.flatMap((what) => mains.filter(({ activity }) => activity === what))) {
      const branch = beam.length === 1 ? BRANCH_FIRST : BRANCH;
      beam = bestUnlike([...ways(beam, want, scene, branch, beam.length)], firstAnchor, ALIKE);
    }
    return beam;
  });
  return bestUnlike(found, anchorsOf, 1);
}

/** Each first once, the others after it as they were. */
const ordersOf = <T>(list: readonly T[]): T[][] => list.map((first) => [first, ...list.filter((one) => one !== first)]);

const firstAnchor = ({ placements: [first] }: State): string => (first ? anchorKey(first.candidate) : '');

/** Where the main groups of a room stand, and of which families they are; of the first group where none is a main one. */
function anchorsOf(state: State): string {
  const mains = state.placements.filter(({ candidate }) => isMain(candidate.want));
  return mains.length ? mains.map(({ candidate }) => anchorKey(candidate)).sort().join() : firstAnchor(state); // biome-ignore format: one question
}

/** The best rooms, no more than `most` of them alike: a beam that is full of one idea finds no other. */
function bestUnlike(rooms: readonly Judged[], keyOf: (state: State) => string, most: number): Judged[] {
  const seen = new Map<string, number>();
  const isNew = ({ state }: Judged): boolean => {
    const times = (seen.get(keyOf(state)) ?? 0) + 1;
    seen.set(keyOf(state), times);
    return times <= most;
  };
  return rooms.toSorted((a, b) => compareCosts(a.cost, b.cost)).filter(isNew).slice(0, BEAM_MAIN); // biome-ignore format: one line
}

/** The rooms with a want in them, or without it: the best few of all ways. */
function advance(beam: readonly Judged[], want: Want, scene: Scene, width: number): Judged[] {
  const isCould = want.level === 'could';
  const branch = isCould ? BRANCH_COULD : beam.length === 1 && width > 1 ? BRANCH_FIRST : BRANCH;
  const best: Judged[] = [];
  const growing = isCould ? BEAM_COULD : width;
  for (const room of ways(beam, want, scene, branch, growing, () => best[width - 1]?.cost)) keepBest(best, room, width);
  return best;
}

/**
 * Everything that may become of some rooms with one more want, one after another; only the first `growing` of them take it in. What is
 * worse than `limit` is not judged to the end.
 */
function* ways(
  beam: readonly Judged[],
  want: Want,
  scene: Scene,
  branch: number,
  growing: number,
  limit: () => Cost | undefined = () => undefined,
): Generator<Judged> {
  for (const [k, room] of beam.entries()) {
    const { state } = room;
    if (want.unless?.(state, scene)) {
      yield room;
      continue;
    }
    const without: State = { ...state, missed: [...state.missed, want] };
    const grown = k < growing ? growState(want, scene, state, branch) : [];
    const states = want.level === 'must' && grown.length ? grown : [...grown, without];
    for (const next of states) yield judged(scene, next, limit());
  }
}
