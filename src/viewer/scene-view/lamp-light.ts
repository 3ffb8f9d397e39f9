import type { Plan, Point } from '#core/plan/schema.ts';
import { type FloorLight, raise } from './floor-light.ts';
import type { Model, ModelPart } from './load-model.ts';
import { SHADE } from './palette.ts';
import { roomMiddle } from './plan-floor.ts';
import { solidStretches } from './standing-things.ts';

/** A lamp over a point of the plan: metres, its brightness as a share of that of a large floor lamp, and where half of it is lost, metres. */
interface Lamp {
  readonly at: Point;
  readonly power: number;
  readonly pool: number;
}

/** Metres: pools of light below shades and below ceilings, and where all light ends. */
const POOL = 1.4;
const CEILING_POOL = 2.4;
const REACH = 5.5;
/** Directions in which walls are looked for around a lamp. */
const WAYS = 512;
/** Metres over which the edge of a shadow is soft. */
const SOFT = 0.3;
/** A shade of this width, metres, is a whole lamp; and the light under the ceiling of every room, which lamps alone would leave dark. */
const WHOLE_SHADE = 0.42;
const CEILING_LIGHT = 0.75;

/** The light of all lamps of a home on the grid of its floor, 0 to 255: walls stop it, doorways let it through. */
export function lampLight(plan: Plan, model: Model, grid: FloorLight): Uint8Array<ArrayBuffer> {
  const solid = new Float32Array(grid.columns * grid.rows);
  for (const stretch of plan.walls.flatMap((wall) => solidStretches(wall, plan))) raise(solid, grid, stretch);
  const sum = new Float32Array(solid.length);
  for (const lamp of lampsOf(plan, model)) shine(sum, solid, grid, lamp);
  for (let pass = 0; pass < 3; pass++) soften(sum, solid, grid);
  return Uint8Array.from(sum, (light) => 255 * (1 - Math.exp(-light)));
}

/** Averages every spot with those around it that no wall stands on; spots of walls get the light of what is beside them, for their faces. */
function soften(sum: Float32Array, solid: Float32Array, { columns }: FloorLight): void {
  const before = sum.slice();
  const around = [-columns - 1, -columns, -columns + 1, -1, 0, 1, columns - 1, columns, columns + 1];
  for (let at = 0; at < sum.length; at++) {
    let [light, spots] = [0, 0];
    for (const step of around) {
      const near = before[at + step];
      if (near === undefined || (solid[at + step] && near === 0)) continue;
      light += near;
      spots++;
    }
    if (spots > 0) sum[at] = light / spots;
  }
}

/** Lamps are wherever a model has a shade; and one hangs in the middle of every room with a roof. */
function lampsOf({ rooms }: Plan, { parts, palette, vertices }: Model): Lamp[] {
  const shade = palette.findIndex(({ name }) => name === SHADE);
  const shades = parts.flatMap((part) => {
    const corners = [...part.opaque, ...part.clear].filter((index) => vertices.materials[index] === shade);
    return corners.length > 0 ? [lampIn(part, corners.map((index) => [vertices.positions[index * 3]!, vertices.positions[index * 3 + 2]!]))] : [];
  }); // biome-ignore format: one list
  const roofed = rooms.filter(({ type }) => type !== 'balcony' && type !== 'terrace');
  return [
    ...shades,
    ...roofed.map((room): Lamp => ({ at: roomMiddle(room), power: CEILING_LIGHT, pool: CEILING_POOL })),
  ];
}

function lampIn({ at, turn }: ModelPart, corners: readonly Point[]): Lamp {
  const ranges = ([0, 1] as const).map((axis) => {
    const values = corners.map((corner) => corner[axis]);
    return [Math.min(...values), Math.max(...values)] as const;
  });
  const [x, y] = ranges.map(([low, high]) => (low + high) / 2) as [number, number];
  const width = Math.max(...ranges.map(([low, high]) => high - low));
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    at: [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos],
    power: Math.min(1, Math.max(0.35, width / WHOLE_SHADE)),
    pool: POOL,
  };
}

/** Adds the light of one lamp: as far as it reaches in every direction before a wall. */
function shine(sum: Float32Array, solid: Float32Array, grid: FloorLight, { at: [x, y], power, pool }: Lamp): void {
  const { x0, y0, cell, columns, rows } = grid;
  const [ci, cj] = [(x - x0) / cell, (y - y0) / cell];
  const reach = Float32Array.from({ length: WAYS }, (_v, way) => {
    const angle = (way / WAYS) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    // A lamp close to a wall may stand in its cell: what counts is a wall beyond that.
    for (let far = 3; far < REACH / cell; far++)
      if (solid[Math.floor(cj + dy * far) * columns + Math.floor(ci + dx * far)]) return far * cell;
    return REACH;
  });
  const cells = Math.ceil(REACH / cell);
  for (let j = Math.max(0, Math.floor(cj) - cells); j < Math.min(rows, cj + cells); j++)
    for (let i = Math.max(0, Math.floor(ci) - cells); i < Math.min(columns, ci + cells); i++) {
      const [dx, dy] = [(i + 0.5 - ci) * cell, (j + 0.5 - cj) * cell];
      const far = Math.hypot(dx, dy);
      if (far >= REACH || solid[j * columns + i]) continue;
      const way = Math.floor(((Math.atan2(dy, dx) / (2 * Math.PI) + 1) % 1) * WAYS);
      const seen = Math.min(1, Math.max(0, (reach[way]! + SOFT / 2 - far) / SOFT));
      sum[j * columns + i]! += (power * seen * (1 - far / REACH)) / (1 + (far / pool) ** 2);
    }
}
