import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { ASSETS_PATH, readPageAssets } from '#api/pages/assets.ts';
import { contentSecurityPolicy } from '#api/pages/content-security.ts';
import { renderMendPage } from '#api/pages/mend-page.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { MockGallery } from './mock-gallery.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface MendServer {
  readonly url: string;
  /** The plans that were sent to be furnished, with the version that they were made of. */
  readonly sent: (PlanDocument & { readonly basedOn?: number })[];
  /** The newest version; set by a test. Plans made of another one are not taken. */
  version: number;
  /** What the next ones are answered; set by a test. */
  answer: { status: number; body: object };
  close(): Promise<void>;
}

/** The page to mend a plan with the service's own policy, without the service. `built` is the folder `dist/viewer`. */
export async function serveMend(gallery: MockGallery, built: string): Promise<MendServer> {
  const sent: MendServer['sent'] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname;
    const send = (status: number, type: string, body: string | Uint8Array, policy?: string) =>
      response
        .writeHead(status, { 'content-type': type, ...(policy && { 'content-security-policy': policy }) })
        .end(body);
    if (path.startsWith(ASSETS_PATH)) {
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return send(200, type, readFileSync(join(built, path.slice(ASSETS_PATH.length))));
    }
    if (path === '/mend/secret/plan') {
      const pieces: Buffer[] = [];
      return request
        .on('data', (piece) => pieces.push(piece))
        .on('end', () => {
          const plan = JSON.parse(Buffer.concat(pieces).toString()) as MendServer['sent'][number];
          sent.push(plan);
          const { basedOn } = plan;
          if (basedOn !== undefined && basedOn !== handle.version) {
            const details = { basedOn, version: handle.version };
            const late = { code: 'version_conflict', message: 'Too late.', details };
            return send(409, 'application/json', JSON.stringify(late));
          }
          send(handle.answer.status, 'application/json', JSON.stringify(handle.answer.body));
        });
    }
    if (path === '/picture.jpg') return send(200, 'image/jpeg', gallery.picture);
    if (path === '/mend/secret/original.jpg') return send(200, 'image/jpeg', gallery.original);
    const page = renderMendPage({
      data: {
        planId: 'secret',
        language: 'en',
        document: gallery.document,
        version: handle.version,
        originalUrl: '/mend/secret/original.jpg',
        planUrl: '/mend/secret/plan.json',
        firstUrl: '/mend/secret/first.json',
        furnishUrl: '/mend/secret/plan',
        pictureUrl: '/picture.jpg',
      },
      assets: readPageAssets(built, 'mend', 'en'),
    });
    return send(200, 'text/html; charset=utf-8', page, contentSecurityPolicy('mend'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const handle: MendServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/mend/secret`,
    sent,
    version: 1,
    answer: { status: 200, body: { data: { furnishedImageUrl: '/picture.jpg', galleryUrl: '/floor-gallery/x' } } },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return handle;
}
