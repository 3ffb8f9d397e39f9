import { makeTemplate, piece, type Template } from '../template.ts';

/** Free floor along both sides of a car (to open its doors) and at its ends, metres. */
const SIDES = 0.5;
const ENDS = 0.25;

/** A parked car with room to get out, free in its garage. */
export function carGroups(): Template[] {
  return [4.4, 4.0, 3.7].map((depth, rank) => {
    const car = piece('car', 0, 0, 0, { width: depth > 4.2 ? 1.8 : 1.7, depth });
    const around = { x0: car.x0 - SIDES, x1: car.x1 + SIDES, y0: -ENDS, y1: depth + ENDS, ignores: [] };
    return makeTemplate(`car-${depth}`, [car], { free: true, penalty: rank * 0.5, zones: [around] });
  });
}
