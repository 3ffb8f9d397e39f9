import type { Mending } from '#service/mending.ts';
import type { Draft } from '#service/plan-jobs.ts';
import type { PlanRecord } from '#service/ports/plan-rows.ts';
import { HttpProblem } from '../problem.ts';

/** What a secret opens. @throws HttpProblem where it opens nothing */
export async function openMendable(mending: Mending, secret: string): Promise<PlanRecord | Draft> {
  const found = await mending.open(secret);
  if (!found) throw nothingToMend();
  return found;
}

export function nothingToMend(): HttpProblem {
  return new HttpProblem('not_found', 'There is nothing to mend at this address.');
}
