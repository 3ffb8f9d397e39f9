import type { PictureFrame } from '../scene/types.ts';
import type { Ground } from './ground.ts';
import type { Lamp } from './lamps.ts';

import type { Triangles } from './triangles.ts';

/** Side of a cell in cells of the light field: light of lamps is soft. */
const CELLS = 3;
/** Directions in which it is looked how far a lamp shines. */
const RAYS = 360;
/** Beyond so many times its reach a lamp is not seen. */
const FAR = 3.2;
/** How fast lights that overlap come to full brightness: a lamp alone, of power 1, is seen as 0.74 at its middle. Chosen by looking. */
const EXPOSURE = 1.35;
/** The edge of the shadow of a wall, metres. */
const SOFT = 0.12;

/** How much light of lamps is in every place of the picture. */
export interface GlowField {
  /** Pixels a cell. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly glow: Float32Array;
}

/** Works out where the lamps shine: through doors, not through walls and windows. */
export function glowField(
  lamps: readonly Lamp[],
  triangles: Triangles,
  ground: Ground,
  frame: PictureFrame,
): GlowField {
  const step = ground.step * CELLS;
  const [width, height] = [Math.ceil(frame.widthPx / step) + 1, Math.ceil(frame.heightPx / step) + 1];
  const glow = new Float32Array(width * height);
  const isWall = wallCells(triangles, ground);
  const perMetre = frame.pixelsPerMetre;
  for (const { x, y, power, reach } of lamps) {
    const [px, py] = [(x - frame.x0) * perMetre, (y - frame.y0) * perMetre];
    const far = FAR * reach * perMetre;
    const ends = raysUntilWall(isWall, ground, px, py, far);
    const [left, top] = [Math.max(0, Math.ceil((px - far) / step)), Math.max(0, Math.ceil((py - far) / step))];
    const [right, bottom] = [
      Math.min(width - 1, Math.floor((px + far) / step)),
      Math.min(height - 1, Math.floor((py + far) / step)),
    ];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const [dx, dy] = [column * step - px, row * step - py];
        const away = Math.hypot(dx, dy);
        if (away >= far) continue;
        const seen = (endTowards(ends, dx, dy) - away) / (SOFT * perMetre) + 0.5;
        if (seen <= 0) continue;
        const share = away / perMetre / reach;
        // Falls softly, and to nothing at the end of its way.
        const fall = (1 + share * share) ** -1.5 * (1 - (away / far) ** 2);
        glow[row * width + column]! += power * fall * Math.min(1, seen);
      }
  }
  // Lights that overlap never blind.
  for (let i = 0; i < glow.length; i++) glow[i] = 1 - Math.exp(-EXPOSURE * glow[i]!);
  return { step, width, height, glow };
}

/** 1 for the cells of the light field where light does not pass: walls, and windows, which are dark by evening. */
function wallCells({ surfaces }: Triangles, { surface }: Ground): Uint8Array {
  const stops = surfaces.map((own) => own !== undefined && (own.name === 'wall-cap' || own.isWindow));
  return Uint8Array.from(surface, (id) => (stops[id] ? 1 : 0));
}

/** How far from (x, y) the first wall is in every direction, pixels. */
function raysUntilWall(
  isWall: Uint8Array,
  { step, width, height }: Ground,
  x: number,
  y: number,
  far: number,
): Float32Array {
  const stride = step / 2;
  return Float32Array.from({ length: RAYS }, (_v, ray) => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    for (let away = 0; away < far; away += stride) {
      const [column, row] = [Math.floor((x + dx * away) / step), Math.floor((y + dy * away) / step)];
      if (column < 0 || row < 0 || column >= width || row >= height) return away;
      if (isWall[row * width + column]) return away;
    }
    return far * 2;
  });
}

/** Between the two rays beside a direction. */
function endTowards(ends: Float32Array, dx: number, dy: number): number {
  const turn = (Math.atan2(dy, dx) / (2 * Math.PI) + 1) * RAYS;
  const first = Math.floor(turn);
  const a = ends[first % RAYS]!;
  return a + (ends[(first + 1) % RAYS]! - a) * (turn - first);
}

/** The glow at a pixel. */
export function glowAt({ step, width, glow }: GlowField, x: number, y: number): number {
  const [u, v] = [x / step, y / step];
  const [column, row] = [u | 0, v | 0];
  const i = row * width + column;
  const a = glow[i]! + (glow[i + 1]! - glow[i]!) * (u - column);
  const b = glow[i + width]! + (glow[i + width + 1]! - glow[i + width]!) * (u - column);
  return a + (b - a) * (v - row);
}
