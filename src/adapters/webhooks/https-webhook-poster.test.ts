import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { makeWebhookPoster } from './https-webhook-poster.ts';

const found = (...addresses: string[]) =>
  addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));

/** A poster whose names are at these addresses, the next ones each time that somebody asks; and how often somebody did. */
function posterWith(...answers: LookupAddress[][]) {
  let asked = 0;
  const poster = makeWebhookPoster({
    resolve: async () => answers[Math.min(asked++, answers.length - 1)]!,
  });
  return { poster, asked: () => asked };
}

describe('posting to what senders name', () => {
  it.each([
    ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f.0.0.1/', 'https://0/'],
    ...['https://10.1.2.3/', 'https://172.16.0.1/', 'https://192.168.1.1/', 'https://100.64.0.1/'],
    ...['https://169.254.169.254/latest/meta-data', 'https://[fd00:ec2::254]/', 'https://224.0.0.1/'],
    ...[
      'https://[::1]/',
      'https://[::]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[::ffff:7f00:1]/',
      'https://[fe80::1]/',
    ],
    ...['https://[64:ff9b::10.0.0.1]/', 'https://[2002:7f00:1::]/', 'https://[2001:0:7f00:1::]/'],
  ])('%s: refused before and when it is posted to', async (url) => {
    const { poster } = posterWith([]);
    expect(await poster.refuse(url)).toContain('public internet');
    await expect(poster.post(url, '{}', {})).rejects.toThrow('public internet');
  });

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    '//example.com',
    'example.com',
    '',
    'https://a:b@example.com/',
  ])('"%s": refused for its form', async (url) =>
    expect(await posterWith(found('93.184.215.14')).poster.refuse(url)).toMatch(/https|password/),
  );

  it.each([['93.184.215.14'], ['2606:2800:21f:cb07:6820:80da:af6b:8b2c']])('%s: not refused', async (address) => {
    expect(await posterWith(found(address)).poster.refuse('https://example.com/hook')).toBeUndefined();
  });

  it('a name that is at a local address too, or at none, is refused', async () => {
    expect(await posterWith(found('93.184.215.14', '10.0.0.1')).poster.refuse('https://example.com/')).toContain(
      'public',
    );
    expect(await posterWith([]).poster.refuse('https://example.com/')).toContain('cannot be found');
  });

  it('a name that nobody can look up now is not refused, and not connected to as long as that lasts', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('queryA ESERVFAIL'), { code: 'ESERVFAIL' }));
    const poster = makeWebhookPoster({ resolve });
    expect(await poster.refuse('https://example.com/')).toBeUndefined();
    await expect(poster.post('https://example.com/', '{}', {})).rejects.toThrow('ESERVFAIL');
  });

  it('a name that is public when it is looked at and local when it is connected to is not connected to', async () => {
    const { poster, asked } = posterWith(found('93.184.215.14'), found('127.0.0.1'));
    expect(await poster.refuse('https://example.com/')).toBeUndefined();
    await expect(poster.post('https://example.com/', '{}', {})).rejects.toThrow('public internet');
    expect(asked()).toBe(2);
  });

  it('a redirect is an answer like any other, and followed nowhere', async () => {
    const paths: string[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url!);
      response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      expect(await makeWebhookPoster({ allowLocal: true }).post(`http://127.0.0.1:${port}/hook`, '{}', {})).toBe(307);
      expect(paths).toEqual(['/hook']);
    } finally {
      server.close();
    }
  });
});
