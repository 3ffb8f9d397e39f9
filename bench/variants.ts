/**
 * The drawings with known geometry as others might have sent them: smaller, larger, fainter, each in a folder that
 * `bench/measure.ts --plans` takes. What was made to fit the originals shows here.
 *
 *   node bench/variants.ts [--plans ../shared/plans] [--out out/variants]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '../shared/plans' },
    out: { type: 'string', default: 'out/variants' },
  },
});

/** What is done to a drawing; positions in the truth are shares of its sides and stay. */
const VARIANTS: Record<string, (image: Sharp, widthPx: number) => Sharp> = {
  small: (image, widthPx) => image.resize(Math.round(0.75 * widthPx)).jpeg({ quality: 60 }),
  large: (image, widthPx) => image.resize(Math.round(1.4 * widthPx)).jpeg({ quality: 60 }),
  faint: (image) =>
    image
      .blur(0.7)
      .linear(0.45, 0.55 * 255)
      .jpeg({ quality: 80 }),
};

type Truth = { file: string }[];
const truthOf = (name: string): Truth => JSON.parse(readFileSync(join(values.plans, name), 'utf8'));
const geometry = truthOf('truth-geometry.json');
const files = new Set(geometry.map(({ file }) => file));
const verdicts = truthOf('truth-verdicts.json').filter(({ file }) => files.has(file));
const spoiltName = (file: string) => `${parse(file).name}.jpg`;

for (const [name, spoil] of Object.entries(VARIANTS)) {
  const dir = join(values.out, name);
  mkdirSync(join(dir, 'images'), { recursive: true });
  for (const file of files) {
    const image = sharp(join(values.plans, 'images', file)).flatten({ background: 'white' });
    const { width } = await image.metadata();
    writeFileSync(join(dir, 'images', spoiltName(file)), await spoil(image, width).toBuffer());
  }
  for (const [truth, list] of [
    ['truth-geometry.json', geometry],
    ['truth-verdicts.json', verdicts],
  ] as const) {
    writeFileSync(join(dir, truth), JSON.stringify(list.map((one) => ({ ...one, file: spoiltName(one.file) }))));
  }
  console.log(`node bench/measure.ts --plans ${dir} --out ${join('out', `measure-${name}`)}`);
}
