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
  const taken: Candidate[] = [];
  const failed: Candidate[] = [];
  const alike = Math.max(2, count / 3);
  for (const place of places) {
    if (grown.length >= count || taken.length + failed.length >= MOST_TRIES) break;
    const { name } = place.template;
    if (times(taken, (other) => isOnePlace(other, place)) >= 2) continue;
    if (times(taken, (other) => other.template.name === name) >= alike) continue;
    if (times(failed, (other) => isOnePlace(other, place) && familyOf(other) === familyOf(place)) >= MOST_AT_ONE_PLACE) continue; // biome-ignore format: one line
    const next = addPlacement(scene, state, placementOf(place));
    if (checked && !isUsable(scene, next)) failed.push(place);
    else {
      taken.push(place);
      grown.push(next);
    }
  }
  return grown;
}

const times = <T>(list: readonly T[], test: (one: T) => boolean): number =>
  list.reduce((sum, one) => sum + Number(test(one)), 0);

const familyOf = ({ template }: Candidate): string => template.name.split('-')[0]!;

/** Places that differ by less are the same to a designer; by their distance, so that it does not matter where a wall begins. */
const isOnePlace = (a: Candidate, b: Candidate): boolean =>
  a.index === b.index &&
  Math.abs(a.t - b.t) < ONE_PLACE / 2 &&
  (!a.template.free || Math.abs(a.v - b.v) < ONE_PLACE / 2);

/** Which wall, roughly where, which way. */
const placeKey = ({ index, t, v, template }: Candidate): string =>
  `${index} ${Math.round(t / ONE_PLACE)} ${template.free ? Math.round(v / ONE_PLACE) : ''}`;

/** Where a group stands, and which family of variants it is of. */
export const anchorKey = (candidate: Candidate): string => `${familyOf(candidate)} ${placeKey(candidate)}`;

const known = new WeakMap<readonly Option[], readonly Option[]>();

/** One list for each want, so that its places in the bare room are found once. */
function squeezedOptions({ options }: Want): readonly Option[] {
  const made = known.get(options) ?? options.map(squeezed);
  known.set(options, made);
  return made;
}
