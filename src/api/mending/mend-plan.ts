import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JobKind } from '#service/jobs/job-kind.ts';
import type { Draft } from '#service/jobs/plan-jobs.ts';
import { checkNewest } from '#service/mending/check-newest.ts';
import type { PlanRecord } from '#service/ports/plan-rows.ts';
import type { Visit } from '#service/uploads/upload-desk.ts';
import type { MendedPlan, UploadAnswer } from '../schemas.ts';
import type { Arrival } from '../uploads/arrivals.ts';
import { askForBody } from '../uploads/ask-for-body.ts';
import { describePlan, type PublicUrls, pictureHostOf } from '../uploads/describe-plan.ts';
import { watchSender } from '../uploads/watch-sender.ts';
import type { ReadJsonOptions } from './read-json.ts';
import { readMendedPlan } from './read-mended-plan.ts';

/** A request to mend a plan that was let in by its headers. */
export interface Mender {
  readonly of: PlanRecord | Draft;
  readonly visit: Visit;
  readonly arrival: Arrival;
  /** By which the plan was opened, if not by its key. */
  readonly secret?: string | undefined;
}

/** Takes in a body, and then a place in the queue. @param kind of the job that the body is for @throws Failure */
export async function receiveFor<T>(
  reply: FastifyReply,
  { of, visit, arrival }: Pick<Mender, 'of' | 'visit' | 'arrival'>,
  kind: JobKind,
  receive: (options: Pick<ReadJsonOptions, 'stop' | 'onBytes'>) => Promise<T>,
): Promise<T> {
  askForBody(reply);
  try {
    const received = await receive({
      stop: AbortSignal.any([arrival.late, visit.dismissed]),
      onBytes: arrival.take,
    });
    await visit.queueUp({ keyId: 'keyId' in of ? of.keyId : null, kind });
    return received;
  } finally {
    arrival.end();
  }
}

/** Has a mended plan furnished and drawn, and answers as the upload did. @throws Failure */
export async function mendPlan(
  request: FastifyRequest<{ Body: MendedPlan }>,
  reply: FastifyReply,
  { of, visit, secret }: Mender,
  urls: PublicUrls,
): Promise<UploadAnswer> {
  const { document, notes, wishes, keepLayout, basedOn } = readMendedPlan(request.body);
  // Known at once; who sends at the same moment is told when the version is kept.
  if (basedOn !== undefined && 'version' in of) checkNewest(basedOn, of.version);
  const usual = 'draftId' in of ? {} : { ...(of.style && { style: of.style }), ...(of.light && { light: of.light }) };
  const made = await visit.furnish(document, {
    ...{ of, mendSecret: secret, keepLayout, basedOn },
    wishes: { ...usual, ...wishes },
    requestId: request.id,
    signal: watchSender(reply),
  });
  const pictureHost = pictureHostOf('scope' in of ? of.scope : null, urls);
  return { status: 'success', code: 200, data: describePlan(made, urls, { pictureHost, notes }) };
}
