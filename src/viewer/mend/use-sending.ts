import { useState } from 'preact/hooks';
import type { MendData } from '#core/mending/mend-data.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { readAgain } from './read-again.ts';
import { saveEdits } from './saved-edits.ts';
import { type Sent, sendMended } from './send-json.ts';

export interface Sending {
  /** What is under way or came of it; undefined where nothing is. */
  readonly now: { readonly what: 'furnish' | 'part'; readonly sent?: Sent } | undefined;
  furnish(document: PlanDocument): Promise<void>;
  /** The same though there is a newer version than the one that was opened: it takes that one's place. */
  furnishAnyway(document: PlanDocument): Promise<void>;
  readPart(box: number[]): Promise<void>;
  close(): void;
}

/** Sends what was mended. */
export function useSending({ planId, version, furnishUrl, correctionsUrl }: MendData): Sending {
  const [now, setNow] = useState<Sending['now']>();
  const send = async (what: 'furnish' | 'part', work: Promise<Sent>) => {
    setNow({ what });
    const sent = await work;
    // What was sent is no longer to be lost: the service has it.
    if ('pictureUrl' in sent) saveEdits(planId, undefined);
    setNow((still) => still && { what, sent });
  };
  return {
    now,
    furnish: (document) => send('furnish', sendMended(furnishUrl, document, version)),
    furnishAnyway: (document) => send('furnish', sendMended(furnishUrl, document)),
    readPart: (box) => {
      // They are edits of what was read before.
      saveEdits(planId, undefined);
      return send('part', readAgain(correctionsUrl!, { drawing: box as [number, number, number, number] }));
    },
    close: () => {
      // There is another version now, with a picture and without a refusal.
      if (now?.sent && 'pictureUrl' in now.sent) location.reload();
      else setNow(undefined);
    },
  };
}
