import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { PixelClasses } from '#core/pixel-classes/types.ts';
import { resample } from '#core/raster/resample.ts';
import type { BoxPx, Page } from '#core/sheet/types.ts';

/** Long side of the drawing as the network sees it: in the middle of the sizes that it was trained on. */
const LONG_SIDE = 896;
/** Paper around the drawing that is shown too, as a share of its long side. */
const MARGIN = 0.03;
/** The network halves its input five times. */
const STEP = 32;

/** Where the middle of all levels is darker than this, ink covers most of the sheet. */
const DARKEST_PAPER = 128;

interface Network {
  readonly session: InferenceSession;
  readonly names: readonly string[];
}
let loading: Promise<Network> | undefined;

/** What every pixel of the drawing on a page looks like: wall, door, window, furniture, each kind of fixture … */
export async function classifyPixels(page: Page, longSide = LONG_SIDE): Promise<PixelClasses> {
  loading ??= load();
  // One that failed to load is tried again with the next drawing.
  loading.catch(() => (loading = undefined));
  const { session, names } = await loading;
  const region = grow(page);
  const [w, h] = [region.x1 - region.x0, region.y1 - region.y0];
  const share = longSide / Math.max(w, h);
  const width = Math.max(1, Math.round(w * share));
  const height = Math.max(1, Math.round(h * share));
  const small = whiten(resample(cut(page.grey, page.widthPx, region), 1, w, h, width, height));
  const [paddedWidth, paddedHeight] = [pad(width), pad(height)];
  const ink = new Float32Array(paddedWidth * paddedHeight);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) ink[y * paddedWidth + x] = 1 - small[y * width + x] / 255;
  const answer = await session.run({ ink: new Tensor('float32', ink, [1, 1, paddedHeight, paddedWidth]) });
  const logits = answer.logits.data as Float32Array;
  return { region, width, height, names, ...likeliest(logits, names.length, width, height, paddedWidth, paddedHeight) };
}

/** With its paper, the middle of all levels, as white as it was in training: coloured sheets are much darker. */
function whiten(grey: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (const v of grey) counts[v]++;
  let [paper, sum] = [0, counts[0]];
  while (sum < grey.length / 2) sum += counts[++paper];
  return paper < DARKEST_PAPER ? grey : grey.map((v) => Math.min(255, Math.round((v * 255) / paper)));
}

async function load(): Promise<Network> {
  const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const session = await InferenceSession.create(path('plan-net.onnx'), {
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  const { classes } = JSON.parse(await readFile(path('plan-net.json'), 'utf8')) as { classes: string[] };
  return { session, names: classes };
}

/** The class with the largest logit at every pixel, and its softmax. */
function likeliest(logits: Float32Array, count: number, width: number, height: number, stride: number, rows: number) {
  const labels = new Uint8Array(width * height);
  const sure = new Uint8Array(width * height);
  const plane = stride * rows;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * stride + x;
      let best = 0;
      for (let c = 1; c < count; c++) if (logits[c * plane + at] > logits[best * plane + at]) best = c;
      let sum = 0;
      for (let c = 0; c < count; c++) sum += Math.exp(logits[c * plane + at] - logits[best * plane + at]);
      labels[y * width + x] = best;
      sure[y * width + x] = Math.round(255 / sum);
    }
  }
  return { labels, sure };
}

const pad = (size: number) => Math.ceil(size / STEP) * STEP;

function grow({ region, widthPx, heightPx }: Page): BoxPx {
  const margin = Math.round(MARGIN * Math.max(region.x1 - region.x0, region.y1 - region.y0));
  return {
    x0: Math.max(0, Math.floor(region.x0) - margin),
    y0: Math.max(0, Math.floor(region.y0) - margin),
    x1: Math.min(widthPx, Math.ceil(region.x1) + margin),
    y1: Math.min(heightPx, Math.ceil(region.y1) + margin),
  };
}

function cut(grey: Uint8Array, widthPx: number, { x0, y0, x1, y1 }: BoxPx): Uint8Array {
  const out = new Uint8Array((x1 - x0) * (y1 - y0));
  for (let y = y0; y < y1; y++) out.set(grey.subarray(y * widthPx + x0, y * widthPx + x1), (y - y0) * (x1 - x0));
  return out;
}
