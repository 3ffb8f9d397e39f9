import type { Corrections } from '#core/corrections/schema.ts';
import { type Sent, sendJson } from './send-json.ts';

/** What refuses the drawing itself, so that the page shows it anew with what was read. */
const REFUSALS = ['furniture_detected', 'dimensions_missing', 'size_unsupported'];

interface Reading {
  readonly signal?: AbortSignal;
  /** Told that what was read before is no more. */
  readonly onRefused?: () => void;
}

/** Reads a refused drawing again. Where that is refused for another reason the page is loaded anew: it shows the way out of it. */
export async function readAgain(
  url: string,
  corrections: Corrections,
  { signal, onRefused }: Reading = {},
): Promise<Sent> {
  const sent = await sendJson(url, corrections, signal);
  if (!('code' in sent && REFUSALS.includes(sent.code))) return sent;
  onRefused?.();
  location.reload();
  // Nothing comes of it on the page that goes.
  return new Promise(() => {});
}
