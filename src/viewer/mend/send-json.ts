import type { PlanDocument } from '#core/plan/schema.ts';

/** What came of sending a mended plan, or corrections. */
export type Sent = { readonly pictureUrl: string; readonly galleryUrl: string } | Failed;

/** Why nothing came of it. */
export interface Failed {
  readonly code: string;
  /** Undefined where the service could not be reached. */
  readonly message?: string | undefined;
  readonly faults: readonly Fault[];
  /** The newest version, where what was sent is made of another one. */
  readonly newest?: number | undefined;
}

/** What the service objects to, and at which thing of the plan. */
export interface Fault {
  readonly where: string;
  /** The rule of SPEC.md that is broken, by its number, and what that says, in English. */
  readonly rule: string;
  readonly says: string;
}

interface FurnishedAnswer {
  readonly data: { readonly furnishedImageUrl: string; readonly galleryUrl: string };
}

/**
 * Sends the plan to be furnished and drawn, without the layout of before. Never throws.
 * @param basedOn the version that it was made of, which has to be the newest then; without one it takes the place of any
 */
export const sendMended = (
  url: string,
  { layout: _, ...document }: PlanDocument,
  signal: AbortSignal,
  basedOn?: number,
): Promise<Sent> => sendJson(url, { ...document, basedOn }, signal);

/** Sends JSON to be made a furnished plan of. Never throws: what is aborted could not be reached. */
export async function sendJson(url: string, value: object, signal?: AbortSignal): Promise<Sent> {
  const headers = { 'Content-Type': 'application/json' };
  const heard = await ask<FurnishedAnswer>(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(value),
    signal: signal ?? null,
  });
  if (!('said' in heard)) return heard;
  const { furnishedImageUrl, galleryUrl } = heard.said.data;
  return { pictureUrl: furnishedImageUrl, galleryUrl };
}

/** Fetches a plan. Never throws. */
export async function fetchPlan(url: string, signal: AbortSignal): Promise<PlanDocument | Failed> {
  const heard = await ask<PlanDocument>(url, { signal });
  return 'said' in heard ? heard.said : heard;
}

async function ask<T>(url: string, request: RequestInit): Promise<{ readonly said: T } | Failed> {
  try {
    const answer = await fetch(url, request);
    const said = await answer.json();
    if (answer.ok) return { said };
    const { message, code = '', details } = said;
    return { message, code, faults: details?.rules ?? [], newest: details?.version };
  } catch {
    return { code: 'offline', faults: [] };
  }
}
