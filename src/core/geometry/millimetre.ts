import type { Point } from '../plan/schema.ts';

/** To a millimetre, as every length of a plan is (SPEC 2.1). */
export const millimetre = (metres: number): number => Math.round(metres * 1000) / 1000;

export const roundPoint = ([x, y]: readonly [number, number]): Point => [millimetre(x), millimetre(y)];
