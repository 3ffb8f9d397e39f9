import { Tensor } from 'onnxruntime-node';
import type { Sheet } from '#core/sheet/types.ts';
import { collectPixels } from '../memory/collect-garbage.ts';
import { decodeLetters, makeScripts } from './decode-letters.ts';
import type { Recogniser } from './models.ts';
import type { Normalise, Part } from './planes.ts';
import { resample } from './resample.ts';
import type { RecognisedLine, TextRegion, Turn } from './types.ts';

/** Height the recogniser was trained on. */
const HEIGHT = 48;
const NARROWEST = 64;
const WIDEST = 1200;
/** Columns of one batch: bounds the memory, 6,625 probabilities for every eighth column. */
const BATCH_COLUMNS = 3200;
const NORMALISE: Normalise = [0, 1, 2].map(() => [1 / 127.5, -1] as [number, number]);

/** A region to read in one of the two directions of its axis (or across it, for nearly square ones). */
export interface Crop {
  readonly region: TextRegion;
  readonly turn: Turn;
}

/** Both readings of a crop: with Latin letters only, and with Chinese and Japanese signs. */
export interface CropReading {
  readonly plain: RecognisedLine;
  readonly asian: RecognisedLine;
}

/** Reads all crops, similar widths together in one run of the network. The answer has the order of `crops`. */
export async function recogniseCrops(
  sheet: Sheet,
  crops: readonly Crop[],
  { session, alphabet }: Recogniser,
): Promise<CropReading[]> {
  const scripts = makeScripts(alphabet);
  const answers = new Array<CropReading>(crops.length);
  const queue = crops.map((crop, index) => ({ crop, index, width: widthOf(crop) })).sort((a, b) => a.width - b.width);
  for (let start = 0; start < queue.length; ) {
    let end = start + 1;
    while (
      end < queue.length &&
      queue[end]!.width <= 1.35 * queue[start]!.width &&
      queue[end]!.width * (end + 1 - start) <= BATCH_COLUMNS
    ) {
      end++;
    }
    const batch = queue.slice(start, end);
    start = end;
    const width = Math.ceil(Math.max(NARROWEST, batch.at(-1)!.width) / 8) * 8;
    const plane = HEIGHT * width;
    const data = new Float32Array(batch.length * 3 * plane);
    batch.forEach(({ crop, width: cropWidth }, i) => {
      drawCrop(sheet, crop, { data, at: i * 3 * plane, stride: width, planeSize: plane, width: cropWidth });
    });
    const input = new Tensor('float32', data, [batch.length, 3, HEIGHT, width]);
    const output = await session.run({ [session.inputNames[0]!]: input });
    const result = output[session.outputNames[0]!]!;
    const probabilities = result.data as Float32Array;
    const steps = result.dims[1]!;
    batch.forEach(({ index, width: cropWidth }, i) => {
      const decode = (script: (typeof scripts)['plain']) =>
        decodeLetters(probabilities, i * steps * alphabet.length, steps, cropWidth / width, alphabet, script);
      answers[index] = { plain: decode(scripts.plain), asian: decode(scripts.asian) };
    });
    input.dispose();
    result.dispose();
    collectPixels();
  }
  return answers;
}

/** Extent of a crop along and across its direction of reading. */
export function extentsOf({ region, turn }: Crop): [along: number, across: number] {
  const withAxis = (turn % 180 === 0) === (region.axis === 'x');
  return withAxis ? [region.along, region.across] : [region.across, region.along];
}

function widthOf(crop: Crop): number {
  const [along, across] = extentsOf(crop);
  return Math.max(8, Math.min(WIDEST, Math.round((HEIGHT * along) / across)));
}

function drawCrop(
  sheet: Sheet,
  crop: Crop,
  target: { data: Float32Array; at: number; stride: number; planeSize: number; width: number },
): void {
  const { region, turn } = crop;
  const [along, across] = extentsOf(crop);
  const withAxis = (turn % 180 === 0) === (region.axis === 'x');
  const angle = (turn * Math.PI) / 180 + (withAxis ? region.tilt : 0);
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const perColumn = along / target.width;
  const perRow = across / HEIGHT;
  const part: Part = {
    origin: [region.cx - (dx * along) / 2 + (dy * across) / 2, region.cy - (dy * along) / 2 - (dx * across) / 2],
    alongStep: [dx * perColumn, dy * perColumn],
    acrossStep: [-dy * perRow, dx * perRow],
  };
  resample(sheet, part, { ...target, height: HEIGHT }, NORMALISE);
}
