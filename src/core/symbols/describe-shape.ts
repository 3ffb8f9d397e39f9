import { ringArea } from '../geometry/ring.ts';
import type { PointPx } from '../sheet/types.ts';

/** A blob of pixels put into its smallest rectangle. */
export interface Shape {
  readonly areaPx: number;
  readonly hull: PointPx[];
  readonly hullAreaPx: number;
  /** Corners of the smallest rectangle around it. */
  readonly corners: [PointPx, PointPx, PointPx, PointPx];
  readonly longPx: number;
  readonly shortPx: number;
  readonly middle: PointPx;
  /** Direction of the long side, radians. */
  readonly turn: number;
}

/** Row spans of a blob: leftmost and rightmost pixel of each row that it has. */
export interface Spans {
  readonly top: number;
  readonly left: number[];
  readonly right: number[];
  area: number;
}

/** Hull and smallest rectangle of a blob given by its row spans. */
export function describeShape(spans: Spans): Shape {
  const points: PointPx[] = [];
  spans.left.forEach((x, i) => {
    if (x <= spans.right[i]!) {
      const [y, x1] = [spans.top + i, spans.right[i]! + 1];
      points.push([x, y], [x1, y], [x, y + 1], [x1, y + 1]);
    }
  });
  const hull = hullOf(points);
  let best: { area: number; turn: number; box: [number, number, number, number] } | undefined;
  for (let i = 0; i < hull.length; i++) {
    const [a, b] = [hull[i]!, hull[(i + 1) % hull.length]!];
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const box = boxAlong(hull, turn);
    const area = (box[2] - box[0]) * (box[3] - box[1]);
    // Pixel steps make many directions nearly equal: the level one wins unless a turned one is clearly tighter.
    const level = Math.abs(Math.sin(2 * turn)) < 1e-6;
    if (!best || area < best.area * (level ? 1.04 : 0.96)) best = { area, turn, box };
  }
  const { turn, box } = best!;
  const back = (u: number, v: number): PointPx => [
    u * Math.cos(turn) - v * Math.sin(turn),
    u * Math.sin(turn) + v * Math.cos(turn),
  ];
  const [w, h] = [box[2] - box[0], box[3] - box[1]];
  return {
    areaPx: spans.area,
    hull,
    hullAreaPx: Math.abs(ringArea(hull)),
    corners: [back(box[0], box[1]), back(box[2], box[1]), back(box[2], box[3]), back(box[0], box[3])],
    longPx: Math.max(w, h),
    shortPx: Math.min(w, h),
    middle: back((box[0] + box[2]) / 2, (box[1] + box[3]) / 2),
    turn: w >= h ? turn : turn + Math.PI / 2,
  };
}

function boxAlong(hull: readonly PointPx[], turn: number): [number, number, number, number] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  let [u0, v0, u1, v1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of hull) {
    const [u, v] = [x * c + y * s, y * c - x * s];
    u0 = Math.min(u0, u);
    u1 = Math.max(u1, u);
    v0 = Math.min(v0, v);
    v1 = Math.max(v1, v);
  }
  return [u0, v0, u1, v1];
}

/** Convex hull, Andrew's monotone chain. */
function hullOf(points: PointPx[]): PointPx[] {
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (ordered: readonly PointPx[]) => {
    const out: PointPx[] = [];
    for (const p of ordered) {
      while (out.length > 1 && turnOf(out[out.length - 2]!, out[out.length - 1]!, p) <= 0) out.pop();
      out.push(p);
    }
    out.pop();
    return out;
  };
  return [...chain(points), ...chain(points.toReversed())];
}

const turnOf = (a: PointPx, b: PointPx, c: PointPx) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
