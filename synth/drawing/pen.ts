import type { SKRSContext2D } from '@napi-rs/canvas';
import type { DrawingStyle, LengthTruth, RoomTruth, TextTruth } from './types.ts';

export type PointPx = [number, number];

export interface Writing {
  px: number;
  role: TextTruth['role'];
  /** Degrees clockwise; -90 reads from bottom to top. */
  angle?: number;
  align?: 'left' | 'center' | 'right';
  bold?: boolean;
  colour?: string;
  room?: string;
  /** Clears the paper behind the text. */
  cleared?: boolean;
}

/** A drawing under way: the canvas, where metres are on it, and the truth that is gathered while drawing. */
export interface Pen {
  ctx: SKRSContext2D;
  style: DrawingStyle;
  /** Pixels per metre and the pixel of the plan's origin. */
  scale: number;
  origin: PointPx;
  at(point: readonly [number, number]): PointPx;
  /** Draws a line through metres. */
  line(points: readonly (readonly [number, number])[], options?: LineOptions): void;
  write(text: string, at: PointPx, writing: Writing): void;
  measure(text: string, px: number, bold?: boolean): number;
  texts: TextTruth[];
  lengths: LengthTruth[];
  rooms: RoomTruth[];
  /** Strokes of dimension lines in pixels, for the class map. */
  dimensionStrokes: [PointPx, PointPx][];
}

export interface LineOptions {
  widthPx?: number;
  colour?: string;
  closed?: boolean;
  fill?: string;
  dash?: number[];
}

/** Size of a raised digit. */
const RAISED = 0.65;

/** A raised 5 at the end is drawn small from the same font: not every font has the character. */
function partRaised(text: string): [string, string] {
  const at = text.indexOf('⁵');
  return at < 0 ? [text, ''] : [text.slice(0, at) + text.slice(at + 1), '5'];
}

export function makePen(ctx: SKRSContext2D, style: DrawingStyle, scale: number, origin: PointPx): Pen {
  const at = ([x, y]: readonly [number, number]): PointPx => [origin[0] + x * scale, origin[1] + y * scale];
  const setFont = (px: number, bold = false) => {
    const { family, weight, italic } = style.font;
    ctx.font = `${italic ? 'italic ' : ''}${bold ? 700 : weight} ${px}px "${family}"`;
  };
  const pen: Pen = {
    ctx,
    style,
    scale,
    origin,
    at,
    texts: [],
    lengths: [],
    rooms: [],
    dimensionStrokes: [],
    line(points, { widthPx = style.linePx, colour = style.ink, closed = false, fill, dash } = {}) {
      ctx.beginPath();
      points.forEach((point, i) => {
        const [x, y] = at(point);
        if (i === 0) ctx.moveTo(x, y);
        else ctx.lineTo(x, y);
      });
      if (closed) ctx.closePath();
      if (fill) {
        ctx.fillStyle = fill;
        ctx.fill();
      }
      if (widthPx === 0) return;
      ctx.setLineDash(dash ?? []);
      ctx.lineWidth = widthPx;
      ctx.strokeStyle = colour;
      ctx.stroke();
      ctx.setLineDash([]);
    },
    measure(text, px, bold) {
      const [plain, raised] = partRaised(text);
      setFont(px, bold);
      const width = ctx.measureText(plain).width;
      if (raised) setFont(px * RAISED, bold);
      return width + (raised ? ctx.measureText(raised).width : 0);
    },
    write(text, [x, y], { px, role, angle = 0, align = 'center', bold, colour = style.ink, room, cleared }) {
      const width = pen.measure(text, px, bold);
      const [plain, raised] = partRaised(text);
      setFont(px, bold);
      const height = px * 0.74;
      const left = align === 'center' ? -width / 2 : align === 'right' ? -width : 0;
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate((angle * Math.PI) / 180);
      if (cleared) {
        ctx.fillStyle = style.paper;
        ctx.fillRect(left - px * 0.25, -height / 2 - px * 0.15, width + px * 0.5, height + px * 0.3);
      }
      ctx.fillStyle = colour;
      ctx.textAlign = 'left';
      ctx.textBaseline = 'alphabetic';
      ctx.fillText(plain, left, height / 2);
      if (raised) {
        const end = left + ctx.measureText(plain).width;
        setFont(px * RAISED, bold);
        ctx.fillText(raised, end, height / 2 - px * 0.32);
      }
      ctx.restore();
      pen.texts.push({
        text,
        role,
        angle,
        box: turnedBox([x, y], left, width, height, angle),
        ...(room ? { room } : {}),
      });
    },
  };
  return pen;
}

function turnedBox([x, y]: PointPx, left: number, width: number, height: number, angle: number): TextTruth['box'] {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const corners = [left, left + width].flatMap((u) =>
    [-height / 2, height / 2].map((v) => [x + u * c - v * s, y + u * s + v * c]),
  );
  const xs = corners.map((p) => p[0]!);
  const ys = corners.map((p) => p[1]!);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
