import Type, { type Static } from 'typebox';
import { STAGES } from '#service/ports/plan-processor.ts';
import { UUID_PATTERN } from '#service/uuid.ts';
import { literals, ProblemBody, UploadAnswer } from '../schemas.ts';

export const JOB_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

export const JobParams = Type.Object({ id: Type.String({ pattern: `^${UUID_PATTERN}$` }) });

const Instant = (description: string) => Type.String({ format: 'date-time', description });

export const Job = Type.Object({
  id: Type.String({ format: 'uuid' }),
  url: Type.String({ description: 'To ask for it: `GET`, and `DELETE` to cancel' }),
  state: literals(JOB_STATES),
  progress: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'How far it is by what drawings took lately; 1 when it has succeeded or failed',
  }),
  stages: Type.Array(Type.Object({ stage: literals(STAGES), at: Instant('When it began') }), {
    description: 'Those that have begun, the last one is at work',
  }),
  createdAt: Instant('When it came in'),
  keptUntil: Instant('How long it can be asked for; the plan itself stays'),
  result: Type.Optional(Type.Object(UploadAnswer.properties, { description: 'The answer of the upload' })),
  error: Type.Optional(ProblemBody),
});
export type Job = Static<typeof Job>;

export const JobAnswer = Type.Object(
  { status: Type.Literal('success'), code: Type.Literal(200), data: Job },
  {
    description:
      'How the job stands. Once it has ended it has the very answer that the upload would have had: `result` or `error`',
  },
);

export const AcceptedAnswer = Type.Object(
  {
    status: Type.Literal('accepted'),
    code: Type.Literal(202),
    data: Type.Object({ jobId: Type.String({ format: 'uuid' }), jobUrl: Type.String() }),
  },
  {
    description: 'With `Prefer: respond-async`: the upload is being worked on; `Location` is the address of its job',
    headers: {
      Location: { type: 'string', description: 'The address of the job, without the host' },
      'Preference-Applied': { type: 'string', description: '`respond-async`' },
    },
  },
);
export type AcceptedAnswer = Static<typeof AcceptedAnswer>;
