import type { Tracing } from '#adapters/tracing/start-tracing.ts';
import type { Config } from '#config';
import type { Log } from '#service/ports/log.ts';

/** Tracing where the environment asks for it; else its libraries are not even loaded. */
export async function openTracing({ tracing }: Config, log: Log): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { startTracing } = await import('#adapters/tracing/start-tracing.ts');
  return startTracing({ ...tracing, log });
}
