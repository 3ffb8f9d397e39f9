import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const SOURCES = join(import.meta.dirname, '../../src');

/**
 * The folder with all pages as they are in `src`. Building takes seconds, so that it is done once for all test files;
 * `vitest.config.ts` names the place (`TEST_VIEWER_FOLDER`) and clears it away.
 */
export async function builtViewer(): Promise<string> {
  const built = `${process.env.TEST_VIEWER_FOLDER!}/${newestIn(SOURCES)}`;
  if (!existsSync(built)) {
    const fresh = mkdtempSync(join(tmpdir(), 'plenish-viewer-'));
    await build({ root: join(SOURCES, 'viewer'), logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } });
    mkdirSync(join(built, '..'), { recursive: true });
    // Another file's tests may have been faster.
    if (existsSync(built)) rmSync(fresh, { recursive: true, force: true });
    else renameSync(fresh, built);
  }
  return built;
}

/** When a file was changed last, milliseconds: of a watched test run no page is older than its sources. */
function newestIn(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.round(Math.max(...names.map((name) => statSync(join(folder, name)).mtimeMs)));
}
