import sharp from 'sharp';
import { drawPicture } from '#adapters/picture/draw-picture.ts';
import { drawPlan } from '#core/draw-plan.ts';
import { drawLinePlan } from '#core/line-plan/draw-line-plan.ts';
import { writeSvg } from '#core/line-plan/write-svg.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { dollhouse } from '#core/stills/dollhouse.ts';
import type { Tolerance } from './compare-pictures.ts';
import { goldenHomes, SHOWN } from './golden-homes.ts';
import { type Pixels, pixelsOf } from './pixels.ts';

export interface Drawn {
  /** That of its file, without the ending. */
  readonly name: string;
  readonly pixels: Pixels;
  readonly tolerance: Tolerance;
}

const PICTURE_PX = 900;
const STILL_PX = 640;
/** 200 small squares of a picture, about a plant. */
const tolerance: Tolerance = { square: 3, seen: 10, share: 0.002 };

/** Draws every home in all its styles: the picture, the still of the home and, once, the line plan. */
export async function* drawGoldens(): AsyncGenerator<Drawn> {
  for (const { name, document } of goldenHomes()) {
    yield { name: `${name}-line-plan`, pixels: await linePlan(document), tolerance };
    for (const { style, light = 'day' } of SHOWN[name]!) {
      const scene = drawPlan(document.plan, document.layout!, style);
      const { jpg } = await drawPicture(document, { scene, light, longSidePx: PICTURE_PX });
      yield { name: `${name}-${style}-${light}`, pixels: await pixelsOf(sharp(jpg)), tolerance };
      if (light !== 'day') continue;
      const { widthPx: width, heightPx: height, rgba } = dollhouse(scene, STILL_PX);
      const still = sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } });
      yield { name: `${name}-${style}-dollhouse`, pixels: await pixelsOf(still), tolerance };
    }
  }
}

/** Without letters: those of an SVG are set in the fonts of the machine. */
async function linePlan(document: PlanDocument): Promise<Pixels> {
  const svg = writeSvg(drawLinePlan(document, { units: 'm', furniture: true, sheet: 'cut' }));
  const lines = svg.replace(/<text[\s\S]*?<\/text>/g, '');
  return pixelsOf(sharp(Buffer.from(lines)).resize({ width: PICTURE_PX }));
}
