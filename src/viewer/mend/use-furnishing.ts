import { useRef } from 'preact/hooks';
import type { MendData } from '#core/mending/mend-data.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { isSameHome } from './is-same-home.ts';
import { fetchPlan, type Sent, sendMended } from './send-json.ts';

/**
 * Sends a plan to be furnished, made of the version that was opened. The service may have been done with an earlier one that was let go
 * of, or whose answer was lost on the way: then its newest version is nobody else's, and the plan is sent as made of that.
 */
export function useFurnishing({ version, furnishUrl, planUrl }: MendData) {
  const basedOn = useRef(version);
  const unanswered = useRef<PlanDocument[]>([]);
  const isOwn = async (signal: AbortSignal): Promise<boolean> => {
    if (unanswered.current.length === 0) return false;
    const newest = await fetchPlan(planUrl, signal);
    return !('code' in newest) && unanswered.current.some((sent) => isSameHome(sent, newest));
  };
  return async function furnish(document: PlanDocument, signal: AbortSignal): Promise<Sent> {
    const sent = await sendMended(furnishUrl, document, signal, basedOn.current);
    if (!('code' in sent)) return sent;
    if (sent.code === 'offline') unanswered.current.push(document);
    const { newest = basedOn.current } = sent;
    if (newest === basedOn.current || !(await isOwn(signal))) return sent;
    basedOn.current = newest;
    return furnish(document, signal);
  };
}
