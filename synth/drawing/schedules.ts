import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';

const HEADS = ['DOOR SCHEDULE', 'WINDOW SCHEDULE', 'AREA SCHEDULE', 'GENERAL NOTES', 'LEGEND', 'REVISIONS'];
const WORDS = [
  'EXT. DOOR',
  'INT. DOOR',
  'CLOSET',
  '2-LITE',
  'FIXED',
  'AWNING',
  'CASEMENT',
  'VERIFY IN FIELD',
  'TYP. U.N.O.',
  'SEE A-201',
  'SOLID CORE',
];

/** Tables and notes in the empty parts of a large page, clear of everything in `busy` (pixels). */
export function drawSchedules(
  pen: Pen,
  page: { width: number; height: number },
  busy: { x0: number; y0: number; x1: number; y1: number },
  random: Random,
): void {
  const { ctx, style } = pen;
  const px = Math.max(9, style.dimensionPx * 0.65);
  for (let i = random.int(1, 4); i > 0; i--) {
    const rows = random.int(4, 12);
    const columns = random.int(1, 4);
    const [w, h] = [px * (columns === 1 ? 20 : 7 * columns + 3), px * 1.7 * (rows + 1.5)];
    const [x, y] = [random.range(px, page.width - w - px), random.range(px, page.height - h - px)];
    if (x < px || y < px) continue;
    const hits = ({ x0, y0, x1, y1 }: typeof busy) => x < x1 + px && x + w > x0 - px && y < y1 + px && y + h > y0 - px;
    if (hits(busy) || pen.texts.some(({ box }) => hits(box))) continue;
    pen.write(random.pick(HEADS), [x, y + px], { px: px * 1.15, role: 'note', align: 'left', bold: true });
    ctx.lineWidth = style.linePx * 0.7;
    ctx.strokeStyle = style.ink;
    const boxed = columns > 1;
    for (let row = 0; row < rows; row++) {
      const top = y + px * 1.7 * (row + 1.2);
      if (boxed) ctx.strokeRect(x, top, w, px * 1.7);
      for (let column = 0; column < columns; column++) {
        const text = column === 0 ? `${row + 1}. ${random.pick(WORDS)}` : String(random.int(1, 99));
        const left = x + w * (column === 0 ? 0 : 0.45 + (0.55 * (column - 1)) / Math.max(1, columns - 1));
        if (column === 0 && boxed && pen.measure(text, px) > w * 0.44) continue;
        pen.write(text, [left + px * 0.4, top + px * 0.85], { px, role: 'note', align: 'left' });
      }
    }
    if (boxed) {
      ctx.beginPath();
      ctx.moveTo(x + w * 0.45, y + px * 2.04);
      ctx.lineTo(x + w * 0.45, y + px * 1.7 * (rows + 1.2));
      ctx.stroke();
    }
  }
}
