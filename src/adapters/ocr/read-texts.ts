import { isLightOnDark } from '#core/sheet/is-light-on-dark.ts';
import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import { readBarLabels } from './bar-labels.ts';
import { completeRegions } from './complete-regions.ts';
import { detectRegions } from './detect-regions.ts';
import { findNotes } from './find-notes.ts';
import { findLetters } from './letter-height.ts';
import { loadDetector, loadRecogniser, type Recogniser } from './models.ts';
import { type Crop, type CropReading, recogniseCrops } from './recognise-crops.ts';
import { boxOf, splitAtGaps } from './text-runs.ts';
import type { OcrOptions, RecognisedLine, TextRegion, Turn } from './types.ts';

const MAX_DETECT_PX = 4e6;
/** Below this a long line is worth a second look from its other end, and a short one from below. */
const SURE = 0.8;
const SURE_SHORT = 0.9;
const LEAST_CONFIDENCE = 0.5;
const GUESSED = 0.85;
/**
 * Nobody letters a sheet both ways up: where so many lines, and this share of all, are surely words as they lie, none is read upside
 * down. Of 25 real drawings turned upside down at most 3 lines, or 8 %, were words so; of the same as they lie up to 90 %.
 */
const WORD = 0.9;
const WORDS = 4;
const WORDS_SHARE = 0.15;
/** Regions nearly as high as long may run either way. */
const SQUARE = 1.6;
interface Line {
  readonly crop: Crop;
  readonly reading: CropReading;
}

/**
 * Reads every line of text on an upright or turned sheet, in all four directions of reading.
 * Paragraphs of notes are found and not read: their texts are empty. Deterministic for a given version of the models. Needs
 * about a second for an ordinary sheet on two cores.
 */
export async function readTexts(given: Sheet, options: OcrOptions = {}): Promise<TextRun[]> {
  const sheet = darkOnLight(given);
  const letters = findLetters(sheet);
  const detector = await loadDetector(options.threads);
  const found = await detectRegions(sheet, letters, detector, options.maxDetectPx ?? MAX_DETECT_PX);
  await options.onDetected?.();
  const regions = completeRegions(found, letters).filter((region) => isReadable(region, letters.heightPx));
  const notes = findNotes(regions);
  const recogniser = await loadRecogniser(options.threads);
  const lines = await readRegions(
    sheet,
    regions.filter((region) => !notes.has(region)),
    recogniser,
  );
  const asian = isAsian(lines);
  const texts = lines
    .filter(({ crop, reading }) => !crop.region.guessed || isSurely(bestLine(reading)))
    .flatMap(({ crop, reading }) => splitAtGaps(crop, asian ? reading.asian : reading.plain))
    .filter(isText);
  const digits = await readBarLabels(sheet, texts, letters, recogniser);
  return [...texts, ...digits, ...[...notes].map(unread)].sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
}

/** A line of lettering that nobody has read: it is no drawing, that is all. */
function unread(region: TextRegion): TextRun {
  const turn = region.axis === 'x' ? 0 : 270;
  return {
    text: '',
    box: boxOf({ region, turn }, 0, 1),
    angle: turn,
    heightPx: region.across * 0.7,
    confidence: 0,
    source: 'ocr',
  };
}

/** The networks know dark letters on light paper best, and letters are looked for as dark pieces. */
function darkOnLight(sheet: Sheet): Sheet {
  if (!isLightOnDark(sheet.grey, sheet.widthPx, sheet.heightPx)) return sheet;
  const invert = (levels: Uint8Array) => levels.map((v) => 255 - v);
  return { ...sheet, rgb: invert(sheet.rgb), grey: invert(sheet.grey) };
}

/** What a row of letters that the detector did not see has to read as: rings and strokes in a row are no text. */
function isSurely({ text, confidence }: RecognisedLine): boolean {
  return confidence > GUESSED && /[2-9]|\p{L}{3}/u.test(text) && /[\p{L}\p{N}]{2}|\d\W{1,3}\d/u.test(text);
}

/** Specks far smaller than the sheet's letters are no text. */
function isReadable({ along, across }: TextRegion, letterPx: number): boolean {
  return across >= 0.6 * letterPx || along >= 1.3 * letterPx;
}

/** Leaves out what lines and symbols are taken for: marks without a letter or digit, and lone signs in odd directions. */
function isText({ text, confidence, angle }: TextRun): boolean {
  const signs = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (signs === 0 || confidence < LEAST_CONFIDENCE) return false;
  if (signs === 1) return confidence > 0.8 && (angle === 0 || /^\d/.test(text));
  return signs > 2 || confidence > 0.65;
}

/**
 * Reads lying regions from the left and standing ones upwards, and those that make no sense so from the other end. From the
 * words among them follows how the sheet lies. Short texts say nothing about that: they are read as the sheet lies, the
 * standing ones also as its side texts run.
 */
