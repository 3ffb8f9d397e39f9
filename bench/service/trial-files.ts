import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleDrawing } from '#synth/sample.ts';
import { makeGarbage, makePagesPdf, makePdfBomb, makePngBomb } from './hostile-files.ts';

export const TRIAL_KINDS = ['good', 'refused', 'pages', 'garbage', 'hostile'] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

/** A file to be sent, and what its answer has to be, in the words of `nameOf`. */
export interface TrialFile {
  readonly name: string;
  readonly kind: TrialKind;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly expected: RegExp;
}

const SAMPLES = join(import.meta.dirname, '../../samples');
const SUCCESS = /^success$/;
const REFUSED = /^400 (furniture_detected|dimensions_missing|size_unsupported|file_unreadable)$/;
/** A limit may strike a bomb before it is understood, and of a file that is cut off it depends on where. */
const HARMLESS = /^(400 (invalid_file|file_unreadable)|408 timeout|415 unsupported_media_type)$/;

/** The three drawings of `samples/`. */
export function readSamples(): TrialFile[] {
  return ['plan', 'house', 'studio'].map((name) => {
    const file = Uint8Array.from(readFileSync(join(SAMPLES, `${name}.png`)));
    return { name: `${name}.png`, kind: 'good', file, expected: SUCCESS };
  });
}

/** Drawings that nobody sent before: some to be furnished, some to be refused. What is made of them is up to the reader. */
export async function makeDrawings(good: number, refused: number): Promise<TrialFile[]> {
  const make = async (seed: number, sample: 'success' | 'furniture' | 'undimensioned', expected: RegExp) => {
    const { png } = await sampleDrawing(seed, { tidy: true, sample });
    const kind = sample === 'success' ? 'good' : 'refused';
    return { name: `${sample} ${seed}`, kind, file: Uint8Array.from(png), expected } as const;
  };
  const list: TrialFile[] = [];
  for (let seed = 1; seed <= good; seed++) list.push(await make(seed, 'success', SUCCESS));
  for (let seed = 1; seed <= refused; seed++) {
    list.push(await make(seed, seed % 2 ? 'furniture' : 'undimensioned', REFUSED));
  }
  return list;
}

/** Files that are no drawing of one plan, from the harmless to bombs. */
export async function makeOtherFiles(): Promise<TrialFile[]> {
  const sample = readSamples()[0]!.file;
  const of = (kind: TrialKind, name: string, file: TrialFile['file'], expected: RegExp) => ({
    name,
    kind,
    file,
    expected,
  });
  return [
    of('pages', 'three pages', makePagesPdf(), /^400 multiple_pages$/),
    of('garbage', 'garbage', makeGarbage(5000), /^400 invalid_file$/),
    of('garbage', 'nothing', new Uint8Array(), /^400 invalid_file$/),
    of('hostile', 'PDF that unfolds to a gigabyte', await makePdfBomb(), HARMLESS),
    of('hostile', 'PNG of 900 megapixels', makePngBomb(30_000), HARMLESS),
    of('hostile', 'black PNG of 49 megapixels', makePngBomb(7000), HARMLESS),
    of('hostile', 'drawing that breaks off', sample.slice(0, sample.length >> 1), HARMLESS),
  ];
}
