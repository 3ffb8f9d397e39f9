import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparePictures, type Difference } from './compare-pictures.ts';
import { diffPage } from './diff-page.ts';
import type { Drawn } from './draw-goldens.ts';
import { pixelsOf } from './pixels.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const PAGE = join(import.meta.dirname, '../../out/goldens/index.html');

export interface Changed extends Drawn, Difference {
  /** WebP; none where the picture is new. */
  readonly golden: string | undefined;
}

const goldenOf = (name: string): string => join(FOLDER, `${name}.webp`);

/** @returns those that have changed */
export async function compareGoldens(all: AsyncIterable<Drawn>): Promise<Changed[]> {
  const changed: Changed[] = [];
  for await (const drawn of all) {
    const golden = existsSync(goldenOf(drawn.name)) ? goldenOf(drawn.name) : undefined;
    const before = golden ? await pixelsOf(sharp(golden)) : { width: 0, height: 0, data: new Uint8Array() };
    const difference = comparePictures(before, drawn.pixels, drawn.tolerance);
    if (difference.share > drawn.tolerance.share) changed.push({ ...drawn, ...difference, golden });
  }
  return changed;
}

/** @returns where the page that shows them was written */
export async function writeDiffPage(changed: readonly Changed[]): Promise<string> {
  mkdirSync(join(PAGE, '..'), { recursive: true });
  writeFileSync(PAGE, await diffPage(changed));
  return PAGE;
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
