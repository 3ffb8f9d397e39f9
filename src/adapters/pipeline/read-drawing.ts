import { type PlacedUpload, pickDrawing } from '#core/corrections/pick-drawing.ts';
import type { Corrections } from '#core/corrections/schema.ts';
import type { Failure } from '#core/failures.ts';
import { scaling } from '#core/geometry/affine.ts';
import { openSheet, type PlanSheet } from '#core/open-sheet.ts';
import { verdictOf } from '#core/plan/refused-document.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { readPlan } from '#core/read-plan.ts';
import { clearEdges } from '#core/sheet/clear-edges.ts';
import { clearSurroundings } from '#core/sheet/clear-surroundings.ts';
import { cropSheet } from '#core/sheet/crop-sheet.ts';
import type { Sheet } from '#core/sheet/types.ts';
import { usedPart } from '#core/sheet/used-part.ts';
import { findMeasures } from '#core/texts/find-measures.ts';
import { findOrientation, turnTexts } from '#core/texts/find-orientation.ts';
import { mapTexts } from '#core/texts/map-texts.ts';
import type { TextRun } from '#core/texts/types.ts';
import { refuseByTitles } from '#core/verdict/is-plan.ts';
import { ignore, type Watch } from '#core/watch.ts';
import { clarifySheet } from '../codec/clarify-sheet.ts';
import type { LoadedSheet } from '../codec/loaded-sheet.ts';
import { type ShownDrawing, toShow } from '../codec/shown-drawing.ts';
import { type QuarterTurn, turnSheet } from '../codec/turn-sheet.ts';
import { collectPixels } from '../memory/collect-garbage.ts';
import { askGeometry } from '../network/ask-geometry.ts';
import { readTextsAlone } from '../ocr/read-texts-alone.ts';
import { seeDrawing } from './see-drawing.ts';
import { StageTimer } from './stage-timer.ts';

/** Share of the lettering that must agree: letters of a script that is not read look like Latin ones upside down. */
const SURE_TURN = 0.7;
/** Empty paper is left out before lettering is looked for where this share of the long side is left, or less. */
const SHORTER = 0.8;

export interface ReadDrawing {
  readonly document: PlanDocument;
  readonly shown: ShownDrawing;
  /** By how much it is turned to lie upright, clockwise. */
  readonly turn: QuarterTurn;
}

export interface ReadOptions {
  readonly watch?: Watch;
  /** Recognises the texts of a sheet; replaced by a cached one while developing. */
  readonly recognise?: (sheet: Sheet) => Promise<TextRun[]>;
  readonly onDecoded?: () => void;
  /** What the sender knows better. */
  readonly corrections?: Corrections | undefined;
  /** Told how long each stage takes. */
  readonly timer?: StageTimer;
  /** Reads on where a sheet is refused early: the verdict is the same, with the plan that could be read. */
  readonly toTheEnd?: boolean;
  /** A network (an ONNX file) to read by instead of the shipped one. */
  readonly net?: string | undefined;
}

/** A drawing that is ready to be read. */
export interface OpenedDrawing extends Pick<ReadDrawing, 'shown' | 'turn'> {
  readonly opened: PlanSheet;
  /** Why the service does not read it; only where it is opened to be read to the end. */
  readonly refused: Failure | undefined;
}

/**
 * Bytes of a drawing -> plan with verdict.
 * @throws `Failure` when there is no sheet to look at, and, unless it is read to the end, when the sheet shows something else
 */
