import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { findFreePort } from './find-free-port.ts';
import { startRoundRobin } from './round-robin.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function serve(name: string): Promise<number> {
  const server = createServer((_, response) => response.end(name)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const ask = async (url: string) => (await fetch(url, { headers: { Connection: 'close' } })).text();

it('takes turns, passes over who is not there, and hangs up when nobody is', async () => {
  const dead = await findFreePort();
  const [a, b] = [await serve('a'), await serve('b')];
  const balancer = await startRoundRobin([a, dead, b]);
  expect([await ask(balancer.url), await ask(balancer.url), await ask(balancer.url)]).toEqual(['a', 'b', 'a']);
  balancer.close();
  const none = await startRoundRobin([dead]);
  await expect(ask(none.url)).rejects.toThrow('fetch failed');
  none.close();
});
