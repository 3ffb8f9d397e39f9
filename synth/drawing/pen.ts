import type { SKRSContext2D } from '@napi-rs/canvas';
import { CAPITALS, makeLettering } from './lettering.ts';
import type { PixelClass } from './pixel-classes.ts';
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

/** An area of a class that the plan does not tell: treads, leaves as drawn, walls of neighbours. Pixels. */
export interface Mark {
  what: PixelClass;
  ring: PointPx[];
  /** Under the walls, or over them. */
  over: boolean;
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
  marks: Mark[];
  /** Notes the class of an area given in metres. */
  mark(what: PixelClass, ring: readonly (readonly [number, number])[], over?: boolean): void;
  /** The same for a stroke between two points in metres. */
  markStroke(what: PixelClass, from: readonly [number, number], to: readonly [number, number], widthPx: number): void;
}

export interface LineOptions {
  widthPx?: number;
  colour?: string;
  closed?: boolean;
  fill?: string;
  dash?: number[];
}

export function makePen(ctx: SKRSContext2D, style: DrawingStyle, scale: number, origin: PointPx): Pen {
  const at = ([x, y]: readonly [number, number]): PointPx => [origin[0] + x * scale, origin[1] + y * scale];
  const lettering = makeLettering(ctx, style);
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
    marks: [],
    mark(what, ring, over = false) {
      pen.marks.push({ what, ring: ring.map(at), over });
    },
    markStroke(what, from, to, widthPx) {
      pen.marks.push({ what, ring: strokeRing(at(from), at(to), widthPx / 2), over: true });
    },
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
    measure: lettering.widthOf,
    write(text, [x, y], { px, role, angle = 0, align = 'center', bold, colour = style.ink, room, cleared }) {
      const width = pen.measure(text, px, bold);
      const height = px * CAPITALS;
      const left = align === 'center' ? -width / 2 : align === 'right' ? -width : 0;
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate((angle * Math.PI) / 180);
      if (cleared) {
        ctx.fillStyle = style.paper;
        ctx.fillRect(left - px * 0.25, -height / 2 - px * 0.15, width + px * 0.5, height + px * 0.3);
      }
      lettering.draw(text, left, height / 2, { px, colour, bold });
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

/** A stroke as a ring, `half` pixels to both sides. */
export function strokeRing(a: PointPx, b: PointPx, half: number): PointPx[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
  return [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
    [b[0] - nx, b[1] - ny],
    [a[0] - nx, a[1] - ny],
  ];
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
