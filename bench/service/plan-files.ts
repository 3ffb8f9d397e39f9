import { createHash } from 'node:crypto';
import type { PlanData } from './send-upload.ts';

/** The files of a plan that depend on its drawing alone: the same drawing gives the same, byte for byte. */
const FILES = ['plan', 'scene', 'original', 'picture'] as const;
export type PlanDigests = Readonly<Record<(typeof FILES)[number], string>>;

/** Fetches every file of a plan from where `url` is. @throws Error naming the first one that is not there */
export async function digestFiles(url: string, { links, furnishedImageUrl }: PlanData): Promise<PlanDigests> {
  const addresses = { plan: links.plan, scene: links.scene, original: links.original, picture: furnishedImageUrl };
  const digests = FILES.map(async (file) => {
    const bytes = await fetchBytes(url, addresses[file]);
    return [file, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(digests)) as PlanDigests;
}

/** Opens the gallery and fetches all files. @returns what is wrong, in words; empty when all is as `known` */
export async function findFaults(url: string, plan: PlanData, known: Partial<PlanDigests>): Promise<string[]> {
  try {
    const page = new TextDecoder().decode(await fetchBytes(url, plan.galleryUrl));
    const digests = await digestFiles(url, plan);
    const other = FILES.filter((file) => known[file] && known[file] !== digests[file]);
    const faults = other.map((file) => `${file} of ${plan.uniqueId} is not that of its drawing`);
    return page.includes('<html') ? faults : [...faults, `the gallery of ${plan.uniqueId} is no page`];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** @param address as it was handed out, with the public name of the service. @throws Error where it is not there */
export async function fetchBytes(url: string, address: string): Promise<Uint8Array> {
  const { pathname, search } = new URL(address);
  let reason: unknown = 'no answer';
  // A connection may be cut off by a process that is killed; that is for whoever fetches to try again.
  for (let attempt = 0; attempt < 5; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 1000));
    try {
      const answer = await fetch(url + pathname + search, { headers: { Connection: 'close' } });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.ok) return bytes;
      reason = answer.status;
      if (answer.status !== 503) break;
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`${pathname}: ${reason}`);
}
