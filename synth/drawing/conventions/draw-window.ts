import type { Pen } from '../pen.ts';
import type { Place } from '../place.ts';
import type { WindowWay } from './conventions.ts';
import { ajar, deep, niche, overlapping, panesOf, type Strokes } from './window-forms.ts';

/** Both faces of the wall, and a sash between jambs. */
function framed(s: Strokes, ends: readonly number[]): void {
  const { half, length, along, box, colour } = s;
  for (const v of [-half, half]) along(v);
  const t = Math.min(0.035, half * 0.4);
  ends.slice(1).forEach((end, i) => {
    box(ends[i]! + 0.05, end - 0.05, -t, t);
    if (end < length) box(end - 0.04, end + 0.04, -half * 0.6, half * 0.6, colour);
  });
  const jamb = Math.min(0.05, length / 8);
  box(0, jamb, -half, half);
  box(length - jamb, length, -half, half);
}

const FORMS: Record<WindowWay['form'], (s: Strokes) => void> = {
  framed: (s) => framed(s, [0, s.length]),
  /** A wide pane and a narrow one to air the room. */
  unequal: (s) => framed(s, s.length > 0.9 ? [0, s.length - Math.min(0.5, s.length * 0.3), s.length] : [0, s.length]),
  recessed: ({ half, out, along }) => {
    for (const v of [-half, half]) along(v);
    for (const v of [0.35, 0.62]) along(out * half * v);
  },
  mullioned: (s) => {
    const { half, along, box, colour } = s;
    for (const v of [-half, half]) along(v);
    const t = Math.min(0.04, half * 0.5);
    const ends = panesOf(s);
    ends.slice(1).forEach((end, i) => {
      box(ends[i]!, end, -t, t);
    });
    for (const end of ends.slice(1, -1)) box(end - 0.035, end + 0.035, -t * 1.5, t * 1.5, colour);
  },
  narrow: ({ half, along }) => {
    for (const v of [-1, 1]) along(v * Math.min(0.03, half * 0.5));
  },
  protruding: (s) => {
    const { half, length, along, box, paper } = s;
    box(0, length, -half - 0.06, half + 0.06, paper);
    along(0);
    for (const end of panesOf(s).slice(1, -1)) s.line([end, -half], [end, half]);
  },
  'outer-lines': ({ half, out, along }) => {
    for (const v of [0.1, 0.5, 0.9]) along(out * (half * v + 0.02));
  },
  stripes: ({ half, along }) => {
    for (const v of [-1, -0.5, 0, 0.5, 1]) along(half * v);
  },
  'sliding-sash': ({ half, length, box, paper }) => {
    box(0, length, -half, half, paper);
    const t = Math.min(0.05, half * 0.5);
    const sashes = length > 2.4 ? 4 : 2;
    for (let i = 0; i < sashes; i++) {
      const back = i === 0 || i === 3;
      box(Math.max(0, (length * i) / sashes - 0.03), (length * (i + 1)) / sashes, back ? -t : 0, back ? 0 : t, paper);
    }
  },
  /** Sashes that stand open into the room. */
  casement: (s) => {
    const { half, out, along, line } = s;
    for (const v of [-half, 0, half]) along(v);
    const ends = panesOf(s);
    ends.slice(1).forEach((end, i) => {
      const [hinge, wide] = i % 2 ? [end, ends[i]! - end] : [ends[i]!, end - ends[i]!];
      const reach = Math.min(0.45, Math.abs(wide) * 0.7);
      line([hinge, -out * half], [hinge + wide * 0.35, -out * (half + reach)], [hinge + wide, -out * half]);
    });
  },
  glazed: (s) => {
    s.box(0, s.length, -s.half, s.half, s.fill);
    s.along(0);
    for (const end of panesOf(s).slice(1, -1)) s.line([end, -s.half], [end, s.half]);
  },
  /** Filled as dark as its lines, sashes and all, in walls that are not. */
  dark: ({ half, length, colour, box, along }) => {
    box(0, length, -half * 0.55, half * 0.55, colour);
    for (const v of [-half, half]) along(v);
  },
  overlapping,
  ajar,
  niche,
  deep,
  /** One thin line across the opening. */
  single: ({ half, out, along }) => along(out * half * 0.4),
  'outer-line': ({ half, out, along }) => {
    along(out * half, true);
  },
  /** The sash sits behind a rebate and is narrower than the opening on the inside. */
  rebated: ({ half, out, length, line, box, along }) => {
    along(out * half);
    const [near, far] = [out * half * 0.15, out * half * 0.75];
    box(0, length, Math.min(near, far), Math.max(near, far));
    along((near + far) / 2);
    for (const [u, inner] of [
      [0, 0.06],
      [length, length - 0.06],
    ] as const)
      line([u, near], [inner, near], [inner, -out * half]);
    line([0.06, -out * half], [length - 0.06, -out * half]);
  },
};

/** Windows that are longer may be drawn in a form of their own, metres. */
const WIDE = 1.6;

/** A window in the way given; `out` is the side of the wall that faces outdoors. */
export function drawConventionalWindow(pen: Pen, { length, half, point }: Place, way: WindowWay, out: 1 | -1): void {
  const { colour } = way;
  const widthPx = pen.style.linePx * 0.8;
  const line = (...points: [number, number][]) =>
    pen.line(
      points.map(([u, v]) => point(u, v)),
      { colour, widthPx },
    );
  const box = (u0: number, u1: number, v0: number, v1: number, fill?: string) =>
    pen.line([point(u0, v0), point(u1, v0), point(u1, v1), point(u0, v1)], {
      colour,
      widthPx,
      closed: true,
      ...(fill ? { fill } : {}),
    });
  FORMS[length > WIDE && way.wide ? way.wide : way.form]({
    ...way,
    length,
    half,
    out,
    paper: pen.style.paper,
    line,
    box,
    along: (v, bold) => pen.line([point(0, v), point(length, v)], { colour, widthPx: bold ? widthPx * 2 : widthPx }),
  });
  if (!way.sill) return;
  const [near, far] = [out * half, out * (half + way.sill)];
  box(-0.06, length + 0.06, Math.min(near, far), Math.max(near, far));
}
