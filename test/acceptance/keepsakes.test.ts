import { request as ask } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE_ROOM } from '#core/line-plan/line-plan.fixture.ts';
import {
  documentName,
  frameName,
  originalName,
  pictureName,
  sceneName,
  shareName,
} from '#service/keeping/plan-files.ts';
import { expectProblem } from './fixtures/expect-problem.ts';
import { request } from './fixtures/send.ts';
import { type BareServer, startBareServer } from './fixtures/start-bare-server.ts';

const RECORD = { uniqueId: 'u', imageId: 'i', galleryId: '8'.repeat(24), keyId: null, createdAt: new Date(0) };
const PAGE = `/floor-gallery/${RECORD.galleryId}`;

let server: BareServer;
/** Fetched without compression. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { 'Accept-Encoding': 'identity', ...headers } });

interface Wire {
  readonly status: number | undefined;
  readonly headers: Record<string, string | string[] | undefined> & { etag?: string };
  readonly body: Buffer;
}

/** Without the decoding that `fetch` does. */
const sendPlain = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const sent = ask(server.url + path, { headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end();
  });

beforeAll(async () => {
  server = await startBareServer(
    {},
    {
      rows: {
        plans: {
          insert: async () => {},
          findByGallery: async (id: string) => (id === RECORD.galleryId ? RECORD : undefined),
          findByUniqueId: async () => undefined,
        },
      } as never,
    },
  );
  const { files } = server.stores;
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b08a5a' } })
    .extend({ top: 20, bottom: 60, left: 20, right: 20, background: '#ffffff' })
    .jpeg()
    .toBuffer();
  const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  await files.put(documentName('u'), text(ONE_ROOM));
  await files.put(frameName('u'), text({ widthPx: 640, heightPx: 480, pixelsPerMetre: 100, x0: 0, y0: 0 }));
  await files.put(sceneName('u'), Buffer.from('glTF'.repeat(2000)));
  await files.put(originalName('u'), picture);
  await files.put(pictureName('i'), picture);
});
afterAll(() => server.end());

describe('what people take with them', () => {
  it.each([
    ['plan.json', 'application/json', '1-bedroom-home-13-m2-plan-data.json'],
    ['scene.glb', 'model/gltf-binary', '1-bedroom-home-13-m2-3d-model.glb'],
    ['original.jpg', 'image/jpeg', '1-bedroom-home-13-m2-original-drawing.jpg'],
    ['layout.jpg', 'image/jpeg', '1-bedroom-home-13-m2-furnished-plan.jpg'],
    ['plan.svg', 'image/svg+xml', '1-bedroom-home-13-m2-plan.svg'],
    ['plan.pdf', 'application/pdf', '1-bedroom-home-13-m2-plan.pdf'],
    ['share.jpg', 'image/jpeg', '1-bedroom-home-13-m2-card.jpg'],
    ['dollhouse.jpg', 'image/jpeg', '1-bedroom-home-13-m2-3d-view.jpg'],
    ['rooms/r1.jpg', 'image/jpeg', '1-bedroom-home-13-m2-bed-b-breakfast.jpg'],
  ])('%s is %s and says whose it is', async (path, type, name) => {
    const shown = await raw(`${PAGE}/${path}`);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
    });
    const saved = await raw(`${PAGE}/${path}?download`, { 'If-None-Match': shown.headers.get('etag')! });
    expect(saved.status).toBe(304);
    const again = await raw(`${PAGE}/${path}?download`);
    expect(again.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expectProblem(await request(`${server.url}/floor-gallery/${'0'.repeat(24)}/${path}`), 404, 'not_found');
  });

  it('the line plan comes in feet and without furniture, and a scale that there is not is refused', async () => {
    const svg = await (await raw(`${PAGE}/plan.svg?units=ft&furniture=0`)).text();
    expect(svg).toContain('16′ 5″');
    expect(svg).toContain('Floor plan, 1:100, dimensions in feet and inches');
    const [small, large] = [await raw(`${PAGE}/plan.pdf?scale=200`), await raw(`${PAGE}/plan.pdf?scale=50`)];
    expect([small.status, large.status]).toEqual([200, 200]);
    expect(small.headers.get('etag')).not.toBe(large.headers.get('etag'));
    for (const query of ['scale=60', 'scale=', 'units=yd', 'furniture=no'])
      expectProblem(await request(`${server.url}${PAGE}/plan.pdf?${query}`), 400, 'bad_request');
  });

  it('the card that goes with a link is 1200 × 630, small, and drawn once', async () => {
    const [one, two] = await Promise.all([raw(`${PAGE}/share.jpg`), raw(`${PAGE}/share.jpg`)]);
    const bytes = Buffer.from(await one.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
    expect(Buffer.compare(bytes, Buffer.from(await two.arrayBuffer()))).toBe(0);
    expect(Buffer.from((await server.stores.files.get(shareName('i')))!).equals(bytes)).toBe(true);
  });
});

