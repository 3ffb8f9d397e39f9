import { Tensor } from 'onnxruntime-node';
import type { BoxPx, Sheet } from '#core/sheet/types.ts';
import { collectPixels } from '../memory/collect-garbage.ts';
import type { Detector } from './models.ts';
import type { Normalise, Part } from './planes.ts';
import type { TextMap } from './regions-of-map.ts';
import { resample } from './resample.ts';
import type { TextRegion } from './types.ts';

/** Side of what the detector is given at once: bounds its memory. At 800 it takes 35 MB more and finds no more. */
export const TILE = 640;
/** What the tiles overlap, so that each pixel that is kept has seen its surroundings. */
export const MARGIN = 48;

// ImageNet means and deviations in blue, green, red order, as the detector was trained.
const NORMALISE: Normalise = [0.485, 0.456, 0.406].map((mean, i) => {
  const deviation = [0.229, 0.224, 0.225][i]!;
  return [1 / (255 * deviation), -mean / deviation];
});

/** A way to look at the sheet: as it is, or turned a quarter clockwise, so that text running upwards lies. */
export interface View {
  readonly sheet: Sheet;
  readonly turned: boolean;
  /** Sheet pixels to map pixels. */
  readonly scale: number;
}

/**
 * Runs the detector over a view of the sheet and puts the tiles' probability maps together.
 * With `spots` (boxes on the sheet) only the tiles that hold one are looked at.
 */
export async function mapTexts(view: View, detector: Detector, spots?: readonly BoxPx[]): Promise<TextMap> {
  const { sheet, scale, turned } = view;
  const [across, down] = turned ? [sheet.heightPx, sheet.widthPx] : [sheet.widthPx, sheet.heightPx];
  const width = Math.max(32, Math.round(across * scale));
  const height = Math.max(32, Math.round(down * scale));
  const map: TextMap = { width, height, data: new Uint8Array(width * height) };
  const wanted = spots?.map((box) => toMap(box, view));
  const area = wanted ? boxAround(wanted, width, height) : { x0: 0, y0: 0, x1: width, y1: height };
  const stepX = stepOf(area.x1 - area.x0);
  const stepY = stepOf(area.y1 - area.y0);
  for (let y0 = area.y0; y0 < area.y1; y0 += stepY) {
    for (let x0 = area.x0; x0 < area.x1; x0 += stepX) {
      const keep = { x0, y0, x1: Math.min(area.x1, x0 + stepX), y1: Math.min(area.y1, y0 + stepY) };
      const empty = wanted && !wanted.some((b) => b.x1 >= x0 && b.x0 <= keep.x1 && b.y1 >= y0 && b.y0 <= keep.y1);
      if (!empty) await mapTile(view, detector, map, keep);
    }
  }
  return map;
}

/** Part of a side that one tile keeps: equal parts of at most the inner side of a tile. */
function stepOf(side: number): number {
  return side <= TILE ? side : Math.ceil(side / Math.ceil(side / (TILE - 2 * MARGIN)));
}

/** One box around all spots: texts are found best in one piece with their surroundings. */
function boxAround(boxes: readonly BoxPx[], width: number, height: number): BoxPx {
  const box = { x0: width, y0: height, x1: 0, y1: 0 };
  for (const b of boxes) {
    box.x0 = Math.min(box.x0, Math.floor(b.x0) - MARGIN);
    box.y0 = Math.min(box.y0, Math.floor(b.y0) - MARGIN);
    box.x1 = Math.max(box.x1, Math.ceil(b.x1) + MARGIN);
    box.y1 = Math.max(box.y1, Math.ceil(b.y1) + MARGIN);
  }
  return {
    x0: Math.max(0, box.x0),
    y0: Math.max(0, box.y0),
    x1: Math.min(width, box.x1),
    y1: Math.min(height, box.y1),
  };
}

async function mapTile(view: View, { session }: Detector, map: TextMap, keep: BoxPx): Promise<void> {
  const { sheet, scale, turned } = view;
  const x0 = Math.max(0, keep.x0 - MARGIN);
  const y0 = Math.max(0, keep.y0 - MARGIN);
  const width = Math.ceil((Math.min(map.width, keep.x1 + MARGIN) - x0) / 32) * 32;
  const height = Math.ceil((Math.min(map.height, keep.y1 + MARGIN) - y0) / 32) * 32;
  const data = new Float32Array(3 * width * height);
  const target = { data, at: 0, stride: width, planeSize: width * height, width, height };
  const step = 1 / scale;
  const part: Part = turned
    ? { origin: [y0 * step, sheet.heightPx - x0 * step], alongStep: [0, -step], acrossStep: [step, 0] }
    : { origin: [x0 * step, y0 * step], alongStep: [step, 0], acrossStep: [0, step] };
  resample(sheet, part, target, NORMALISE);
  const input = new Tensor('float32', data, [1, 3, height, width]);
  const output = await session.run({ [session.inputNames[0]!]: input });
  const result = output[session.outputNames[0]!]!;
  const probabilities = result.data as Float32Array;
  for (let y = keep.y0; y < keep.y1; y++) {
    for (let x = keep.x0; x < keep.x1; x++) {
      map.data[y * map.width + x] = 255 * probabilities[(y - y0) * width + (x - x0)]!;
    }
  }
  input.dispose();
  result.dispose();
  collectPixels();
}

function toMap(box: BoxPx, { sheet, scale, turned }: View): BoxPx {
  const b = turned ? { x0: sheet.heightPx - box.y1, y0: box.x0, x1: sheet.heightPx - box.y0, y1: box.x1 } : box;
  return { x0: b.x0 * scale, y0: b.y0 * scale, x1: b.x1 * scale, y1: b.y1 * scale };
}

/** A region found in a view, in pixels of the sheet. */
export function toSheet(region: TextRegion, { sheet, scale, turned }: View): TextRegion {
  const x = region.cx / scale;
  const y = region.cy / scale;
  return {
    ...region,
    cx: turned ? y : x,
    cy: turned ? sheet.heightPx - x : y,
    along: region.along / scale,
    across: region.across / scale,
    axis: turned ? (region.axis === 'x' ? 'y' : 'x') : region.axis,
  };
}
