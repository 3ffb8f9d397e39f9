import type { Failure } from '../failures.ts';
import type { PlanDocument } from './schema.ts';

/** The plan.json of a file that was refused before anything was read from it: only a verdict. */
export function refusedDocument({ code, message, details }: Failure): PlanDocument {
  return {
    version: 1,
    source: { widthPx: 1, heightPx: 1, toPixels: [1, 0, 0, 1, 0, 0] },
    verdict: { code, message, details },
    scale: { metresPerPixel: 1, from: 'assumed', agreeing: 0, read: 0 },
    plan: { walls: [], openings: [], rooms: [], fixtures: [], furniture: [] },
  };
}
