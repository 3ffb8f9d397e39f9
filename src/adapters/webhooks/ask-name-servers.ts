import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** A host that is not found in this time is not waited for. */
const RESOLVE_MS = 3_000;

/** Never asked of a name server (RFC 6761, 6.3). */
const LOCALHOST = /(^|\.)localhost\.?$/i;

/** There is no such name, or it has no address of the kind: what a name server that works says. */
const NO_SUCH = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * All addresses of a host as the name servers tell them. Not as `dns.lookup` does it: that holds one of the few threads on which this process
 * finds its database and file store as well, for as long as somebody's dead name server likes.
 * @param servers other ones than those of the system, `address:port`
 * @returns none where the name servers know of none @throws Error where they cannot tell
 */
export async function askNameServers(name: string, servers?: readonly string[]): Promise<LookupAddress[]> {
  if (LOCALHOST.test(name)) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver();
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), RESOLVE_MS);
  const asked = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  clearTimeout(timer);
  const addresses = asked.flatMap((answer, k) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: k === 0 ? 4 : 6 })) : [],
  );
  const failed = asked.find((answer) => answer.status === 'rejected' && !NO_SUCH.has(answer.reason.code));
  if (addresses.length === 0 && failed?.status === 'rejected') throw failed.reason;
  return addresses;
}
