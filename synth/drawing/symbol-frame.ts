/** A symbol's own frame: u in metres along its back from 0 to `width`, v from its back (0) to its front (`depth`). */
export interface SymbolFrame {
  width: number;
  depth: number;
  /** Stroke (and fill) of what `path` describes in metres of the frame. */
  draw(path: (to: SymbolPath) => void, options?: { fill?: string; thin?: boolean; dash?: boolean }): void;
  rect(u: number, v: number, width: number, depth: number, radius?: number): void;
  ellipse(u: number, v: number, radiusU: number, radiusV: number): void;
  line(...points: [number, number][]): void;
}

export interface SymbolPath {
  moveTo(u: number, v: number): void;
  lineTo(u: number, v: number): void;
  rect(u: number, v: number, width: number, depth: number, radius?: number): void;
  /** Whole, or from one angle to another; `back` runs against the clock. */
  ellipse(u: number, v: number, radiusU: number, radiusV: number, from?: number, to?: number, back?: boolean): void;
}
