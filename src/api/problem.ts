import { Failure, type FailureCode, type FailureDetails } from '#core/failures.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';

/** Failures that only HTTP knows: the request never got as far as an upload. */
export type HttpCode = 'not_found' | 'method_not_allowed' | 'job_ended' | 'bad_request' | 'headers_too_large';

/** The one place where failures become statuses. A code without a status does not compile. */
const STATUSES = {
  service_unavailable: 503,
  unauthorized: 401,
  forbidden: 403,
  rate_limited: 429,
  unsupported_media_type: 415,
  payload_too_large: 413,
  invalid_file: 400,
  multiple_pages: 400,
  file_unreadable: 400,
  furniture_detected: 400,
  dimensions_missing: 400,
  size_unsupported: 400,
  idempotency_conflict: 409,
  idempotency_key_reused: 422,
  version_conflict: 409,
  timeout: 408,
  internal_error: 500,
  not_found: 404,
  method_not_allowed: 405,
  job_ended: 409,
  bad_request: 400,
  headers_too_large: 431,
} as const satisfies Record<FailureCode | HttpCode, number>;

export type ProblemCode = keyof typeof STATUSES;

/** In the contract's order: what is named first wins. */
export const PROBLEM_CODES = Object.keys(STATUSES) as ProblemCode[];

/** The body of every error. */
export interface Problem {
  readonly status: 'error';
  readonly code: ProblemCode;
  readonly message: string;
  readonly statusCode: number;
  readonly requestId: string;
  readonly details: FailureDetails;
}

/** Seconds after which a service that was full, draining or without a store is worth another try. */
export const RETRY_AFTER_S = 5;

export const statusOf = (code: ProblemCode): number => STATUSES[code];

/** For routes to throw what is no failure of an upload. */
export class HttpProblem extends Error {
  readonly code: HttpCode;

  constructor(code: HttpCode, message: string) {
    super(message);
    this.code = code;
  }
}

export function makeProblem(
  code: ProblemCode,
  message: string,
  requestId: string,
  details: FailureDetails = {},
): Problem {
  return { status: 'error', code, message, statusCode: STATUSES[code], requestId, details };
}

/** A problem by the rules of RFC 9457: the same facts under its names. */
export interface ProblemDetails extends Omit<Problem, 'status' | 'message' | 'statusCode'> {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
}

export const PROBLEM_DETAILS_TYPE = 'application/problem+json';

export function asProblemDetails({ code, message, statusCode, requestId, details }: Problem): ProblemDetails {
  const words = code.replaceAll('_', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const [type, instance] = [`urn:plenish:problem:${code}`, `urn:plenish:request:${encodeURIComponent(requestId)}`];
  return { type, title, status: statusCode, detail: message, instance, code, requestId, details };
}

/** Names the problem that anything thrown is. What is no failure is a bug, and says nothing about itself to the sender. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof Failure && error.code !== 'internal_error') {
    return makeProblem(error.code, error.message, requestId, error.details);
  }
  if (error instanceof HttpProblem) return makeProblem(error.code, error.message, requestId);
  if (error instanceof StoreUnavailable) {
    const message = 'The service cannot reach its stores. Try again in a moment.';
    return makeProblem('service_unavailable', message, requestId, { reason: error.missing });
  }
  const { validationContext, statusCode, code } = error as Partial<
    Record<'validationContext' | 'code', string> & { statusCode: number }
  >;
  // A path that does not fit its pattern, or cannot be decoded, is the path of nothing.
  if (validationContext === 'params' || code === 'FST_ERR_BAD_URL')
    return makeProblem('not_found', 'There is nothing here.', requestId);
  if (statusCode === 404 || statusCode === 414) return makeProblem('not_found', 'There is nothing here.', requestId);
  if (statusCode === 415) {
    return makeProblem('unsupported_media_type', 'Send the drawing as multipart/form-data.', requestId);
  }
  // What a library refuses of a request, such as a range outside of a file, is no fault of ours.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return makeProblem('bad_request', 'The request cannot be understood.', requestId);
  }
  const message = 'Something went wrong on our side. It has been logged under this request id.';
  return makeProblem('internal_error', message, requestId);
}
