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
  'idempotency_conflict',
  'idempotency_key_reused',
  'version_conflict',
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

  /** `cause` is for the log alone. */
  constructor(code: FailureCode, message: string, details: FailureDetails = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/** What `work` answers. Whatever it throws that is no `Failure` becomes one, `internal_error`, with what was thrown as its cause. */
export function orFailure<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('internal_error', 'Something went wrong on our side.', {}, { cause: error });
  }
}
