import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import { collectPixels } from '../memory/collect-garbage.ts';
import { releaseDetectors, releaseModels } from './models.ts';
import { readTexts } from './read-texts.ts';
import type { OcrOptions } from './types.ts';

let readers = 0;

/**
 * `readTexts`, and each model is freed when nobody needs it any more: what it kept for its largest run goes back to the system
 * before the drawing is read on, 100 MB of the detector and some 60 MB of the recogniser on a large sheet. Loading them again
 * takes some 0.1 s.
 */
export async function readTextsAlone(sheet: Sheet, options?: Omit<OcrOptions, 'onDetected'>): Promise<TextRun[]> {
  readers++;
  collectPixels();
  const onDetected = async () => {
    if (readers === 1) await releaseDetectors();
  };
  try {
    return await readTexts(sheet, { ...options, onDetected });
  } finally {
    if (--readers === 0) await releaseModels();
  }
}
