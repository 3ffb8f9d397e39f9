import { mirrorTemplate, type Part, piece, type Stretchable, type Template, type Zone } from './template.ts';
import { useZones } from './use-zones.ts';

/** Free along both sides of a car to open its doors, between two cars, and at its ends, metres (Neufert). */
const SIDES = 0.5;
const BETWEEN = 0.65;
const ENDS = 0.25;
const RULE = '0.5 m beside a car to get out (Neufert)';
/** Sizes of cars, metres, and what a smaller one is worse by. */
const CARS = [
  { width: 1.8, depth: 4.4, worse: 0 },
  { width: 1.8, depth: 4.2, worse: 0.1 },
  { width: 1.75, depth: 4.0, worse: 0.25 },
  { width: 1.7, depth: 3.85, worse: 0.35 },
  { width: 1.65, depth: 3.7, worse: 0.5 },
] as const; // biome-ignore format: a table

/** Cars side by side with room to get out, whichever way the garage is entered. */
export function carGroups(count: 1 | 2, penalty = 0): Template[] {
  return CARS.flatMap(({ width, depth, worse }) =>
    ([0, 180] as const).map((turn): Template => {
      const xs = count === 2 ? [-(width + BETWEEN) / 2, (width + BETWEEN) / 2] : [0];
      const cars = xs.map((x) => piece('car', x, turn === 0 ? 0 : depth, turn, { width, depth }));
      const [first, last] = [cars[0]!, cars.at(-1)!];
      const around: Zone = { x0: first.x0 - SIDES, x1: last.x1 + SIDES, y0: -ENDS, y1: depth + ENDS, ignores: ['car'], what: 'swing', rule: RULE, of: 0 }; // biome-ignore format: one line
      return {
        name: `cars-${count}-${depth}-${turn}`,
        parts: cars,
        zones: [around],
        penalty: penalty + worse,
        free: true,
      };
    }),
  );
}

/** Shelves with tyres and tins, as long as the wall leaves them. */
export const garageShelves = (): Stretchable[] =>
  [0.5, 0.4].map((depth, rank) => ({
    least: 0.6,
    ideal: 1.8,
    most: 2.7,
    make: (width): Template => {
      const parts = [piece('garage-shelf', 0, 0, 0, { width, depth })];
      return { name: `garage-shelf-${depth}-${width.toFixed(1)}`, parts, zones: useZones(parts), penalty: rank * 0.1 + 0.15 * Math.max(0, 1.8 - width) }; // biome-ignore format: one line
    },
  }));

/** Bicycles: one along the wall, or two with their front wheels at it. */
export function bicycles(): Template[] {
  const upright = [-0.35, 0.35].map((x) => piece('bicycle', x, 0));
  const along = piece('bicycle', 1.75 / 2, 0.3, 90);
  const out = (parts: readonly Part[]): Zone[] => parts.map(({ x0, x1, y1 }, of) => ({ x0, x1, y0: y1, y1: y1 + 0.3, ignores: [], what: 'reach', rule: '0.3 m to take a bicycle by its handlebar', of })); // biome-ignore format: one line
  return [
    { name: 'bicycles-2', parts: upright, zones: out(upright), penalty: 0 },
    { name: 'bicycle-along', parts: [along], zones: out([along]), penalty: 0.1 },
  ];
}

/** A bench to mend things at, as long as the wall leaves it. */
export const workbenches = (ideal: number): Stretchable[] => {
  const make = (width: number): Template => {
    const parts = [piece('workbench', 0, 0, 0, { width })];
    const penalty = 0.3 * Math.abs(ideal - width);
    return { name: `workbench-${width.toFixed(1)}`, parts, zones: useZones(parts), penalty };
  };
  return [{ least: 0.9, ideal, most: 2.5, make }];
};

/** Something to sit on at the bench. */
export const benchStool = (): Template[] => {
  const set = [piece('workbench', 0, 0), piece('bar-stool', 0.2, 0.65)];
  const withStool: Template = { name: 'workbench-stool', parts: set, zones: useZones(set).map((zone) => ({ ...zone, ignores: ['bar-stool'] })), penalty: 0 }; // biome-ignore format: one line
  return [withStool, { ...mirrorTemplate(withStool), name: 'workbench-stool-left' }];
};
