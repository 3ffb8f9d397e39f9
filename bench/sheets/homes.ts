import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { makeDwelling } from '#synth/dwelling.ts';

export interface NamedHome {
  readonly name: string;
  readonly document: PlanDocument;
}

/** Pixels of a picture that was never drawn: a hundred a metre. */
const PIXELS_PER_METRE = 100;

/** Made homes from a seed on, without end; every other one without drawn fixtures, so that kitchens and bathrooms are furnished, too. */
export function* madeHomes(from: number): Generator<NamedHome, never> {
  for (let seed = from; ; seed++) {
    const { plan } = makeDwelling(seed);
    const isBare = seed % 2 === 0;
    yield {
      name: `seed ${seed}${isBare ? ', bare' : ''}`,
      document: documentOf(isBare ? { ...plan, fixtures: [] } : plan),
    };
  }
}

/** Homes that were read with success: DIR/NAME/plan.json, by name. */
export function* readHomes(dir: string): Generator<NamedHome> {
  for (const name of readdirSync(dir).sort()) {
    const path = join(dir, name, 'plan.json');
    if (!existsSync(path)) continue;
    const document = parsePlanDocument(readFileSync(path, 'utf8'));
    if (document.verdict.code === 'success') yield { name, document };
  }
}

function documentOf(plan: PlanDocument['plan']): PlanDocument {
  const xs = plan.walls.flatMap(({ from, to }) => [from[0], to[0]]);
  const ys = plan.walls.flatMap(({ from, to }) => [from[1], to[1]]);
  return {
    version: 1,
    source: {
      widthPx: Math.ceil((Math.max(...xs) + 1) * PIXELS_PER_METRE),
      heightPx: Math.ceil((Math.max(...ys) + 1) * PIXELS_PER_METRE),
      toPixels: [PIXELS_PER_METRE, 0, 0, PIXELS_PER_METRE, 0, 0],
    },
    verdict: { code: 'success', message: '', details: {} },
    scale: { metresPerPixel: 1 / PIXELS_PER_METRE, from: 'dimensions', agreeing: 0, read: 0 },
    plan,
  };
}
