import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_NAMES } from '#core/try-page/try-data.ts';
import type { App } from './app.ts';
import { HttpProblem } from './problem.ts';

/** Pictures of the try page; `scripts/showcase.ts` draws them from `samples/`. */
const FOLDER = join(import.meta.dirname, 'site/showcase');
const SAMPLES = join(import.meta.dirname, '../../samples');
const PATH = '/showcase';
const DAY_S = 86_400;
const TYPES = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const;

/** A drawing of ours before and after, cut alike: each in these widths, as AVIF and WebP. */
export interface BeforeAfter {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly widths: readonly number[];
}

export const BEFORE_AFTER: BeforeAfter = JSON.parse(readFileSync(join(FOLDER, 'before-after.json'), 'utf8'));

export type Side = 'before' | 'after';

export const sidePath = (side: Side, width: number, type: 'avif' | 'webp') => `${PATH}/${side}-${width}.${type}`;

/** Drawings of ours to try, as `TryData` has them. */
export const SAMPLES_TO_TRY = SAMPLE_NAMES.map((name) => ({
  name,
  url: `${PATH}/${name}.png`,
  thumbnailUrl: `${PATH}/${name}.webp`,
}));

/** Serves the pictures of the try page, and the drawings to try. */
export function addShowcase(app: App): void {
  const files = new Map(
    [FOLDER, SAMPLES].flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const)),
  );
  app.get<{ Params: { file: string } }>(`${PATH}/:file`, { schema: { hide: true } }, async ({ params }, reply) => {
    const path = files.get(params.file);
    const type = TYPES[params.file.split('.').at(-1) as keyof typeof TYPES];
    if (!path || !type) throw new HttpProblem('not_found', 'There is nothing here.');
    return reply.header('Cache-Control', `public, max-age=${DAY_S}`).type(type).send(readFileSync(path));
  });
}
