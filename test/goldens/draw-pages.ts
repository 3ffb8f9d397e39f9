import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../../bench/gallery/open-browser.ts';
import { builtViewer } from '../browser/built-viewer.ts';
import { mockGallery } from '../browser/mock-gallery.ts';
import { serveGallery } from '../browser/serve-gallery.ts';
import { serveMend } from '../browser/serve-mend.ts';
import type { Tolerance } from './compare-pictures.ts';
import type { Drawn } from './draw-goldens.ts';
import { pixelsOf } from './pixels.ts';

/**
 * A line of small letters fits into a square. With other hinting and spacing of letters none differs by more than 17; an icon that is missing
 * differs by 43 in one to three squares.
 */
const tolerance: Tolerance = { square: 12, seen: 20, share: 0 };
/** Edges in 3D fall otherwise with another Chromium; a chair that is missing is seen in more squares than that, of 1875 on a telephone. */
const tolerance3d: Tolerance = { square: 12, seen: 20, share: 0.002 };

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

/** What never rests is compared as it was seen last. */
const MOST_SHOTS = 20;

type Theme = 'light' | 'dark';

interface Shown {
  readonly name: string;
  readonly path: string;
  /** Buttons that are pressed first, by their names. */
  readonly press?: readonly string[];
  /** What is there when the page has come to rest. */
  readonly settled: string;
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  readonly themes: readonly Theme[];
  /** Drawn in 3D. */
  readonly solid?: true;
}

const GALLERY = '/floor-gallery/0123456789abcdef01234567';
const PAGES: readonly Shown[] = [
  { name: 'gallery', path: GALLERY, settled: '.live-label', sizes: [PHONE, TABLET, DESK], themes: ['light', 'dark'] },
  { name: 'room', path: `${GALLERY}?room=r2`, settled: '.room-still.shown', sizes: [DESK], themes: ['light'] },
  {
    ...{ name: '3d', path: `${GALLERY}?view=3d`, settled: '.scene.ready', sizes: [PHONE, DESK], themes: ['light'] },
    solid: true,
  },
  {
    ...{ name: 'edit', path: GALLERY, press: ['Arrange the furniture', 'Double bed'], settled: '.turn-handle' },
    ...{ sizes: [PHONE, DESK], themes: ['light'] },
  },
  { name: 'try', path: '/', settled: '.drop-title', sizes: [DESK], themes: ['light'] },
  { name: 'mend', path: '/mend/secret', settled: '.mend-canvas .area', sizes: [DESK], themes: ['light'] },
];

/** Pages of a home that was made up, in a browser of this machine. */
export async function* drawPages(): AsyncGenerator<Drawn> {
  const [gallery, built] = [await mockGallery(), await builtViewer()];
  const pages = await serveGallery(gallery, built);
  pages.plain = true;
  const mend = await serveMend(gallery, built);
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  // What the program draws is another with every change of furnishing.
  const drawn = { contentType: 'image/jpeg', body: Buffer.from(gallery.original) };
  await page.route('**/showcase/*', (route) => route.fulfill(drawn));
  try {
    for (const { name, path, press = [], settled, sizes, themes, solid } of PAGES)
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto((name === 'mend' ? new URL(mend.url).origin : pages.origin) + path);
        for (const button of press) await page.getByRole('button', { name: button, exact: true }).press('Enter');
        await page.locator(settled).first().waitFor();
        for (const theme of themes)
          yield {
            name: `page-${name}-${size.width}-${theme}`,
            tolerance: solid ? tolerance3d : tolerance,
            pixels: await shotOf(page, theme, solid),
          };
      }
  } finally {
    await browser.close();
    await Promise.all([pages.close(), mend.close()]);
  }
}

async function shotOf(page: Page, theme: Theme, solid = false) {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
  const shoot = () => page.screenshot({ animations: 'disabled' });
  let shot = await shoot();
  // 3D is drawn some frames after it was asked for: until two pictures are the same.
  for (let i = 0, before: Buffer | undefined; solid && i < MOST_SHOTS && !before?.equals(shot); i++)
    [before, shot] = [shot, await shoot()];
  return pixelsOf(sharp(shot));
}
