/** A room that an activity may go to: what that costs, and the floor that it takes there. */
export interface Choice {
  readonly room: string;
  readonly cost: number;
  /** Floor that it takes at least, and that it takes in comfort, m². */
  readonly least: number;
  readonly good: number;
}

/** An activity that looks for a room. */
export interface Demand<C extends Choice = Choice> {
  readonly choices: readonly C[];
  /** What it costs to leave it out. */
  readonly leftOut: number;
}

/** The floor of a room, and what of it is taken before anything is assigned. */
export interface Floor {
  readonly free: number;
  readonly least: number;
  readonly good: number;
  /** Activities that are there already. */
  readonly count: number;
}

export interface Assignment<C extends Choice = Choice> {
  /** For each demand the choice that it got; undefined where it is left out. */
  readonly chosen: readonly (C | undefined)[];
  readonly cost: number;
  /** The floors with everything that was assigned. */
  readonly floors: ReadonlyMap<string, Floor>;
}

/** Each activity of a room that is as cramped as can be (least zones only) costs so much; comfort for all costs nothing. */
const CRAMPED = 1;
/** Costs closer than this are equal: the earlier choice stays. */
const EQUAL = 1e-9;

/**
 * Gives every demand a room, or leaves it out, at the least total cost: exact, by branch and bound. To be added to a full room only makes it
 * dearer, so the cheapest choice of each that is still open is a lower bound.
 */
export function assignActivities<C extends Choice>(
  demands: readonly Demand<C>[],
  floors: ReadonlyMap<string, Floor>,
): Assignment<C> {
  const order = demands.map((_, k) => k).sort((a, b) => demands[b]!.leftOut - demands[a]!.leftOut || a - b);
  const sorted = demands.map(({ choices }) => [...choices].sort((a, b) => a.cost - b.cost));
  const cheapest = demands.map(({ leftOut }, k) => Math.min(leftOut, sorted[k]![0]?.cost ?? Infinity));
  const bounds = new Array<number>(order.length + 1).fill(0);
  for (let k = order.length - 1; k >= 0; k--) bounds[k] = bounds[k + 1]! + cheapest[order[k]!]!;
  const state = new Map(floors);
  const chosen: (C | undefined)[] = demands.map(() => undefined);
  let best: Assignment<C> = { chosen: [...chosen], cost: Infinity, floors };
  const descend = (depth: number, cost: number) => {
    if (cost + bounds[depth]! >= best.cost - EQUAL) return;
    if (depth === order.length) {
      best = { chosen: [...chosen], cost, floors: new Map(state) };
      return;
    }
    const demand = order[depth]!;
    for (const choice of sorted[demand]!) {
      const before = state.get(choice.room)!;
      const after = withChoice(before, choice);
      const added = cramping(after) - cramping(before);
      if (!Number.isFinite(added)) continue;
      state.set(choice.room, after);
      chosen[demand] = choice;
      descend(depth + 1, cost + choice.cost + added);
      state.set(choice.room, before);
    }
    chosen[demand] = undefined;
    descend(depth + 1, cost + demands[demand]!.leftOut);
  };
  descend(0, 0);
  return best;
}

const withChoice = (floor: Floor, { least, good }: Choice): Floor => ({
  free: floor.free,
  least: floor.least + least,
  good: floor.good + good,
  count: floor.count + 1,
});

/** What a room costs by being short of floor: nothing in comfort, `CRAMPED` for each activity at its least, infinite below. */
function cramping({ free, least, good, count }: Floor): number {
  if (least > free) return Infinity;
  if (good <= free) return 0;
  return (CRAMPED * count * (good - free)) / (good - least);
}
