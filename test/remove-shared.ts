import { rm } from 'node:fs/promises';

/** After all tests: clears away what `makeDataFolder` and `builtViewer` made for all of them. */
export async function teardown(): Promise<void> {
  for (const folder of [process.env.TEST_TEMPLATE_FOLDER, process.env.TEST_VIEWER_FOLDER])
    if (folder) await rm(folder, { recursive: true, force: true });
}
