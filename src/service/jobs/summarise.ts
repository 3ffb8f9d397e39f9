import type { PlanDocument } from '#core/plan/schema.ts';
import type { PlanSummary } from '../ports/job-queue.ts';

/** What is told of a plan besides its ids. */
export function summarise(document: PlanDocument, timings: PlanSummary['timings']): PlanSummary {
  const area = document.plan.rooms.reduce((sum, room) => sum + room.area, 0);
  return {
    rooms: document.plan.rooms.length,
    area: Math.round(area * 100) / 100,
    items: document.layout?.items.length ?? 0,
    scale: { metresPerPixel: document.scale.metresPerPixel, from: document.scale.from },
    timings,
  };
}
