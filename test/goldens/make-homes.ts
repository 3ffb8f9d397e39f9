/** Furnishes the homes of the goldens anew, from fixed seeds: `node test/goldens/make-homes.ts`, and then `npm run goldens -- --update`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { furnishPlan } from '#core/furnish-plan.ts';
import { makeDwelling } from '#synth/dwelling.ts';
import { HOMES_FOLDER } from './golden-homes.ts';

/** One room for all; seven rooms; ten with garage, terrace and closets; eleven with bays. */
const SEEDS = { studio: 16, flat: 6, terrace: 19, bays: 35 };

mkdirSync(HOMES_FOLDER, { recursive: true });
for (const [name, seed] of Object.entries(SEEDS)) {
  const { plan } = makeDwelling(seed);
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
