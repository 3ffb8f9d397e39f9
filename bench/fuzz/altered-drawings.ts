import fc from 'fast-check';
import { decodeImage } from '#adapters/codec/decode-image.ts';
import { turnSheet } from '#adapters/codec/turn-sheet.ts';
import { scaling, shift } from '#core/geometry/affine.ts';
import { openSheet } from '#core/open-sheet.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { readPlan } from '#core/read-plan.ts';
import { findOrientation, turnTexts } from '#core/texts/find-orientation.ts';
import type { TextRun } from '#core/texts/types.ts';
import { lookAtSheet } from '#core/verdict/look-at-sheet.ts';
import { ignore } from '#core/watch.ts';
import { PIXEL_CLASSES } from '#synth/drawing/pixel-classes.ts';
import { sampleDrawing } from '#synth/sample.ts';
import { between } from './between.ts';
import { expectPlan } from './expect-plan.ts';
import { fuzzed } from './fuzzed.ts';
import { movePicture, type Picture, seePicture, zoomPicture } from './picture.ts';
import { measureTexts } from './plan-texts.ts';
import { seeHeads } from './see-heads.ts';

/** Seeds of the drawings that are altered, and their long side: they are enlarged for reading, as small drawings are. */
const SEEDS = 12;
const LONG_PX = 420;
/** Margins from which on they are cut off, so that wider ones leave the same picture: as shares of the long side. */
const WIDE = 0.3;

interface Alteration {
  readonly isMirrored: boolean;
  readonly zoom: number;
  /** What is left of the picture, as shares of it; beyond 0 and 1 it has margins. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Texts by number, where they are put and what they say instead. */
  readonly texts: readonly {
    readonly which: number;
    readonly at?: readonly [number, number];
    readonly text?: string;
  }[];
}

const alterations: fc.Arbitrary<Alteration> = fc.record({
  isMirrored: fc.boolean(),
  zoom: between(0.7, 1.4),
  left: between(-0.3, 0.4),
  top: between(-0.3, 0.4),
  right: between(0.6, 1.3),
  bottom: between(0.6, 1.3),
  texts: fc.array(
    fc.record(
      {
        which: fc.nat({ max: 200 }),
        at: fc.tuple(between(-0.1, 1.1), between(-0.1, 1.1)),
        text: fc.oneof(fc.constantFrom('0', '1e9', '½', '0.00 m', '1000000000 mm'), measureTexts),
      },
      { requiredKeys: ['which'] },
    ),
    { maxLength: 8 },
  ),
});

const drawn = new Map<number, Promise<Picture>>();

/** A tidy drawing made in code, with what is written on it and what every pixel of it is. */
function drawingOf(seed: number): Promise<Picture> {
  const known = drawn.get(seed) ?? makeDrawing(seed);
  drawn.set(seed, known);
  return known;
}

async function makeDrawing(seed: number): Promise<Picture> {
  const { png, truth, classMap } = await sampleDrawing(seed, { tidy: true });
  const { sheet } = await decodeImage(png);
  const texts = truth.texts.map(({ text, box, angle }): TextRun => {
    const lies = Math.round(angle / 90) % 2 === 0;
    const quarter = (((Math.round(angle / 90) % 4) + 4) % 4) * 90;
    const heightPx = lies ? box.y1 - box.y0 : box.x1 - box.x0;
    return { text, box, angle: quarter as TextRun['angle'], heightPx, confidence: 0.95, source: 'ocr' };
  });
  return zoomPicture({ sheet, texts, labels: classMap() }, LONG_PX / Math.max(sheet.widthPx, sheet.heightPx));
}

