import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, openBrowser } from '../../bench/gallery/open-browser.ts';
import { builtViewer } from './built-viewer.ts';
import { mockGallery } from './mock-gallery.ts';
import { type GalleryServer, serveGallery } from './serve-gallery.ts';

/** Shadows included. */
const MOST_DRAW_CALLS = 20;

describe.skipIf(!browserPath)('3D in a browser', () => {
  const GALLERY = '/floor-gallery/0123456789abcdef01234567';
  let browser: Browser;
  let server: GalleryServer;

  beforeAll(async () => {
    server = await serveGallery(await mockGallery(), await builtViewer());
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  async function open(query: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 420, height: 520 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await prepare?.(page);
    await page.goto(server.origin + GALLERY + query);
    return page;
  }

  const placeOf = (page: Page): Promise<number[]> =>
    page
      .locator('.walk-map g')
      .evaluate((marker) => (marker.getAttribute('transform') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? []);

  it('draws a whole home, its shadows too, in a few calls', async () => {
    const page = await open('?view=3d', (fresh) =>
      fresh.addInitScript(() => {
        const counts: number[] = [];
        let calls = 0;
        for (const name of ['drawElements', 'drawArrays'] as const) {
          const draw = WebGL2RenderingContext.prototype[name] as (...values: number[]) => void;
          WebGL2RenderingContext.prototype[name] = function (...values: number[]) {
            calls++;
            draw.apply(this, values);
          };
        }
        const next = requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) =>
          next((now) => {
            calls = 0;
            callback(now);
            if (calls) counts.push(calls);
          });
        Object.assign(window, { drawCalls: counts });
      }),
    );
    await page.locator('.scene.ready').waitFor();
    const counts = () => page.evaluate(() => (window as unknown as { drawCalls: number[] }).drawCalls);
    await expect.poll(async () => (await counts()).length).toBeGreaterThan(0);
    expect(Math.max(...(await counts()))).toBeLessThanOrEqual(MOST_DRAW_CALLS);
    expect(Math.max(...(await counts()))).toBeGreaterThan(3);
  });

  it('is walked through by keys and by the list of rooms, and left by Escape', async () => {
    const page = await open('?view=walk');
    await page.locator('.scene.ready').waitFor();
    await expect.poll(() => placeOf(page)).toHaveLength(3);
    const start = await placeOf(page);
    await page.locator('.scene').focus();
    await page.keyboard.press('e', { delay: 400 });
    await expect.poll(async () => (await placeOf(page))[2]! - start[2]!).toBeGreaterThan(1);
    await page.getByLabel('Go to a room').selectOption({ label: 'Chambre 1' });
    await expect.poll(async () => (await placeOf(page))[0]!).toBeGreaterThan(6.2);
    const [x, y] = await placeOf(page);
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expect
      .poll(async () => Math.hypot((await placeOf(page))[0]! - x!, (await placeOf(page))[1]! - y!))
      .toBeGreaterThan(0.1);
    await page.getByRole('button', { name: 'Leave' }).press('Escape');
    await expect
      .poll(() => page.getByRole('button', { name: '3D', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
    expect(await page.locator('.scene').evaluate((stage) => stage === document.activeElement)).toBe(true);
    expect(new URL(page.url()).searchParams.get('view')).toBe('3d');
  });

  it('says that the network is to blame when the model cannot be fetched, and keeps the picture', async () => {
    const page = await open('?view=3d', (fresh) => fresh.route('**/scene.glb', (route) => route.abort()));
    await page.getByText('The 3D model could not be loaded').first().waitFor();
    expect(await page.locator('.picture').isVisible()).toBe(true);
  });

  it('opens a link to a view as it is turned and tilted, and hands out the same one', async () => {
    const page = await open('?view=3d&camera=5.00,4.00,9.00,40.0,20.0');
    await page.locator('.scene.ready').waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Copy link to this view' }).inputValue();
    expect(new URL(link).searchParams.get('camera')).toBe('5.00,4.00,9.00,40.0,20.0');
    await page.keyboard.press('Escape');
    const names = page.locator('.room-labels span');
    expect(await names.allTextContents()).toContain('Bathroom');
    await page.getByRole('button', { name: /Show the rooms/ }).click();
    await page.getByRole('combobox').selectOption('de');
    await expect.poll(() => names.allTextContents()).toContain('Badezimmer');
  });

  it('tilts again when it is asked for on its way down to the plan', async () => {
    const page = await open('?view=3d');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.locator('.scene.ready').waitFor();
    const compass = page.locator('.compass');
    const turn = () => compass.evaluate((button: HTMLElement) => button.style.getPropertyValue('--turn'));
    await expect.poll(turn).toBe('-18.0deg');
    const [plan, model] = await Promise.all(
      ['2D', '3D'].map((name) => page.getByRole('button', { name, exact: true }).elementHandle()),
    );
    // Within the page: the way down takes less than a second.
    await compass.evaluate(
      async (button: HTMLElement, [down, up]) => {
        const turned = button.style.getPropertyValue('--turn');
        (down as HTMLElement).click();
        while (button.style.getPropertyValue('--turn') === turned) await new Promise(requestAnimationFrame);
        (up as HTMLElement).click();
      },
      [plan, model],
    );
    await expect.poll(turn).toBe('-18.0deg');
  });

  it('goes back to the picture when the device takes its graphics away', async () => {
    const page = await open('?view=3d');
    await page.locator('.scene.ready').waitFor();
    await page.locator('.scene canvas').evaluate((canvas) => {
      (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
    });
    await page.getByText('3D cannot be shown on this device').first().waitFor();
    await page.locator('.scene canvas').waitFor({ state: 'detached' });
  });
});
