import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './app.ts';
import { findEmbedScript } from './pages/assets.ts';
import { HttpProblem } from './problem.ts';

const FOLDER = join(import.meta.dirname, 'site');
const DAY_S = 86_400;
const HOUR_S = 3_600;

const ICONS = {
  '/favicon.svg': { file: 'favicon.svg', type: 'image/svg+xml' },
  '/favicon-32.png': { file: 'favicon-32.png', type: 'image/png' },
  // Asked for by browsers that show a file of ours without a page around it.
  '/favicon.ico': { file: 'favicon-32.png', type: 'image/png' },
} as const;

/** Files with a lasting address: our mark, and the script for pages that embed a gallery. */
export function addSiteFiles(app: App, { viewerFolder }: { viewerFolder: string }): void {
  for (const [url, { file, type }] of Object.entries(ICONS)) {
    const bytes = readFileSync(join(FOLDER, file));
    app.get(url, { schema: { hide: true } }, async (_, reply) =>
      reply.header('Cache-Control', `public, max-age=${DAY_S}`).type(type).send(bytes),
    );
  }
  app.get('/embed.js', { schema: { hide: true } }, async (_, reply) => {
    const file = findEmbedScript(viewerFolder);
    if (!file) throw new HttpProblem('not_found', 'There is nothing here.');
    reply.headers({
      'Cache-Control': `public, max-age=${HOUR_S}`,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    return reply.type('text/javascript; charset=utf-8').send(readFileSync(file));
  });
}
