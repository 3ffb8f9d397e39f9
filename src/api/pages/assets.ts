import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from './types.ts';

/** The URL path under which the folder `dist/viewer` is served; the same as `base` in `src/viewer/vite.config.ts`. */
export const ASSETS_PATH = '/floor-gallery/assets/';

export type PageName = 'gallery' | 'mend' | 'try';

interface ManifestChunk {
  readonly file: string;
  readonly css?: string[];
  readonly imports?: string[];
}

/**
 * Names of a page's built files from the manifest that the build leaves in `folder` (`dist/viewer`).
 * @throws when the viewer has not been built.
 */
export function readPageAssets(folder: string, page: PageName): PageAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = manifest[`${page}/main.tsx`];
  if (!entry) throw new Error(`The viewer's build has no page ${page}`);
  const imports = importsOf(entry, manifest);
  // Styles in the order of the source: what a page imports comes before its own.
  const chunks = [...imports, entry];
  return {
    script: ASSETS_PATH + entry.file,
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])).map((file) => ASSETS_PATH + file),
    preloads: unique(imports.map((chunk) => chunk.file)).map((file) => ASSETS_PATH + file),
  };
}

/** Everything that is imported at once, deepest first. */
function importsOf(chunk: ManifestChunk, manifest: Record<string, ManifestChunk>): ManifestChunk[] {
  return (chunk.imports ?? []).flatMap((name) => {
    const imported = manifest[name];
    return imported ? [...importsOf(imported, manifest), imported] : [];
  });
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
