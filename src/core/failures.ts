/**
 * The closed table of failures: everything that can go wrong with a request and that its sender can act on.
 * HTTP statuses are none of the core's business: they live in `src/api/problem.ts`.
 */
export const FAILURE_CODES = [
  'service_unavailable',
  'unauthorized',
  'forbidden',
  'rate_limited',
  'unsupported_media_type',
  'payload_too_large',
  'invalid_file',
  'multiple_pages',
  'file_unreadable',
  'furniture_detected',
  'dimensions_missing',
  'size_unsupported',
  'timeout',
  'internal_error',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** What was seen, for people: plain JSON, never paths, stack traces or names of libraries. */
export type FailureDetails = Record<string, unknown>;

/** The one error class of the program. Anything else that is thrown is a bug and is answered as `internal_error`. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}
