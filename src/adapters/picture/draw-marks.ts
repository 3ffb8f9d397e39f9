import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '#core/picture/frame.ts';
import { FOOT } from '#core/picture/frame.ts';
import type { PlanMarks } from '#core/picture/plan-marks.ts';
import type { Easel } from './easel.ts';
import { fontFor } from './fonts.ts';
import { QUIET } from './inks.ts';

/** Swings of doors, faces of windows and the arrow at the way in. `unit` is a pixel of a picture of 2,400. */
export function drawMarks(easel: Easel, { arcs, windowLines, entrance }: PlanMarks, unit: number): void {
  for (const { x, y, radius, from, to } of arcs)
    easel.draw(around(x, y, radius + 4 * unit), (c) => {
      c.beginPath();
      c.arc(x, y, radius, from, to);
      c.strokeStyle = 'rgba(58,50,42,0.75)';
      c.lineWidth = 2.2 * unit;
      c.setLineDash([9 * unit, 6 * unit]);
      c.stroke();
    });
  for (const [[ax, ay], [bx, by]] of windowLines) {
    const air = 4 * unit;
    const [x0, y0, x1, y1] = [Math.min(ax, bx) - air, Math.min(ay, by) - air, Math.max(ax, bx) + air, Math.max(ay, by) + air]; // biome-ignore format: a box
    easel.draw({ x0, y0, x1, y1 }, (c) => {
      c.strokeStyle = '#3a3a3d';
      c.lineWidth = 3 * unit;
      c.beginPath();
      c.moveTo(ax, ay);
      c.lineTo(bx, by);
      c.stroke();
    });
  }
  if (!entrance) return;
  easel.draw(around(entrance.x, entrance.y, 40 * unit), (c) => drawArrow(c, entrance, unit));
}

const around = (x: number, y: number, by: number): Box => ({ x0: x - by, y0: y - by, x1: x + by, y1: y + by });

function drawArrow(c: SKRSContext2D, { x, y, angle }: NonNullable<PlanMarks['entrance']>, unit: number): void {
  c.translate(x, y);
  c.rotate(angle);
  c.beginPath();
  c.moveTo(8 * unit, 0);
  c.lineTo(-26 * unit, -21 * unit);
  c.lineTo(-26 * unit, 21 * unit);
  c.closePath();
  c.fillStyle = '#b4553a';
  c.fill();
}

/** A ruler of alternating bars, its length beside it. */
export function drawScaleBar(easel: Easel, bar: PlanMarks['scaleBar'], unit: number): void {
  const high = 9 * unit;
  const each = bar.lengthPx / bar.parts;
  easel.draw(footOf(easel, unit), (c) => {
    c.fillStyle = '#ffffff';
    c.fillRect(bar.x, bar.y - high, bar.lengthPx, high);
    c.fillStyle = QUIET;
    for (let i = 0; i < bar.parts; i += 2) c.fillRect(bar.x + each * i, bar.y - high, each, high);
    c.strokeStyle = QUIET;
    c.lineWidth = 1.5 * unit;
    c.strokeRect(bar.x, bar.y - high, bar.lengthPx, high);
    c.font = fontFor(bar.text, 21 * unit, false);
    c.textAlign = 'left';
    c.textBaseline = 'alphabetic';
    c.fillText(bar.text, bar.x + bar.lengthPx + 12 * unit, bar.y + unit);
  });
}

/** What the picture is, bottom right. */
export function drawSmallPrint(easel: Easel, unit: number): void {
  const { widthPx, heightPx } = easel.picture;
  const text = 'Virtually furnished, illustrative';
  const side = Math.max(widthPx, heightPx);
  easel.draw(footOf(easel, unit), (c) => {
    c.font = fontFor(text, 20 * unit, false);
    c.fillStyle = '#707075';
    c.textAlign = 'right';
    c.textBaseline = 'alphabetic';
    c.fillText(text, widthPx - side * FOOT.side, heightPx - side * FOOT.edge);
  });
}

const footOf = ({ picture: { widthPx, heightPx } }: Easel, unit: number): Box => ({
  ...{ x0: 0, y0: heightPx - 80 * unit, x1: widthPx, y1: heightPx },
}); // biome-ignore format: short
