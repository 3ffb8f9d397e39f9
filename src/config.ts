import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { PREFIX, Settings } from '#settings';

const REFUSED_HOURS = 24;

/** Beyond the processing limit, for keeping the result and answering. */
const DRAIN_GRACE_S = 30;

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Without a slash at the end. Undefined: localhost with the port that is listened on. */
  readonly apiUrl: string | undefined;
  readonly appUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly s3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | undefined;
  readonly timeLimitS: number;
  readonly drainLimitS: number;
  readonly rateLimit: number;
  readonly rateWindowS: number;
  readonly tryLimit: number;
  readonly queueLimit: number;
  readonly keyQueueLimit: number | undefined;
  readonly keyConcurrency: number | undefined;
  readonly guessLimit: number;
  readonly workers: number;
  /** What is kept for how long; in days, but for what was refused. Undefined: for ever. */
  readonly keeping: {
    readonly planDays: number | undefined;
    readonly originalDays: number | undefined;
    readonly refusedHours: number;
  };
  readonly metricsPort: number | undefined;
  readonly pepper: string | undefined;
  readonly allowLocalWebhooks: boolean;
  readonly logLevel: string;
  /** Undefined: nothing is traced. */
  readonly tracing: { readonly sampler: { readonly name?: string; readonly argument?: string } } | undefined;
}

/** What is wrong with the settings, in words for who set them. */
export class ConfigError extends Error {}

/**
 * The configuration out of environment variables; an empty variable counts as unset.
 * @throws ConfigError naming every variable that is unknown or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .filter(([name, value]) => name.startsWith(PREFIX) && value !== undefined && value !== '')
      .map(([name, value]) => [name.slice(PREFIX.length), value]),
  );
  const names = Object.keys(Settings.properties);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const lines = unknown.map(
      (name) => `Unknown variable ${PREFIX}${name}. Did you mean ${PREFIX}${findNearest(name, names)}?`,
    );
    throw new ConfigError(lines.join('\n'));
  }
  const settings = { ...defaults(), ...convertNumbers(given) };
  if (!Value.Check(Settings, settings)) throw new ConfigError(describeErrors(settings));
  checkSomebodyIsLetIn(settings);
  return { ...toConfig(settings), s3: readS3(settings), tracing: readTracing(env) };
}

/** Without places to wait only what a free worker of this very process takes at once is let in: without workers nothing ever would be. */
function checkSomebodyIsLetIn({ QUEUE_LIMIT, WORKERS }: Settings): void {
  if (QUEUE_LIMIT > 0 || WORKERS > 0) return;
  throw new ConfigError(
    `${PREFIX}QUEUE_LIMIT: must be over 0 where ${PREFIX}WORKERS is 0, or no upload would ever be let in`,
  );
}

/**
 * Whether to trace, by the standard variables of OpenTelemetry. Where to, and with which credentials, its exporter reads by itself.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
function readTracing(env: Readonly<Record<string, string | undefined>>): Config['tracing'] {
  const isOff = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  const hasEndpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (isOff || !hasEndpoint) return undefined;
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: argument } = env;
  return { sampler: { ...(name && { name }), ...(argument && { argument }) } };
}

/** The environment for a process that needs no setting: it shall not know the secrets among them. */
export function withoutSettings(env: Readonly<Record<string, string | undefined>> = process.env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith(PREFIX) && !name.startsWith('OTEL_')),
  );
}

function defaults(): Record<string, unknown> {
  const properties: Record<string, object & { default?: unknown }> = Settings.properties;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
  );
}

function toConfig(settings: Settings): Omit<Config, 's3' | 'tracing'> {
  return {
    host: settings.HOST,
    port: settings.PORT,
    apiUrl: settings.API_URL?.replace(/\/$/, ''),
    appUrl: settings.APP_URL?.replace(/\/$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    timeLimitS: settings.TIME_LIMIT_S,
    drainLimitS: settings.DRAIN_LIMIT_S ?? settings.TIME_LIMIT_S + DRAIN_GRACE_S,
    rateLimit: settings.RATE_LIMIT,
    rateWindowS: settings.RATE_WINDOW_S,
    tryLimit: settings.TRY_LIMIT,
    queueLimit: settings.QUEUE_LIMIT,
    keyQueueLimit: settings.KEY_QUEUE_LIMIT,
    keyConcurrency: settings.KEY_CONCURRENCY,
    guessLimit: settings.GUESS_LIMIT,
    workers: settings.WORKERS,
    keeping: {
      planDays: settings.KEEP_DAYS,
      originalDays: settings.KEEP_ORIGINAL_DAYS,
      refusedHours: settings.KEEP_REFUSED_HOURS ?? (settings.KEEP_ORIGINAL_DAYS === 0 ? 0 : REFUSED_HOURS),
    },
    metricsPort: settings.METRICS_PORT,
    pepper: settings.PEPPER,
    allowLocalWebhooks: settings.ALLOW_LOCAL_WEBHOOKS_FOR_TESTS !== undefined,
    logLevel: settings.LOG_LEVEL,
  };
}

function readS3(settings: Settings): Config['s3'] {
  const parts = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  if (parts.every((part) => settings[part] === undefined)) return undefined;
  // A region means nothing to most servers that are not Amazon's.
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION = 'us-east-1', S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    const missing = parts.filter((part) => part !== 'S3_REGION' && !settings[part]).map((part) => PREFIX + part);
    throw new ConfigError(`The S3 store also needs ${missing.join(', ')}`);
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}

function convertNumbers(given: Record<string, string | undefined>): Record<string, string | number | undefined> {
  const properties: Record<string, { type?: string }> = Settings.properties;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const numeric = properties[name]!.type === 'integer' || properties[name]!.type === 'number';
      return [name, numeric && /^\d+(\.\d+)?$/.test(value!) ? Number(value) : value];
    }),
  );
}

function describeErrors(settings: unknown): string {
  const wrong = new Map(
    [...Value.Errors(Settings, settings)].map((error) => [error.instancePath.slice(1), error.message]),
  );
  const values = settings as Record<string, unknown>;
  return [...wrong].map(([name, why]) => `${PREFIX}${name}: ${why}, got "${values[name]}"`).join('\n');
}

/** Underscores are what is forgotten first, then the last word: these count for little. */
function findNearest(name: string, names: readonly string[]): string {
  const distance = (other: string) =>
    other.startsWith(name) ? 1 : countEdits(name.replaceAll('_', ''), other.replaceAll('_', ''));
  return names.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

/** Levenshtein's distance. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
