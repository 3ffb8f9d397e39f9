import { isMadeForCorner } from '../groups/template.ts';
import { lookFrom } from '../judge/look.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import { clearBehind } from '../space/sight.ts';

/** What is made for a corner touches both its walls, metres. */
const AT_WALL = 0.06;

/**
 * A group that is made for a corner has walls behind all of its pieces, and the piece in the corner at its left, too; the corner at
 * the right end of a wall is another wall's left end.
 */
export function standsInItsCorner({ template, pieces }: Candidate, _state: State, { space }: Scene): boolean {
  if (!template.corner) return true;
  return pieces.every(
    ({ kind, box }) =>
      clearBehind(space, box, 1) < AT_WALL &&
      (!isMadeForCorner(kind) || lookFrom(space, box, 'left', [], 1)[0]!.distance < AT_WALL),
  );
}
