import { quantile } from '../quantile.ts';
import { seededChance } from '../seeded-chance.ts';
import { busyness, drawArrivals, drawServiceS } from './arrivals.ts';
import { type Arrival, simulateQueue } from './simulate-queue.ts';

/** So many arrivals at least are simulated: of the busiest hours of as many days as that takes. */
const LEAST_ARRIVALS = 20_000;
const [FROM_HOUR, TO_HOUR] = [11.5, 12.5];
const SEED = 7;

export interface Size {
  /** Places for work: cores. */
  readonly places: number;
  /** Of them that are busy at the peak, a share. */
  readonly busyAtPeak: number;
  /** Seconds that 95 of 100 wait at most, with so many places, and with a tenth fewer. */
  readonly wait95S: number;
  readonly wait95WithFewerS: number;
}

/** The mean time of work and its standard deviation over that, by drawing many. */
export function describeService(count = 200_000): { meanS: number; cv: number } {
  const chance = seededChance(SEED);
  const drawn = Array.from({ length: count }, () => drawServiceS(chance));
  const meanS = drawn.reduce((sum, s) => sum + s, 0) / count;
  const variance = drawn.reduce((sum, s) => sum + (s - meanS) ** 2, 0) / count;
  return { meanS, cv: Math.sqrt(variance) / meanS };
}

/** The fewest places with which 95 of 100 plans wait less than `mostS` in the busiest hours, `perHour` arriving on average of the day. */
export function sizeFor(perHour: number, mostS: number): Size {
  const peaks = drawPeaks(perHour);
  const wait95S = (places: number) =>
    quantile(
      peaks.flatMap((peak) => simulateQueue(peak, places)),
      0.95,
    );
  const load = (perHour / 3600) * busyness(12) * describeService().meanS;
  let places = Math.max(1, Math.ceil(load));
  while (wait95S(places) >= mostS) places++;
  const fewer = Math.max(1, Math.floor(places * 0.9));
  return { places, busyAtPeak: load / places, wait95S: wait95S(places), wait95WithFewerS: wait95S(fewer) };
}

/** The busiest hours of so many days. */
function drawPeaks(perHour: number): Arrival[][] {
  const chance = seededChance(SEED);
  const peaks: Arrival[][] = [];
  for (let count = 0; count < LEAST_ARRIVALS; ) {
    const peak = drawArrivals(perHour, FROM_HOUR, TO_HOUR, chance);
    peaks.push(peak);
    count += peak.length;
  }
  return peaks;
}
