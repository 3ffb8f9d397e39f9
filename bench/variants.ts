/**
 * The drawings with known geometry as others might have sent them: at other sizes, poorly compressed, blurred, fainter, in a corner of
 * a large sheet, askew, on coloured paper, light on dark, each in a folder that `bench/measure.ts --plans` takes. What was made
 * to fit the originals shows here, most of all where nothing but the size is another.
 *
 *   node bench/variants.ts [--plans ../shared/plans] [--out out/variants] [--only size-115] [--all]
 *
 * --all takes every picture that has a verdict, not only those with geometry.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeVariant, type RealTruth, readTruth, VARIANTS, type VariantName } from './make-variant.ts';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '../shared/plans' },
    out: { type: 'string', default: 'out/variants' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
});

// What is wrong with the file itself is no longer wrong with a copy.
const isPicture = ({ file, codes }: RealTruth) =>
  /\.(?:png|jpe?g)$/i.test(file) && !codes?.includes('unsupported_media_type');
const chosen = values.all ? readTruth(values.plans, 'verdicts').filter(isPicture) : readTruth(values.plans, 'geometry');
const files = new Set(chosen.map(({ file }) => file));

for (const name of Object.keys(VARIANTS) as VariantName[]) {
  if (!name.includes(values.only)) continue;
  const dir = join(values.out, name);
  await makeVariant(name, values.plans, files, dir);
  console.log(`node bench/measure.ts --plans ${dir} --out ${join('out', `measure-${name}`)}`);
}
