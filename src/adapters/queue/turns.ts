import type { Foreseen, Turn } from '#service/ports/job-queue.ts';
import { type AskQueue, KIND_OF_DATA, type Lengths } from './job-lengths.ts';

/** States of jobs that have not ended, as pg-boss calls them: a list for SQL. */
export const UNFINISHED = "('created', 'retry', 'active')";

/** Turns are counted in tenths of a second of work: pg-boss keeps them as whole numbers of 32 bits. */
const UNIT_MS = 100;
const LENGTH = `case ${KIND_OF_DATA} when 'drawing' then $2::int when 'furnish' then $3::int else $4::int end`;

/**
 * The jobs that take turns with others as one: what a key reads, what is mended of its plans, and what visitors have drawn otherwise of them.
 * The last two take a fraction of the time and have a person waiting who has already seen the plan; and visitors take nothing away from the
 * key. What needs no key is as of one.
 */
export const flowOf = ({ keyId, kind }: Turn): string =>
  `${keyId ?? 'visitors'}${kind === 'drawing' ? '' : ` ${kind}`}`;

const inUnits = ({ drawing, furnish, variant }: Lengths): number[] =>
  [drawing, furnish, variant].map((ms) => Math.max(1, Math.round(ms / UNIT_MS)));

/**
 * When a new job has its turn, as a number: lower ones first. Flows take turns by the time that their jobs take, and one that comes new
 * has its turn at once: start-time fair queueing (Goyal, Vin and Cheng, 1996). A job's turn is when the one before it of its flow will have
 * had its time, and never before that of the job that was begun last.
 */
export async function turnOf(turn: Turn, lengths: Lengths, ask: AskQueue): Promise<number> {
  const [row] = await ask<{ turn: number }>(
    `select greatest(
       coalesce(max(-priority) filter (where state = 'active'), min(-priority), 0),
       max(-priority + ${LENGTH}) filter (where group_id = $5)
     )::int as turn
     from pgboss.job where name = $1 and state in ${UNFINISHED}`,
    ...inUnits(lengths),
    flowOf(turn),
  );
  return row!.turn;
}

/** What of the queue concerns a new job. */
export async function foresee(turn: Turn, lengths: Lengths, ask: AskQueue): Promise<Foreseen> {
  const at = await turnOf(turn, lengths, ask);
  const [row] = await ask<{ ahead: number; aheadUnits: number; flow: number; flowUnits: number }>(
    `select count(*) filter (where -priority <= $5)::int as ahead,
       coalesce(sum(${LENGTH}) filter (where -priority <= $5), 0)::int as "aheadUnits",
       count(*) filter (where group_id = $6)::int as flow,
       coalesce(sum(${LENGTH}) filter (where group_id = $6), 0)::int as "flowUnits"
     from pgboss.job where name = $1 and state in ('created', 'retry')`,
    ...inUnits(lengths),
    at,
    flowOf(turn),
  );
  const { ahead, aheadUnits, flow, flowUnits } = row!;
  return { ahead, aheadMs: aheadUnits * UNIT_MS, flow, flowMs: flowUnits * UNIT_MS };
}
