import { createHash } from 'node:crypto';
import { editLayout, type LayoutEdit } from '#core/furnish/check/edit-layout.ts';
import type { Light, Style, Wishes } from '#core/furnish/home/wishes.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { PlanRecord } from '../ports/plan-rows.ts';

/** What somebody wants to see of a plan. */
export interface VariantShown {
  /** Without one, that of the plan. */
  readonly style?: Style | undefined;
  /** The hour of the picture; day where nothing is said. */
  readonly light?: Light | undefined;
  /** Where the pieces are; without, where they were. */
  readonly layout?: LayoutEdit | undefined;
}

/** A variant to be drawn. */
export interface VariantRequest {
  /** 12 lower-case hex digits that say what it is of and what it shows: the same is never drawn twice. */
  readonly id: string;
  readonly document: PlanDocument;
  readonly wishes: Wishes;
}

/** What is wanted of a plan, as the plan to draw. */
export function variantRequest(
  { uniqueId, version, style: usual }: PlanRecord,
  document: PlanDocument,
  { style = usual ?? undefined, light = 'day', layout }: VariantShown,
): VariantRequest {
  const edited = layout && document.layout ? { ...document, layout: editLayout(document.layout, layout) } : document;
  // Day is what is not said.
  const hour = light === 'day' ? {} : { light };
  const shown = JSON.stringify([uniqueId, version, style ?? null, edited.layout?.items ?? [], ...Object.values(hour)]);
  const id = createHash('sha256').update(shown).digest('hex').slice(0, 12);
  return { id, document: edited, wishes: { ...(style && { style }), ...hour } };
}
