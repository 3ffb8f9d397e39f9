import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { PixelClasses } from '#core/pixel-classes/types.ts';
import { percentile } from '#core/raster/percentile.ts';
import { resample } from '#core/raster/resample.ts';
import type { Page } from '#core/sheet/types.ts';
import { sessionOptions } from '../inference/session-options.ts';
import { classifyRow } from './classify-row.ts';
import { cutGrey, drawingRegion } from './drawing-region.ts';

/** Long side of the drawing as the network sees it: in the middle of the sizes that it was trained on. */
const LONG_SIDE = 896;
/** Paper around the drawing that is shown too, as a share of its long side. */
const MARGIN = 0.03;
/**
 * Longest side that one run of the network answers for, and how much it is shown around that: a whole drawing at once takes
 * 250 MB, and the networks learnt from pieces of 256 and 384 pixels.
 */
const TILE = 448;
const AROUND = 64;
/** The network halves its input five times. */
const STEP = 32;

/** Where the middle of all levels is darker than this, ink covers most of the sheet. */
const DARKEST_PAPER = 128;

interface Network {
  readonly session: InferenceSession;
  readonly names: readonly string[];
}
let loading: Promise<Network> | undefined;

/** Loads the network; repeated calls share one copy. One that failed to load is tried again with the next call. */
export function loadNetwork(): Promise<Network> {
  if (!loading) {
    loading = load();
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

/** What every pixel of the drawing on a page looks like: wall, door, window, furniture, each kind of fixture … */
export async function classifyPixels(page: Page, longSide = LONG_SIDE): Promise<PixelClasses> {
  const network = await loadNetwork();
  const region = drawingRegion(page, MARGIN);
  const [w, h] = [region.x1 - region.x0, region.y1 - region.y0];
  const share = longSide / Math.max(w, h);
  const width = Math.max(1, Math.round(w * share));
  const height = Math.max(1, Math.round(h * share));
  const small = whiten(resample(cutGrey(page, region), 1, w, h, width, height));
  const map = { width, labels: new Uint8Array(width * height), sure: new Uint8Array(width * height) };
  for (const y of stretches(height)) for (const x of stretches(width)) await classifyTile(network, small, map, x, y);
  return { region, width, height, names: network.names, labels: map.labels, sure: map.sure };
}

/** With its paper, the middle of all levels, as white as it was in training: coloured sheets are much darker. */
function whiten(grey: Uint8Array): Uint8Array {
  const paper = percentile(grey, 0.5);
  return paper < DARKEST_PAPER ? grey : grey.map((v) => Math.min(255, Math.round((v * 255) / paper)));
}

async function load(): Promise<Network> {
  const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const session = await InferenceSession.create(path('plan-net.onnx'), sessionOptions(2, false));
  const { classes } = JSON.parse(await readFile(path('plan-net.json'), 'utf8')) as { classes: string[] };
  return { session, names: classes };
}

/** Part of a side that one tile answers for, and what of it the network is shown, pixels. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly shownFrom: number;
  readonly shownTo: number;
}

/** A side in as few equal parts as tiles may be long, each shown with what borders on it. */
function stretches(side: number): Stretch[] {
  const count = Math.ceil(side / TILE);
  return Array.from({ length: count }, (_, i) => {
    const from = Math.round((i * side) / count);
    const to = Math.round(((i + 1) * side) / count);
    return { from, to, shownFrom: Math.max(0, from - AROUND), shownTo: Math.min(side, to + AROUND) };
  });
}

interface ClassMap {
  readonly width: number;
  readonly labels: Uint8Array;
  readonly sure: Uint8Array;
}

async function classifyTile({ session, names }: Network, grey: Uint8Array, map: ClassMap, x: Stretch, y: Stretch) {
  const [width, height] = [pad(x.shownTo - x.shownFrom), pad(y.shownTo - y.shownFrom)];
  const ink = inkOf(grey, map.width, x, y, width, height);
  const answer = await session.run({ ink: new Tensor('float32', ink, [1, 1, height, width]) });
  const logits = answer.logits!.data as Float32Array;
  const planes = names.map((_, c) => logits.subarray(c * width * height, (c + 1) * width * height));
  for (let v = y.from; v < y.to; v++) {
    const from = (v - y.shownFrom) * width + x.from - x.shownFrom;
    const at = v * map.width;
    classifyRow(planes, from, map.labels.subarray(at + x.from, at + x.to), map.sure.subarray(at + x.from, at + x.to));
  }
}

/** What a tile is shown, 0 paper and 1 ink, filled up with paper to the width and height of the input. */
function inkOf(grey: Uint8Array, stride: number, x: Stretch, y: Stretch, width: number, height: number): Float32Array {
  const ink = new Float32Array(width * height);
  for (let v = y.shownFrom; v < y.shownTo; v++) {
    const row = grey.subarray(v * stride + x.shownFrom, v * stride + x.shownTo);
    const at = (v - y.shownFrom) * width;
    for (let u = 0; u < row.length; u++) ink[at + u] = 1 - row[u]! / 255;
  }
  return ink;
}

const pad = (size: number) => Math.ceil(size / STEP) * STEP;
