import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2, Vec3 } from '../model-builder.ts';
import { box, cylinder } from '../primitives.ts';
import { stuffed } from '../stuffed.ts';

/** Height of a sofa’s frame under its seat cushions, metres. */
export const SEAT = 0.42;

export type CouchForm = 'lounge' | 'track' | 'bench' | 'rolled' | 'chesterfield' | 'slip' | 'tub';

/** What tells one kind of sofa from another. Metres. */
interface Couch {
  /** Width of an arm at most, how round arms and back are from above, and how far their edges roll. */
  readonly arm: number;
  readonly corner: number;
  readonly edge: number;
  /** Depth of the back, and whether arms are as high as it. */
  readonly back: number;
  readonly level?: boolean;
  /** Width of a seat cushion at about; none where one cushion runs through. */
  readonly seat?: number;
  readonly crown: number;
  /** Loose cushions along the back. */
  readonly loose?: boolean;
  /** What it stands on: legs of wood or metal, or a cover that hangs to the floor. */
  readonly foot: 'wood-dark' | 'frame' | 'cover';
  /** Buttons pull the back in. */
  readonly buttons?: boolean;
  /** Its cover where that is not the room's. */
  readonly cover?: string;
}

const COUCHES: Readonly<Record<CouchForm, Couch>> = {
  lounge: { arm: 0.17, corner: 0.07, edge: 0.05, back: 0.2, seat: 0.72, crown: 0.035, loose: true, foot: 'wood-dark' },
  track: { arm: 0.11, corner: 0.02, edge: 0.015, back: 0.15, seat: 0.9, crown: 0.015, loose: true, foot: 'frame' },
  bench: { arm: 0.24, corner: 0.025, edge: 0.02, back: 0.16, crown: 0.012, loose: true, foot: 'frame' },
  rolled: { arm: 0.22, corner: 0.11, edge: 0.09, back: 0.22, seat: 0.62, crown: 0.05, loose: true, foot: 'wood-dark' },
  chesterfield: { arm: 0.2, corner: 0.1, edge: 0.1, back: 0.2, level: true, seat: 0.8, crown: 0.02, foot: 'wood-dark', buttons: true, cover: 'leather' },
  slip: { arm: 0.2, corner: 0.06, edge: 0.06, back: 0.2, seat: 0.95, crown: 0.06, loose: true, foot: 'cover' },
  tub: { arm: 0.16, corner: 0.16, edge: 0.06, back: 0.18, level: true, crown: 0.03, foot: 'frame' },
}; // biome-ignore format: a table

/** How far a scatter cushion leans back from upright, radians, and its sides and thickness, metres. */
const LEANS = 0.5;
const SCATTER = { width: 0.45, length: 0.45, thick: 0.19 };

/** A scatter cushion leaning in a corner of a sofa: it stands on the seat before `at`. */
export function scatter(m: ModelBuilder, material: string, at: Vec2, turn: number): void {
  const [sin, cos] = [Math.sin(LEANS), Math.cos(LEANS)];
  m.placed([at[0], at[1], SEAT + 0.06], turn, (inner) => {
    const middle: Vec3 = [0, 0.02, (SCATTER.length / 2) * cos + 0.02];
    stuffed(inner, material, { ...SCATTER, middle, across: [1, 0, 0], up: [0, -sin, cos] });
  });
}

/** How wide the arms of a form are on a piece of this width, metres. */
export const armOf = (form: CouchForm, width: number): number =>
  Math.min(COUCHES[form].arm, width * (width < 1.2 ? 0.19 : 0.11));

/** Upholstery in the rectangle low..high with its back at the lower y: frame, back, the arms it has, seat and back cushions. */
export function couch(
  m: ModelBuilder,
  form: CouchForm,
  fabric: string,
  low: Vec2,
  high: Vec2,
  height: number,
  arm: { left: number; right: number },
): void {
  const row = COUCHES[form];
  const cover = row.cover ?? fabric;
  const [width, depth] = [high[0] - low[0], high[1] - low[1]];
  const middle: Vec2 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  const back = Math.min(row.back, depth * 0.23);
  const under = row.foot === 'cover' ? 0.01 : 0.12;
  const shape = { corner: row.corner, edge: row.edge };
  if (row.foot !== 'cover')
    for (const x of [low[0] + 0.06, high[0] - 0.1])
      for (const y of [low[1] + 0.06, high[1] - 0.1]) box(m, row.foot, [x, y, 0], [x + 0.04, y + 0.04, under]);
  cushion(m, cover, [middle[0], middle[1] - 0.01], [width - 0.01, depth - 0.02], under, 0.3, { corner: row.corner, edge: 0.015 });
  cushion(m, cover, [middle[0], low[1] + back / 2], [width, back], under, height, shape);
  const armTop = row.level ? height - 0.01 : Math.min(height - 0.12, 0.64);
  for (const [x, wide] of [[low[0] + arm.left / 2, arm.left], [high[0] - arm.right / 2, arm.right]] as const)
    if (wide) cushion(m, cover, [x, middle[1]], [wide, depth], under, armTop, shape);
  const inner = width - arm.left - arm.right;
  const seats = row.seat ? Math.max(1, Math.round(inner / row.seat)) : 1;
  const each = inner / seats;
  const rear = low[1] + back;
  for (let i = 0; i < seats; i++) {
    const x = low[0] + arm.left + each * (i + 0.5);
    cushion(m, cover, [x, (high[1] - 0.005 + rear) / 2], [each - 0.012, high[1] - 0.005 - rear], 0.28, SEAT + 0.06, {
      corner: Math.min(0.07, row.corner), edge: Math.min(0.05, row.edge), crown: row.crown,
    });
  }
  const cushions = row.loose ? Math.max(1, Math.round(inner / 0.72)) : 0;
  for (let i = 0; i < cushions; i++)
    cushion(m, cover, [low[0] + arm.left + (inner / cushions) * (i + 0.5), rear + 0.085], [inner / cushions - 0.03, 0.19], SEAT, Math.max(height - 0.02, 0.7), {
      corner: Math.max(0.03, row.corner), edge: 0.06, crown: 0.04,
    });
  const buttons = row.buttons ? Math.max(2, Math.round(width / 0.22)) : 0;
  for (let i = 0; i < buttons; i++)
    cylinder(m, 'wood-dark', [low[0] + (width * (i + 0.5)) / buttons, low[1] + back * 0.62], 0.013, height - 0.02, height + 0.004, 6);
} // biome-ignore format: short
