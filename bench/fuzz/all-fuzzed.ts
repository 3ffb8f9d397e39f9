import { alteredDrawings } from './altered-drawings.ts';
import { damagedFiles } from './damaged-files.ts';
import { furnishedPlans } from './furnished-plans.ts';
import type { Fuzzed } from './fuzzed.ts';
import { measureReadings } from './measure-readings.ts';
import { sketchedReadings } from './sketched-readings.ts';

/** Everything that is tried with made-up input, by `npm test` for about a minute and by `bench/fuzz.ts` for as long as wanted. */
export const ALL_FUZZED: readonly Fuzzed[] = [
  ...sketchedReadings,
  ...measureReadings,
  ...furnishedPlans,
  ...damagedFiles,
  ...alteredDrawings,
];
