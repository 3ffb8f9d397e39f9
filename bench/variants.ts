/**
 * The drawings with known geometry as others might have sent them: at other sizes, poorly compressed, blurred, fainter, in a corner of
 * a large sheet, askew, on coloured paper, light on dark, each in a folder that `bench/measure.ts --plans` takes. What was made
 * to fit the originals shows here, most of all where nothing but the size is another.
 *
 *   node bench/variants.ts [--plans ../shared/plans] [--out out/variants] [--only size-115] [--all]
 *
 * --all takes every picture that has a verdict, not only those with geometry.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '../shared/plans' },
    out: { type: 'string', default: 'out/variants' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
});

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Variant {
  /** Of the pictures: `jpg` where this is missing. */
  readonly format?: 'jpg' | 'png';
  spoil(image: Sharp, size: Size): Sharp;
  /** Where a point of the drawing comes to lie, both as shares of the sides; it stays where this is missing. */
  move?(x: number, y: number, size: Size): [number, number];
}

/** Share of the sheet's sides that the drawing in its corner takes up. */
const CORNER = 0.65;
/** How far the sheet was turned when it was scanned, degrees. */
const ASKEW = 0.9;
const PAPER = '#dccca8';

/** The drawing at another size and nothing else: every line falls on other pixels. */
const resized = (factor: number): Variant => ({
  format: 'png',
  spoil: (image, { width }) => image.resize(Math.round(factor * width)).png(),
});

const VARIANTS: Record<string, Variant> = {
  'size-92': resized(0.92),
  'size-115': resized(1.15),
  'size-130': resized(1.3),
  small: { spoil: (image, { width }) => image.resize(Math.round(0.75 * width)).jpeg({ quality: 60 }) },
  large: { spoil: (image, { width }) => image.resize(Math.round(1.4 * width)).jpeg({ quality: 60 }) },
  faint: {
    spoil: (image) =>
      image
        .blur(0.7)
        .linear(0.45, 0.55 * 255)
        .jpeg({ quality: 80 }),
  },
  blurred: { spoil: (image) => image.blur(0.7).jpeg({ quality: 80 }) },
  corner: {
    spoil: (image, { width, height }) =>
      image.extend({
        right: Math.round(width / CORNER) - width,
        bottom: Math.round(height / CORNER) - height,
        background: 'white',
      }),
    move: (x, y) => [x * CORNER, y * CORNER],
  },
  askew: {
    spoil: (image) => image.rotate(ASKEW, { background: 'white' }).jpeg({ quality: 80 }),
    move: (x, y, { width, height }) => {
      const [cos, sin] = [Math.cos((ASKEW * Math.PI) / 180), Math.sin((ASKEW * Math.PI) / 180)];
      const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
      return [
        0.5 + (dx * cos - dy * sin) / (width * cos + height * sin),
        0.5 + (dx * sin + dy * cos) / (width * sin + height * cos),
      ];
    },
  },
  tinted: {
    spoil: (image, { width, height }) =>
      image
        .composite([{ input: { create: { width, height, channels: 3, background: PAPER } }, blend: 'multiply' }])
        .jpeg({ quality: 70 }),
  },
  dark: { spoil: (image) => image.negate({ alpha: false }).linear(0.85, 30).jpeg({ quality: 80 }) },
};

type Point = [number, number];
interface Truth {
  file: string;
  codes?: string[];
  lengths?: { from: Point; to: Point }[];
  rooms?: { at: Point }[];
}
const truthOf = (name: string): Truth[] => JSON.parse(readFileSync(join(values.plans, name), 'utf8'));
const geometry = truthOf('truth-geometry.json');
const known = truthOf('truth-verdicts.json');
// What is wrong with the file itself is no longer wrong with a copy.
const isPicture = ({ file, codes }: Truth) =>
  /\.(?:png|jpe?g)$/i.test(file) && !codes?.includes('unsupported_media_type');
const files = new Set((values.all ? known.filter(isPicture) : geometry).map(({ file }) => file));
const verdicts = known.filter(({ file }) => files.has(file));
const spoiltName = (file: string, { format = 'jpg' }: Variant) => `${parse(file).name}.${format}`;

for (const [name, variant] of Object.entries(VARIANTS)) {
  if (!name.includes(values.only)) continue;
  const dir = join(values.out, name);
  mkdirSync(join(dir, 'images'), { recursive: true });
  const sizes = new Map<string, Size>();
  for (const file of files) {
    const image = sharp(join(values.plans, 'images', file)).flatten({ background: 'white' });
    const size = await image.metadata();
    sizes.set(file, size);
    writeFileSync(join(dir, 'images', spoiltName(file, variant)), await variant.spoil(image, size).toBuffer());
  }
  for (const [truth, list] of [
    ['truth-geometry.json', geometry],
    ['truth-verdicts.json', verdicts],
  ] as const) {
    const moved = list.map((one) => moveTruth(one, ([x, y]) => variant.move?.(x, y, sizes.get(one.file)!) ?? [x, y]));
    writeFileSync(
      join(dir, truth),
      JSON.stringify(moved.map((one) => ({ ...one, file: spoiltName(one.file, variant) }))),
    );
  }
  console.log(`node bench/measure.ts --plans ${dir} --out ${join('out', `measure-${name}`)}`);
}

function moveTruth(truth: Truth, move: (at: Point) => Point): Truth {
  const lengths = truth.lengths?.map((length) => ({ ...length, from: move(length.from), to: move(length.to) }));
  const rooms = truth.rooms?.map((room) => ({ ...room, at: move(room.at) }));
  return { ...truth, ...(lengths && { lengths }), ...(rooms && { rooms }) };
}
