/**
 * How light and quick the gallery is: in a real browser, on a telephone four times slower than this machine.
 *
 *   npm run gallery-bench [-- PLAN.png …] [-- --out out/gallery] [--times 5]
 *
 * Starts the service on a fresh folder, uploads the drawings (samples/plan.png without any), opens each gallery as often as --times says,
 * and writes OUT/gallery.json, which `node bench/results.ts --gallery OUT` puts into bench/RESULTS.md. Times are medians. 3D is drawn in
 * software, so its times are upper bounds; bytes, calls and counts are exact.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { measureFirstView, measureHeapGrowth, measureScene } from './gallery/measure-gallery.ts';
import { browserPath, openBrowser } from './gallery/open-browser.ts';
import { noteProvenance } from './provenance.ts';
import { quantile } from './quantile.ts';
import { type Service, startServe } from './service/start-program.ts';

const SAMPLE = join(import.meta.dirname, '../samples/plan.png');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'out/gallery' }, times: { type: 'string', default: '5' } },
});
if (!browserPath) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH');
const times = Number(values.times);

const service = await startServe();
const browser = await openBrowser();
try {
  const plans = [];
  for (const file of positionals.length > 0 ? positionals : [SAMPLE]) {
    const figures = await measure(browser, await upload(service, file));
    console.log(basename(file), figures);
    plans.push({ plan: basename(file), ...figures });
  }
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'gallery.json'), JSON.stringify(plans, null, 1));
  noteProvenance(values.out);
} finally {
  await browser.close();
  await service.end();
}

/** @returns the address of the gallery */
async function upload({ url, headers }: Service, file: string): Promise<string> {
  const body = new FormData();
  body.set('image', new Blob([readFileSync(file)]), basename(file));
  const answer = await fetch(`${url}/api/v2/ai/process`, { method: 'POST', headers, body });
  const { data, message } = (await answer.json()) as { data?: { galleryUrl: string }; message?: string };
  if (!data) throw new Error(`${file} was refused: ${message}`);
  return url + new URL(data.galleryUrl).pathname;
}

async function measure(opened: Browser, url: string) {
  const local = await repeat(() => measureFirstView(opened, url));
  const slow = await repeat(() => measureFirstView(opened, url, true));
  const scenes = await repeat(() => measureScene(opened, url));
  const heapGrowthBytes = await measureHeapGrowth(opened, url);
  const median = <T>(list: readonly T[], of: (one: T) => number) => Math.round(quantile(list.map(of), 0.5));
  return {
    pictureMs: median(local, ({ pictureMs }) => pictureMs),
    slowPictureMs: median(slow, ({ pictureMs }) => pictureMs),
    usableMs: median(local, ({ usableMs }) => usableMs),
    sceneReadyMs: median(scenes, ({ readyMs }) => readyMs),
    firstViewBytes: median(local, ({ bytes }) => bytes),
    sceneBytes: median(scenes, ({ bytes }) => bytes),
    drawCalls: median(scenes, ({ drawCalls }) => drawCalls),
    idleFrames: median(scenes, ({ idleFrames }) => idleFrames),
    heapGrowthBytes,
    complaints: [...local, ...slow, ...scenes].flatMap(({ complaints }) => complaints),
  };
}

async function repeat<T>(one: () => Promise<T>): Promise<T[]> {
  const list: T[] = [];
  for (let i = 0; i < times; i++) list.push(await one());
  return list;
}