describe('compression', () => {
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  it('texts and models come as they are taken, and nothing else changes', async () => {
    for (const path of [`${PAGE}/plan.svg`, `${PAGE}/scene.glb`, '/openapi.json', PAGE]) {
      const plain = await raw(path);
      expect(plain.headers.get('vary'), path).toMatch(/Accept-Encoding/);
      expect(plain.headers.has('content-encoding')).toBe(false);
      const whole = await bytesOf(plain);
      for (const [coding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const { status, headers, body } = await sendPlain(path, { 'Accept-Encoding': `${coding}, *;q=0` });
        expect([status, headers['content-encoding']]).toEqual([200, coding]);
        expect(body.length).toBeLessThan(whole.length / 2);
        expect(decode(body).equals(whole), path).toBe(true);
        const etag = plain.headers.get('etag');
        if (etag) expect(headers.etag).toBe(`W/${etag}`);
      }
    }
  });

  it('a picture is never compressed again, nor a part of a file', async () => {
    const picture = await sendPlain(`${PAGE}/layout.jpg`, { 'Accept-Encoding': 'br, gzip' });
    expect(picture.headers).not.toHaveProperty('content-encoding');
    const part = await sendPlain(`${PAGE}/scene.glb`, { 'Accept-Encoding': 'br', Range: 'bytes=4-7' });
    expect([part.status, part.headers['content-encoding'], part.body.toString()]).toEqual([206, undefined, 'glTF']);
    // The tag of a compressed answer is not one of the bytes that the part would be of.
    const etag = (await sendPlain(`${PAGE}/scene.glb`, { 'Accept-Encoding': 'br' })).headers.etag!;
    const whole = await sendPlain(`${PAGE}/scene.glb`, { Range: 'bytes=4-7', 'If-Range': etag });
    expect(whole.status).toBe(200);
  });

  it('answers HEAD as it would GET', async () => {
    for (const path of [`${PAGE}/plan.json`, `${PAGE}/scene.glb`, PAGE]) {
      const headers = { 'Accept-Encoding': 'br' };
      const got = await sendPlain(path, headers);
      const head = await sendPlain(path, headers, 'HEAD');
      expect(head.body.length).toBe(0);
      for (const name of ['content-length', 'content-encoding', 'etag', 'vary'])
        expect(head.headers[name], `${name} of ${path}`).toBe(got.headers[name]);
    }
  });

  it('answers 304 to who has it compressed', async () => {
    const etag = (await sendPlain(`${PAGE}/scene.glb`, { 'Accept-Encoding': 'br' })).headers.etag!;
    expect(etag).toMatch(/^W\//);
    expect((await sendPlain(`${PAGE}/scene.glb`, { 'If-None-Match': etag })).status).toBe(304);
  });

  it('the built files of the pages lie compressed, for ever', async () => {
    const page = await (await raw(PAGE)).text();
    const [script] = /\/floor-gallery\/assets\/gallery-[^"]+\.js/.exec(page)!;
    const { headers, body } = await sendPlain(script, { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(body).equals(await bytesOf(await raw(script)))).toBe(true);
  });
});

describe('oEmbed', () => {
  const embed = (query: Record<string, string>) => request(`${server.url}/oembed?${new URLSearchParams(query)}`);
  const url = `https://app.example${PAGE}?room=r1&units="><script>`;

  it('frames a gallery, with its parameters, and shows its card', async () => {
    const { status, body } = await embed({ url, format: 'json' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: '1.0', type: 'rich', width: 960, height: 640 });
    expect(body.title).toBe('Furnished floor plan · 1 bedroom · 12.9 m²');
    expect(body.thumbnail_url).toBe(`https://app.example${PAGE}/share.jpg`);
    expect(body.html).toContain(`src="https://app.example${PAGE}?room=r1&amp;units=`);
    expect(body.html).not.toContain('<script');
  });

  it('keeps to the size that is asked for', async () => {
    const { body } = await embed({ url, maxwidth: '400', maxheight: '300' });
    expect(body).toMatchObject({ width: 400, height: 300 });
    expect(body.html).toContain('width="400" height="300"');
    expect(body).not.toHaveProperty('thumbnail_url');
    for (const maxwidth of ['-1', '0', 'wide']) expectProblem(await embed({ url, maxwidth }), 400, 'bad_request');
  });

  it('knows no pages but galleries of its own, and no XML', async () => {
    for (const foreign of [
      `https://other.example${PAGE}`,
      `https://app.example/floor-gallery/${'0'.repeat(24)}`,
      'https://app.example/',
      'nonsense',
    ])
      expectProblem(await embed({ url: foreign }), 404, 'not_found');
    expectProblem(await embed({}), 400, 'bad_request');
    expect((await embed({ url, format: 'xml' })).status).toBe(501);
  });
});

describe('files of the site', () => {
  it('has a mark for tabs', async () => {
    const page = await (await raw(PAGE)).text();
    for (const [, icon] of page.matchAll(/rel="icon" href="([^"]+)"/g)) {
      const answer = await raw(icon!);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  });

  it('tells early what a page needs', async () => {
    const { headers } = await raw(PAGE);
    expect(headers.get('link')).toMatch(/<\/floor-gallery\/assets\/[^>]+\.css>; rel=preload; as=style/);
    expect(headers.get('link')).toMatch(/<\/floor-gallery\/assets\/gallery-[^>]+\.js>; rel=modulepreload/);
  });
});
