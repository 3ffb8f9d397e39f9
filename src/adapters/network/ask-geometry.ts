import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { compose, scaling, shift } from '#core/geometry/affine.ts';
import type { PixelClasses } from '#core/pixel-classes/types.ts';
import type { Planes } from '#core/plan-graph/heads.ts';
import { resample } from '#core/raster/resample.ts';
import type { GraphAnswer } from '#core/read-plan.ts';
import type { BoxPx, Page } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import { sessionOptions } from '../inference/session-options.ts';
import { collectPixels } from '../memory/collect-garbage.ts';
import { classifyRow } from './classify-row.ts';
import { cutGrey, drawingRegion } from './drawing-region.ts';
import { mirror, mirrorAnswer } from './mirrored.ts';

/**
 * Long side of the drawing as the network is shown it. Against 1,280 px it reads 128 real drawings as well (rooms better by 3 points of F1, 95 %:
 * 0.1 to 6.0) in half of the time: small flats that fill their sheet are too large for it there.
 */
const LONG_SIDE = 896;
/** Paper about the drawing, as a share of its long side: as it learnt. */
const MARGIN = 0.04;
/** The network halves its input six times. */
const STEP = 64;
const FINE_STRIDE = 2;
const COARSE_STRIDE = 4;

/** Names of the network's channels, as `training/geometry/export.py` writes them beside it. */
interface ChannelNames {
  readonly classes: readonly string[];
  readonly junctions: readonly string[];
  readonly openings: readonly string[];
  readonly instances: readonly string[];
  readonly fine: Readonly<Record<string, number>>;
  readonly coarse: Readonly<Record<string, number>>;
}

interface Network {
  readonly session: InferenceSession;
  readonly names: ChannelNames;
}
/** The network that is shipped. */
const SHIPPED = fileURLToPath(new URL('geometry-net.onnx', import.meta.url));
const loaded = new Map<string, Promise<Network>>();

/**
 * Loads a network (an ONNX file with a JSON file of the same name beside it), the shipped one where none is named; repeated calls
 * share one copy. One that failed to load is tried again with the next call.
 */
export function loadNetwork(file = SHIPPED): Promise<Network> {
  let network = loaded.get(file);
  if (!network) {
    loaded.set(file, (network = load(file)));
    network.catch(() => loaded.delete(file));
  }
  return network;
}

async function load(file: string): Promise<Network> {
  const session = await InferenceSession.create(file, sessionOptions(2, false));
  const beside = file.replace(/(\.quantised)?\.onnx$/, '.json');
  return { session, names: JSON.parse(await readFile(beside, 'utf8')) as ChannelNames };
}

/** Asks the network about a page whose texts are known: the shipped one, or another (an ONNX file). */
export async function askGeometry(page: Page, texts: readonly TextRun[], file?: string): Promise<GraphAnswer> {
  const { session, names } = await loadNetwork(file);
  collectPixels();
  const region = drawingRegion(page, MARGIN);
  const [w, h] = [region.x1 - region.x0, region.y1 - region.y0];
  const zoom = LONG_SIDE / Math.max(w, h);
  const [widthPx, heightPx] = [Math.round(w * zoom), Math.round(h * zoom)];
  const [width, height] = [fillUp(widthPx), fillUp(heightPx)];
  const seen = new Float32Array(2 * width * height);
  showInk(seen, width, resample(cutGrey(page, region), 1, w, h, widthPx, heightPx), widthPx);
  showTexts(seen.subarray(width * height), width, { widthPx, heightPx }, texts, region, zoom);
  const answer = await answerTwice({ session, names }, seen, width, height);
  const fine = planesOf(answer.fine, names.fine, FINE_STRIDE, width, height);
  const coarse = planesOf(answer.coarse, names.coarse, COARSE_STRIDE, width, height);
  const toPage = compose(shift(region.x0, region.y0), scaling(1 / zoom));
  const classes = classMap(fine, names.classes, region);
  const heads = { widthPx, heightPx, toPage, fine, coarse, classAt: classes.labels, names };
  return { heads, classes: cropped(classes, Math.floor(widthPx / FINE_STRIDE), Math.floor(heightPx / FINE_STRIDE)) };
}

