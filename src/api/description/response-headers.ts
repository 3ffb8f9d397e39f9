import { isObject, type JsonObject, mapValues } from './json.ts';

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example });
const whole = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});

/** Every header of answers that a program may want to read, for `components`. */
export const HEADERS = {
  'X-Request-Id': text(
    'Of this request, as in the log of the service: the one that was sent, or its own',
    'order-4711',
  ),
  'Retry-After': whole('Seconds after which another try is worth it', 12),
  'RateLimit-Policy': text('Uploads `q` of this key in a window of `w` seconds', '"default";q=60;w=60'),
  RateLimit: text('Uploads `r` that are left of it, until it is whole again in `t` seconds', '"default";r=59;t=60'),
  'X-RateLimit-Limit': whole('`q` of `RateLimit-Policy`, under an older name', 60),
  'X-RateLimit-Remaining': whole('`r` of `RateLimit`, under an older name', 59),
  'X-RateLimit-Reset': whole('`t` of `RateLimit`, under an older name', 60),
  'Idempotent-Replayed': {
    description: 'This answer was given, or earned, by an earlier request under the same `Idempotency-Key`',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

const BUDGET = Object.keys(HEADERS).filter((name) => name.includes('RateLimit'));
/** Worth another try; so is what is under way already by its `Idempotency-Key`, 409. */
const AGAIN = ['429', '503'];
/** Said before anybody was known, or of a request that is none of those that were answered before. */
const UNKNOWN_SENDER = ['401'];
const NEVER_REPLAYED = ['401', '403', '408', '409', '413', '415', '422', '429', '500', '503'];

/** Names the headers of every answer: which those are follows from what an operation takes. */
export function describeHeaders(paths: JsonObject): JsonObject {
  return mapValues(paths, (methods) =>
    mapValues(methods as JsonObject, (operation) => {
      const { responses, security, parameters = [] } = operation as JsonObject;
      const isKnown = Array.isArray(security) && security.length > 0;
      const isOnce = (parameters as JsonObject[]).some(({ name }) => name === 'idempotency-key');
      const described = mapValues(responses as JsonObject, (response, status) => {
        const names = [
          'X-Request-Id',
          ...(AGAIN.includes(status) || (isOnce && status === '409') ? ['Retry-After'] : []),
          ...(isKnown && !UNKNOWN_SENDER.includes(status) ? BUDGET : []),
          ...(isOnce && !NEVER_REPLAYED.includes(status) ? ['Idempotent-Replayed'] : []),
        ];
        const own = isObject(response) && isObject(response.headers) ? response.headers : {};
        const shared = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
        return { ...(response as JsonObject), headers: { ...shared, ...own } };
      });
      return { ...(operation as JsonObject), responses: described };
    }),
  );
}
