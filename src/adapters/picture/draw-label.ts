import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '#core/picture/frame.ts';
import type { Label } from '#core/picture/label.ts';
import { LINE_HEIGHT } from '#core/picture/place-labels.ts';
import type { Easel } from './easel.ts';
import { fontFor } from './fonts.ts';
import { INK } from './inks.ts';

/** Paper that shows around letters, so that they can be read on any floor, dark boards included. */
const HALO = 'rgba(255,253,248,0.88)';
/** How wide it is, as a share of a line's size: small lettering needs more of it. */
const HALO_WIDTH = { name: 0.28, measures: 0.42 };
/** Where letters stand in their line, as a share of their size. */
const BASELINE = 0.95;

/** Lettering as on a map: dark on a soft halo, without a box; a label outside of its room has a line that leads there. */
export function drawLabel(easel: Easel, label: Label, unit: number): void {
  easel.draw(boxOf(label, 20 * unit), (c) => {
    if (label.leader) drawLeader(c, label.leader, unit);
    drawLines(c, label);
  });
}

function boxOf({ x, y, widthPx, heightPx, leader }: Label, air: number): Box {
  const xs = [x - widthPx / 2, x + widthPx / 2, ...(leader ? [leader.to[0]] : [])];
  const ys = [y - heightPx / 2, y + heightPx / 2, ...(leader ? [leader.to[1]] : [])];
  return {
    x0: Math.min(...xs) - air,
    y0: Math.min(...ys) - air,
    x1: Math.max(...xs) + air,
    y1: Math.max(...ys) + air,
  };
}

function drawLines(c: SKRSContext2D, { x, y, heightPx, lines }: Label): void {
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.lineJoin = 'round';
  const height = lines.reduce((sum, line) => sum + line.sizePx * LINE_HEIGHT, 0);
  let top = y - heightPx / 2 + (heightPx - height) / 2;
  for (const { text, sizePx, bold } of lines) {
    c.font = fontFor(text, sizePx, bold);
    const baseline = top + sizePx * BASELINE;
    c.save();
    c.shadowColor = HALO;
    c.shadowBlur = sizePx * 0.4;
    c.strokeStyle = HALO;
    c.lineWidth = sizePx * (bold ? HALO_WIDTH.name : HALO_WIDTH.measures);
    c.strokeText(text, x, baseline);
    c.restore();
    c.fillStyle = INK;
    c.fillText(text, x, baseline);
    top += sizePx * LINE_HEIGHT;
  }
}

function drawLeader(c: SKRSContext2D, { from, to }: NonNullable<Label['leader']>, unit: number): void {
  const stroke = (colour: string, width: number, radius: number) => {
    c.strokeStyle = c.fillStyle = colour;
    c.lineWidth = width * unit;
    c.beginPath();
    c.moveTo(...from);
    c.lineTo(...to);
    c.stroke();
    c.beginPath();
    c.arc(...to, radius * unit, 0, 2 * Math.PI);
    c.fill();
  };
  stroke(HALO, 5, 7);
  stroke(INK, 1.8, 4.5);
}
