import type { LinePlan } from '#core/line-plan/types.ts';

/** What a card that goes with a link shows: the furnished picture over a line of text. */
export interface ShareCard {
  /** JPEG. */
  readonly picture: Uint8Array;
  readonly title: string;
  readonly note: string;
}

/** Makes of a furnished plan what people keep, print and pass on. The same input gives the same bytes. */
export interface PlanPrinter {
  /** A sheet as a vector PDF in true size. */
  printSheet(sheet: LinePlan): Uint8Array;
  /** 1200 × 630 pixels, JPEG, 200 KB at most: what messengers and networks show beside a link. */
  drawShareCard(card: ShareCard): Promise<Uint8Array>;
  /** Whether the fonts at hand have the letters of a text. */
  canSet(text: string): boolean;
}
