import type { PixelClasses } from '#core/pixel-classes/types.ts';
import type { RoomType, Verdict } from '#core/plan/schema.ts';
import type { ScaleFinding } from '#core/scale/types.ts';
import type { Page } from '#core/sheet/types.ts';
import type { OpeningPx, RoomsPx, Symbols, WallsPx } from '#core/structure/types.ts';
import type { TextRun } from '#core/texts/types.ts';

/** What the reading stages found, as the pipeline's `watch` saw it pass; a stage that did not run is missing. */
export interface TraceStages {
  readonly page?: Page;
  readonly classes?: PixelClasses;
  readonly texts?: readonly TextRun[];
  readonly walls?: WallsPx;
  readonly openings?: readonly OpeningPx[];
  readonly rooms?: RoomsPx;
  readonly symbols?: Symbols;
  readonly scale?: ScaleFinding;
  readonly names?: readonly { readonly type: RoomType; readonly label: string }[];
  readonly verdict?: Verdict;
}

/** The stages in the order in which they are drawn. */
export const TRACED = ['page', 'texts', 'classes', 'walls', 'openings', 'rooms', 'symbols', 'scale'] as const;
export type TracedStage = (typeof TRACED)[number];
