import { DAY, KEYS, WORK } from './assumptions.ts';
import type { Arrival } from './simulate-queue.ts';

/** The 95 % point of the standard normal distribution. */
const Z95 = 1.6449;

const exponential = (chance: () => number, mean: number) => -mean * Math.log(1 - chance());

/** One number of the standard normal distribution (Box and Muller). */
const normal = (chance: () => number) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

/** A time whose logarithm is normally distributed: as times of work are, and told by two of its quantiles. */
const logNormal = (chance: () => number, { half, most95 }: { half: number; most95: number }) =>
  half * (most95 / half) ** (normal(chance) / Z95);

/** How long a worker needs for a plan that is served, seconds. */
export function drawServiceS(chance: () => number): number {
  return logNormal(chance, WORK.reading) + logNormal(chance, WORK.furnishing) + WORK.drawingS + WORK.storingS;
}

/** How many times the mean of the day arrive at an hour of it; noon is busiest. */
export const busyness = (hour: number) => 1 - DAY.swing * Math.cos((2 * Math.PI * hour) / 24);

/** Poisson arrivals between two hours of a day of which `perHour` is the mean (by thinning: Lewis and Shedler, 1979). */
export function drawArrivals(perHour: number, fromHour: number, toHour: number, chance: () => number): Arrival[] {
  const most = (perHour * (1 + DAY.swing)) / 3600;
  const arrivals: Arrival[] = [];
  for (let atS = fromHour * 3600; ; ) {
    atS += exponential(chance, 1 / most);
    if (atS >= toHour * 3600) return arrivals;
    if (chance() * (1 + DAY.swing) > busyness(atS / 3600)) continue;
    arrivals.push({ atS, key: Math.floor(chance() * KEYS), serviceS: drawServiceS(chance) });
  }
}
