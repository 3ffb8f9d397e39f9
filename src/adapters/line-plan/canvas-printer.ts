import { drawLinePlan } from '#core/line-plan/draw-line-plan.ts';
import type { PlanPrinter } from '#service/ports/plan-printer.ts';
import { drawStill } from '../stills/draw-still.ts';

/**
 * Prints with Skia, in Inter where it has the letters and in a font of the system where not. What draws is loaded when it is first
 * needed: it takes some 50 MB, and most processes never print.
 */
export const canvasPrinter: PlanPrinter = {
  async printPlan(document, wishes) {
    const [{ printSheet }, { canSet }] = await Promise.all([import('./print-sheet.ts'), import('../picture/fonts.ts')]);
    return printSheet(drawLinePlan(document, { ...wishes, sheet: 'paper', canSet }));
  },
  async drawShareCard(card) {
    const { drawShareCard } = await import('./draw-share-card.ts');
    return drawShareCard(card);
  },
  drawStill: (document, wishes) => drawStill({ document, ...wishes }),
};
