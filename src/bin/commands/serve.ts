import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readConfig } from '#config';
import type { NewKey } from '#service/keys/key-ring.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { makeChildProcessor } from '../make-child-processor.ts';
import { makeChildFirstLook } from '../make-first-look.ts';
import { type ServiceParts, startService } from '../start-service.ts';

export const SERVE_HELP = `plenish serve

The API, the gallery and the workers in one process; everything is kept in one data folder. Configured by PLENISH_* variables.`;

const REAL_PARTS: ServiceParts = { makeProcessor: makeChildProcessor, makeFirstLook: makeChildFirstLook };

const SAMPLE = join(import.meta.dirname, '../../../samples/plan.png');

/** Runs `plenish serve` until it is told to end. */
export async function runServe(parts: ServiceParts = REAL_PARTS): Promise<number> {
  const config = readConfig();
  const startedAt = performance.now();
  console.log(`plenish: starting on ${config.dataDir} …`);
  const service = await startService(config, parts);
  console.log(`plenish: ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s at ${service.url}`);
  console.log(`plenish: to try it in a browser, open ${service.url}/ (API documentation at ${service.url}/docs)`);
  if (service.firstKey) console.log(introduceKey(service.firstKey, service.url));
  await endOnSignal(() => service.close());
  return 0;
}

function introduceKey({ key, secret }: NewKey, url: string): string {
  const path = existsSync(SAMPLE) ? relative(process.cwd(), SAMPLE) : 'plan.png';
  return `
  This is the first start: here is a key for both uploads. The secret is shown this once.

    X-API-Key:    ${key}
    X-API-Secret: ${secret}

  Try it from another terminal:

    curl -sS -H 'X-API-Key: ${key}' -H 'X-API-Secret: ${secret}' -F image=@${path} ${url}/api/v2/ai/process
`;
}
