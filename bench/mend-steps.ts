/**
 * How many steps and seconds a person needs from a misread plan to the mended, furnished one.
 *
 *   node bench/mend-steps.ts [--folder samples --folder …] [--only PART,PART] [--out out/mend]
 *
 * Uploads each drawing of the folders to a service of its own, takes one thing away from what was read (a door, a window, a wall with its door, the name of
 * a room, the scale) and puts it right on the page with real pointer events, some pixels off, as a hand is. Prints the steps, Furnish among
 * them, and an estimate of the time: that of the keystroke-level model (`mend/hand.ts`) plus the measured answer of the service. No person was
 * timed. Drawings that are refused are told and left out; what comes to no end counts as not put right. `bench/results.ts --mending` writes
 * what was measured into RESULTS.md.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { PlanDocument } from '#core/plan/schema.ts';
import { browserPath, openBrowser } from './gallery/open-browser.ts';
import { Hand } from './mend/hand.ts';
import { MEND_HEAD, type Mended, mendRows } from './mend/mend-rows.ts';
import { type Misread, misreadsOf } from './mend/misreads.ts';
import { noteProvenance } from './provenance.ts';
import { table } from './results-page.ts';
import { type Service, startServe } from './service/start-program.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: [join(import.meta.dirname, '../samples')] },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'out/mend' },
  },
});
if (!browserPath) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH');

mkdirSync(values.out, { recursive: true });
noteProvenance(values.out);
const service = await startServe();
const browser = await openBrowser();
const rows: Mended[] = [];
try {
  for (const file of drawingsOf(values.folder, values.only.split(','))) {
    const address = await upload(service, file);
    if (!address) continue;
    const read = (await (await fetch(`${address}/plan.json`)).json()) as PlanDocument;
    for (const misread of misreadsOf(read)) {
      const row = { drawing: basename(file), ...(await putRight(browser, address, misread)) };
      rows.push(row);
      console.log(JSON.stringify(row));
      writeFileSync(join(values.out, 'mend.json'), JSON.stringify(rows, null, 1));
    }
  }
  console.log(table(MEND_HEAD, mendRows(rows)));
} finally {
  await browser.close();
  await service.end();
}

/** The drawings whose names have one of some parts in them. */
function drawingsOf(folders: readonly string[], parts: readonly string[]): string[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files.filter((file) => /\.(png|jpe?g|pdf)$/.test(file) && parts.some((part) => basename(file).includes(part)));
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

async function putRight(opened: Browser, address: string, misread: Misread): Promise<Omit<Mended, 'drawing'>> {
  const context = await opened.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const hand = new Hand(page);
  let sent: PlanDocument | undefined;
  let started = performance.now();
  let fault: string | undefined;
  try {
    await openBroken(page, address, misread.document);
    page.on('request', (request) => {
      if (request.method() === 'POST') sent = request.postDataJSON() as PlanDocument;
    });
    await misread.mend(hand);
    await hand.press('Furnish');
    started = performance.now();
    await page.locator('.mend-dialog:not(:has(progress))').waitFor({ timeout: 120_000 });
    if ((await page.getByText('Furnished', { exact: true }).count()) === 0)
      fault = await page.locator('.mend-dialog').innerText();
  } catch (error) {
    fault = String(error).split('\n')[0];
  } finally {
    await context.close();
  }
  const [handS, answerS] = [round(hand.seconds), round((performance.now() - started) / 1000)];
  const isRight = fault === undefined && sent !== undefined && misread.isRight(sent);
  return { misread: misread.what, steps: hand.steps, handS, answerS, isRight, fault };
}

/** Opens the page on a plan that is not the one that was read. */
async function openBroken(page: Page, address: string, document: PlanDocument): Promise<void> {
  await page.route(`${address}*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withPlan(await answer.text(), document) });
  });
  await page.goto(`${address}?lang=en`);
  await page.locator('.mend-canvas .area').first().waitFor();
  // The drawing is there for the eye, and for what snaps to it.
  await page.waitForLoadState('networkidle');
}

/** The page with another plan in its data. */
function withPlan(page: string, document: PlanDocument): string {
  return page.replace(/(<script[^>]*id="mend-data"[^>]*>)([\s\S]*?)(<\/script>)/, (_, open, json, close) => {
    const data = JSON.stringify({ ...JSON.parse(json), document }).replaceAll('<', '\\u003c');
    return open + data + close;
  });
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
