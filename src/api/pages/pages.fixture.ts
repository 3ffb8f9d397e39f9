import type { GalleryView } from './types.ts';

/** A plan of one room and a balcony whose texts try to break out of the page. */
export const HOSTILE_VIEW: GalleryView = {
  galleryId: '0123456789abcdef01234567',
  language: 'en',
  pictureUrl: 'https://api.example/api/v2/g/s3-image/a_layout.jpg',
  originalUrl: '/floor-gallery/0123456789abcdef01234567/original.jpg',
  planUrl: '/floor-gallery/0123456789abcdef01234567/plan.json',
  sceneUrl: '/floor-gallery/0123456789abcdef01234567/scene.glb',
  filesUrl: '/floor-gallery/0123456789abcdef01234567',
  pageUrl: 'https://app.example/floor-gallery/0123456789abcdef01234567',
  frame: { widthPx: 2400, heightPx: 1800, pixelsPerMetre: 200, x0: -0.5, y0: -0.5 },
  document: {
    version: 1,
    source: { widthPx: 100, heightPx: 100, toPixels: [10, 0, 0, 10, 0, 0] },
    verdict: { code: 'success', message: '', details: {} },
    scale: { metresPerPixel: 0.1, from: 'dimensions', agreeing: 5, read: 6 },
    plan: {
      walls: [],
      openings: [],
      rooms: [
        {
          id: 'r1',
          type: 'bedroom',
          label: `<img src=x onerror=alert(1)> "Bed" & 'b'`,
          outline: [[0, 0], [4.2, 0], [4.2, 3.1], [0, 3.1]], // biome-ignore format: an outline
          holes: [],
          area: 13.02,
        },
        {
          id: 'r2',
          type: 'balcony',
          label: '</script><!--\u2028 terrace',
          outline: [[0, 4], [4, 4], [4, 5], [0, 5]], // biome-ignore format: an outline
          holes: [],
          area: 4,
        },
      ],
      fixtures: [],
      furniture: [],
    },
  },
  assets: { script: '/floor-gallery/assets/gallery-1.js', styles: ['/floor-gallery/assets/a.css'], preloads: [] },
};
