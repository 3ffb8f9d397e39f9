import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import { readTextsAlone } from './read-texts-alone.ts';
import type { OcrOptions } from './types.ts';

/** Goes up with every change of what `readTexts` answers. */
const VERSION = 15;

/**
 * `readTextsAlone`, remembered in `cacheDir` by the pixels of the sheet: for development and benchmarks, where the same
 * drawings are read again and again. The service does not use it.
 */
export async function readTextsCached(sheet: Sheet, cacheDir: string, options?: OcrOptions): Promise<TextRun[]> {
  const hash = createHash('sha256').update(`${VERSION} ${sheet.widthPx} ${sheet.heightPx}`).update(sheet.rgb);
  const path = join(cacheDir, `${hash.digest('hex').slice(0, 32)}.json`);
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept) return JSON.parse(kept) as TextRun[];
  const texts = await readTextsAlone(sheet, options);
  await mkdir(cacheDir, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(texts));
  await rename(unfinished, path);
  return texts;
}
