import { DataTexture, LinearFilter, RedFormat, type Texture } from 'three';

/** How much light from above reaches the floor, on a grid of the plan. */
export interface FloorLight {
  /** Metres of the grid's first corner and of a cell. */
  readonly x0: number;
  readonly y0: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** 0 to 255. */
  readonly light: Uint8Array<ArrayBuffer>;
}

/** What stands on the floor: a rectangle of the plan (metres, radians clockwise) with the heights between which it is solid. */
export interface Standing {
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

const CELL = 0.08;
/** Metres around everything, so that a soft shadow has room on the ground. */
const MARGIN = 0.9;
/** Directions, and steps along each with the distances in metres at which heights are looked up. */
const WAYS = 16;
const STEPS = [0.08, 0.16, 0.24, 0.34, 0.46, 0.6, 0.75, 0.9];
/** How steeply something of one metre rises at each of the steps. */
const RISES = STEPS.map((reach) => 1 / reach);
/** Cells over which the light is smoothed, twice: from so few directions it would show in rings. */
const SMOOTH = 1;
/** Light below something that stands on legs or close above the floor. */
const BELOW = 0.42;
/** Light in a corner that sees almost no sky: walls throw it back. */
const LEAST = 0.3;

/**
 * Ambient occlusion of the floor by all that stands on it: from each spot the horizon is looked up in some directions, as in a height field. The
 * slope up to what stands there hides its share of the sky. The grid is as large as `all` asks for.
 */
export function floorLight(standings: readonly Standing[], all = standings): FloorLight {
  const corners = all.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs, 0) - MARGIN, Math.min(...ys, 0) - MARGIN];
  const columns = Math.ceil((Math.max(...xs, 0) + MARGIN - x0) / CELL);
  const rows = Math.ceil((Math.max(...ys, 0) + MARGIN - y0) / CELL);
  const heights = new Float32Array(columns * rows);
  for (const standing of standings) raise(heights, { columns, rows, x0, y0 }, standing);
  const light = skyOf(heights, columns, rows);
  for (let pass = 0; pass < 2; pass++) smooth(light, columns, rows);
  return { x0, y0, cell: CELL, columns, rows, light };
}

/** The light that every spot of a field of heights gets from the sky, 0 to 255. */
function skyOf(heights: Float32Array, columns: number, rows: number): Uint8Array<ArrayBuffer> {
  // A border as wide as rays are long, so that none of them has to be held against the edges.
  const border = Math.ceil(STEPS.at(-1)! / CELL);
  const wide = columns + 2 * border;
  const field = new Float32Array(wide * (rows + 2 * border));
  for (let row = 0; row < rows; row++)
    field.set(heights.subarray(row * columns, (row + 1) * columns), (row + border) * wide + border);
  const offsets = Array.from({ length: WAYS }, (_v, i) => {
    const angle = ((i + 0.5) / WAYS) * 2 * Math.PI;
    return STEPS.map(
      (reach) => Math.round((Math.sin(angle) * reach) / CELL) * wide + Math.round((Math.cos(angle) * reach) / CELL),
    );
  });
  const light = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row + border) * wide + column + border;
      let sky = 0;
      for (const way of offsets) {
        let slope = 0;
        for (let step = 0; step < STEPS.length; step++) {
          const rise = field[at + way[step]!]! * RISES[step]!;
          if (rise > slope) slope = rise;
        }
        // The share of the sky above a horizon, weighted by how straight it shines down: cosine squared of its angle.
        sky += 1 / (1 + slope * slope);
      }
      const open = LEAST + (1 - LEAST) * (sky / WAYS);
      light[row * columns + column] = Math.round(255 * (field[at]! > 0 ? Math.min(BELOW, open) : open));
    }
  return light;
}

/** Averages along the rows, then along the columns. */
function smooth(light: Uint8Array, columns: number, rows: number): void {
  const along = (count: number, lines: number, step: number, stride: number): void => {
    const line = new Float32Array(count);
    for (let k = 0; k < lines; k++) {
      for (let i = 0; i < count; i++) line[i] = light[k * stride + i * step]!;
      for (let i = 0; i < count; i++) {
        let sum = 0;
        for (let d = -SMOOTH; d <= SMOOTH; d++) sum += line[Math.min(count - 1, Math.max(0, i + d))]!;
        light[k * stride + i * step] = Math.round(sum / (2 * SMOOTH + 1));
      }
    }
  };
  along(columns, rows, 1, columns);
  along(rows, columns, columns, 1);
}

/** What was worked out on a grid of the floor, for shaders. */
export function floorTexture(light: Uint8Array<ArrayBuffer>, { columns, rows }: FloorLight): Texture {
  const texture = new DataTexture(light, columns, rows, RedFormat);
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}

function cornersOf({ at, turn, low, high }: Standing): [number, number][] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [low[0], high[0]].flatMap((x) =>
    [low[2], high[2]].map((y): [number, number] => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]),
  );
}

/** Raises a field of heights to the top of what stands there. */
export function raise(
  heights: Float32Array,
  { columns, rows, x0, y0 }: Pick<FloorLight, 'columns' | 'rows' | 'x0' | 'y0'>,
  standing: Standing,
): void {
  const { at, turn, low, high } = standing;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = cornersOf(standing);
  const range = (values: number[], start: number, count: number): [number, number] => [
    Math.max(0, Math.floor((Math.min(...values) - start) / CELL)),
    Math.min(count - 1, Math.ceil((Math.max(...values) - start) / CELL)),
  ];
  const [c0, c1] = range(corners.map(([x]) => x), x0, columns); // biome-ignore format: one line
  const [r0, r1] = range(corners.map(([, y]) => y), y0, rows); // biome-ignore format: one line
  for (let row = r0; row <= r1; row++)
    for (let column = c0; column <= c1; column++) {
      const [dx, dy] = [x0 + (column + 0.5) * CELL - at[0], y0 + (row + 0.5) * CELL - at[1]];
      const [x, y] = [dx * cos + dy * sin, dy * cos - dx * sin];
      if (x < low[0] || x > high[0] || y < low[2] || y > high[2]) continue;
      heights[row * columns + column] = Math.max(heights[row * columns + column]!, high[1]);
    }
}
