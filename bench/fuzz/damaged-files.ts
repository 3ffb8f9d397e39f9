import fc from 'fast-check';
import { loadSheet } from '#adapters/codec/load-sheet.ts';
import { Failure } from '#core/failures.ts';
import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import { damage, damages } from './damage.ts';
import { fuzzed } from './fuzzed.ts';
import { smallFiles } from './small-files.ts';

async function load(file: Uint8Array): Promise<void> {
  const { sheet, texts, source } = await loadSheet(file);
  const pixels = sheet.widthPx * sheet.heightPx;
  if (!(pixels > 0) || sheet.grey.length !== pixels || sheet.rgb.length !== 3 * pixels)
    throw new Error(`a sheet of ${sheet.widthPx} x ${sheet.heightPx} with ${sheet.grey.length} pixels`);
  if (!(source.widthPx > 0 && source.heightPx > 0)) throw new Error(`a source of ${source.widthPx} pixels`);
  const lost = texts.find(({ box, heightPx }) => ![...Object.values(box), heightPx].every(Number.isFinite));
  if (lost) throw new Error(`the text ${lost.text} is nowhere`);
}

const endsInFailure = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error) => {
    if (!(error instanceof Failure) || error.code === 'internal_error') throw error;
  });
};

export const damagedFiles = [
  fuzzed(
    'loadSheet opens any damaged file, or says what is wrong with it',
    120,
    fc.asyncProperty(fc.constantFrom('png' as const, 'jpeg' as const, 'pdf' as const), damages, async (kind, list) => {
      await endsInFailure(load(damage((await smallFiles())[kind], list)));
    }),
  ),
  fuzzed(
    'parsePlanDocument opens any text, or says what is wrong with it',
    200,
    fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (text) =>
      endsInFailure(Promise.resolve().then(() => parsePlanDocument(text))),
    ),
  ),
];