async function readRegions(sheet: Sheet, regions: TextRegion[], recogniser: Recogniser): Promise<Line[]> {
  const isLong = (region: TextRegion) => region.along > SQUARE * region.across;
  const long = await readWays(sheet, regions.filter(isLong), recogniser, SURE, ({ axis }) =>
    axis === 'x' ? [0, 180] : [270, 90],
  );
  const home = homeTurn(long);
  const side = ((home + 270) % 360) as Turn;
  const homeAxis = home % 180 === 0 ? 'x' : 'y';
  const short = await readWays(
    sheet,
    regions.filter((region) => !isLong(region)),
    recogniser,
    SURE_SHORT,
    ({ axis }) => (axis === homeAxis ? [home] : [side, home]),
  );
  return [...long, ...short].map((lines) => lines.reduce((a, b) => (worth(b, home) > worth(a, home) ? b : a)));
}

/** Every region read in the first of its directions and, where that is not sure, in the second. */
async function readWays(
  sheet: Sheet,
  regions: readonly TextRegion[],
  recogniser: Recogniser,
  sure: number,
  turnsOf: (region: TextRegion) => Turn[],
): Promise<Line[][]> {
  const read = async (crops: Crop[]): Promise<Line[]> => {
    const readings = await recogniseCrops(sheet, crops, recogniser);
    return crops.map((crop, i) => ({ crop, reading: readings[i]! }));
  };
  const ways = (await read(regions.map((region) => ({ region, turn: turnsOf(region)[0]! })))).map((line) => [line]);
  const upright = isUpright(ways);
  const doubtful = ways.filter(([line]) => {
    const [first, second] = turnsOf(line!.crop.region);
    if (second === undefined || (upright && first === 0 && second === 180)) return false;
    return bestConfidence(line!.reading) < sure || isAmbiguous(line!.reading);
  });
  const second = await read(
    doubtful.map(([line]) => ({ region: line!.crop.region, turn: turnsOf(line!.crop.region)[1]! })),
  );
  doubtful.forEach((lines, i) => {
    lines.push(second[i]!);
  });
  return ways;
}

/** Whether lines that were read as they lie are words so often that they cannot be upside down. */
function isUpright(ways: readonly Line[][]): boolean {
  const lying = ways.flatMap(([line]) => (line!.crop.turn === 0 ? [bestLine(line!.reading)] : []));
  const words = lying.filter(({ text, confidence }) => confidence > WORD && /\p{L}{3}/u.test(text)).length;
  return words >= Math.max(WORDS, WORDS_SHARE * lying.length);
}

/** The direction in which most words run, told by lines that are read clearly better one way than the other. */
function homeTurn(ways: readonly Line[][]): Turn {
  const votes: Record<Turn, number> = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const lines of ways) {
    const [first, second] = [...lines].sort((a, b) => bestConfidence(b.reading) - bestConfidence(a.reading));
    const { text, confidence } = bestLine(first!.reading);
    const words = text.match(/\p{L}{3,}/gu)?.join('').length ?? 0;
    const margin = second ? confidence - bestConfidence(second.reading) : confidence;
    if (confidence > 0.8 && margin > 0.05) votes[first!.crop.turn] += words;
  }
  return ([0, 270, 180, 90] as Turn[]).reduce((a, b) => (votes[b] > votes[a] ? b : a));
}

const bestLine = ({ plain, asian }: CropReading): RecognisedLine =>
  plain.confidence >= asian.confidence ? plain : asian;
const bestConfidence = (reading: CropReading) => bestLine(reading).confidence;

/** What a reading in an unusual direction has to be better by: upside down against the sheet, and downwards. */
const UPSIDE_DOWN = 0.25;
const DOWNWARDS = 0.1;
const ONE_LETTER = 0.15;

/** Confidence, less for unusual directions and for single letters, which can be seen in anything. */
function worth({ crop, reading }: Line, home: Turn): number {
  const line = bestLine(reading);
  const turn = (crop.turn - home + 360) % 360;
  const unusual = turn === 180 ? UPSIDE_DOWN : turn === 90 ? DOWNWARDS : turn === 270 ? 0.03 : 0;
  return line.confidence - (line.text.length <= 1 ? ONE_LETTER : 0) - unusual;
}

/** Texts that mean something upside down as well: 69, 8, 1001, O, H; and, however sure, HW, which is MH. */
function isAmbiguous({ plain }: CropReading): boolean {
  if (!/^[0689OHIXNSZMWx.,\-l|1]{1,6}$/.test(plain.text)) return false;
  return /[MW]/.test(plain.text) || plain.confidence < 0.97;
}

/** Whether the sheet is lettered in Chinese or Japanese: then their signs are let in. */
function isAsian(lines: readonly Line[]): boolean {
  let signs = 0;
  let letters = 0;
  for (const { reading } of lines) {
    const { text, confidence } = reading.asian;
    const found = text.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu)?.length ?? 0;
    if (found >= 2 && confidence > 0.85) signs += found;
    if (reading.plain.confidence > 0.85) letters += reading.plain.text.match(/\p{L}/gu)?.length ?? 0;
  }
  return signs >= 4 && signs > 0.15 * letters;
}
