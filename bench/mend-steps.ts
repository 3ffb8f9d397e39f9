/**
 * How many steps and seconds a person needs from a misread plan to the mended, furnished one.
 *
 *   node bench/mend-steps.ts [--folder samples] [--only PART] [--out out/mend]
 *
 * Uploads each drawing to a service of its own, takes one thing away from what was read (a door, a window, a wall with its door, the name of
 * a room, the scale) and puts it right on the page with real pointer events, some pixels off, as a hand is. Prints the steps, Furnish among
 * them, and an estimate of the time: that of the keystroke-level model (`mend/hand.ts`) plus the measured answer of the service. No person was
 * timed. Drawings that are refused are told and left out.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { PlanDocument } from '#core/plan/schema.ts';
import { browserPath, openBrowser } from './gallery/open-browser.ts';
import { Hand } from './mend/hand.ts';
import { type Misread, misreadsOf } from './mend/misreads.ts';
import { noteProvenance } from './provenance.ts';
import { type Service, startServe } from './service/start-program.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, '../samples') },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'out/mend' },
  },
});
if (!browserPath) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH');

const service = await startServe();
const browser = await openBrowser();
const rows: object[] = [];
try {
  const names = readdirSync(values.folder).filter((name) => /\.(png|jpe?g|pdf)$/.test(name));
  for (const name of names.filter((one) => values.only.split(',').some((part) => one.includes(part)))) {
    const address = await upload(service, join(values.folder, name));
    if (!address) continue;
    const read = (await (await fetch(`${address}/plan.json`)).json()) as PlanDocument;
    for (const misread of misreadsOf(read)) {
      const row = { drawing: name, ...(await putRight(browser, address, misread)) };
      rows.push(row);
      console.log(JSON.stringify(row));
    }
  }
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'mend.json'), JSON.stringify(rows, null, 1));
  noteProvenance(values.out);
} finally {
  await browser.close();
  await service.end();
}

/** @returns the secret address of the page to mend the plan; undefined where the drawing is refused */
async function upload({ url, headers }: Service, file: string): Promise<string | undefined> {
  const body = new FormData();
  body.set('image', new Blob([readFileSync(file)]), basename(file));
  const answer = await fetch(`${url}/api/v2/ai/process`, { method: 'POST', headers, body });
  const { data, message } = (await answer.json()) as { data?: { links: { mend: string } }; message?: string };
  if (!data) console.log(`${basename(file)} is left out: ${message}`);
  return data && url + new URL(data.links.mend).pathname;
}

async function putRight(opened: Browser, address: string, misread: Misread) {
  const context = await opened.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.route(`${address}*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withPlan(await answer.text(), misread.document) });
    });
    let sent: PlanDocument | undefined;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent = request.postDataJSON() as PlanDocument;
    });
    await page.goto(`${address}?lang=en`);
    await page.locator('.mend-canvas .area').first().waitFor();
    // The drawing is there for the eye, and for what snaps to it.
    await page.waitForLoadState('networkidle');
    const hand = new Hand(page);
    await misread.mend(hand);
    await hand.press('Furnish');
    const started = performance.now();
    await page.getByText('Furnished', { exact: true }).waitFor({ timeout: 120_000 });
    const answered = (performance.now() - started) / 1000;
    const { steps, seconds } = hand;
    const isRight = sent !== undefined && misread.isRight(sent);
    return { misread: misread.what, steps, handS: round(seconds), answerS: round(answered), totalS: round(seconds + answered), isRight }; // biome-ignore format: a row
  } finally {
    await context.close();
  }
}

/** The page with another plan in its data. */
function withPlan(page: string, document: PlanDocument): string {
  return page.replace(/(<script[^>]*id="mend-data"[^>]*>)([\s\S]*?)(<\/script>)/, (_, open, json, close) => {
    const data = JSON.stringify({ ...JSON.parse(json), document }).replaceAll('<', '\\u003c');
    return open + data + close;
  });
}

const round = (seconds: number): number => Math.round(seconds * 10) / 10;
