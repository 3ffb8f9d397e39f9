import type { Failure } from '../failures.ts';
import type { PlanDocument, Verdict } from './schema.ts';

/** What a plan.json says of a drawing that was refused. */
export function verdictOf({ code, message, details }: Failure): Verdict {
  return { code, message, details };
}

/** The plan.json of a file that was refused before anything was read from it: only a verdict. */
export function refusedDocument(failure: Failure): PlanDocument {
  return {
    version: 1,
    source: { widthPx: 1, heightPx: 1, toPixels: [1, 0, 0, 1, 0, 0] },
    verdict: verdictOf(failure),
    scale: { metresPerPixel: 1, from: 'assumed', agreeing: 0, read: 0 },
    plan: { walls: [], openings: [], rooms: [], fixtures: [], furniture: [] },
  };
}
