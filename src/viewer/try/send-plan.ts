import { readLines } from './read-lines.ts';

export interface TryResult {
  readonly uniqueId: string;
  readonly galleryUrl: string;
  readonly furnishedImageUrl: string;
}

export interface TryError {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly requestId?: string;
}

export type TryOutcome = { readonly result: TryResult } | { readonly error: TryError };

type Line = { stage?: string; result?: TryResult; error?: TryError };

/** Sends a drawing to `POST /try` and reports each stage as it begins. Never rejects but for an abort. */
export async function sendPlan(file: File, onStage: (stage: string) => void, signal: AbortSignal): Promise<TryOutcome> {
  const body = new FormData();
  body.append('image', file, file.name);
  try {
    const response = await fetch('/try', { method: 'POST', body, signal, headers: { accept: 'application/x-ndjson' } });
    if (!response.ok || !response.body) return { error: await readError(response) };
    for await (const line of readLines(response.body)) {
      const { stage, result, error } = line as Line;
      if (stage) onStage(stage);
      if (result) return { result };
      if (error) return { error };
    }
    return { error: { code: 'internal_error', message: 'The answer broke off.' } };
  } catch (reason) {
    if (signal.aborted) throw reason;
    return {
      error: { code: 'service_unavailable', message: 'The service could not be reached, or the connection was lost.' },
    };
  }
}

async function readError(response: Response): Promise<TryError> {
  const answer = (await response.json().catch(() => undefined)) as TryError | undefined;
  return answer?.code
    ? answer
    : {
        code: response.status === 413 ? 'payload_too_large' : 'internal_error',
        message: `The service answered ${response.status}.`,
      };
}
