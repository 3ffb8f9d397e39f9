import { once } from '../once.ts';
import { countLabelled } from '../pixel-classes/count-labelled.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { isDoor } from '../structure/is-door.ts';
import type { OpeningPx, WallsPx } from '../structure/types.ts';
import { countLeaves, type Faces } from './count-leaves.ts';
import { knowsWalls, lookAround } from './look-around.ts';
import type { Wording } from './word-faces.ts';

/** A face of which the network takes more than this for something built, or for outside, is no room. */
const MOST_BUILT = 0.6;
const MOST_AIR = 0.75;
/** Nor is one that it takes for open air, where so much of it is that or lies about a house: a field between dimension lines. */
const MOST_MEASURED = 0.85;
const LEAST_AIR = 0.5;
/** A face with words in it is a title in the open air, where the network takes this share of it for that, and of rooms with a name so little. */
const MOST_TITLED = 0.7;
const LEAST_KNOWN = 0.2;
/**
 * A face without the name of a room and without a door that stands apart, with other faces beyond this share of its outline at
 * most, is a frame of the sheet or a title block, unless the network sees this share of it built.
 */
const APART = 0.25;
const BUILT_APART = 0.7;
/** Where so many leaves hang, people walk, however much it looks like open air. */
const WALKED = 2;
const BUILT = ['wall', 'window', 'door', 'railing'];
const AIR = ['outside'];
const MEASURED = [...AIR, ...BUILT, 'dimension', 'text'];

/**
 * Tells faces, by their number, that the network takes for the inside of walls or for open air: not the furnished ones, stairs
 * look like that. Words may be the title of a sheet: they are believed less than the network where that knows the floors of the
 * rooms with a name, and less where much of the edge is open. Fields of a title block are believed, unless a leaf leads
 * there.
 */
export function findNoFloor(
  faces: Faces,
  wordingOf: (label: number) => Wording,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  classes?: PixelClasses,
): (label: number, isOpen?: boolean) => boolean {
  if (!classes) return () => false;
  const shareOf = countLabelled(faces.labels, faces.count, faces.width, classes);
  const leaves = countLeaves(faces, walls, openings);
  const doors = countLeaves(faces, walls, openings, isDoor);
  const around = lookAround(faces.labels, faces.count, walls, classes);
  const all = Array.from({ length: faces.count }, (_, i) => i + 1);
  const named = all.filter((label) => wordingOf(label) === 'name');
  const isKnown = once(() => knowsWalls(around, named));
  const standsApart = (label: number) => {
    const { built, faces: beyond } = around(label);
    return beyond <= APART && built < BUILT_APART && isKnown();
  };
  const knowsFloor =
    named.length > 0 && named.reduce((sum, label) => sum + shareOf(label, AIR), 0) < LEAST_KNOWN * named.length;
  return (label, isOpen = false) => {
    const written = wordingOf(label);
    // Notes stand in the open air too, names of rooms on the floor of balconies and porches.
    const wording = isOpen && written === 'some' ? 'none' : written;
    if (wording === 'none' && shareOf(label, BUILT) > MOST_BUILT) return true;
    if (wording === 'name' || leaves[label]! >= WALKED) return false;
    if (wording === 'title' && leaves[label] === 0) return true;
    if (doors[label] === 0 && standsApart(label)) return true;
    const air = shareOf(label, AIR);
    if (wording !== 'none') return knowsFloor && air > MOST_TITLED;
    return air > MOST_AIR || (air > LEAST_AIR && shareOf(label, MEASURED) > MOST_MEASURED);
  };
}
