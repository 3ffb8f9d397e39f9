import { buildRoom } from './build-room.ts';
import { findPlaces } from './find-places.ts';
import type { Judged } from './judged.ts';
import { addPlacement, emptyState, isUsable, placementOf } from './place-group.ts';
import type { Candidate, Scene, State, Want } from './state.ts';
import { stoodThere } from './stood.ts';

/** Places that are looked at for a group: those where it stood come first. */
const MOST_LOOKS = 40;

/** The room with every group that still fits where it stood before the plan was put right, and the others where they are best then. */
export function putBack(scene: Scene, wants: readonly Want[]): Judged {
  let room = emptyState(scene);
  for (const want of wants) room = asItStood(want, scene, room) ?? room;
  const placed = new Set(room.placements.map(({ candidate }) => candidate.want));
  return buildRoom(scene, wants.filter((want) => !placed.has(want)), room, 1)[0]!; // biome-ignore format: one line
}

/** With the group of a want where most of its pieces stood; undefined where none did, or where it is in the way now. */
function asItStood(want: Want, scene: Scene, room: State): State | undefined {
  if (want.unless?.(room, scene)) return undefined;
  const ways: { readonly place: Candidate; readonly kept: number }[] = [];
  let looks = 0;
  for (const place of findPlaces(want, scene, room)) {
    if (++looks > MOST_LOOKS) break;
    if (stoodThere(scene, place.pieces[0]!)) ways.push({ place, kept: keptOf(place, scene) });
  }
  ways.sort((a, b) => b.kept - a.kept);
  for (const { place } of ways) {
    const next = addPlacement(scene, room, placementOf(place));
    if (isUsable(scene, next)) return next;
  }
  return undefined;
}

const keptOf = ({ pieces }: Candidate, scene: Scene): number =>
  pieces.filter((piece) => stoodThere(scene, piece)).length / pieces.length;
