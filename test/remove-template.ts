import { rm } from 'node:fs/promises';

/** After all tests: clears away what `makeDataFolder` made. */
export async function teardown(): Promise<void> {
  const folder = process.env.TEST_TEMPLATE_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true });
}
