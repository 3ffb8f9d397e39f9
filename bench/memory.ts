/**
 * Memory of the whole service, all its processes together, while it works on every file of some folders and on files that mean harm, two at a time.
 *
 *   node bench/memory.ts [--drawings DIR --drawings DIR …] [--rounds 1] [--workers 2] [--most 900] [--out out/service]
 *
 * Without --drawings it sends those of `samples/` and some that are made for it. --most is megabytes. Pages that processes share count once
 * (proportional set size). Exits with 1 where it takes more, where the last third of the time takes over a tenth more than the middle one, or where
 * the service breaks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conclude } from './service/conclude.ts';
import { nameOf, sendUpload, UPLOAD_PATHS } from './service/send-upload.ts';
import { startServe } from './service/start-program.ts';
import { Tally } from './service/tally.ts';
import { makeDrawings, makeOtherFiles, readSamples, type TrialFile } from './service/trial-files.ts';
import { growthOf, watchMemory } from './service/watch-memory.ts';

const { values } = parseArgs({
  options: {
    drawings: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    most: { type: 'string', default: '900' },
    out: { type: 'string', default: 'out/service' },
  },
});
const MOST_GROWTH = 0.1;
const LOOK_EVERY_MS = 250;

type Sent = Pick<TrialFile, 'name' | 'file'>;

const drawings =
  values.drawings.length > 0 ? values.drawings.flatMap(readFolder) : [...readSamples(), ...(await makeDrawings(8, 4))];
const hostile = (await makeOtherFiles()).filter(({ kind }) => kind === 'hostile');
// What means harm comes among the others, so that no third of the time has more of it.
const every = Math.max(1, Math.floor(drawings.length / hostile.length));
const once = drawings.flatMap((one, i) => [one, ...(i % every === 0 ? hostile.slice(i / every, i / every + 1) : [])]);
const queue: Sent[] = Array.from({ length: Number(values.rounds) }, () => once).flat();
const count = queue.length;
const service = await startServe({ WORKERS: values.workers });
const underWay = new Set<string>();
const memory = watchMemory(
  () => [service.process.pid!],
  LOOK_EVERY_MS,
  () => [...underWay],
);
const answers = new Tally();
const broken: string[] = [];
await Promise.all(Array.from({ length: Number(values.workers) }, sendOneAfterTheOther));
const course = memory.end();
if (service.hasDied()) broken.push('the service died');
await service.end();
console.log(
  `at most: ${course.atPeak?.processesMb.join(' + ')} MB, at work on ${[course.atPeak?.note].flat().join(', ')}`,
);
for (const fault of broken) console.log(`FAULT ${fault}`);
const mb = (value: number) => `${value.toFixed(0)} MB`;
const most = Number(values.most);
const growth = growthOf(course);
const of = `${count} files, ${values.workers} at a time`;
// biome-ignore format: a table
const figures = [
  { what: 'memory of the whole service, at most', bar: `${most} MB`, reached: `${mb(course.peakMb)} (${of})`, isMet: course.peakMb <= most },
  { what: 'memory of the whole service, last third against the middle one', bar: `+${100 * MOST_GROWTH} %`, reached: `${growth < 0 ? '' : '+'}${(100 * growth).toFixed(1)} % (${course.thirdsMb.map(mb).join(', ')})`, isMet: growth <= MOST_GROWTH },
  { what: 'of these files, answers of 5xx or none', bar: '0', reached: `${broken.length} of ${count}`, isMet: broken.length === 0 },
];
process.exit(conclude(values.out, 'memory', figures, { answers, course, broken }));

function readFolder(folder: string): Sent[] {
  return readdirSync(folder)
    .filter((name) => /\.(jpe?g|png|pdf|gif|webp|avif|tiff?)$/i.test(name))
    .map((name) => ({ name, file: Uint8Array.from(readFileSync(join(folder, name))) }));
}

async function sendOneAfterTheOther(): Promise<void> {
  for (let one = queue.shift(); one; one = queue.shift()) {
    const { url, headers } = service;
    underWay.add(one.name);
    const answer = await sendUpload({ url, headers, path: UPLOAD_PATHS.general, file: one.file });
    underWay.delete(one.name);
    answers.add(nameOf(answer));
    console.log(`${nameOf(answer).padEnd(28)} ${answer.seconds.toFixed(1).padStart(5)} s  ${one.name}`);
    if (answer.status === 0 || answer.status >= 500) broken.push(`${one.name}: ${nameOf(answer)}`);
  }
}
