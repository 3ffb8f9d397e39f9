import { orFailure } from '../../failures.ts';
import { checkExtent } from '../../plan/check-extent.ts';
import type { Plan } from '../../plan/schema.ts';
import { readDoorways } from '../space/doorways.ts';
import { cleanRooms } from '../space/room-space.ts';
import { believableFixtures } from './believable-fixtures.ts';
import { believableFurniture } from './believable-furniture.ts';
import { believableTypes } from './believable-types.ts';
import { clearRooms } from './clear-rooms.ts';
import { enterOutdoors } from './enter-outdoors.ts';
import { nearRooms } from './near-rooms.ts';

/**
 * A plan as it can be furnished and printed: floors that neither overlap nor have walls standing in them, no walls and
 * openings that bound no room, no types that nobody can have meant, no fixtures that cannot be where they were read, no furniture that fills its room,
 * no balcony that nobody can step on. A plan without such faults stays as it is.
 * @throws `Failure`: `size_unsupported` for a plan that is too large for a dwelling, `internal_error` for a bug
 */
export function tidyPlan(plan: Plan): Plan {
  checkExtent(plan);
  return orFailure(() => withoutFaults(plan));
}

function withoutFaults(plan: Plan): Plan {
  const rooms = believableTypes(clearRooms(plan), plan.fixtures);
  const walls = nearRooms(plan.walls, rooms);
  const cleared: Plan = { ...plan, rooms, walls };
  const known = new Set(walls.map((wall) => wall.id));
  const beside = readDoorways(cleared, cleanRooms(cleared));
  const used = new Set(beside.filter((d) => d.sides.some((s) => s.room)).map((d) => d.opening));
  // An opening may name no wall at all; one whose wall is gone and that leads into no room is gone, too.
  const openings = plan.openings.filter((o) => used.has(o) || (known.has(o.wall) && o.kind === 'window'));
  return {
    ...cleared,
    openings: enterOutdoors(openings, beside),
    fixtures: believableFixtures(plan, rooms),
    furniture: believableFurniture(plan, rooms),
  };
}
