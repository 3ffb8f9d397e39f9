import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Variant {
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

/** All there are, by name. */
export const VARIANTS = {
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
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

type Point = [number, number];

/** An entry of the truth of real drawings; positions are shares of the sides of the picture. */
export interface RealTruth {
  readonly file: string;
  readonly codes?: readonly string[];
  readonly lengths?: readonly { readonly from: Point; readonly to: Point }[];
  readonly rooms?: readonly { readonly at: Point }[];
}

/** What is known of the drawings in the folder `plans`: their right verdicts, or of a part of them what was measured as well. */
export function readTruth(plans: string, about: 'verdicts' | 'geometry'): RealTruth[] {
  return JSON.parse(readFileSync(join(plans, `truth-${about}.json`), 'utf8'));
}

/** The name of a copy; that of the drawing, but for how the picture is stored. */
export function variantFile(name: VariantName, file: string): string {
  const { format = 'jpg' }: Variant = VARIANTS[name];
  return `${parse(file).name}.${format}`;
}

/**
 * Writes copies of drawings, their verdicts and their geometry moved along with them into a folder like that of the originals. The lists of
 * truth come last: where there are some, the copies are whole.
 */
export async function makeVariant(
  name: VariantName,
  plans: string,
  files: ReadonlySet<string>,
  into: string,
): Promise<void> {
  const variant: Variant = VARIANTS[name];
  const sizes = new Map<string, Size>();
  mkdirSync(join(into, 'images'), { recursive: true });
  for (const file of files) {
    const image = sharp(join(plans, 'images', file)).flatten({ background: 'white' });
    const size = await image.metadata();
    sizes.set(file, size);
    writeFileSync(join(into, 'images', variantFile(name, file)), await variant.spoil(image, size).toBuffer());
  }
  for (const about of ['verdicts', 'geometry'] as const) {
    const moved = readTruth(plans, about)
      .filter(({ file }) => files.has(file))
      .map((one) => moveTruth(one, ([x, y]) => variant.move?.(x, y, sizes.get(one.file)!) ?? [x, y]))
      .map((one) => ({ ...one, file: variantFile(name, one.file) }));
    writeFileSync(join(into, `truth-${about}.json`), JSON.stringify(moved));
  }
}

function moveTruth(truth: RealTruth, move: (at: Point) => Point): RealTruth {
  const lengths = truth.lengths?.map((length) => ({ ...length, from: move(length.from), to: move(length.to) }));
  const rooms = truth.rooms?.map((room) => ({ ...room, at: move(room.at) }));
  return { ...truth, ...(lengths && { lengths }), ...(rooms && { rooms }) };
}
