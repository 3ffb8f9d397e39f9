import { progressOf } from '#service/jobs/job-progress.ts';
import { BROKE_OFF } from '#service/jobs/look-at-job.ts';
import { JOB_KEPT_S, type LaterJob } from '#service/later/answers-later.ts';
import type { UploadDesk } from '#service/uploads/upload-desk.ts';
import { makeProblem, type Problem } from '../problem.ts';
import type { UploadAnswer } from '../schemas.ts';
import { describePlan, type PublicUrls, pictureHostOf } from '../uploads/describe-plan.ts';
import type { AcceptedAnswer, Job } from './job-schemas.ts';

export const jobPath = (id: string) => `/api/v2/jobs/${id}`;

/** What the sender of an upload is told who does not wait for its result. */
export function describeAccepted(id: string, urls: PublicUrls): AcceptedAnswer {
  return { status: 'accepted', code: 202, data: { jobId: id, jobUrl: urls.api + jobPath(id) } };
}

/** How a job stands, and at its end the answer that its upload would have had. */
export function describeJob(job: LaterJob, desk: UploadDesk, urls: PublicUrls): Job {
  const { id, state, stages, createdAt, now } = job;
  const hasEnded = state === 'succeeded' || state === 'failed';
  return {
    id,
    url: urls.api + jobPath(id),
    state,
    progress: hasEnded ? 1 : progressOf(stages, now, desk.expectedTimes),
    stages: stages.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
    createdAt: createdAt.toISOString(),
    keptUntil: new Date(+createdAt + JOB_KEPT_S * 1000).toISOString(),
    ...(job.outcome && { [job.outcome.ok ? 'result' : 'error']: describeAnswer(job, desk, urls) }),
  };
}

/** The answer that the upload of a job would have had, which has ended. */
export function describeAnswer(job: LaterJob, desk: UploadDesk, urls: PublicUrls): UploadAnswer | Problem {
  const { outcome = BROKE_OFF, order } = job;
  const { scope, requestId, additionalData, notes } = order;
  if (!outcome.ok) return makeProblem(outcome.code, outcome.message, requestId, outcome.details);
  const answering = { pictureHost: pictureHostOf(scope, urls), additionalData, notes };
  const data = describePlan(desk.later.finishedPlanOf(job, outcome), urls, answering);
  return { status: 'success', code: 200, data };
}