function alter(picture: Picture, { isMirrored, zoom, left, top, right, bottom, texts }: Alteration): Picture {
  const { widthPx: w, heightPx: h } = picture.sheet;
  const [x0, y0] = [Math.round(left * w), Math.round(top * h)];
  const size = [Math.max(1, Math.round(right * w) - x0), Math.max(1, Math.round(bottom * h) - y0)] as const;
  const cut = movePicture(picture, isMirrored ? [-1, 0, 0, 1, size[0] + x0, -y0] : shift(-x0, -y0), ...size);
  const written = [...cut.texts];
  for (const { which, at, text } of written.length > 0 ? texts : []) {
    const run = written[which % written.length]!;
    const [dx, dy] = at ? [at[0] * size[0] - run.box.x0, at[1] * size[1] - run.box.y0] : [0, 0];
    const box = { x0: run.box.x0 + dx, y0: run.box.y0 + dy, x1: run.box.x1 + dx, y1: run.box.y1 + dy };
    written[which % written.length] = { ...run, text: text ?? run.text, box };
  }
  return zoomPicture({ ...cut, texts: written }, zoom);
}

function read(picture: Picture): PlanDocument {
  const { sheet, texts } = picture;
  const source = { widthPx: sheet.widthPx, heightPx: sheet.heightPx, toPicture: scaling(1), look: lookAtSheet(sheet) };
  const opened = openSheet(sheet, [...texts], source);
  const document = readPlan(opened, seeHeads(seePicture(picture, opened, PIXEL_CLASSES)), {
    watch: {
      ...ignore,
      fault: (_stage, error) => {
        throw error;
      },
    },
  });
  expectPlan(document);
  return document;
}

/** The picture with white paper around it, so many pixels on each side. */
function framed(picture: Picture, margin: number): Picture {
  const { widthPx, heightPx } = picture.sheet;
  return movePicture(picture, shift(margin, margin), widthPx + 2 * margin, heightPx + 2 * margin);
}

/** What must not change with the paper around a drawing; sizes may by a little, as it may be cut out by a pixel otherwise. */
const essence = ({ verdict, plan }: PlanDocument) =>
  JSON.stringify([verdict.code, plan.rooms.map(({ type }) => type).toSorted()]);

export const alteredDrawings = [
  fuzzed(
    'readPlan reads any altered drawing',
    4,
    fc.asyncProperty(fc.integer({ min: 1, max: SEEDS }), alterations, async (seed, alteration) => {
      read(alter(await drawingOf(seed), alteration));
    }),
  ),
  fuzzed(
    'the same picture is read the same, on however much paper',
    2,
    fc.asyncProperty(fc.integer({ min: 1, max: SEEDS }), between(WIDE, 0.8), async (seed, margin) => {
      const picture = await drawingOf(seed);
      const [a, b] = [WIDE, margin].map((share) => essence(read(framed(picture, Math.ceil(share * LONG_PX)))));
      if (a !== b) throw new Error(`seed ${seed} is read as\n${a}\nand with more paper as\n${b}`);
    }),
  ),
  fuzzed(
    'a turned sheet is turned back',
    6,
    fc.asyncProperty(
      fc.integer({ min: 1, max: SEEDS }),
      fc.constantFrom(90 as const, 180 as const, 270 as const),
      async (seed, turn) => {
        const { sheet, texts } = await drawingOf(seed);
        const lie = findOrientation(texts);
        const turned = turnTexts(texts, turn, sheet.widthPx, sheet.heightPx);
        const back = findOrientation(turned);
        const [w, h] = turn === 180 ? [sheet.widthPx, sheet.heightPx] : [sheet.heightPx, sheet.widthPx];
        // A sheet with hardly any words lies as it was sent.
        if (lie.turn !== 0 || lie.confidence < 0.7) return;
        if ((back.turn + turn) % 360 !== 0)
          throw new Error(`seed ${seed}, turned by ${turn}, is turned by ${back.turn}`);
        const upright = turnSheet(turnSheet(sheet, turn), back.turn);
        if (Buffer.compare(upright.grey, sheet.grey) !== 0) throw new Error(`seed ${seed}: other pixels`);
        const boxes = (list: readonly TextRun[]) =>
          JSON.stringify(list.map(({ text, angle, box }) => [text, angle, Object.values(box).map(Math.round)]));
        if (boxes(turnTexts(turned, back.turn, w, h)) !== boxes(texts)) throw new Error(`seed ${seed}: other texts`);
      },
    ),
  ),
];
