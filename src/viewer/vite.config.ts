import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { subsetFonts } from './subset-fonts.ts';

const source = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);
const page = (name: string) => source(`./${name}/main.tsx`);

/** Pages without HTML of their own, and the script for pages that embed one: the service finds the built names in the manifest. */
export default defineConfig({
  // The same path as ASSETS_PATH in src/api/pages/assets.ts.
  base: '/floor-gallery/assets/',
  publicDir: false,
  plugins: [subsetFonts(source('../../dist/fonts')), precompress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/viewer',
    emptyOutDir: true,
    assetsDir: '',
    manifest: true,
    target: 'es2022',
    // Inlined files would need `data:` fonts in the content security policy.
    assetsInlineLimit: 0,
    // The 3D chunk is three itself and is fetched only when 3D is asked for.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { gallery: page('gallery'), mend: page('mend'), try: page('try'), embed: source('./embed/embed.ts') },
    },
  },
});
