// Runs every test and ends with one line that a script can read: `N passed, N failed`, and `, N skipped` when some were.
// Called by run.mjs on Node 24; further arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'plenish-report-'));
const report = join(folder, 'report.json');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const run = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
let counts = { passed: 0, failed: 1, skipped: 0 };
try {
  const { testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that cannot even be loaded has no tests that could fail.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  counts = { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests };
} catch {
  console.error('The tests broke off before they could be counted.');
}
if (run.status !== 0 && counts.failed === 0) counts.failed = 1;
rmSync(folder, { recursive: true, force: true });
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed === 0 ? 0 : 1);
