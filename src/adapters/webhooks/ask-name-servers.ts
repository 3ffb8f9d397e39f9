import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** A host that is not found in this time is not waited for. */
const RESOLVE_MS = 3_000;

/** Never asked of a name server (RFC 6761, 6.3). */
const LOCALHOST = /(^|\.)localhost\.?$/i;

/**
 * All addresses of a host as the name servers tell them. Not as `dns.lookup` does it: that holds one of the few threads on which this process
 * finds its database and file store as well, for as long as somebody's dead name server likes.
 * @param servers other ones than those of the system, `address:port`
 * @throws Error when there are none
 */
export async function askNameServers(name: string, servers?: readonly string[]): Promise<LookupAddress[]> {
  if (LOCALHOST.test(name)) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver();
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), RESOLVE_MS);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  clearTimeout(timer);
  if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
  return [...addressesIn(v4, 4), ...addressesIn(v6, 6)];
}

const addressesIn = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
