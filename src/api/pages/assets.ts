import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/gallery/texts/languages.ts';
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
 * Names of a page's built files from the manifest that the build leaves in `folder` (`dist/viewer`); with a language, its texts as well.
 * @throws when the viewer has not been built.
 */
export function readPageAssets(folder: string, page: PageName, language?: Language): PageAssets {
  const manifest = readManifest(folder);
  const entry = manifest[`${page}/main.tsx`];
  if (!entry) throw new Error(`The viewer's build has no page ${page}`);
  const imports = importsOf(entry, manifest);
  const texts = language && manifest[`../core/gallery/texts/${language}.ts`];
  // Styles in the order of the source: what a page imports comes before its own.
  const chunks = [...imports, entry];
  return {
    script: ASSETS_PATH + entry.file,
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])).map((file) => ASSETS_PATH + file),
    preloads: unique([...imports, ...(texts ? [texts] : [])].map((chunk) => chunk.file)).map(
      (file) => ASSETS_PATH + file,
    ),
  };
}

/** The `Link` header of a page: what it needs is fetched before the page itself has been read, by proxies as an early hint. */
export function preloadLinks({ styles, script, preloads }: PageAssets): string {
  const links = [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...[script, ...preloads].map((href) => `<${href}>; rel=modulepreload`),
  ];
  return links.join(', ');
}

/** The script for pages that embed a gallery, which has a lasting address of its own; undefined where the build has none. */
export function findEmbedScript(folder: string): string | undefined {
  const name = readManifest(folder)['embed/embed.ts']?.file;
  return name && join(folder, name);
}

const readManifest = (folder: string): Record<string, ManifestChunk> =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));

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
