import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  readonly close: () => void;
}

/** Gives each connection to the next of several ports of this machine, and to the one after it where nobody listens. */
export async function startRoundRobin(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => {});
    client.on('close', () => open.delete(client));
    const reach = (left: number) => {
      if (left === 0 || client.destroyed) return void client.destroy();
      const upstream = connect(ports[next++ % ports.length]!, '127.0.0.1');
      upstream.once('error', () => reach(left - 1));
      upstream.once('connect', () => {
        upstream.removeAllListeners('error');
        upstream.on('error', () => client.destroy());
        upstream.on('close', () => client.destroy());
        client.on('close', () => upstream.destroy());
        client.pipe(upstream);
        upstream.pipe(client);
      });
    };
    reach(ports.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
