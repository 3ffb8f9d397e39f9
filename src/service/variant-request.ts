import { createHash } from 'node:crypto';
import { editLayout, type LayoutEdit } from '#core/furnish/check/edit-layout.ts';
import type { Style } from '#core/furnish/home/wishes.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { PlanRecord } from './ports/plan-rows.ts';

/** What somebody wants to see of a plan. */
export interface VariantShown {
  /** Without one, that of the plan. */
  readonly style?: Style | undefined;
  /** Where the pieces are; without, where they were. */
  readonly layout?: LayoutEdit | undefined;
}

/** A variant to be drawn. */
export interface VariantRequest {
  /** 12 lower-case hex digits that say what it is of and what it shows: the same is never drawn twice. */
  readonly id: string;
  readonly document: PlanDocument;
  readonly style: Style | undefined;
}

/** What is wanted of a plan, as the plan to draw. */
export function variantRequest(
  { uniqueId, version, style: usual }: PlanRecord,
  document: PlanDocument,
  { style = usual ?? undefined, layout }: VariantShown,
): VariantRequest {
  const edited = layout && document.layout ? { ...document, layout: editLayout(document.layout, layout) } : document;
  const shown = JSON.stringify([uniqueId, version, style ?? null, edited.layout?.items ?? []]);
  return { id: createHash('sha256').update(shown).digest('hex').slice(0, 12), document: edited, style };
}
