import type { LinePlanOptions } from '#core/line-plan/draw-line-plan.ts';
import type { PlanDocument } from '#core/plan/schema.ts';

/** What a card that goes with a link shows: the furnished picture with its title and a note. */
export interface ShareCard {
  /** JPEG. */
  readonly picture: Uint8Array;
  /** Parts between ` · ` may stand in lines of their own. */
  readonly title: string;
  readonly note: string;
}

/** How a line plan is wished. */
export type LinePlanWishes = Pick<LinePlanOptions, 'scale' | 'units' | 'furniture'>;

/** Makes of a furnished plan what people keep, print and pass on. The same input gives the same bytes. */
export interface PlanPrinter {
  /** The line plan on a sheet of paper, as a vector PDF in true size. */
  printPlan(document: PlanDocument, wishes: LinePlanWishes): Promise<Uint8Array>;
  /** 1200 × 630 pixels, JPEG, 200 KB at most: what messengers and networks show beside a link. */
  drawShareCard(card: ShareCard): Promise<Uint8Array>;
}
