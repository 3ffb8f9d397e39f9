import type { GivenPlan, MixedLoad } from './mixed-load.ts';
import { fetchBytes, findFaults } from './plan-files.ts';
import { nameOf, post } from './send-upload.ts';
import { Tally } from './tally.ts';

export interface Visitors {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly load: MixedLoad;
  readonly chance: () => number;
}

/** What people do with the plans that others upload meanwhile. */
export interface Visits {
  readonly seen: Tally;
  readonly faults: string[];
  /** Ids of plans that somebody put right: their files are no longer those of their drawing. */
  readonly mended: Set<string>;
  /** Ends and waits for what is on its way. */
  readonly end: () => Promise<void>;
}

const LOOK_EVERY_MS = 3_000;
const MEND_EVERY_MS = 20_000;

/** Opens galleries with all their files, and puts plans right, now and then. */
export function startVisits({ url, headers, load, chance }: Visitors): Visits {
  const visits = { seen: new Tally(), faults: [] as string[], mended: new Set<string>() };
  const pick = (list: readonly GivenPlan[]) => list[Math.floor(chance() * list.length)];

  const look = async () => {
    const one = pick(load.given.filter(({ plan }) => !visits.mended.has(plan.uniqueId)));
    if (!one) return;
    const faults = await findFaults(url, one.plan, one.of.digests ?? {});
    // Somebody may have put it right meanwhile.
    if (!visits.mended.has(one.plan.uniqueId)) visits.faults.push(...faults);
    visits.seen.add('galleries looked at');
  };

  const mend = async () => {
    const one = pick(load.given.filter(({ plan }) => plan.links.mend));
    if (!one) return;
    const { uniqueId, links } = one.plan;
    const address = `${url}${new URL(links.mend).pathname}`;
    visits.mended.add(uniqueId);
    const plan = JSON.parse(new TextDecoder().decode(await fetchBytes(url, `${links.mend}/plan.json`)));
    const body = new TextEncoder().encode(JSON.stringify({ ...plan, style: 'coastal' }));
    const answer = await post(`${address}/plan`, { ...headers, 'Content-Type': 'application/json' }, body);
    visits.seen.add(`plans put right: ${nameOf(answer)}`);
    if (answer.status === 503) return;
    if (answer.data?.uniqueId !== uniqueId || !(answer.data.version! > 1)) {
      visits.faults.push(`${uniqueId} put right: ${nameOf(answer)}`);
    }
  };

  const looking = again(look, LOOK_EVERY_MS, visits.faults);
  const mending = again(mend, MEND_EVERY_MS, visits.faults);
  return { ...visits, end: async () => void (await Promise.all([looking.end(), mending.end()])) };
}

/** Does something again and again, never twice at a time. */
function again(work: () => Promise<void>, everyMs: number, faults: string[]): { end(): Promise<void> } {
  let isOver = false;
  const round = async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      if (!isOver) await work().catch((error) => faults.push(String(error)));
    }
  };
  const running = round();
  return {
    end() {
      isOver = true;
      return running;
    },
  };
}