export async function readDrawing(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadDrawing> {
  const { timer = new StageTimer() } = options;
  const watch = collecting(options.watch ?? ignore, timer);
  const { opened, refused, ...drawing } = await openDrawing(bytes, { ...options, timer, watch });
  const answer = await timer.run('network', () => askGeometry(opened.page, opened.texts, options.net));
  const document = readPlan(opened, answer, { watch, corrections: options.corrections });
  return { document: refused ? { ...document, verdict: verdictOf(refused) } : document, ...drawing };
}

/** Bytes of a drawing -> its sheet, upright and at the size it is read at, with its texts. @throws `Failure` as `readDrawing` does */
export async function openDrawing(bytes: Uint8Array, options: ReadOptions = {}): Promise<OpenedDrawing> {
  const { timer: { run } = new StageTimer(), watch, toTheEnd = false, recognise = readTextsAlone } = options;
  const { loaded, look, refusal, shown } = await run('decode', () => openFile(bytes, options));
  const { turn, ...upright } = await run('ocr', () => makeUpright(loaded, recognise));
  const box = options.corrections?.drawing;
  const { sheet, texts, source } = box ? await run('ocr', () => readAlone(upright, box, recognise)) : upright;
  const refused = refusal ?? refuseByTitles(texts);
  if (refused && !toTheEnd) throw refused;
  const opened = run('decode', () => openSheet(sheet, texts, { ...source, look }, watch));
  return { opened, shown, turn, refused };
}

/** One drawing of several on a sheet. Its lettering is recognised anew: alone it is looked at more closely. */
async function readAlone(
  upright: PlacedUpload,
  box: NonNullable<Corrections['drawing']>,
  recognise: (sheet: Sheet) => Promise<TextRun[]>,
): Promise<PlacedUpload> {
  const picked = pickDrawing(upright, box);
  const fromFile = picked.texts.filter(({ source }) => source === 'file');
  if (findMeasures(fromFile).length > 0) return picked;
  return { ...picked, texts: [...fromFile, ...(await recogniseUsed(picked.sheet, recognise))] };
}

/** Times the stages, and frees before each the pixels that the ones before it leave behind. */
function collecting(given: Watch, timer: StageTimer): Watch {
  return {
    ...given,
    run: (stage, work) => {
      collectPixels();
      return timer.run(stage, work);
    },
  };
}

/**
 * Only the paper of the sheet, its lines as clear as can be; how it looks, and what was sent as it is shown.
 * @throws Failure for what is no plan at sight, unless it is read to the end
 */
async function openFile(bytes: Uint8Array, { onDecoded, toTheEnd, corrections }: ReadOptions) {
  const { loaded, plain, look, refusal } = await seeDrawing(bytes, { page: corrections?.page, onDecoded });
  if (refusal && !toTheEnd) throw refusal;
  const shown = await toShow(loaded.sheet);
  const sheet = await clarifySheet(clearSurroundings(plain));
  return { loaded: { ...loaded, sheet }, look, refusal, shown };
}

/** Texts of the sheet, from the file where it has measures, else recognised; and all of it turned so that most texts are upright. */
async function makeUpright(loaded: LoadedSheet, recognise: (sheet: Sheet) => Promise<TextRun[]>) {
  let { sheet, texts, source } = loaded;
  if (findMeasures(texts).length === 0) texts = [...texts, ...(await recogniseUsed(sheet, recognise))];
  const lie = findOrientation(texts);
  const turn = lie.confidence >= SURE_TURN ? lie.turn : 0;
  const sideways = turn === 90 || turn === 270;
  texts = turnTexts(texts, turn, sheet.widthPx, sheet.heightPx);
  sheet = turnSheet(sheet, turn);
  if (sideways) source = { widthPx: source.heightPx, heightPx: source.widthPx };
  return { sheet, texts, turn, source: { ...source, toPicture: scaling(source.widthPx / sheet.widthPx) } };
}

/**
 * Texts of a sheet, found on the part that is not empty paper where that is much shorter: lettering is looked for at a size
 * that the long side decides.
 */
async function recogniseUsed(sheet: Sheet, recognise: (sheet: Sheet) => Promise<TextRun[]>): Promise<TextRun[]> {
  const used = usedPart(clearEdges(sheet));
  const isShorter =
    used && Math.max(used.x1 - used.x0, used.y1 - used.y0) < SHORTER * Math.max(sheet.widthPx, sheet.heightPx);
  if (!isShorter) return recognise(sheet);
  const part = cropSheet(sheet, [], used);
  return mapTexts(await recognise(part.sheet), part.toGiven);
}
