import type { PointPx } from '../sheet/types.ts';
import { ringArea } from './ring.ts';

interface Edge {
  /** 0 level, 1 upright, 2 slanted. */
  kind: 0 | 1 | 2;
  from: PointPx;
  to: PointPx;
}

/**
 * Makes edges that are nearly level or upright exactly so, and drops steps shorter than `step`, where that keeps the ring
 * simple. Slanted edges stay. Returns the ring as it was when nothing sensible comes out.
 */
export function squareRing(ring: readonly PointPx[], step: number): PointPx[] {
  let edges = ring.map((p, i): Edge => edgeOf(p, ring[(i + 1) % ring.length]!));
  for (let round = 0; round < 6; round++) {
    const merged = mergeAlike(edges);
    const cut = merged.findIndex((e, i) => isStep(e, merged, i, step));
    edges = merged;
    if (cut < 0) break;
    if (edges.length <= 4) break;
    edges = dropSteps(edges, step);
  }
  if (edges.length < 3) return [...ring];
  const out: PointPx[] = [];
  edges.forEach((e, i) => {
    const before = edges[(i + edges.length - 1) % edges.length]!;
    out.push(cross(before, e) ?? e.from);
  });
  const [was, is] = [ringArea(ring), ringArea(out)];
  return Math.abs(is - was) < 0.06 * Math.abs(was) ? out : [...ring];
}

function edgeOf(from: PointPx, to: PointPx): Edge {
  const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  const slack = 0.1;
  return { kind: dy <= Math.max(slack * dx, 1.01) && dx > dy ? 0 : dx <= Math.max(slack * dy, 1.01) ? 1 : 2, from, to };
}

function long(e: Edge): number {
  return Math.hypot(e.to[0] - e.from[0], e.to[1] - e.from[1]);
}

/** Where an axis-parallel edge runs: the middle of its ends. */
function level(e: Edge): number {
  const k = e.kind === 0 ? 1 : 0;
  return (e.from[k] + e.to[k]) / 2;
}

function mergeAlike(edges: Edge[]): Edge[] {
  const out: Edge[] = [];
  for (const e of edges) {
    const last = out[out.length - 1];
    if (last && last.kind === e.kind && e.kind !== 2) out[out.length - 1] = mergeTwo(last, e);
    else out.push(e);
  }
  if (out.length > 2 && out[0]!.kind === out[out.length - 1]!.kind && out[0]!.kind !== 2) {
    out[0] = mergeTwo(out.pop()!, out[0]!);
  }
  return out;
}

/** One edge from the start of the first to the end of the second, at their mean weighted by length. */
function mergeTwo(a: Edge, b: Edge): Edge {
  const [la, lb] = [long(a), long(b)];
  const at = (level(a) * la + level(b) * lb) / (la + lb || 1);
  return a.kind === 0
    ? { kind: 0, from: [a.from[0], at], to: [b.to[0], at] }
    : { kind: a.kind, from: [at, a.from[1]], to: [at, b.to[1]] };
}

function isStep(e: Edge, edges: Edge[], i: number, step: number): boolean {
  if (long(e) >= step || e.kind === 2) return false;
  const before = edges[(i + edges.length - 1) % edges.length]!;
  const after = edges[(i + 1) % edges.length]!;
  return before.kind === after.kind && before.kind !== 2 && before.kind !== e.kind;
}

function dropSteps(edges: Edge[], step: number): Edge[] {
  return edges.filter((e, i) => !isStep(e, edges, i, step));
}

function cross(a: Edge, b: Edge): PointPx | undefined {
  if (a.kind === 0 && b.kind === 1) return [level(b), level(a)];
  if (a.kind === 1 && b.kind === 0) return [level(a), level(b)];
  const [p, q] = [a, b].map((e) => {
    const from: PointPx = e.kind === 0 ? [e.from[0], level(e)] : e.kind === 1 ? [level(e), e.from[1]] : e.from;
    const d: PointPx = e.kind === 0 ? [1, 0] : e.kind === 1 ? [0, 1] : [e.to[0] - e.from[0], e.to[1] - e.from[1]];
    return { from, d };
  }) as [{ from: PointPx; d: PointPx }, { from: PointPx; d: PointPx }];
  const det = p.d[0] * q.d[1] - p.d[1] * q.d[0];
  if (Math.abs(det) < 0.05 * Math.hypot(...p.d) * Math.hypot(...q.d)) return undefined;
  const t = ((q.from[0] - p.from[0]) * q.d[1] - (q.from[1] - p.from[1]) * q.d[0]) / det;
  return [p.from[0] + p.d[0] * t, p.from[1] + p.d[1] * t];
}
