import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { simplifiedFile } from '#adapters/inference/simplified-file.ts';
import { GIVEN_MODELS } from '#adapters/ocr/simplify-models.ts';

// Where it was never done, this does all of it.
it('set-up leaves the networks that read lettering in their simpler form', async () => {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../scripts/run.mjs'), 'setup']);
  for (const path of GIVEN_MODELS) expect(existsSync(await simplifiedFile(path)), path).toBe(true);
}, 300_000);
