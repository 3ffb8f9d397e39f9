import { describe, expect, it } from 'vitest';
import { assignActivities, type Choice, type Demand, type Floor } from './assign-activities.ts';

/** Numbers in 0 to 1 that are the same every time (Park and Miller). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const ROOMS = ['a', 'b', 'c'];

function randomCase(seed: number): { demands: Demand[]; floors: Map<string, Floor> } {
  const chance = chanceFrom(seed);
  const floors = new Map(
    ROOMS.map((room) => {
      const least = 3 * chance();
      return [room, { free: least + 8 * chance(), least, good: least + 2 * chance(), count: 1 }];
    }),
  );
  const demands = Array.from({ length: 4 }, () => ({
    leftOut: 3 * chance(),
    choices: ROOMS.flatMap((room) =>
      [1, 2].map((): Choice => {
        const least = 3 * chance();
        return { room, cost: 2 * chance(), least, good: least + 2 * chance() };
      }),
    ),
  }));
  return { demands, floors };
}

/** The least cost by trying everything, added up afresh from what the rooms hold in the end. */
function bruteForce(demands: readonly Demand[], floors: ReadonlyMap<string, Floor>): number {
  const squeeze = ({ free, least, good, count }: Floor) =>
    least > free ? Infinity : good > free ? (count * (good - free)) / (good - least) : 0;
  const start = [...floors.values()].reduce((sum, floor) => sum + squeeze(floor), 0);
  const all = demands.reduce<(Choice | undefined)[][]>(
    (lists, { choices }) => lists.flatMap((list) => [undefined, ...choices].map((choice) => [...list, choice])),
    [[]],
  );
  const costs = all.map((chosen) => {
    const paid = chosen.reduce((sum, choice, k) => sum + (choice ? choice.cost : demands[k]!.leftOut), 0);
    const full = [...floors].reduce((sum, [room, floor]) => {
      const own = chosen.filter((choice) => choice?.room === room);
      const total = (pick: (choice: Choice) => number) => own.reduce((add, choice) => add + pick(choice!), 0);
      return (
        sum +
        squeeze({
          free: floor.free,
          least: floor.least + total((c) => c.least),
          good: floor.good + total((c) => c.good),
          count: floor.count + own.length,
        })
      );
    }, 0);
    return paid + full - start;
  });
  return Math.min(...costs);
}

describe('assignActivities', () => {
  it('finds the least cost that there is', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { demands, floors } = randomCase(seed);
      expect(assignActivities(demands, floors).cost, `case ${seed}`).toBeCloseTo(bruteForce(demands, floors), 6);
    }
  });

  it('leaves out what has no room, and what costs more than to leave it out', () => {
    const floors = new Map([['a', { free: 5, least: 0, good: 0, count: 0 }]]);
    const large: Demand = { leftOut: 9, choices: [{ room: 'a', cost: 0, least: 6, good: 7 }] };
    const dear: Demand = { leftOut: 1, choices: [{ room: 'a', cost: 2, least: 1, good: 1 }] };
    expect(assignActivities([large, dear], floors).chosen).toEqual([undefined, undefined]);
  });

  it('says what the floors hold in the end', () => {
    const floors = new Map([['a', { free: 9, least: 1, good: 2, count: 1 }]]);
    const demand: Demand = { leftOut: 1, choices: [{ room: 'a', cost: 0, least: 2, good: 3 }] };
    expect(assignActivities([demand], floors).floors.get('a')).toEqual({ free: 9, least: 3, good: 5, count: 2 });
  });
});
