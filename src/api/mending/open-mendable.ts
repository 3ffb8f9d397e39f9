import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Draft } from '#service/jobs/plan-jobs.ts';
import type { Mending } from '#service/mending/mending.ts';
import type { PlanRecord } from '#service/ports/plan-rows.ts';
import { HttpProblem } from '../problem.ts';
import type { MendParams } from '../schemas.ts';
import type { GuessBrake } from '../uploads/guess-brake.ts';

export interface MendGate {
  readonly mending: Mending;
  readonly guesses: GuessBrake;
}

/** What the secret in an address opens. @throws HttpProblem where it opens nothing, Failure `rate_limited` where that was too often */
export async function openMendable(
  request: FastifyRequest,
  reply: FastifyReply,
  { mending, guesses }: MendGate,
): Promise<PlanRecord | Draft> {
  const { secret } = request.params as Static<typeof MendParams>;
  const found = await mending.open(secret);
  if (found) return found;
  await guesses.noteWrong(request, reply);
  throw nothingToMend();
}

export function nothingToMend(): HttpProblem {
  return new HttpProblem('not_found', 'There is nothing to mend at this address.');
}
