import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparePictures, type Difference } from './compare-pictures.ts';
import { diffPage } from './diff-page.ts';
import { type Drawn, drawGoldens } from './draw-goldens.ts';
import { pixelsOf } from './pixels.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const PAGE = join(import.meta.dirname, '../../out/goldens/index.html');
/** A picture in which a larger share of squares differs has changed: 200 small squares of a picture, about a plant. */
const TOLERATED = 0.002;

export interface Changed extends Drawn, Difference {
  /** WebP; none where the picture is new. */
  readonly golden: string | undefined;
}

const goldenOf = (name: string): string => join(FOLDER, `${name}.webp`);

/** Draws all and compares. @returns what has changed, the page that shows it being written */
export async function compareGoldens(): Promise<{ changed: Changed[]; page: string }> {
  const changed: Changed[] = [];
  for await (const drawn of drawGoldens()) {
    const golden = existsSync(goldenOf(drawn.name)) ? goldenOf(drawn.name) : undefined;
    const before = golden ? await pixelsOf(sharp(golden)) : { width: 0, height: 0, data: new Uint8Array() };
    const difference = comparePictures(before, drawn.pixels);
    if (difference.share > TOLERATED) changed.push({ ...drawn, ...difference, golden });
  }
  if (changed.length) {
    mkdirSync(join(PAGE, '..'), { recursive: true });
    writeFileSync(PAGE, await diffPage(changed));
  }
  return { changed, page: PAGE };
}

/** Draws anew what has changed. */
export async function updateGoldens(changed: readonly Changed[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, pixels } of changed) {
    const { width, height, data } = pixels;
    await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 82, effort: 6 })
      .toFile(goldenOf(name));
  }
}
