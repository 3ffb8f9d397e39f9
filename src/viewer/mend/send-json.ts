import type { PlanDocument } from '#core/plan/schema.ts';

/** What came of sending a mended plan, or corrections. */
export type Sent =
  | { readonly pictureUrl: string; readonly galleryUrl: string }
  /** `message` is undefined where the service could not be reached. */
  | { readonly code: string; readonly message?: string | undefined; readonly faults: readonly Fault[] };

/** What the service objects to, and at which thing of the plan. */
export interface Fault {
  readonly where: string;
  /** The rule of SPEC.md that is broken, by its number, and what that says, in English. */
  readonly rule: string;
  readonly says: string;
}

/**
 * Sends the plan to be furnished and drawn, without the layout of before. Never throws.
 * @param basedOn the version that it was made of, which has to be the newest then; without one it takes the place of any
 */
export const sendMended = (url: string, { layout: _, ...document }: PlanDocument, basedOn?: number): Promise<Sent> =>
  sendJson(url, { ...document, basedOn });

/** Sends JSON to be made a furnished plan of. Never throws. */
export async function sendJson(url: string, value: object): Promise<Sent> {
  try {
    const body = JSON.stringify(value);
    const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const said = await answer.json();
    if (answer.ok) return { pictureUrl: said.data.furnishedImageUrl, galleryUrl: said.data.galleryUrl };
    return { message: said.message, code: said.code ?? '', faults: said.details?.rules ?? [] };
  } catch {
    return { code: 'offline', faults: [] };
  }
}
