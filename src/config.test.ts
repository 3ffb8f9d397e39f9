import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, withoutSettings } from './config.ts';

describe('readConfig', () => {
  it('has the defaults of the contract', () => {
    expect(readConfig({ PATH: '/bin' })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      apiUrl: undefined,
      databaseUrl: undefined,
      s3: undefined,
      timeLimitS: 90,
      rateLimit: 60,
      rateWindowS: 60,
      queueLimit: 32,
      metricsPort: undefined,
    });
  });

  it('keeps for ever unless told otherwise, and nothing of what was refused where drawings are never kept', () => {
    const keeping = (env: Record<string, string>) => readConfig(env).keeping;
    expect(keeping({})).toEqual({ planDays: undefined, originalDays: undefined, refusedHours: 24 });
    expect(keeping({ PLENISH_KEEP_DAYS: '30', PLENISH_KEEP_ORIGINAL_DAYS: '0' })).toEqual({
      ...{ planDays: 30, originalDays: 0, refusedHours: 0 },
    });
    const both = { PLENISH_KEEP_ORIGINAL_DAYS: '0', PLENISH_KEEP_REFUSED_HOURS: '2' };
    expect(keeping(both).refusedHours).toBe(2);
    expect(() => keeping({ PLENISH_KEEP_DAYS: '0' })).toThrow('PLENISH_KEEP_DAYS');
  });

  it('refuses an unknown variable and names the nearest', () => {
    expect(() => readConfig({ PLENISH_TIMELIMIT: '5' })).toThrow(
      'Unknown variable PLENISH_TIMELIMIT. Did you mean PLENISH_TIME_LIMIT_S?',
    );
    expect(() => readConfig({ PLENISH_S3_SECRET: 'x' })).toThrow('Did you mean PLENISH_S3_SECRET_KEY?');
  });

  it.each([
    ['PLENISH_PORT', '70000'],
    ['PLENISH_PORT', 'three'],
    ['PLENISH_RATE_LIMIT', '0'],
    ['PLENISH_TIME_LIMIT_S', '-1'],
    ['PLENISH_API_URL', 'api.example'],
    ['PLENISH_DATABASE_URL', 'mysql://x'],
    ['PLENISH_LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and says so', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: .* got "${value}"`));
  });

  it('traces where a standard variable of OpenTelemetry says where to, and none says not to', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({ sampler: {} });
    expect(readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c/v1', OTEL_TRACES_SAMPLER: 'x' }).tracing).toEqual(
      { sampler: { name: 'x' } },
    );
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBeUndefined();
    // What works on drawings shall not know the collector's credentials.
    expect(withoutSettings({ OTEL_EXPORTER_OTLP_HEADERS: 'x=y', PLENISH_PEPPER: 'z', PATH: '/' })).toEqual({
      PATH: '/',
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PLENISH_PORT: '' }).port).toBe(3000);
  });

  it('takes the slash from the end of hosts', () => {
    expect(readConfig({ PLENISH_APP_URL: 'https://app.example/' }).appUrl).toBe('https://app.example');
  });

  it('refuses a process that would let no upload in: no place to wait, and no worker of its own', () => {
    const noPlace = { PLENISH_QUEUE_LIMIT: '0' };
    expect(() => readConfig({ ...noPlace, PLENISH_WORKERS: '0' })).toThrow(
      'PLENISH_QUEUE_LIMIT: must be over 0 where PLENISH_WORKERS is 0',
    );
    expect(readConfig({ ...noPlace, PLENISH_WORKERS: '1' })).toMatchObject({ queueLimit: 0, workers: 1 });
    expect(readConfig({ PLENISH_WORKERS: '0' })).toMatchObject({ queueLimit: 32, workers: 0 });
  });

  it('wants the S3 store whole', () => {
    const some = { PLENISH_S3_ENDPOINT: 'https://s3.example', PLENISH_S3_BUCKET: 'plans' };
    expect(() => readConfig(some)).toThrow('The S3 store also needs PLENISH_S3_ACCESS_KEY, PLENISH_S3_SECRET_KEY');
    const all = { ...some, PLENISH_S3_ACCESS_KEY: 'a', PLENISH_S3_SECRET_KEY: 's' };
    expect(readConfig(all).s3).toMatchObject({ bucket: 'plans', region: 'us-east-1' });
  });
});
