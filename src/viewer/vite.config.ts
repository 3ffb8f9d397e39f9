import { defineConfig } from 'vite';

const page = (name: string) => decodeURIComponent(new URL(`./${name}/main.tsx`, import.meta.url).pathname);

/** Pages without HTML of their own: the service renders that, and finds the built names in the manifest. */
export default defineConfig({
  // The same path as ASSETS_PATH in src/api/pages/assets.ts.
  base: '/floor-gallery/assets/',
  publicDir: false,
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
    rolldownOptions: { input: { gallery: page('gallery'), mend: page('mend'), try: page('try') } },
  },
});
