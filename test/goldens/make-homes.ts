/**
 * Furnishes homes of the goldens anew, from fixed seeds: `node test/goldens/make-homes.ts [NAME …]`, all without a name, and then
 * `npm run goldens -- --update`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { furnishPlan } from '#core/furnish-plan.ts';
import type { Plan } from '#core/plan/schema.ts';
import { bendPlan } from '#synth/dwelling/bend-plan.ts';
import { findBend } from '#synth/dwelling/find-bend.ts';
import { type DwellingOptions, makeDwelling } from '#synth/dwelling.ts';
import { makeRandom } from '#synth/random.ts';
import { HOMES_FOLDER } from './golden-homes.ts';

interface Made extends DwellingOptions {
  readonly seed: number;
  /** A wing stands at an angle. */
  readonly bent?: true;
}

const HOMES: Readonly<Record<string, Made>> = {
  /** One room for all. */
  studio: { seed: 16 },
  /** Seven rooms. */
  flat: { seed: 6 },
  /** Ten with garage, terrace and closets. */
  terrace: { seed: 19 },
  /** Eleven with bays. */
  bays: { seed: 35 },
  /** In the shape of an L, with a slanted wall across a corner. */
  ell: { seed: 44, repertoire: 'wide' },
  /** A storey with its stairs, with a wing and thick walls. */
  storey: { seed: 133, repertoire: 'wide' },
  /** Twelve rooms off a corridor. */
  villa: { seed: 48, repertoire: 'wide' },
  /** Rooms that bend with the house, and no wall upright in its wing. */
  wing: { seed: 14, bent: true },
};

mkdirSync(HOMES_FOLDER, { recursive: true });
const named = process.argv.slice(2);
for (const [name, made] of Object.entries(HOMES)) {
  if (named.length && !named.includes(name)) continue;
  const plan = planOf(made);
  const { items, checks } = furnishPlan(plan);
  const document = {
    version: 1,
    source: { widthPx: 1000, heightPx: 1000, toPixels: [50, 0, 0, 50, 20, 20] },
    verdict: { code: 'success', message: 'Furnished.', details: {} },
    scale: { metresPerPixel: 1 / 50, from: 'dimensions', agreeing: 3, read: 4 },
    plan,
    layout: { items: items.map(({ keeps: _, ...item }) => item), checks },
  };
  const inMillimetres = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  writeFileSync(join(HOMES_FOLDER, `${name}.json`), `${JSON.stringify(document, inMillimetres)}\n`);
}

function planOf({ seed, bent, ...options }: Made): Plan {
  const { plan } = makeDwelling(seed, options);
  const bend = bent && findBend(plan, makeRandom(`golden/${seed}`));
  if (bent && !bend) throw new Error(`No wing of the home of seed ${seed} can stand at an angle`);
  if (bend) bendPlan(plan, [], bend);
  return plan;
}
