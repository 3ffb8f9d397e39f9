import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { ASSETS_PATH, readPageAssets } from '#api/pages/assets.ts';
import { contentSecurityPolicy } from '#api/pages/content-security.ts';
import { renderGalleryPage } from '#api/pages/gallery-page.ts';
import { renderNotFoundPage } from '#api/pages/not-found-page.ts';
import { readPageWishes } from '#api/pages/page-wishes.ts';
import { renderTryPage } from '#api/pages/try-page.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import type { MockGallery } from './mock-gallery.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** What every variant is called here. */
export const VARIANT = '0123456789ab';

const SITE = join(import.meta.dirname, '../../src/api/site');
const SAMPLES = join(import.meta.dirname, '../../samples');

export interface GalleryServer {
  readonly origin: string;
  /** Answers to `POST /try`, one NDJSON line each; set by a test. */
  tryLines: object[];
  /** What was sent last to read a refused drawing again. */
  corrections: unknown;
  /** Bodies of `POST …/variants`, as they came. */
  readonly variants: { layout: { items: LayoutItem[] } }[];
  /** Whether there is a picture without lettering; set by a test. */
  plain: boolean;
  close(): Promise<void>;
}

/** The pages over HTTP with the service's own policy, without the service. `built` is the folder `dist/viewer`. */
export async function serveGallery(gallery: MockGallery, built: string): Promise<GalleryServer> {
  const path = '/floor-gallery/0123456789abcdef01234567';
  const embedName = readdirSync(built).find((name) => /^embed-.*\.js$/.test(name));
  const server = createServer((request, response) => {
    const url = new URL(request.url!, origin());
    const send = (status: number, type: string, body: string | Uint8Array, policy?: 'gallery' | 'try') => {
      response.writeHead(status, {
        'content-type': type,
        ...(policy && { 'content-security-policy': contentSecurityPolicy(policy) }),
      });
      response.end(body);
    };
    const files: Record<string, [type: string, bytes: Uint8Array | string]> = {
      '/favicon.svg': ['image/svg+xml', readFileSync(join(SITE, 'favicon.svg'))],
      '/favicon-32.png': ['image/png', readFileSync(join(SITE, 'favicon-32.png'))],
      '/picture.jpg': ['image/jpeg', gallery.picture],
      '/plain.jpg': ['image/jpeg', gallery.picture],
      [`${path}/original.jpg`]: ['image/jpeg', gallery.original],
      [`${path}/scene.glb`]: ['model/gltf-binary', gallery.scene],
      [`${path}/plan.json`]: ['application/json', JSON.stringify(gallery.document)],
      '/partner': [
        'text/html',
        `<!doctype html><link rel="icon" href="data:,"><div id="plan" data-floor-gallery="${path}" data-units="ft" data-height="500px"></div><script src="${ASSETS_PATH}${embedName}"></script>`,
      ],
      '/host': [
        'text/html',
        `<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><h1>Host</h1><iframe id="frame" title="Plan" src="${path}" style="width:100%;height:640px;border:0"></iframe><div style="height:2000px"></div></body>`,
      ],
    };
    if (url.pathname.startsWith(`${path}/rooms/`)) return send(200, 'image/jpeg', gallery.picture);
    const file = files[url.pathname];
    if (file) return send(200, ...file);
    if (url.pathname.startsWith(ASSETS_PATH))
      return send(
        200,
        TYPES[extname(url.pathname)] ?? 'application/octet-stream',
        readFileSync(join(built, url.pathname.slice(ASSETS_PATH.length))),
      );
    const { language, theme } = readPageWishes(url.search.slice(1), request.headers['accept-language']);
    if (url.pathname === '/') {
      const assets = readPageAssets(built, 'try');
      const page = renderTryPage({ language, theme, assets, apiUrl: origin(), appUrl: origin(), expected: {} });
      return send(200, 'text/html; charset=utf-8', page, 'try');
    }
    if (url.pathname.startsWith('/showcase/')) {
      const name = url.pathname.slice('/showcase/'.length);
      const folder = name.endsWith('.png') ? SAMPLES : join(SITE, 'showcase');
      return send(200, `image/${extname(name).slice(1)}`, readFileSync(join(folder, name)));
    }
    if (url.pathname === `${path}/variants`) {
      let body = '';
      request.on('data', (bytes) => (body += bytes));
      request.on('end', () => {
        handle.variants.push(JSON.parse(body));
        const { frame } = gallery;
        send(200, 'application/json', JSON.stringify({ variant: VARIANT, pictureUrl: `${origin()}/plain.jpg`, frame }));
      });
      return;
    }
    if (url.pathname === '/try') {
      request.resume().on('end', () => void answerTry(response, handle.tryLines));
      return;
    }
    if (/^\/mend\/secret\/pages\/\d$/.test(url.pathname)) return send(200, 'image/jpeg', gallery.original);
    if (url.pathname === '/mend/secret/corrections') {
      request.setEncoding('utf8').on('data', (text: string) => (handle.corrections = JSON.parse(text)));
      const result = { uniqueId: 'u', galleryUrl: origin() + path, furnishedImageUrl: `${origin()}/picture.jpg` };
      request.on('end', () => void answerTry(response, [{ result }]));
      return;
    }
    if (url.pathname !== path)
      return send(404, 'text/html; charset=utf-8', renderNotFoundPage(readPageAssets(built, 'gallery')), 'gallery');
    const html = renderGalleryPage({
      language,
      theme,
      galleryId: path.slice(-24),
      ...(url.searchParams.has('variant') && { variant: VARIANT }),
      pictureUrl: `${origin()}/picture.jpg`,
      originalUrl: `${path}/original.jpg`,
      planUrl: `${path}/plan.json`,
      sceneUrl: `${path}/scene.glb`,
      filesUrl: path,
      ...(handle.plain && { plainPictureUrl: `${origin()}/plain.jpg` }),
      pageUrl: origin() + path,
      frame: gallery.frame,
      document: gallery.document,
      assets: readPageAssets(built, 'gallery', language),
    });
    send(200, 'text/html; charset=utf-8', html, 'gallery');
  });
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((listening) => server.listen(Number(process.env.MOCK_PORT ?? 0), '127.0.0.1', listening));
  const handle: GalleryServer = {
    origin: origin(),
    tryLines: [],
    corrections: undefined,
    variants: [],
    plain: false,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return handle;
}

async function answerTry(response: import('node:http').ServerResponse, lines: readonly object[]): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  for (const line of lines) {
    response.write(`${JSON.stringify(line)}\n`);
    await new Promise((later) => setTimeout(later, 150));
  }
  response.end();
}
