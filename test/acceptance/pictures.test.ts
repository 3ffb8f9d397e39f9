import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barePictureName, pictureName } from '#service/keeping/plan-files.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { request } from './fixtures/send.ts';
import { type BareServer, startBareServer } from './fixtures/start-bare-server.ts';

const [WIDTH, HEIGHT] = [1000, 700];
/** The picture with lettering is red, the one without green. */
const RED = { r: 200, g: 40, b: 40 };
const GREEN = { r: 40, g: 160, b: 40 };
const jpegOf = (background: typeof RED) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .jpeg()
    .toBuffer();

let server: BareServer;
let address: string;
let oldAddress: string;
let picture: Buffer;
beforeAll(async () => {
  server = await startBareServer();
  const [id, oldId] = [randomUUID(), randomUUID()];
  picture = await jpegOf(RED);
  await server.stores.files.put(pictureName(id), picture);
  await server.stores.files.put(barePictureName(id), await jpegOf(GREEN));
  await server.stores.files.put(pictureName(oldId), picture);
  address = `${server.url}/api/v2/g/s3-image/${id}_layout.jpg`;
  oldAddress = `${server.url}/api/v2/g/s3-image/${oldId}_layout.jpg`;
});
afterAll(() => server.end());

async function get(url: string, accept = '*/*') {
  const answer = await fetch(url, { headers: { Accept: accept } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, format } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { answer, bytes, width, format, isGreen: dominant.g > dominant.r };
}

const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

describe('the furnished picture in other sizes', () => {
  it('is the JPEG as it was kept without parameters, whatever the sender would take', async () => {
    const { answer, bytes } = await get(address, BROWSER);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.has('vary')).toBe(false);
    expect(bytes.equals(picture)).toBe(true);
  });

  it('has the next larger kept width, and never more than its own', async () => {
    expect((await get(`${address}?w=401`)).width).toBe(600);
    expect((await get(`${address}?w=400`)).width).toBe(400);
    expect((await get(`${address}?w=2000`)).width).toBe(WIDTH);
  });

  it('is AVIF or WebP for who asks for it, for ever, and says that it depends on that', async () => {
    for (const [accept, type] of [
      [BROWSER, 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['image/avif;q=0,image/webp', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const { answer, bytes } = await get(`${address}?w=400`, accept);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('vary')).toBe('Accept');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const again = await get(`${address}?w=400`, accept);
      expect(again.bytes.equals(bytes)).toBe(true);
      expect(again.answer.headers.get('etag')).toBe(answer.headers.get('etag'));
    }
  });

  it('has no lettering with labels=0, where the plan was drawn without', async () => {
    expect((await get(`${address}?labels=0`)).isGreen).toBe(true);
    expect((await get(`${address}?labels=0&w=400`, BROWSER)).isGreen).toBe(true);
    expect((await get(`${address}?labels=1&w=400`)).isGreen).toBe(false);
    expect((await get(`${oldAddress}?labels=0&w=400`)).width).toBe(400);
  });

  it('is refused where nothing can be made of what is wished', async () => {
    for (const query of ['w=399', 'w=3001', 'w=abc', 'w=', 'w=-400', 'labels=2', 'labels=no'])
      expectProblem(await request(`${address}?${query}`), 400, 'bad_request');
    const unknown = address.replace(/[0-9a-f-]{36}/, randomUUID());
    expectProblem(await request(`${unknown}?w=400`), 404, 'not_found');
  });
});
