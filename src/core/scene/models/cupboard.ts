import { cushion } from '../cushion.ts';
import type { ModelBuilder } from '../model-builder.ts';
import { box } from '../primitives.ts';
import { pile } from './decor.ts';
import type { ModelSize } from './model.ts';

/** Thickness of doors and tops, metres, and the gap between two of them: wide enough to print as a line at 1:100. */
const BOARD = 0.022;
const GAP = 0.008;
/** How far handles stand off a door, metres. */
const HANDLE = 0.012;

export interface CupboardShape {
  readonly doors: number;
  /** Material of the top; that of the fronts where it is left out. */
  readonly top?: string;
  /** Height of the toe-kick, metres. */
  readonly plinth?: number;
}

/**
 * A closed cupboard that fills its footprint: toe-kick, body, doors that meet in pairs, handles, and a top of one board a door. Seen from above it is
 * a quiet top whose joints and handles tell how it opens.
 */
export function cupboard(m: ModelBuilder, front: string, size: ModelSize, shape: CupboardShape): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  const { doors, top = front, plinth = 0.07 } = shape;
  const face = d - BOARD - HANDLE;
  box(m, 'black', [-w + 0.01, -d, 0], [w - 0.01, face - 0.04, plinth]);
  box(m, front, [-w, -d, plinth], [w, face, size.height - BOARD]);
  joints(m, size, face);
  const each = size.width / doors;
  for (let i = 0; i < doors; i++) {
    const [x0, x1] = [-w + each * i + (i && GAP / 2), -w + each * (i + 1) - (i + 1 < doors ? GAP / 2 : 0)];
    box(m, top, [x0, -d, size.height - BOARD], [x1, face - GAP, size.height]);
    box(m, front, [x0, face, plinth + 0.01], [x1, d - HANDLE, size.height - 0.006]);
    // Doors meet in pairs, their handles side by side.
    const x = i % 2 ? x0 + 0.03 : x1 - 0.045;
    const [low, high] = size.height > 1.3 ? [0.9, 1.25] : [size.height * 0.55, size.height - 0.06];
    box(m, 'trim', [x, d - HANDLE, low], [x + 0.015, d, high]);
  }
}

/** What is seen in the gaps between the boards of a top: shade, which a picture of this scale would not show by itself. */
export function joints(m: ModelBuilder, size: ModelSize, face: number): void {
  const [w, d] = [size.width / 2, size.depth / 2];
  const z = size.height - BOARD + 0.001;
  m.quad('steel-dark', [-w, -d, z], [w, -d, z], [w, face, z], [-w, face, z], [0, 0, 1]);
}

/** What people keep on top of cupboards, on one of `cells` equal parts: a basket, a box or folded blankets. */
export function onTop(m: ModelBuilder, size: ModelSize, cells: number, tone: number): void {
  const each = size.width / cells;
  const cell = tone % cells;
  const at: [number, number] = [-size.width / 2 + each * (cell + 0.5), -0.02];
  const sides: [number, number] = [Math.min(0.42, each * 0.8), Math.min(0.34, size.depth * 0.62)];
  const z = size.height;
  const pick = Math.floor(tone / 2) % 3;
  if (pick === 0) cushion(m, 'basket', at, sides, z, z + 0.16, { corner: 0.05, edge: 0.015 });
  if (pick === 1) pile(m, at, sides, z, 2, tone);
  if (pick === 2) {
    cushion(m, 'paper', at, sides, z, z + 0.14, { corner: 0.01, edge: 0.004 });
    cushion(m, 'linen', at, [sides[0] + 0.01, sides[1] + 0.01], z + 0.1, z + 0.15, { corner: 0.012, edge: 0.004 });
  }
}
