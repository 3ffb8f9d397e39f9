import { formatLength } from './format-length.ts';
import type { Pen, PointPx } from './pen.ts';

export interface DimensionOptions {
  /** The printed number is the true length times this. */
  factor: number;
  /** Draw witness lines from the ends towards this level (y of horizontal lengths, x of upright ones), metres. */
  witnessTo?: number | undefined;
  /** Witness lines start at that level itself, not a little off it. */
  touching?: boolean;
  /** Metres along the line that the text may take. */
  room: number;
}

/** Draws one measured length with its ends and notes the truth. False when the line is too short for its text. Metres. */
export function drawDimension(
  pen: Pen,
  [from, to]: [[number, number], [number, number]],
  { factor, witnessTo, touching = false, room }: DimensionOptions,
): boolean {
  const { style, scale } = pen;
  const { dimensions } = style;
  const across = from[1] === to[1];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const { text, metres } = formatLength(length * factor, style.lengths);
  const px = style.dimensionPx;
  const [a, b] = [pen.at(from), pen.at(to)];
  const turned = !across && dimensions.turned;
  const textPx = pen.measure(text, px);
  const needed = across || turned ? textPx : px;
  const cutting = dimensions.text === 'interrupting' || (!across && !turned);
  const arrows = dimensions.ends === 'arrow' || dimensions.ends === 'open-arrow';
  const fits = needed + px * (cutting ? (arrows ? 2.6 : 1.6) : 0.5) <= room * scale;
  const interrupting = fits && cutting;
  const middle: PointPx = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const stroke = (p: PointPx, q: PointPx, widthPx = style.linePx * 0.8) => {
    pen.ctx.beginPath();
    pen.ctx.moveTo(...p);
    pen.ctx.lineTo(...q);
    pen.ctx.lineWidth = widthPx;
    pen.ctx.strokeStyle = dimensions.colour;
    pen.ctx.stroke();
    pen.dimensionStrokes.push([p, q]);
  };
  if (interrupting) {
    const gap = (across || turned ? textPx : px) / 2 + px * 0.35;
    if (across) {
      stroke(a, [middle[0] - gap, a[1]]);
      stroke([middle[0] + gap, a[1]], b);
    } else {
      stroke(a, [a[0], middle[1] - gap]);
      stroke([a[0], middle[1] + gap], b);
    }
  } else stroke(a, b);
  for (const [end, other] of [
    [a, b],
    [b, a],
  ] as const)
    drawEnd(pen, end, other, stroke);
  if (witnessTo !== undefined) {
    const level = pen.at(across ? [0, witnessTo] : [witnessTo, 0])[across ? 1 : 0];
    for (const [x, y] of [a, b]) {
      const toward = Math.sign(level - (across ? y : x));
      const [near, far] = [level - toward * px * (touching ? 0 : 0.5), (across ? y : x) - toward * px * 0.4];
      stroke(across ? [x, near] : [near, y], across ? [x, far] : [far, y], style.linePx * 0.5);
    }
  }
  if (!fits) return false;
  const lift = interrupting ? 0 : px * 0.72;
  const at: PointPx = across ? [middle[0], middle[1] - lift] : [middle[0] - (turned ? lift : 0), middle[1]];
  const colour = dimensions.colour;
  pen.write(text, at, { px, role: 'dimension', angle: turned ? -90 : 0, colour, cleared: witnessTo !== undefined });
  pen.lengths.push({ text, metres, from: a, to: b });
  return true;
}

function drawEnd(
  pen: Pen,
  [x, y]: PointPx,
  [ox, oy]: PointPx,
  stroke: (p: PointPx, q: PointPx, widthPx?: number) => void,
): void {
  const { ctx, style } = pen;
  const { ends } = style.dimensions;
  const size = style.dimensionPx * 0.36;
  const length = Math.hypot(ox - x, oy - y) || 1;
  const [ux, uy] = [(ox - x) / length, (oy - y) / length];
  if (ends === 'dot') {
    ctx.beginPath();
    ctx.arc(x, y, size * 0.45, 0, 7);
    ctx.fillStyle = style.dimensions.colour;
    ctx.fill();
  } else if (ends === 'slash') stroke([x - size, y + size], [x + size, y - size], style.linePx * 1.5);
  else if (ends === 'tick' || ends === 'cross') {
    stroke([x - uy * size, y + ux * size], [x + uy * size, y - ux * size], style.linePx);
    if (ends === 'cross') stroke([x - ux * size, y - uy * size], [x, y]);
  } else {
    const long = Math.min(size * 2, length * 0.4);
    const wing = long * 0.32;
    const tips: PointPx[] = [
      [x + ux * long - uy * wing, y + uy * long + ux * wing],
      [x + ux * long + uy * wing, y + uy * long - ux * wing],
    ];
    if (ends === 'open-arrow') for (const tip of tips) stroke([x, y], tip);
    else {
      ctx.beginPath();
      ctx.moveTo(x, y);
      for (const tip of tips) ctx.lineTo(...tip);
      ctx.closePath();
      ctx.fillStyle = style.dimensions.colour;
      ctx.fill();
    }
    stroke([x - uy * size, y + ux * size], [x + uy * size, y - ux * size], style.linePx * 0.6);
  }
}
