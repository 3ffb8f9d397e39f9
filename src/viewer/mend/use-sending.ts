import { useRef, useState } from 'preact/hooks';
import type { MendData } from '#core/mending/mend-data.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { readAgain } from './read-again.ts';
import { saveEdits } from './saved-edits.ts';
import { fetchPlan, type Sent, sendMended } from './send-json.ts';
import { useFurnishing } from './use-furnishing.ts';

export interface Sending {
  /** What is under way or came of it; undefined where nothing is. */
  readonly now: { readonly what: 'furnish' | 'part' | 'first'; readonly sent?: Sent } | undefined;
  furnish(document: PlanDocument): Promise<void>;
  /** The same though there is a newer version than the one that was opened: it takes that one's place. */
  furnishAnyway(document: PlanDocument): Promise<void>;
  readPart(box: number[]): Promise<void>;
  /** What was read first; undefined where it cannot be had, which is then said. */
  fetchFirst(): Promise<PlanDocument | undefined>;
  /** Lets go of what is under way, too: the service drops it. */
  close(): void;
}

/** Sends what was mended, one thing at a time. */
export function useSending(data: MendData): Sending {
  const { planId, furnishUrl, firstUrl, correctionsUrl } = data;
  const [now, setNow] = useState<Sending['now']>();
  const work = useRef<AbortController | undefined>(undefined);
  const furnish = useFurnishing(data);
  const begin = (): AbortSignal => {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  };
  const send = async (what: 'furnish' | 'part', ask: (signal: AbortSignal) => Promise<Sent>) => {
    const signal = begin();
    setNow({ what });
    const sent = await ask(signal);
    if (signal.aborted) return;
    // What was sent is no longer to be lost: the service has it.
    if ('pictureUrl' in sent) saveEdits(planId, undefined);
    setNow({ what, sent });
  };
  return {
    now,
    furnish: (document) => send('furnish', (signal) => furnish(document, signal)),
    furnishAnyway: (document) => send('furnish', (signal) => sendMended(furnishUrl, document, signal)),
    readPart: (box) => {
      const corrections = { drawing: box as [number, number, number, number] };
      // They are edits of what was read before.
      const onRefused = () => saveEdits(planId, undefined);
      return send('part', (signal) => readAgain(correctionsUrl!, corrections, { signal, onRefused }));
    },
    fetchFirst: async () => {
      const signal = begin();
      const first = await fetchPlan(firstUrl, signal);
      if (signal.aborted) return undefined;
      if (!('code' in first)) return first;
      setNow({ what: 'first', sent: first });
      return undefined;
    },
    close: () => {
      work.current?.abort();
      // There is another version now, with a picture and without a refusal.
      if (now?.sent && 'pictureUrl' in now.sent) location.reload();
      else setNow(undefined);
    },
  };
}
