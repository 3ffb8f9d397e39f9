import Type, { type Static, type TSchema } from 'typebox';
import { FAILURE_CODES } from '#core/failures.ts';
import { WISH_VALUES } from '#core/furnish/home/read-wishes.ts';
import { PROBLEM_CODES, statusOf } from './problem.ts';
import { PROBLEM_TABLE } from './problem-table.ts';
import type { UploadedFile } from './uploads/read-form.ts';

const literals = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });

/**
 * A file of a form: an object once it is read, bytes on the wire. `transformSchema` (docs) writes the latter into the OpenAPI document.
 */
const FilePart = (description: string) =>
  Type.Unsafe<UploadedFile>({ type: 'object', required: ['bytes'], 'x-file': true, description });

/** A wish is a text: one that is not known is ignored and named in the answer, not refused. */
const WishPart = (what: string, values: string) => Type.Optional(Type.String({ description: `${what}: ${values}` }));

export const UploadForm = Type.Object({
  image: FilePart('The drawing: JPG, PNG or a PDF of one page, 10 MB (10 × 1024 × 1024 bytes) at most'),
  additionalData: Type.Optional(
    Type.String({ description: 'Anything, 16 KiB at most; comes back byte for byte in the answer' }),
  ),
  style: WishPart('Palette, materials and forms', `${WISH_VALUES.style}; scandinavian where none is sent`),
  occupants: WishPart(
    'People to sleep, eat and sit',
    `${WISH_VALUES.occupants}; otherwise as many as the rooms suggest`,
  ),
  accessible: WishPart(
    'Turning circles of 1.5 m, routes of 0.9 m, space beside bed, toilet and shower',
    WISH_VALUES.accessible,
  ),
  density: WishPart('How much beyond the needs of use', WISH_VALUES.density),
});

export const UploadHeaders = Type.Object({
  'x-api-key': Type.String({ description: 'The public half of the credentials' }),
  'x-api-secret': Type.String({ description: 'The secret half of the credentials' }),
  'x-request-id': Type.Optional(
    Type.String({
      description: 'Echoed in every answer when it has at most 128 characters out of A-Z a-z 0-9 . _ : -',
    }),
  ),
});

export const Summary = Type.Object({
  rooms: Type.Integer({ description: 'Rooms that were found' }),
  area: Type.Number({ description: 'Their floor area together, square metres' }),
  items: Type.Integer({ description: 'Pieces of furniture that were placed' }),
  scale: Type.Object({ metresPerPixel: Type.Number(), from: Type.String() }),
  timings: Type.Record(Type.String(), Type.Number(), { description: 'Milliseconds per stage' }),
});

export const UploadData = Type.Object({
  uniqueId: Type.String({ format: 'uuid' }),
  galleryUrl: Type.String({ description: 'A page to look at the furnished plan, for any browser or iframe' }),
  furnishedImageUrl: Type.String({ description: 'The furnished picture, JPEG' }),
  additionalData: Type.Optional(Type.String({ description: 'What was sent, when something was' })),
  notes: Type.Optional(
    Type.Array(Type.String(), { description: 'A sentence on each value that is not known and was ignored' }),
  ),
  summary: Type.Optional(Summary),
  links: Type.Optional(
    Type.Object({
      plan: Type.String({ description: 'The plan and its furniture in metres, JSON' }),
      scene: Type.String({ description: 'The furnished plan in 3D, binary glTF' }),
      original: Type.String({ description: 'The drawing as it was read, JPEG' }),
    }),
  ),
});
export type UploadData = Static<typeof UploadData>;

export const UploadAnswer = Type.Object(
  { status: Type.Literal('success'), code: Type.Literal(200), data: UploadData },
  { description: 'The furnished picture and the gallery; both can be fetched from now on' },
);

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

export const ImageParams = Type.Object({
  file: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_layout\\.jpg$' }),
});
export const ImageQuery = Type.Object({
  w: Type.Optional(
    Type.String({
      description:
        'Width in pixels, 400 to 3000; kept widths are 400, 600, 800, 1200, 1600, 2000 and 3000, the next larger one is sent',
    }),
  ),
  labels: Type.Optional(Type.String({ description: '`0` leaves out names, sizes and scale bar' })),
});
export const GalleryParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{24}$' }) });

/** The answers of an address that sends a file as `sendImmutable` does, for the OpenAPI document. */
export function fileAnswers(type: string): Record<number, object> {
  const content = { [type]: { schema: { type: 'string', format: 'binary' } } };
  return {
    200: { description: 'The file', content },
    206: { description: 'The part of it that `Range` asks for', content },
    304: { description: 'The `ETag` in `If-None-Match` is still right', type: 'null' },
    404: ProblemBody,
    416: { description: 'There is nothing in this `Range`', type: 'null' },
  };
}

export const Ready = Type.Object({
  status: literals(['ready', 'not ready']),
  missing: Type.Array(Type.String(), {
    description: 'What is not ready: `draining`, `files`, `disk full`, `rows`, `queue`, `no worker`; empty when all is',
  }),
});

/** The failures of an upload for the OpenAPI document, by status, each with the codes that it can carry. */
export const UPLOAD_PROBLEMS: Record<number, TSchema> = Object.fromEntries(
  Object.entries(Object.groupBy(FAILURE_CODES, statusOf)).map(([status, codes = []]) => [
    status,
    {
      ...ProblemBody,
      properties: { ...ProblemBody.properties, code: literals(codes), statusCode: Type.Literal(Number(status)) },
      description: codes
        .map((code) => `\`${code}\`: ${PROBLEM_TABLE[code].when} ${PROBLEM_TABLE[code].mend}`)
        .join('\n\n'),
    },
  ]),
);