/** Planes of both heads, one behind the other. */
interface Answer {
  readonly fine: Float32Array;
  readonly coarse: Float32Array;
}

/**
 * The mean of what is answered about the drawing and about its mirror image, where the network errs in other places: on 128 real drawings,
 * paired, 95 %, walls +0.6 points of IoU (0.1 to 1.0), doors +2.6 of F1 (1.2 to 3.6), windows +1.9 (0.3 to 3.5); rooms are noise.
 */
async function answerTwice(network: Network, seen: Float32Array, width: number, height: number): Promise<Answer> {
  const { fine, coarse } = await answerOnce(network, seen, width, height);
  mirror(seen, width);
  const mirrored = await answerOnce(network, seen, width, height);
  mirrorAnswer(mirrored.fine, network.names.fine, width / FINE_STRIDE, height / FINE_STRIDE);
  mirrorAnswer(mirrored.coarse, network.names.coarse, width / COARSE_STRIDE, height / COARSE_STRIDE);
  for (let i = 0; i < fine.length; i++) fine[i] = (fine[i]! + mirrored.fine[i]!) / 2;
  for (let i = 0; i < coarse.length; i++) coarse[i] = (coarse[i]! + mirrored.coarse[i]!) / 2;
  return { fine, coarse };
}

async function answerOnce({ session }: Network, seen: Float32Array, width: number, height: number): Promise<Answer> {
  const { fine, coarse } = await session.run({ seen: new Tensor('float32', seen, [1, 2, height, width]) });
  return { fine: fine!.data as Float32Array, coarse: coarse!.data as Float32Array };
}

function showInk(seen: Float32Array, stride: number, grey: Uint8Array, width: number): void {
  for (let i = 0; i < grey.length; i++) seen[Math.floor(i / width) * stride + (i % width)] = 1 - grey[i]! / 255;
}

function showTexts(
  mask: Float32Array,
  stride: number,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  texts: readonly TextRun[],
  { x0, y0 }: BoxPx,
  zoom: number,
): void {
  for (const { box } of texts) {
    const from = Math.max(0, Math.round((box.x0 - x0) * zoom));
    const to = Math.min(widthPx, Math.round((box.x1 - x0) * zoom) + 1);
    const last = Math.min(heightPx - 1, Math.round((box.y1 - y0) * zoom));
    for (let y = Math.max(0, Math.round((box.y0 - y0) * zoom)); y <= last; y++)
      if (from < to) mask.fill(1, y * stride + from, y * stride + to);
  }
}

function planesOf(
  data: Float32Array,
  heads: Readonly<Record<string, number>>,
  stride: number,
  seenWidth: number,
  seenHeight: number,
): Planes {
  const [width, height] = [seenWidth / stride, seenHeight / stride];
  const size = width * height;
  let at = 0;
  const byHead = new Map(
    Object.entries(heads).map(([head, count]) => [
      head,
      Array.from({ length: count }, () => data.subarray(at, (at += size))),
    ]),
  );
  return { stride, width, height, of: (head) => byHead.get(head)! };
}

/** The likeliest class of every cell, and how likely it is. */
function classMap({ of, width, height }: Planes, names: readonly string[], region: BoxPx): PixelClasses {
  const planes = of('classes');
  const [labels, sure] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let from = 0; from < labels.length; from += width)
    classifyRow(planes, from, labels.subarray(from, from + width), sure.subarray(from, from + width));
  return { region, width, height, names, labels, sure };
}

/** The part of a map of classes that shows the drawing: the network's input is filled up with paper. */
function cropped(map: PixelClasses, width: number, height: number): PixelClasses {
  const rows = (data: Uint8Array) => {
    const part = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) part.set(data.subarray(y * map.width, y * map.width + width), y * width);
    return part;
  };
  return { ...map, width, height, labels: rows(map.labels), sure: rows(map.sure) };
}

const fillUp = (size: number) => Math.ceil(size / STEP) * STEP;
