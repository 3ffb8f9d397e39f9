import type { Corrections } from '#core/corrections/schema.ts';
import { type Sent, sendJson } from './send-json.ts';

/** What refuses the drawing itself, so that the page shows it anew with what was read. */
const REFUSALS = ['furniture_detected', 'dimensions_missing', 'size_unsupported'];

/** Reads a refused drawing again. Where that is refused for another reason the page is loaded anew: it shows the way out of it. */
export async function readAgain(url: string, corrections: Corrections): Promise<Sent> {
  const sent = await sendJson(url, corrections);
  if (!('code' in sent && REFUSALS.includes(sent.code))) return sent;
  location.reload();
  // Nothing comes of it on the page that goes.
  return new Promise(() => {});
}
