import type { Option } from '../groups/template.ts';
import type { Activity } from '../home/task.ts';
import { findPlaces } from './find-places.ts';
import { addPlacement, isUsable, placementOf } from './place-group.ts';
import { squeezed } from './squeezed.ts';
import type { Candidate, Scene, State, Want } from './state.ts';

/** Places that are walked through before a want is given up, and variants at one place before that place is. */
const MOST_TRIES = 60;
const MOST_AT_ONE_PLACE = 5;
/** A toilet that one can hardly get to is better than none; of a table that is not so. */
const EVEN_UNREACHED: readonly Activity[] = ['bathe', 'cook', 'sleep'];
/** Places along a wall closer than this are one place, metres. */
const ONE_PLACE = 0.6;

/**
 * The room with the group of a want in it, at up to `count` different places, the best rated ones first; a must that has no good place is
 * put in without the floor that its use needs, and at last where one can hardly get to it.
 */
export function growState(want: Want, scene: Scene, state: State, count: number): State[] {
  const grown = tryPlaces(findPlaces(want, scene, state), scene, state, count);
  if (grown.length || want.level !== 'must') return grown;
  const tightPlaces = findPlaces({ ...want, options: squeezedOptions(want) }, scene, state);
  const places = Array.from(tightPlaces, (place) => ({ ...place, want }));
  const tight = tryPlaces(places, scene, state, Math.min(2, count));
  return tight.length || !EVEN_UNREACHED.includes(want.activity) ? tight : tryPlaces(places, scene, state, 1, false);
}

function tryPlaces(places: Iterable<Candidate>, scene: Scene, state: State, count: number, checked = true): State[] {
  const grown: State[] = [];
  const taken = new Map<string, number>();
  const failed = new Map<string, number>();
  let tries = 0;
  for (const place of places) {
    if (grown.length >= count || tries >= MOST_TRIES) break;
    const at = placeKey(place);
    const family = place.template.name.split('-')[0]!;
    if ((taken.get(at) ?? 0) >= 2 || (taken.get(place.template.name) ?? 0) >= Math.max(2, count / 3)) continue;
    if ((failed.get(at + family) ?? 0) >= MOST_AT_ONE_PLACE) continue;
    tries++;
    const next = addPlacement(scene, state, placementOf(place));
    if (checked && !isUsable(scene, next)) {
      failed.set(at + family, (failed.get(at + family) ?? 0) + 1);
      continue;
    }
    for (const key of [at, place.template.name]) taken.set(key, (taken.get(key) ?? 0) + 1);
    grown.push(next);
  }
  return grown;
}

/** Places that differ by less are the same to a designer: which wall, roughly where, which way. */
const placeKey = ({ index, t, v, template }: Candidate): string =>
  `${index} ${Math.round(t / ONE_PLACE)} ${template.free ? Math.round(v / ONE_PLACE) : ''}`;

/** Where a group stands, and which family of variants it is of. */
export const anchorKey = (candidate: Candidate): string =>
  `${candidate.template.name.split('-')[0]} ${placeKey(candidate)}`;

const known = new WeakMap<readonly Option[], readonly Option[]>();

/** One list for each want, so that its places in the bare room are found once. */
function squeezedOptions({ options }: Want): readonly Option[] {
  const made = known.get(options) ?? options.map(squeezed);
  known.set(options, made);
  return made;
}
