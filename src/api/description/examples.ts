import { makeProblem, type ProblemCode } from '../problem.ts';

const REQUEST_ID = '3f6c2a9e-52f1-4f0b-9d0f-6d1f4a1c7e55';

const GALLERY = 'https://app.plans.test/floor-gallery/2694124f6219f7ca48b0aa63';

/** `samples/house.png` as it was furnished, as `UploadAnswer`. */
export const FURNISHED = {
  status: 'success',
  code: 200,
  data: {
    uniqueId: '360a5201-1119-4a68-96ad-655663d0fcb7',
    galleryUrl: GALLERY,
    furnishedImageUrl: 'https://api.plans.test/api/v2/g/s3-image/7607e35d-b116-4f83-815c-2ece5d2ef334_layout.jpg',
    additionalData: '{"order":4711}',
    version: 1,
    summary: {
      rooms: 7,
      area: 75.13,
      items: 36,
      scale: { metresPerPixel: 0.0084159163380538, from: 'dimensions' },
      timings: { decode: 802, ocr: 1474, network: 912, walls: 305, rooms: 37, scale: 63, symbols: 95, verdict: 128, furnish: 1257, draw: 2412, store: 85 }, // biome-ignore format: one drawing
    },
    links: {
      plan: `${GALLERY}/plan.json`,
      scene: `${GALLERY}/scene.glb`,
      original: `${GALLERY}/original.jpg`,
      dollhouse: `${GALLERY}/dollhouse.jpg`,
      mend: 'https://app.plans.test/mend/8d31a0ecbea895a985e786ba1e893cb1c0dd0c0ebc1227870f56998b31f97dd7',
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
