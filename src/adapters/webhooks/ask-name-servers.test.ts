import { createSocket, type Socket } from 'node:dgram';
import { afterEach, describe, expect, it } from 'vitest';
import { askNameServers } from './ask-name-servers.ts';

const TYPE_A = 1;
const opened: Socket[] = [];

/** A name server on this machine. @param answer to a question, undefined for none ever @returns its `address:port` */
async function openNameServer(answer: (question: Buffer) => Buffer | undefined): Promise<string> {
  const socket = createSocket('udp4');
  opened.push(socket);
  socket.on('message', (question, { port, address }) => {
    const reply = answer(question);
    if (reply) socket.send(reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return `127.0.0.1:${socket.address().port}`;
}

/** Answers questions for IPv4 with one address, and those for IPv6 with none (RFC 1035, 4.1). */
function answerWith(address: string): (question: Buffer) => Buffer {
  return (question) => {
    const end = question.indexOf(0, 12) + 5;
    const isV4 = question.readUInt16BE(end - 4) === TYPE_A;
    const head = Buffer.from(question.subarray(0, end));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isV4 ? 1 : 0, 6);
    // Nothing further: what was asked for beside the question (EDNS) is left out.
    head.writeUInt32BE(0, 8);
    const record = [0xc0, 12, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)];
    return isV4 ? Buffer.concat([head, Buffer.from(record)]) : head;
  };
}

/** Answers questions for IPv4, or those for IPv6, with a code (RFC 1035, 4.1.1): 2 SERVFAIL, 3 NXDOMAIN. */
function failWith(v4: number, v6: number): (question: Buffer) => Buffer {
  return (question) => {
    const end = question.indexOf(0, 12) + 5;
    const head = Buffer.from(question.subarray(0, end));
    head.writeUInt16BE(0x8180 + (question.readUInt16BE(end - 4) === TYPE_A ? v4 : v6), 2);
    head.writeUInt32BE(0, 8);
    return head;
  };
}

afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

describe('asking name servers', () => {
  it('tells the addresses of a host', async () => {
    const server = await openNameServer(answerWith('93.184.215.14'));
    expect(await askNameServers('hooks.example.com', [server])).toEqual([{ address: '93.184.215.14', family: 4 }]);
  });

  it('tells that a host has none where it is not known, or has no address', async () => {
    for (const code of [3, 0]) {
      const server = await openNameServer(failWith(code, code));
      expect(await askNameServers('hooks.example.com', [server])).toEqual([]);
    }
  });

  it.each([
    [2, 2],
    [0, 2],
  ])('tells nothing where they cannot answer (%i, %i)', async (v4, v6) => {
    const server = await openNameServer(failWith(v4, v6));
    await expect(askNameServers('hooks.example.com', [server])).rejects.toThrow('SERVFAIL');
  });

  it('gives up where nobody answers', async () => {
    const server = await openNameServer(() => undefined);
    await expect(askNameServers('hooks.example.com', [server])).rejects.toThrow(/CANCELLED|TIMEOUT/);
  });
});
