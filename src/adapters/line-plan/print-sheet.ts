import { PDFDocument } from '@napi-rs/canvas';
import { DASHES, type Lettering, LINES, type LinePlan, type Outline, TONES } from '#core/line-plan/types.ts';
import { fontFor } from '../picture/fonts.ts';

/** Points of PDF a millimetre: 72 an inch. */
const POINTS = 72 / 25.4;

type Page = ReturnType<PDFDocument['beginPage']>;

/** A line plan as a PDF of one page in true size, its fonts in it as subsets. The same plan gives the same bytes. */
export function printSheet({ widthMm, heightMm, title, description, layers }: LinePlan): Uint8Array {
  const document = new PDFDocument({ title, subject: description, creator: 'Plenish', producer: 'Plenish' });
  const page = document.beginPage(widthMm * POINTS, heightMm * POINTS);
  page.lineJoin = 'miter';
  page.lineCap = 'butt';
  for (const { marks } of layers)
    for (const mark of marks) {
      if (mark.kind === 'outline') drawOutline(page, mark);
      else drawLettering(page, mark);
    }
  document.endPage();
  return document.close();
}

function drawOutline(page: Page, { steps, line, tone, fill, dashed }: Outline): void {
  page.beginPath();
  for (const [command, ...values] of steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value) => value * POINTS);
    if (command === 'M') page.moveTo(a, b);
    else if (command === 'L') page.lineTo(a, b);
    else if (command === 'C') page.bezierCurveTo(a, b, c, d, e, f);
    else page.closePath();
  }
  if (fill) {
    page.fillStyle = TONES[fill];
    page.fill('evenodd');
  }
  if (!line) return;
  page.strokeStyle = TONES[tone];
  page.lineWidth = LINES[line] * POINTS;
  page.setLineDash(dashed ? DASHES.map((length) => length * POINTS) : []);
  page.stroke();
}

function drawLettering(page: Page, { text, x, y, sizeMm, bold, align, tone, turn }: Lettering): void {
  page.save();
  page.translate(x * POINTS, y * POINTS);
  page.rotate((turn * Math.PI) / 180);
  page.font = fontFor(text, sizeMm * POINTS, bold);
  page.textAlign = align === 'middle' ? 'center' : align;
  page.fillStyle = TONES[tone];
  page.fillText(text, 0, 0);
  page.restore();
}
