import type { SKRSContext2D } from '@napi-rs/canvas';
import { glyphOf } from './stroke-font.ts';

/** Height of a capital as a share of the size, and the space between letters in units of the alphabet's grid. */
const CAP = 0.72 / 12;
const GAP = 3;

/** Whether the family is lettered with strokes rather than from a font file. */
export const isStrokeFont = (family: string): boolean => family === 'Plan Strokes' || family === 'Plan Hand';

/** Whether the alphabet has every character. */
export const canStroke = (text: string): boolean => [...text.normalize('NFC')].every((char) => glyphOf(char));

export function strokeTextWidth(text: string, px: number, tracking: number): number {
  let width = 0;
  for (const char of text.normalize('NFC')) width += (glyphOf(char)!.width + GAP) * CAP * px + tracking * px;
  return Math.max(0, width - GAP * CAP * px - tracking * px);
}

/** Letters with strokes from 0, 0 on the baseline. By hand, every point is a little off and letters dance. */
export function drawStrokeText(
  ctx: SKRSContext2D,
  text: string,
  px: number,
  style: { tracking: number; colour: string; widthPx: number; slant: boolean; byHand: boolean },
): void {
  const unit = CAP * px;
  let x = 0;
  let wobble = hash(text);
  const off = (share: number) => {
    if (!style.byHand) return 0;
    wobble = (Math.imul(wobble, 1664525) + 1013904223) >>> 0;
    return (wobble / 2 ** 32 - 0.5) * share * px;
  };
  ctx.beginPath();
  for (const char of text.normalize('NFC')) {
    const { lines, width } = glyphOf(char)!;
    const [dance, lean] = [off(0.08), off(0.1)];
    for (const line of lines) {
      line.forEach(([u, v], i) => {
        const up = (12 - v) * unit;
        const at = [
          x + u * unit + (style.slant ? up * 0.22 : 0) + (lean * up) / px + off(0.05),
          -up + dance + off(0.05),
        ] as const;
        if (i === 0) ctx.moveTo(...at);
        else ctx.lineTo(...at);
      });
    }
    x += (width + GAP) * unit + style.tracking * px;
  }
  ctx.lineWidth = style.widthPx;
  ctx.strokeStyle = style.colour;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
}

function hash(text: string): number {
  let h = 7;
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) >>> 0;
  return h;
}
