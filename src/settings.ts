import { availableParallelism } from 'node:os';
import Type, { type Static } from 'typebox';

/** What the names of all settings begin with. */
export const PREFIX = 'PLENISH_';

const Url = (description: string) =>
  Type.String({ pattern: '^https?://[^/?#]+/?$', description, 'x-default': '`http://localhost:<port>`' });
const Port = (description: string, more = {}) => Type.Integer({ minimum: 0, maximum: 65535, description, ...more });
const Count = (description: string, defaultCount: number, minimum = 1) =>
  Type.Integer({ minimum, maximum: 1_000_000, default: defaultCount, description });
const Name = (description: string, more = {}) => Type.String({ minLength: 1, description, ...more });

/**
 * Every setting, once: the name after PLENISH_, its shape, its default and what it is for. `docs/configuration.md` is written
 * from this; `x-default` is a default that depends on where the program runs, in words.
 */
export const Settings = Type.Object({
  HOST: Name('The address to listen on; `0.0.0.0` for every one, behind a proxy that ends TLS', {
    default: '127.0.0.1',
  }),
  PORT: Port('The port to listen on; 0 takes a free one', { default: 3000 }),
  API_URL: Type.Optional(Url('The public API host, used in the URLs that are handed out')),
  APP_URL: Type.Optional(Url('The public application host, used in the URLs that are handed out')),
  DATA_DIR: Name('The folder that keeps everything of the embedded mode', { default: './data' }),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://', description: 'A PostgreSQL server instead of the embedded one' }),
  ),
  S3_ENDPOINT: Type.Optional(
    Type.String({ pattern: '^https?://', description: 'An S3-compatible store instead of the folder' }),
  ),
  S3_BUCKET: Type.Optional(Name('The bucket; it must exist')),
  S3_REGION: Type.Optional(Name('The region', { 'x-default': '`us-east-1`' })),
  S3_ACCESS_KEY: Type.Optional(Name('The access key of the store')),
  S3_SECRET_KEY: Type.Optional(Name('The secret key of the store')),
  TIME_LIMIT_S: Type.Number({
    exclusiveMinimum: 0,
    maximum: 3600,
    default: 90,
    description:
      'The processing limit behind 408, in seconds, from when a worker takes the drawing up; the same for every process',
  }),
  DRAIN_LIMIT_S: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 7200,
      description:
        'How long a shutdown waits for what it works on, in seconds; then uploads get 503, and jobs are given to others. Some seconds less than what ends the process by force',
      'x-default': 'the processing limit and 30 s',
    }),
  ),
  RATE_LIMIT: Count('Uploads per key and window', 60),
  RATE_WINDOW_S: Count('The window of the rate limit, in seconds', 60),
  TRY_LIMIT: Count('Uploads per address and minute on the try page', 20),
  QUEUE_LIMIT: Count(
    'Uploads that may wait before further ones get 503. Beside them as many mended plans may wait, and as many that visitors want otherwise. 0: only what a worker of this process is free for is let in',
    32,
    0,
  ),
  KEY_QUEUE_LIMIT: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description:
        'Of these, uploads of one key; there is always room for another. What is mended of its plans has as many places apart, and what visitors want of them too',
      'x-default': 'three quarters of them',
    }),
  ),
  KEY_CONCURRENCY: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description:
        'Drawings of one key that all workers together work on at once; the same for every process. Plans that are mended count apart, and those that are shown otherwise',
      'x-default': 'as many as there are workers: keys take turns',
    }),
  ),
  GUESS_LIMIT: Count(
    'Wrong credentials and secret addresses of one address and minute; what is wrong beyond that waits a second for a 429. What is right always passes',
    30,
  ),
  WORKERS: Type.Integer({
    minimum: 0,
    maximum: 256,
    default: availableParallelism(),
    'x-default': 'the number of cores',
    description: 'Drawings that this process works on at once, in as many child processes; 0 leaves the work to others',
  }),
  KEEP_DAYS: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 36_500,
      description:
        'How long plans are kept with their galleries, pictures and drawings, in days; then all of it is removed',
      'x-default': 'until they are taken away',
    }),
  ),
  KEEP_ORIGINAL_DAYS: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 36_500,
      description:
        'How long the drawing of a plan is kept (`original.jpg`), in days; 0: never, only for as long as it is worked on',
      'x-default': 'as long as the plan',
    }),
  ),
  KEEP_REFUSED_HOURS: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 8_760,
      description:
        'How long a drawing that the try page refused is kept for its sender to put it right, in hours; 0: not at all',
      'x-default': '24, or 0 where drawings are never kept',
    }),
  ),
  METRICS_PORT: Type.Optional(Port('A port of its own for /metrics, which is then on no other')),
  PEPPER: Type.Optional(
    Type.String({
      minLength: 16,
      description: 'Key secrets are hashed with it; the same for all machines that share a database',
      'x-default': 'made once, kept in the data folder',
    }),
  ),
  ALLOW_LOCAL_WEBHOOKS_FOR_TESTS: Type.Optional(
    Type.String({
      pattern: '^insecure$',
      description:
        'With `insecure` answers are posted to any `webhookUrl`, by http and into the own network too. For tests on one machine: whoever has a key can then reach what only this machine can',
    }),
  ),
  LOG_LEVEL: Type.String({
    pattern: '^(fatal|error|warn|info|debug|trace|silent)$',
    default: 'info',
    description: 'What is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  }),
});
export type Settings = Static<typeof Settings>;
