import type { Style } from '#core/furnish/home/wishes.ts';
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

/** What a still shows: the whole home from above at an angle, or one room. */
export interface StillWishes {
  readonly style?: Style | undefined;
  /** Its id in the plan. */
  readonly room?: string | undefined;
}

/** Makes of a furnished plan what people keep, print and pass on. The same input gives the same bytes. */
export interface PlanPrinter {
  /** The line plan on a sheet of paper, as a vector PDF in true size. */
  printPlan(document: PlanDocument, wishes: LinePlanWishes): Promise<Uint8Array>;
  /** 1200 × 630 pixels, JPEG, 200 KB at most: what messengers and networks show beside a link. */
  drawShareCard(card: ShareCard): Promise<Uint8Array>;
  /** The home (1600 × 1200) or a room (1200 × 800) in perspective, JPEG; undefined for a room that there is not. */
  drawStill(document: PlanDocument, wishes: StillWishes): Promise<Uint8Array | undefined>;
}
