import type { SKRSContext2D } from '@napi-rs/canvas';
import { canStroke, drawStrokeText, isStrokeFont, strokeTextWidth } from './stroke-text.ts';
import type { DrawingStyle } from './types.ts';

/** Size of a raised digit. */
const RAISED = 0.65;
/** Height of capitals, as a share of the size of the font. */
export const CAPITALS = 0.74;

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const CYRILLIC = /[Ѐ-ӿ]/;

/** Texts in the face of a drawing: of a font, or of single strokes as plotters and hands write. */
export interface Lettering {
  /** Pixels. */
  widthOf(text: string, px: number, bold?: boolean): number;
  /** Draws a level text from (`left`, `base`) on, pixels of the context as it is turned. */
  draw(
    text: string,
    left: number,
    base: number,
    look: { px: number; colour: string; bold?: boolean | undefined },
  ): void;
}

export function makeLettering(ctx: SKRSContext2D, style: DrawingStyle): Lettering {
  const { family, weight, italic, stretch, tracking } = style.font;
  // No font has the Japanese signs, which are strokes on every sheet.
  const drawn = (text: string) => (isStrokeFont(family) || JAPANESE.test(text)) && canStroke(text);
  // Characters that the strokes lack are set in a plain face.
  const faceOf = (text: string) => (isStrokeFont(family) || CYRILLIC.test(text) ? 'Plan Sans' : family);
  const setFont = (text: string, px: number, bold = false) => {
    ctx.font = `${italic ? 'italic ' : ''}${bold ? 700 : weight} ${px}px "${faceOf(text)}"`;
    ctx.letterSpacing = `${(px * tracking).toFixed(2)}px`;
  };
  const widthOfPart = (text: string, px: number, bold?: boolean): number => {
    if (drawn(text)) return strokeTextWidth(text, px, tracking) * stretch;
    setFont(text, px, bold);
    return ctx.measureText(text).width * stretch;
  };
  const put = (part: string, from: number, base: number, size: number, colour: string, bold?: boolean) => {
    ctx.save();
    ctx.translate(from, base);
    ctx.scale(stretch, 1);
    if (drawn(part)) {
      const widthPx = Math.max(style.linePx * 0.8, size * (bold || weight >= 700 ? 0.13 : 0.07));
      drawStrokeText(ctx, part, size, { tracking, colour, widthPx, slant: italic, byHand: family === 'Plan Hand' });
    } else {
      setFont(part, size, bold);
      ctx.fillStyle = colour;
      ctx.textAlign = 'left';
      ctx.textBaseline = 'alphabetic';
      ctx.fillText(part, 0, 0);
    }
    ctx.restore();
  };
  return {
    widthOf(text, px, bold) {
      const [plain, raised] = partRaised(text);
      return widthOfPart(plain, px, bold) + (raised ? widthOfPart(raised, px * RAISED, bold) : 0);
    },
    draw(text, left, base, { px, colour, bold }) {
      const [plain, raised] = partRaised(text);
      put(plain, left, base, px, colour, bold);
      if (raised) put(raised, left + widthOfPart(plain, px, bold), base - px * 0.32, px * RAISED, colour, bold);
    },
  };
}

/** A raised 5 at the end is drawn small from the same font: not every font has the character. */
function partRaised(text: string): [string, string] {
  const at = text.indexOf('⁵');
  return at < 0 ? [text, ''] : [text.slice(0, at) + text.slice(at + 1), '5'];
}
