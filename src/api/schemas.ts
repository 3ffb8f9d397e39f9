import Type, { type Static, type TSchema } from 'typebox';
import { Corrections } from '#core/corrections/schema.ts';
import { FAILURE_CODES, type FailureCode } from '#core/failures.ts';
import { WISH_VALUES } from '#core/furnish/home/read-wishes.ts';
import { PlanDocument } from '#core/plan/schema.ts';
import { MEND_SECRET_PATTERN } from '#service/mending/mend-secret.ts';
import { UUID_PATTERN } from '#service/uuid.ts';
import { FURNISHED, problemExamples } from './description/examples.ts';
import { PROBLEM_CODES, statusOf } from './problem.ts';
import { PROBLEM_TABLE } from './problem-table.ts';
import { DATA_LIMIT_BYTES, FILE_LIMIT_BYTES, type UploadedFile } from './uploads/read-form.ts';

export const literals = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values] });

/**
 * A file of a form: an object once it is read, bytes on the wire. `transformSchema` (docs) writes the latter into the OpenAPI document.
 */
const FilePart = (description: string) =>
  Type.Unsafe<UploadedFile>({
    type: 'object',
    required: ['bytes'],
    'x-file': true,
    maxLength: FILE_LIMIT_BYTES,
    description,
  });

/** A wish is a text: one that is not known is ignored and named in the answer, not refused. */
const WishPart = (what: string, values: string, example: string) =>
  Type.Optional(Type.String({ description: `${what}: ${values}`, examples: [example] }));

export const UploadForm = Type.Object({
  image: FilePart('The drawing: JPG, PNG or a PDF of one page, 10 MB (10 × 1024 × 1024 bytes) at most'),
  additionalData: Type.Optional(
    Type.String({
      maxLength: DATA_LIMIT_BYTES,
      description: 'Anything, 16 KiB at most; comes back byte for byte in the answer',
      examples: ['{"order":4711}'],
    }),
  ),
  style: WishPart('Palette, materials and forms', `${WISH_VALUES.style}; scandinavian where none is sent`, 'modern'),
  occupants: WishPart(
    'People to sleep, eat and sit',
    `${WISH_VALUES.occupants}; otherwise as many as the rooms suggest`,
    '3',
  ),
  accessible: WishPart(
    'Turning circles of 1.5 m, routes of 0.9 m, space beside bed, toilet and shower',
    WISH_VALUES.accessible,
    'false',
  ),
  density: WishPart('How much beyond the needs of use', WISH_VALUES.density, 'normal'),
  light: WishPart(
    'The hour of the furnished picture; by evening its lamps are lit',
    `${WISH_VALUES.light}; day where none is sent`,
    'day',
  ),
  // Nothing is known better of the drawing that somebody tries the form with.
  corrections: Type.Optional({ ...Corrections, examples: [{}] }),
  webhookUrl: Type.Optional(
    Type.String({
      description:
        'Where the answer is posted as well, signed by the Standard Webhooks rules: https, on the public internet, 2 KiB at most',
    }),
  ),
});

export const CredentialHeaders = Type.Object({
  'x-api-key': Type.String({ description: 'The public half of the credentials' }),
  'x-api-secret': Type.String({ description: 'The secret half of the credentials' }),
  'x-request-id': Type.Optional(
    Type.String({
      description: 'Echoed in every answer when it has at most 128 characters out of A-Z a-z 0-9 . _ : -',
    }),
  ),
});
export const UploadHeaders = Type.Object({
  ...CredentialHeaders.properties,
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        '1 to 255 visible characters. The same upload under the same key within 24 hours is worked on once and answered alike, with `Idempotent-Replayed: true`; each sending counts against the rate limit and needs room in the queue',
    }),
  ),
  prefer: Type.Optional(
    Type.String({
      description:
        '`respond-async`: the answer is 202 at once, and the result is asked for at the address in `Location`',
    }),
  ),
});

export const Summary = Type.Object({
  rooms: Type.Integer({ description: 'Rooms that were found' }),
  area: Type.Number({ description: 'Their floor area together, square metres' }),
  items: Type.Integer({ description: 'Pieces of furniture that were placed' }),
  scale: Type.Object({ metresPerPixel: Type.Number(), from: Type.String() }),
  timings: Type.Record(Type.String(), Type.Number(), {
    description: 'Milliseconds per stage; empty where who kept the plan died before it could tell',
  }),
});

