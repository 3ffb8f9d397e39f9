import { closetAngles, closetRuns, fittingFor } from '../groups/closet.ts';
import type { Option } from '../groups/template.ts';
import type { Stock, Task } from '../home/task.ts';
import { lookAhead } from '../judge/look.ts';
import type { Scene } from '../solve/state.ts';
import type { Want } from './want.ts';

/** As far as one reaches from the door, and the depth of the run there: a store that is less deep behind its door is not walked into, metres. */
const REACHED_INTO = 1.25;
/** A way in and a shelf beside it: nobody walks into a narrower store, however long it is, metres. */
const WALKED_INTO = 0.85;
/** Just inside a door, metres. */
const STEP = 0.05;
/** A store whose fittings may go round a corner, m². */
const FOR_ANGLES = 2.5;
/** A run over the whole of the longest wall is worth this. */
const RUN = 3;
/** Walls of a store that are fitted at most. */
const MOST_RUNS = 3;

/** Rails and shelves along the walls of a store, by what is kept in it. */
export function storeWants(task: Task, scene: Scene): Want[] {
  const { area } = scene.space;
  const longest = Math.max(0.1, ...scene.lines.map(({ length }) => length));
  const isNiche = depthBehindDoors(scene) < REACHED_INTO || area / longest < WALKED_INTO;
  const stock: Stock = task.stock ?? 'things';
  const runs = (run: 'first' | 'further') => closetRuns(stock, isNiche, scene.space.doors.length > 1, run);
  const further = runs('further');
  const angles: Option[] = !isNiche && stock === 'clothes' && area >= FOR_ANGLES ? closetAngles() : [];
  return Array.from(
    { length: MOST_RUNS },
    (_, k): Want => ({
      name: `fittings-${k + 1}`,
      activity: 'store',
      level: k ? 'could' : 'should',
      options: k ? further : [...angles, ...runs('first')],
      missed: k ? 0 : 1,
      taste: { underWindow: -1 },
      rate: ({ pieces }) => RUN * pieces.reduce((sum, { box }) => sum + box.width / longest, 0),
      names: fittingFor(stock, isNiche),
    }),
  );
}

/** How far in from its doors a store goes, metres; across its longest wall where it has none. */
function depthBehindDoors({ space, lines }: Scene): number {
  const depths = space.doors.map(({ at, inward }) => {
    const inside = [at[0] + inward[0] * STEP, at[1] + inward[1] * STEP] as const;
    return lookAhead(space, [inside[0], inside[1]], inward, []).distance;
  });
  return depths.length ? Math.max(...depths) : space.area / Math.max(0.1, ...lines.map(({ length }) => length));
}
