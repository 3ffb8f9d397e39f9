import type { Found } from '#core/gallery/plan-outline.ts';
import { readLines } from './read-lines.ts';

export interface TryResult {
  readonly uniqueId: string;
  readonly galleryUrl: string;
  readonly furnishedImageUrl: string;
  readonly summary?: { readonly rooms: number; readonly area: number; readonly items: number };
  readonly links?: { readonly mend: string };
}

export interface TryError {
  readonly code: string;
  readonly details?: unknown;
  readonly requestId?: string;
  /** When it is worth sending again, seconds. */
  readonly retryAfterS?: number;
}

export type TryOutcome = { readonly result: TryResult } | { readonly error: TryError };

/** What is heard while a drawing is worked on. */
export type News =
  | { readonly expected: Readonly<Record<string, number>> }
  | { readonly stage: string; readonly found?: Found };

type Line = Partial<{ result: TryResult; error: TryError }> & Partial<News>;

/** A service that was busy when the answer had begun, and could not say how long. */
const USUAL_WAIT_S = 10;

/** Sends a drawing to `POST /try` and passes on what is heard of it. Never rejects but for an abort. */
export function sendPlan(file: File, onNews: (news: News) => void, signal: AbortSignal): Promise<TryOutcome> {
  const body = new FormData();
  body.append('image', file, file.name);
  return ask('/try', { body, signal }, onNews);
}

/** Has a drawing that was refused read again, one page of it. Never rejects but for an abort. */
export function sendPage(
  mendUrl: string,
  page: number,
  onNews: (news: News) => void,
  signal: AbortSignal,
): Promise<TryOutcome> {
  const headers = { 'content-type': 'application/json' };
  return ask(`${mendPath(mendUrl)}/corrections`, { body: JSON.stringify({ page }), signal, headers }, onNews);
}

/** The address as one of this host, which is the only one that the page may talk to. */
export const mendPath = (mendUrl: string): string => new URL(mendUrl).pathname;

async function ask(url: string, request: RequestInit, onNews: (news: News) => void): Promise<TryOutcome> {
  try {
    const headers = { accept: 'application/x-ndjson', ...request.headers };
    const response = await fetch(url, { method: 'POST', ...request, headers });
    return response.ok && response.body ? await hear(response.body, onNews) : { error: await readError(response) };
  } catch (reason) {
    if (request.signal?.aborted) throw reason;
    return { error: { code: navigator.onLine ? 'unreachable' : 'offline' } };
  }
}

async function hear(body: ReadableStream<Uint8Array>, onNews: (news: News) => void): Promise<TryOutcome> {
  for await (const line of readLines(body)) {
    const { result, error } = line as Line;
    if (result) return { result };
    if (error) return { error: error.code === 'service_unavailable' ? { ...error, retryAfterS: USUAL_WAIT_S } : error };
    onNews(line as News);
  }
  return { error: { code: 'unreachable' } };
}

async function readError(response: Response): Promise<TryError> {
  const answer = (await response.json().catch(() => undefined)) as TryError | undefined;
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
  // Without our own error in it the answer is of something on the way, such as a proxy.
  const code = answer?.code ?? (response.status === 413 ? 'payload_too_large' : 'unreachable');
  return { ...answer, code, ...(retryAfterS && { retryAfterS }) };
}
