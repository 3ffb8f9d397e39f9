import type { Point } from '../plan/schema.ts';
import { choosePaper, EDGE, INSET, type Paper, type Scale } from './papers.ts';
import { type TitleBlock, titleBlockHeight } from './title-block.ts';
import type { Mark, Step } from './types.ts';

/** White around a drawing that is no sheet of paper, and the least width of one so that its title fits, millimetres. */
const AROUND = 6;
const CUT_LEAST = 95;
/** Above and below the line over the title block, millimetres. */
const BLOCK_AIR = 6;
const USUAL_SCALE: Scale = 100;

export interface SheetWishes {
  /** `paper` is a sheet to be printed, with a frame and the table of rooms; `cut` is as large as the drawing. */
  readonly sheet: 'paper' | 'cut';
  /** Otherwise 1:100, or on paper the largest usual scale that fits. */
  readonly scale?: Scale | undefined;
}

/** How large the drawing with its dimensions is at a scale, millimetres. */
export type DrawingSize = (scale: number) => readonly [width: number, height: number];

export interface SheetLayout {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly scale: number;
  /** Where the drawing with its dimensions begins, and the title block. */
  readonly at: Point;
  readonly blockAt: Point;
  readonly innerWidth: number;
  readonly block: TitleBlock;
  readonly frame: Mark[];
}

/** Puts the drawing and the title block below it on a sheet. @param blockOf what the title block says at a scale, on a paper */
export function layOutSheet(
  { sheet, scale }: SheetWishes,
  drawing: DrawingSize,
  blockOf: (scale: number, paper?: Paper) => TitleBlock,
): SheetLayout {
  return sheet === 'cut'
    ? cutSheet(scale ?? USUAL_SCALE, drawing, blockOf(scale ?? USUAL_SCALE))
    : paperSheet(scale, drawing, blockOf);
}

function cutSheet(scale: number, drawing: DrawingSize, block: TitleBlock): SheetLayout {
  const [width, height] = drawing(scale);
  const innerWidth = Math.max(width, CUT_LEAST);
  const blockTop = AROUND + height + AROUND / 2;
  return {
    ...{ scale, block, innerWidth, frame: [], at: [AROUND + (innerWidth - width) / 2, AROUND] },
    ...{ widthMm: innerWidth + 2 * AROUND, blockAt: [AROUND, blockTop] },
    heightMm: blockTop + titleBlockHeight(block, innerWidth) + AROUND / 2,
  };
}

function paperSheet(
  asked: Scale | undefined,
  drawing: DrawingSize,
  blockOf: (scale: number, paper?: Paper) => TitleBlock,
): SheetLayout {
  const heightOf = (inner: number) => titleBlockHeight(blockOf(USUAL_SCALE), inner) + BLOCK_AIR;
  const { paper, scale } = choosePaper({ drawing, titleBlock: heightOf }, asked);
  const { widthMm, heightMm } = paper;
  const innerWidth = widthMm - 2 * (EDGE + INSET);
  const line = heightMm - EDGE - INSET - heightOf(innerWidth) + BLOCK_AIR / 2;
  const [width, height] = drawing(scale);
  const frame: Step[] = [
    ...rectangle(EDGE, EDGE, widthMm - EDGE, heightMm - EDGE),
    ['M', EDGE, line],
    ['L', widthMm - EDGE, line],
  ];
  return {
    ...{ widthMm, heightMm, scale, innerWidth, block: blockOf(scale, paper) },
    at: [(widthMm - width) / 2, EDGE + (line - EDGE - height) / 2],
    blockAt: [EDGE + INSET, line + BLOCK_AIR / 2],
    frame: [{ kind: 'outline', steps: frame, line: 'frame', tone: 'ink' }],
  };
}

const rectangle = (x0: number, y0: number, x1: number, y1: number): Step[] => [['M', x0, y0], ['L', x1, y0], ['L', x1, y1], ['L', x0, y1], ['Z']]; // biome-ignore format: corners
