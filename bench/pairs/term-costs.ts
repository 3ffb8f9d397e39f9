import { judgeRoom } from '#core/furnish/judge/judge-room.ts';
import { roomOf } from '#core/furnish/solve/cost.ts';
import type { Judged } from '#core/furnish/solve/judged.ts';
import type { Scene } from '#core/furnish/solve/state.ts';

/**
 * What a layout costs, one number for each term without its weight (the sum of 1 - value), and two more in remarks of a designer:
 * `variants`, what its groups are worse by than the best ones, and `left-out`, wants that were left out and floor that was lost.
 */
export type TermCosts = Readonly<Record<string, number>>;

const DECIMALS = 1000;

export function termCostsOf(scene: Scene, { state, cost }: Judged): TermCosts {
  const verdicts = judgeRoom(roomOf(scene, state));
  const costs = Object.fromEntries(
    verdicts.map(({ term, ratings }) => [term.name, ratings.reduce((sum, { value }) => sum + 1 - value, 0)]),
  );
  const weighted = verdicts.reduce((sum, { term }) => sum + term.weight * costs[term.name]!, 0);
  const variants = state.placements.reduce((sum, { candidate }) => sum + candidate.template.penalty, 0);
  const all = { ...costs, variants, 'left-out': cost.terms - weighted - variants };
  return Object.fromEntries(
    Object.entries(all)
      .map(([name, value]) => [name, Math.round(value * DECIMALS) / DECIMALS] as const)
      .filter(([, value]) => value !== 0),
  );
}
