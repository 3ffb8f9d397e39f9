/** Compares the goldens and writes a page of what has changed: `npm run goldens`; with `-- --update` it draws that anew. */
import { compareGoldens, updateGoldens } from './compare-goldens.ts';

const { changed, page } = await compareGoldens();
for (const { name, share } of changed) console.log(`${name}: ${(share * 100).toFixed(2)} % differ`);
if (!changed.length) console.log('No picture changed.');
else if (process.argv.includes('--update')) await updateGoldens(changed);
else {
  console.log(`Look at ${page}; with --update they are drawn anew.`);
  process.exitCode = 1;
}
