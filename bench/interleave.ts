/**
 * Ten thousand uploads, many at once, through the real HTTP server, queue and stores, with a stub for reading that takes a moment and gives the mark of each
 * drawing back. Answer, additionalData, plan.json, picture, 3D model and drawing of each upload have to be its own.
 *
 *   node bench/interleave.ts [--requests 10000] [--at-once 50] [--workers 8] [--seed 1] [--out out/service]
 *
 * Exits with 1 where one is another's.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#config';
import { SCOPES } from '#service/keys/scopes.ts';
import { startService } from '../src/bin/start-service.ts';
import { seededChance } from './seeded-chance.ts';
import { conclude } from './service/conclude.ts';
import { EchoProcessor, markedDrawing } from './service/echo-processor.ts';
import { fetchBytes } from './service/plan-files.ts';
import { type Answer, nameOf, sendUpload, UPLOAD_PATHS } from './service/send-upload.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    'at-once': { type: 'string', default: '50' },
    workers: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'out/service' },
  },
});
/** The stub takes up to so long. */
const MOST_MS = 20;
const REFUSED_SHARE = 0.2;
const REPORT_EVERY = 1000;

const requests = Number(values.requests);
const chance = seededChance(Number(values.seed));
const dataDir = await mkdtemp(join(tmpdir(), 'plenish-bench-'));
// biome-ignore format: a list
const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '1000000', QUEUE_LIMIT: '1000', WORKERS: values.workers };
const config = readConfig(
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`PLENISH_${name}`, value])),
);
const service = await startService(config, { makeProcessor: async () => new EchoProcessor(chance, MOST_MS) });
const url = service.url.replace('localhost', '127.0.0.1');
const keys = await Promise.all([newKey(), newKey()]);
console.log(`sending ${requests} uploads`);
const faults: string[] = [];
const ids = new Set<string>();
let sent = 0;
const startedAt = performance.now();
await Promise.all(Array.from({ length: Number(values['at-once']) }, sendOneAfterTheOther));
const seconds = (performance.now() - startedAt) / 1000;
await service.close();
await rm(dataDir, { recursive: true, force: true });
for (const fault of faults) console.log(`FAULT ${fault}`);
const reached = `${faults.length} of ${requests}, ${values['at-once']} at once`;
const figure = {
  what: 'answers or files that are not of their own upload',
  bar: '0',
  reached,
  isMet: faults.length === 0,
};
process.exit(conclude(values.out, 'interleave', [figure], { seconds, plans: ids.size, faults }));

async function newKey(): Promise<Record<string, string>> {
  const { key, secret } = await service.stores.keys.create(SCOPES);
  return { 'X-API-Key': key, 'X-API-Secret': secret };
}

async function sendOneAfterTheOther(): Promise<void> {
  while (sent < requests) {
    const n = sent++;
    const mark = randomUUID();
    const isRefused = chance() < REFUSED_SHARE;
    const fault = await sendOne(n, mark, isRefused).catch(String);
    if (fault) faults.push(`${mark}: ${fault}`);
    if ((n + 1) % REPORT_EVERY === 0) console.log(`${n + 1} sent, ${faults.length} faults`);
  }
}

/** @returns what is wrong, in words */
async function sendOne(n: number, mark: string, isRefused: boolean): Promise<string | undefined> {
  const path = n % 2 ? UPLOAD_PATHS.partner : UPLOAD_PATHS.general;
  const file = markedDrawing(mark, isRefused);
  const answer = await sendUpload({ url, path, headers: keys[n % 2]!, file, fields: { additionalData: mark } });
  return isRefused ? lookAtRefusal(answer, mark) : lookAtPlan(answer, mark);
}

function lookAtRefusal(answer: Answer, mark: string): string | undefined {
  const { texts } = (answer.details ?? {}) as { texts?: readonly string[] };
  if (nameOf(answer) !== '400 dimensions_missing') return nameOf(answer);
  return texts?.[0] === mark ? undefined : `the refusal of ${texts}`;
}

async function lookAtPlan(answer: Answer, mark: string): Promise<string | undefined> {
  const { data } = answer;
  if (!data) return nameOf(answer);
  if (data.additionalData !== mark) return `the additionalData of ${data.additionalData}`;
  if (ids.has(data.uniqueId)) return `the uniqueId of another one`;
  ids.add(data.uniqueId);
  const { plan, scene, original } = data.links;
  for (const address of [plan, scene, original, data.furnishedImageUrl]) {
    const text = new TextDecoder('latin1').decode(await fetchBytes(url, address));
    if (!text.includes(mark)) return `${address} is of another one`;
  }
  return undefined;
}
