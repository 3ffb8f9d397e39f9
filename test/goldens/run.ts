/** Compares the goldens and writes a page of what has changed: `npm run goldens`; with `-- --update` it draws that anew. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath } from '../../bench/gallery/open-browser.ts';
import { compareGoldens, updateGoldens, writeDiffPage } from './compare-goldens.ts';
import { drawGoldens } from './draw-goldens.ts';
import { drawPages } from './draw-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'plenish-goldens-'));
process.env.TEST_VIEWER_FOLDER ??= folder;
if (!browserPath) console.log('No Chromium found (CHROMIUM_PATH): the pages are left out.');
const changed = [...(await compareGoldens(drawGoldens())), ...(browserPath ? await compareGoldens(drawPages()) : [])];
rmSync(folder, { recursive: true, force: true });
for (const { name, share } of changed) console.log(`${name}: ${(share * 100).toFixed(2)} % differ`);
if (!changed.length) console.log('No picture changed.');
else if (process.argv.includes('--update')) await updateGoldens(changed);
else {
  console.log(`Look at ${await writeDiffPage(changed)}; with --update they are drawn anew.`);
  process.exitCode = 1;
}
