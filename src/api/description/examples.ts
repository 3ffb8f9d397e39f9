import { makeProblem, type ProblemCode } from '../problem.ts';

const REQUEST_ID = '3f6c2a9e-52f1-4f0b-9d0f-6d1f4a1c7e55';

/** An upload that was furnished, as `UploadAnswer`. */
export const FURNISHED = {
  status: 'success',
  code: 200,
  data: {
    uniqueId: '5f0c6f2e-8f6b-4c0e-9b57-1a2f0c9d3e41',
    galleryUrl: 'https://app.plans.test/floor-gallery/8c1f40d2a97be3655d0e12f7',
    furnishedImageUrl: 'https://api.plans.test/api/v2/g/s3-image/c3d1b7f4-0a5e-4d86-9c11-72e5f8a6b903_layout.jpg',
    additionalData: '{"order":4711}',
    version: 1,
    summary: {
      rooms: 6,
      area: 71.4,
      items: 34,
      scale: { metresPerPixel: 0.0123, from: 'dimensions' },
      timings: { decode: 210, walls: 640, furnish: 900, draw: 780, store: 14 },
    },
  },
} as const;

/** What some problems look like; messages are for people, and may change. */
const PROBLEMS: Partial<Record<ProblemCode, { message: string; details?: Record<string, unknown> }>> = {
  unauthorized: { message: 'X-API-Key and X-API-Secret are not a valid pair of credentials.' },
  forbidden: {
    message: 'This key has no scope "partner", which this endpoint needs.',
    details: { needed: 'partner', scopes: ['general'] },
  },
  rate_limited: {
    message: 'More than 60 uploads in 60 s. Send the next one in 12 s.',
    details: { reason: 'budget', limit: 60, windowS: 60, retryAfterS: 12 },
  },
  service_unavailable: {
    message: 'Too many uploads are waiting. Send the drawing again after the time in Retry-After.',
    details: { reason: 'queue full', retryAfterS: 12 },
  },
  multiple_pages: {
    message: 'The PDF has 3 pages. Send the page with the floor plan alone, or its number in corrections.page.',
    details: { pages: 3 },
  },
  furniture_detected: {
    message:
      'Furniture is already drawn in the rooms (2 × bed). Send the plan without loose furniture; built-in fixtures may stay.',
    details: {
      kinds: [{ kind: 'bed', count: 2 }],
      furniture: [
        { kind: 'bed', box: [310, 420, 472, 631], confidence: 0.97 },
        { kind: 'bed', box: [910, 415, 1068, 628], confidence: 0.94 },
      ],
    },
  },
  dimensions_missing: {
    message:
      'No dimension could be read. Send a plan with at least one readable dimension, room size, room area or scale bar.',
    details: { measures: [], texts: ['KITCHEN'], places: [{ text: 'KITCHEN', box: [640, 302, 744, 326] }] },
  },
};

/** The examples there are for these codes, by code, as OpenAPI names them. */
export const problemExamples = (codes: readonly ProblemCode[]): Record<string, { value: unknown }> =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const told = PROBLEMS[code];
      return told ? [[code, { value: makeProblem(code, told.message, REQUEST_ID, told.details) }]] : [];
    }),
  );
