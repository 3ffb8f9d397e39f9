import type { TextRun } from './types.ts';

/** How a sheet lies. */
export interface Orientation {
  /** Degrees clockwise by which the sheet has to be turned to be upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Share of the lettering that reads upright after the turn, 0 to 1; 0 when there are no words. */
  readonly confidence: number;
}

/** Lettering that must agree before a sheet is turned. */
const ENOUGH_LETTERS = 12;
const ENOUGH_SHARE = 0.6;

/**
 * Decides from the words (numbers stand along their dimension lines) in which direction a sheet is to be read.
 * A quarter turn needs a clear majority: drawings often carry standing words on an upright sheet. Standing words say nothing of
 * a half turn, unless more of them run down than up when the sheet is turned.
 */
export function findOrientation(texts: readonly TextRun[]): Orientation {
  const letters: Record<TextRun['angle'], number> = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const { text, angle, confidence } of texts) {
    if (confidence < 0.75) continue;
    // Letters that look the same upside down say nothing.
    const words = text.match(/\p{L}{2,}/gu)?.join('') ?? '';
    letters[angle] += words.replace(/[OHINSXZ0l]/g, '').length * confidence;
  }
  const all = letters[0] + letters[90] + letters[180] + letters[270];
  if (all < ENOUGH_LETTERS) return { turn: 0, confidence: 0 };
  const angles = [0, 270, 180, 90] as const;
  const best = angles.reduce((a, b) => (letters[b] > letters[a] ? b : a));
  const isHalf = best === 180 && letters[90] >= letters[270];
  const share = letters[best] / (isHalf ? letters[0] + letters[180] : all);
  if (share < ENOUGH_SHARE) return { turn: 0, confidence: letters[0] / all };
  return { turn: ((360 - best) % 360) as Orientation['turn'], confidence: share };
}

/** The same texts on the sheet after it was turned clockwise by `turn` degrees; sizes are those before the turn. */
export function turnTexts(
  texts: readonly TextRun[],
  turn: Orientation['turn'],
  widthPx: number,
  heightPx: number,
): TextRun[] {
  if (turn === 0) return [...texts];
  return texts.map((run) => {
    const { x0, y0, x1, y1 } = run.box;
    const box =
      turn === 90
        ? { x0: heightPx - y1, y0: x0, x1: heightPx - y0, y1: x1 }
        : turn === 180
          ? { x0: widthPx - x1, y0: heightPx - y1, x1: widthPx - x0, y1: heightPx - y0 }
          : { x0: y0, y0: widthPx - x1, x1: y1, y1: widthPx - x0 };
    return { ...run, box, angle: ((run.angle + turn) % 360) as TextRun['angle'] };
  });
}
