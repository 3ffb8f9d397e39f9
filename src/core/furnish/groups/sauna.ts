import { type Option, piece, type Stretchable, type Template } from './template.ts';

/** To climb onto the benches, metres. */
const BEFORE = 0.5;
const RULE = '0.5 m to climb onto a sauna bench (Neufert)';
/** Makers of heaters ask for this to wood beside them, metres. */
const HEAT = 0.1;
/** Benches, metres: wide enough to lie on, with a step where the room is deep. */
const DEPTHS = [{ depth: 1.0, worse: 0 }, { depth: 0.6, worse: 0.15 }, { depth: 0.5, worse: 0.3 }] as const; // biome-ignore format: a table

/** A bench from wall to wall; on two walls where the sauna is large. */
export function saunaBenches(): Option[] {
  const straight = DEPTHS.map(
    ({ depth, worse }): Stretchable => ({
      least: 0.9,
      ideal: 2.4,
      most: 3.0,
      make: (width): Template => {
        const bench = piece('sauna-bench', 0, 0, 0, { width, depth });
        const { x0, x1, y1 } = bench;
        const zone = {
          x0,
          x1,
          y0: y1,
          y1: y1 + BEFORE,
          ignores: ['sauna-heater'] as const,
          what: 'use' as const,
          rule: RULE,
        };
        return { name: `sauna-bench-${depth}-${width.toFixed(1)}`, parts: [bench], zones: [zone], penalty: worse + 0.2 * Math.max(0, 1.8 - width) }; // biome-ignore format: one line
      },
    }),
  );
  const corner = [2.4, 1.9].map((width): Template => {
    const back = piece('sauna-bench', width / 2, 0, 0, { width, depth: 0.6 });
    const side = piece('sauna-bench', 0, 0.6 + 0.5, 270, { width: 1.0, depth: 0.6 });
    const zone = { x0: 0.6, x1: width, y0: 0.6, y1: 0.6 + BEFORE, ignores: ['sauna-heater'] as const, what: 'use' as const, rule: RULE }; // biome-ignore format: one line
    return { name: `sauna-corner-${width}`, parts: [back, side], zones: [zone], penalty: 0, corner: true };
  });
  return [...corner, ...straight];
}

export const saunaHeaters = (): Template[] =>
  [0.45, 0.35].map((width, rank) => {
    const heater = piece('sauna-heater', 0, 0, 0, { width, depth: width === 0.45 ? 0.4 : 0.3 });
    const { x0, x1, y1 } = heater;
    return { name: `sauna-heater-${width}`, parts: [heater], zones: [{ x0: x0 - HEAT, x1: x1 + HEAT, y0: 0, y1: y1 + HEAT, ignores: ['sauna-heater'], what: 'gap', rule: '0.1 m from a sauna heater to wood (makers)' }], penalty: rank * 0.1 }; // biome-ignore format: one line
  });
