import type { WindowWay } from './conventions.ts';

/** What a form draws with: boxes and lines in metres along the window and across the wall, `out` is 1 or -1 towards the outside. */
export interface Strokes extends WindowWay {
  length: number;
  half: number;
  out: 1 | -1;
  paper: string;
  along(v: number, bold?: boolean): void;
  line(...points: [number, number][]): void;
  box(u0: number, u1: number, v0: number, v1: number, fill?: string): void;
}

/** Where panes about as wide as the way says meet, both ends included. */
export function panesOf({ length, pane }: Strokes): number[] {
  const count = Math.max(1, Math.round(length / pane));
  return Array.from({ length: count + 1 }, (_, i) => (length * i) / count);
}

/** How deep a frame is, metres. */
const FRAME = 0.12;
/** How far sashes that slide run by each other. */
const OVERLAP = 0.05;

/** Sashes as lines that run by each other a little where they meet, between the faces of the wall. */
export function overlapping(s: Strokes): void {
  const { half, length, along, line } = s;
  for (const v of [-half, half]) along(v);
  const off = Math.min(0.03, half * 0.3);
  const count = length < 0.7 ? 1 : length > 2.4 ? 4 : length > 1.9 ? 3 : 2;
  for (let i = 0; i < count; i++) {
    const v = (i % 2 ? 1 : -1) * off;
    line([Math.max(0, (length * i) / count - OVERLAP), v], [Math.min(length, (length * (i + 1)) / count + OVERLAP), v]);
  }
}

/** Panes that stand open to the outside as bare leaves, and the sill that they open over. */
export function ajar(s: Strokes): void {
  const { half, out, along, line } = s;
  for (const v of [-half, 0, half]) along(v);
  const ends = panesOf(s);
  ends.slice(1).forEach((end, i) => {
    const wide = end - ends[i]!;
    const [hinge, towards] = i % 2 ? [end, -1] : [ends[i]!, 1];
    const reach = Math.min(0.5, wide * 0.85);
    line([hinge, out * half], [hinge + towards * reach * 0.8, out * (half + reach * 0.6)]);
    if (end < s.length - 0.01) line([end, -half], [end, half]);
  });
  line([-0.05, out * (half + 0.05)], [s.length + 0.05, out * (half + 0.05)]);
}

/** A shallow frame at the outer face of a thick wall: before it, within, there is a niche between bare reveals. */
export function niche(s: Strokes): void {
  const { half, out, length, box, line } = s;
  const deep = Math.min(FRAME, half * 1.2);
  const [face, back] = [out * half, out * (half - deep)];
  box(0, length, Math.min(face, back), Math.max(face, back), s.fill);
  const glass = (face + back) / 2;
  line([0, glass], [length, glass]);
  for (const end of panesOf(s).slice(1, -1)) line([end, face], [end, back]);
  // The window board, a line short of the inner face.
  if (s.sill) line([0, -out * (half - 0.03)], [length, -out * (half - 0.03)]);
}

/** The same in the middle of the wall, with niches to both sides and the inner face drawn. */
export function deep(s: Strokes): void {
  const { half, out, length, box, along } = s;
  const middle = out * half * 0.3;
  const t = Math.min(FRAME / 2, half * 0.35);
  box(0, length, middle - t, middle + t, s.fill);
  along(middle);
  along(-out * half);
}
