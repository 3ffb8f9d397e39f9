import { cushion } from '../cushion.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, cylinder, lathe } from '../primitives.ts';

/** What stands on worktops, by its middle and the height of the worktop. */

export function choppingBoard(m: ModelBuilder, at: Vec2, z: number): void {
  cushion(m, 'wood-mid', at, [0.3, 0.22], z, z + 0.022, { corner: 0.03, edge: 0.006 });
  block(m, 'steel', [at[0] + 0.03, at[1] + 0.02], [0.17, 0.022], z + 0.022, z + 0.026);
  block(m, 'black', [at[0] - 0.09, at[1] + 0.02], [0.08, 0.024], z + 0.022, z + 0.032);
}

export function kettle(m: ModelBuilder, at: Vec2, z: number): void {
  cylinder(m, 'black', at, 0.085, z, z + 0.02, 12);
  lathe(m, 'steel', at, [[0.08, z + 0.02], [0.06, z + 0.2], [0.04, z + 0.215], [0, z + 0.22]], 12); // biome-ignore format: a profile
  block(m, 'black', [at[0] + 0.075, at[1]], [0.07, 0.025], z + 0.19, z + 0.21);
}

export function canisters(m: ModelBuilder, at: Vec2, z: number): void {
  for (const [i, r] of [0.06, 0.05, 0.042].entries()) {
    const x = at[0] - 0.13 + i * 0.13;
    cylinder(m, 'pot-white', [x, at[1]], r, z, z + 0.16 - i * 0.025, 12);
    cylinder(m, 'wood-light', [x, at[1]], r * 0.92, z + 0.16 - i * 0.025, z + 0.175 - i * 0.025, 12);
  }
}

/** A pot with two handles, its lid on. */
export function pot(m: ModelBuilder, at: Vec2, z: number): void {
  lathe(m, 'steel', at, [[0.095, z], [0.1, z + 0.11], [0.097, z + 0.116], [0.04, z + 0.13], [0, z + 0.13]], 16); // biome-ignore format: a profile
  block(m, 'steel', at, [0.26, 0.03], z + 0.08, z + 0.092);
  cylinder(m, 'black', at, 0.016, z + 0.13, z + 0.15);
}
