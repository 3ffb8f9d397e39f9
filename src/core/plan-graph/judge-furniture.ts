import type { FurnitureEvidence } from '../verdict/decide-verdict.ts';
import { furnitureFeatures, type Indoors, isPiece } from './furniture-features.ts';
import { logistic } from './logistic.ts';
import { FURNITURE_WEIGHTS } from './verdict-weights.ts';
import type { WeighedInstance } from './weigh-instances.ts';

/** A plan is furnished already where that is likelier than not. */
const LIKELY = 0.5;

/** Whether loose furniture is drawn, by all pieces that are seen and how surely, with these and their kinds: some piece has to be shown. */
export function judgeFurniture(instances: readonly WeighedInstance[], indoors: Indoors): FurnitureEvidence {
  const score = logistic(furnitureFeatures(instances, indoors), FURNITURE_WEIGHTS);
  const taken = instances.filter((one) => isPiece(one) && one.taken);
  const symbols = taken.map(({ kind, outline, sure }) => ({ kind, outline, confidence: sure }));
  const kinds = [...new Set(symbols.map(({ kind }) => kind))].sort();
  const evidence = kinds.map((kind) => {
    const own = symbols.filter((symbol) => symbol.kind === kind);
    const sum = own.reduce((total, { confidence }) => total + confidence, 0);
    return { kind, count: own.length, score: Math.round(sum * 100) / 100 };
  });
  return { yes: score >= LIKELY && taken.length > 0, score, evidence, symbols };
}
