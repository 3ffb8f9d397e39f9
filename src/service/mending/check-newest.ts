import { Failure } from '#core/failures.ts';

/**
 * Keeps what somebody else has put right in the meantime from being lost.
 * @param basedOn the version that was put right
 * @throws Failure `version_conflict` where another one is the newest
 */
export function checkNewest(basedOn: number, newest: number): void {
  if (basedOn === newest) return;
  const message = `The plan was put right in the meantime: version ${newest} is the newest, and this was made of version ${basedOn}. Fetch plan.json again, or send it without basedOn to take the place of version ${newest}.`;
  throw new Failure('version_conflict', message, { basedOn, version: newest });
}