export const UploadData = Type.Object({
  uniqueId: Type.String({ format: 'uuid' }),
  galleryUrl: Type.String({ description: 'A page to look at the furnished plan, for any browser or iframe' }),
  furnishedImageUrl: Type.String({ description: 'The furnished picture, JPEG' }),
  additionalData: Type.Optional(Type.String({ description: 'What was sent, when something was' })),
  notes: Type.Optional(
    Type.Array(Type.String(), { description: 'A sentence on each value that is not known and was ignored' }),
  ),
  version: Type.Optional(
    Type.Integer({ description: 'Of the plan: 1 as it was read, one more each time it is mended' }),
  ),
  summary: Type.Optional(Summary),
  links: Type.Optional(
    Type.Object({
      plan: Type.String({ description: 'The plan and its furniture in metres, JSON' }),
      scene: Type.String({ description: 'The furnished plan in 3D, binary glTF' }),
      original: Type.String({
        description: 'The drawing as it was read, JPEG; 404 where the service does not keep it',
      }),
      dollhouse: Type.String({ description: 'The furnished home from above at an angle, JPEG' }),
      mend: Type.String({
        description:
          'Secret: whoever has this address may put the plan right. It is told here only, not in the gallery',
      }),
    }),
  ),
});
export type UploadData = Static<typeof UploadData>;

export const UploadAnswer = Type.Object(
  { status: Type.Literal('success'), code: Type.Literal(200), data: UploadData },
  {
    description: 'The furnished picture and the gallery; both can be fetched from now on',
    'x-examples': { furnished: { value: FURNISHED } },
  },
);
export type UploadAnswer = Static<typeof UploadAnswer>;

export const ProblemBody = Type.Object({
  status: Type.Literal('error'),
  code: literals(PROBLEM_CODES),
  message: Type.String({ description: 'A sentence that a person can act on' }),
  statusCode: Type.Integer(),
  requestId: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown(), {
    description: 'What was seen, so that the drawing can be mended',
  }),
});

/** Beside the plan's own fields, as at the uploads: what is not known is ignored and named in the answer, not refused. */
const furnishing = {
  style: Type.Optional(Type.Unknown({ description: WISH_VALUES.style })),
  occupants: Type.Optional(Type.Unknown({ description: WISH_VALUES.occupants })),
  accessible: Type.Optional(Type.Unknown({ description: WISH_VALUES.accessible })),
  density: Type.Optional(Type.Unknown({ description: WISH_VALUES.density })),
  light: Type.Optional(Type.Unknown({ description: WISH_VALUES.light })),
  keepLayout: Type.Optional(Type.Unknown({ description: 'true: the layout of the plan is drawn as it is' })),
  basedOn: Type.Optional(
    Type.Unknown({
      description: 'The version that was put right: where that is no longer the newest, 409 `version_conflict`',
    }),
  ),
};

export type MendedPlan = PlanDocument & { readonly [field in keyof typeof furnishing]?: unknown };
export const MendedPlan = Type.Unsafe<MendedPlan>(
  Type.Object(
    { ...PlanDocument.properties, ...furnishing },
    { description: 'A plan.json that somebody has put right, and how it is to be furnished; 2 MiB at most' },
  ),
);

export const LayoutParams = Type.Object({ uniqueId: Type.String({ pattern: `^${UUID_PATTERN}$` }) });
export const MendParams = Type.Object({ secret: Type.String({ pattern: MEND_SECRET_PATTERN }) });
export const MendPageParams = Type.Object({
  ...MendParams.properties,
  page: Type.String({ pattern: '^[1-9]\\d{0,3}$' }),
});

export const Ready = Type.Object({
  status: literals(['ready', 'not ready']),
  missing: Type.Array(Type.String(), {
    description: 'What is not ready: `draining`, `files`, `disk full`, `rows`, `queue`, `no worker`; empty when all is',
  }),
});

/** The failures of an upload for the OpenAPI document, by status, each with the codes that it can carry. */
const problemsOf = (failures: readonly FailureCode[]): Record<number, TSchema> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(failures, statusOf)).map(([status, codes = []]) => [
      status,
      {
        ...ProblemBody,
        properties: { ...ProblemBody.properties, code: literals(codes), statusCode: Type.Literal(Number(status)) },
        description: codes
          .map((code) => `\`${code}\`: ${PROBLEM_TABLE[code].when} ${PROBLEM_TABLE[code].mend}`)
          .join('\n\n'),
        'x-examples': problemExamples(codes),
      },
    ]),
  );

/** Of an upload with a key. */
export const UPLOAD_PROBLEMS = problemsOf(FAILURE_CODES.filter((code) => code !== 'version_conflict'));

const withoutKeys = FAILURE_CODES.filter((code) => !code.startsWith('idempotency'));
/** Of everything else that is worked on: it has no `Idempotency-Key`. */
export const WORK_PROBLEMS = problemsOf(withoutKeys.filter((code) => code !== 'version_conflict'));
/** Of a plan that is put right. */
export const MEND_PROBLEMS = problemsOf(withoutKeys);
