import type { PlanDocument } from '#core/plan/schema.ts';
import { TEXTS } from './texts.ts';

/** What came of sending a mended plan. */
export type Sent =
  | { readonly pictureUrl: string; readonly galleryUrl: string }
  | { readonly message: string; readonly code: string; readonly faults: readonly Fault[] };

/** What the service objects to, and at which thing of the plan. */
export interface Fault {
  readonly where: string;
  readonly says: string;
}

/** Sends the plan to be furnished and drawn, without the layout of before. Never throws. */
export async function sendMended(url: string, { layout: _, ...document }: PlanDocument): Promise<Sent> {
  try {
    const body = JSON.stringify(document);
    const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const said = await answer.json();
    if (answer.ok) return { pictureUrl: said.data.furnishedImageUrl, galleryUrl: said.data.galleryUrl };
    return { message: said.message ?? TEXTS.offline, code: said.code ?? '', faults: said.details?.rules ?? [] };
  } catch {
    return { message: TEXTS.offline, code: 'offline', faults: [] };
  }
}
