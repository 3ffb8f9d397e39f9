import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Found } from '#core/gallery/plan-outline.ts';
import type { Stage, StageListener } from '#service/ports/plan-processor.ts';
import type { StageTimes } from '#service/uploads/recent-times.ts';
import { tellMendUrl } from '../mending/tell-mend-url.ts';
import { type Problem, toProblem } from '../problem.ts';
import type { UploadData } from '../schemas.ts';
import type { PublicUrls } from './describe-plan.ts';
import { SenderGone } from './watch-sender.ts';

export const LINES_TYPE = 'application/x-ndjson';

/**
 * A line of an answer to a page (NDJSON). The first says how long drawings took lately, milliseconds by stage; stages come as they
 * begin, with what the one before has found; the last line is the result or the error.
 */
export type TryLine =
  | { expected: StageTimes }
  | { stage: Stage; found?: Found | undefined }
  | { result: UploadData }
  | { error: Problem };

export interface AnswerInLines {
  readonly expected: StageTimes;
  readonly urls: PublicUrls;
  /** Failures of it become the last line. */
  readonly work: (onStage: StageListener) => Promise<UploadData>;
}

/** Answers while the work goes on. */
export function answerInLines(
  request: FastifyRequest,
  reply: FastifyReply,
  { expected, urls, work }: AnswerInLines,
): FastifyReply {
  const lines = new PassThrough();
  const write = (line: TryLine) => lines.write(`${JSON.stringify(line)}\n`);
  write({ expected });
  work((stage, found) => write({ stage, found }))
    .then((result) => write({ result }))
    .catch((error) => {
      const problem = toProblem(tellMendUrl(error, urls), request.id);
      if (problem.statusCode >= 500 && !(error instanceof SenderGone))
        request.log.error({ err: error }, 'a try failed');
      write({ error: problem });
    })
    .finally(() => lines.end());
  return reply.type(LINES_TYPE).header('Cache-Control', 'no-store').header('X-Accel-Buffering', 'no').send(lines);
}
