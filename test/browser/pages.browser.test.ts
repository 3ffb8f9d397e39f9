import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, openBrowser } from '../../bench/gallery/open-browser.ts';
import { objections } from './accessibility.ts';
import { builtViewer } from './built-viewer.ts';
import { mockGallery } from './mock-gallery.ts';
import { type GalleryServer, serveGallery } from './serve-gallery.ts';

if (!browserPath) console.warn('No Chromium found (CHROMIUM_PATH): the tests of the pages in a browser are skipped.');

describe.skipIf(!browserPath)('the pages in a browser', () => {
  const GALLERY = '/floor-gallery/0123456789abcdef01234567';
  let browser: Browser;
  let server: GalleryServer;
  let drawing: Uint8Array;
  const complaints: string[] = [];

  beforeAll(async () => {
    const gallery = await mockGallery();
    drawing = gallery.original;
    server = await serveGallery(gallery, await builtViewer());
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    // Among them every breach of the content security policy.
    expect(complaints.splice(0)).toEqual([]);
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(server.origin + path);
    return page;
  }

  const scaleOf = (page: Page) =>
    page.locator('.viewport:not(.scene)').evaluate((stage) => Number(stage.style.getPropertyValue('--scale')));

  const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

  /** Taps a place of the plan, metres. */
  async function tapPlan(page: Page, [x, y]: [number, number]): Promise<void> {
    const picture = (await page.locator('.picture').boundingBox())!;
    const pixelsPerMetre = (picture.width * 100) / 1200;
    await page.mouse.click(picture.x + (x + 1) * pixelsPerMetre, picture.y + (y + 1) * pixelsPerMetre);
  }

  it('shows picture, rooms and files without scripts', async () => {
    const page = await open(GALLERY, { javaScriptEnabled: false });
    expect(await page.locator('.poster').isVisible()).toBe(true);
    expect(await page.locator('.rooms > li').count()).toBe(5);
    expect(await page.locator('a[download]').count()).toBe(7);
    await page.getByText('Proof: 1 measure').click();
    expect(await page.getByText('91 cm kept; asked: 61 cm beside a bed').isVisible()).toBe(true);
  });

  it('opens the proof of a room by keyboard, in the units that are shown, and has none for other rooms', async () => {
    const page = await open(GALLERY);
    await page.locator('.viewport').waitFor();
    await page.getByRole('button', { name: /Entrée/ }).press('Enter');
    expect(await page.locator('.rooms details').count()).toBe(0);
    await page.getByRole('button', { name: /Chambre 1/ }).press('Enter');
    const proof = page.locator('.rooms details');
    await proof.locator('summary').press('Enter');
    const words = () => proof.innerText();
    await expect.poll(words).toContain('91 cm kept; asked: 61 cm beside a bed');
    await page.getByRole('button', { name: 'ft', exact: true }).click();
    await expect.poll(words).toContain('36″ kept; asked: 24″ beside a bed');
    expect(await words()).toContain('24″ would be left before it');
    expect(await objections(page)).toEqual([]);
    const layouts = await proof.locator('.layout-choice').all();
    expect(await Promise.all(layouts.map((layout) => layout.getAttribute('aria-label')))).toEqual([
      'Shown: double bed, nightstand\u00a0×\u00a02',
      'Layout 2: double bed',
    ]);
    const boxes = await Promise.all(layouts.map((layout) => layout.locator('svg').boundingBox()));
    for (const box of boxes) expect(box!.height / box!.width).toBeCloseTo(5.2 / 4.1, 1);
  });

  it('says whom the home is for and what they do where', async () => {
    const page = await open(GALLERY);
    await page.getByText('Furnished for 2 people').click();
    expect(await page.getByText('Sitting outdoors: 2 in Balcony').isVisible()).toBe(true);
  });

  it('zooms by wheel, keys and buttons, and 0 shows all again', async () => {
    const page = await open(GALLERY);
    await page.locator('.viewport').waitFor();
    const whole = await scaleOf(page);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.3);
    await page.locator('.viewport').focus();
    await page.keyboard.press('0');
    expect(await scaleOf(page)).toBeCloseTo(whole);
    await page.keyboard.press('+');
    expect(await scaleOf(page)).toBeCloseTo(whole * 1.5);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await scaleOf(page)).toBeCloseTo(whole);
  });

  it('keeps its picture where a finer one cannot be fetched', async () => {
    const page = await open(GALLERY, { viewport: { width: 700, height: 900 } });
    const picture = page.locator('.picture');
    const pixels = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc.split('=')[1]);
    await expect.poll(pixels).toBe('600');
    const failed = page.waitForEvent('requestfailed');
    await page.context().setOffline(true);
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    await zoomIn.click();
    await zoomIn.click();
    await failed;
    expect(await pixels()).toBe('600');
    await page.context().setOffline(false);
    await zoomIn.click();
    await expect.poll(pixels).toBe('1200');
    // The browser's own words on what it could not fetch.
    complaints.splice(0);
  });

  it('brings a room close from the list by keyboard, marks it, and puts it into the address', async () => {
    const page = await open(GALLERY);
    const whole = await scaleOf(page);
    await page.getByRole('button', { name: /Chambre 1/ }).focus();
    await page.keyboard.press('Enter');
    expect(await scaleOf(page)).toBeGreaterThan(whole * 1.2);
    expect(await page.locator('.area.selected').getAttribute('data-room')).toBe('r2');
    expect(await page.locator('.chip').innerText()).toContain('18.6 m²');
    expect(await page.getByRole('status').innerText()).toBe('Chambre 1, 18.6 m²');
    await expect.poll(() => new URL(page.url()).searchParams.get('room')).toBe('r2');
    await page.getByRole('button', { name: 'ft', exact: true }).click();
    expect(await page.locator('.chip').innerText()).toContain('200 ft²');
    await page.reload();
    expect(await page.locator('.chip').innerText()).toContain('200 ft²');
  });

  it('lays the original over the picture wall on wall, and its share follows the keys', async () => {
    const page = await open(`${GALLERY}?view=compare`);
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuenow')).toBe('55');
    expect(await objections(page)).toEqual([]);
    // The same corner of the plan, (10.2, 8.2) m, by the picture's frame and by the drawing's own transform.
    const [picture, original] = await Promise.all(
      ['.picture', '.original'].map((name) => page.locator(name).boundingBox()),
    );
    const right = picture!.x + (picture!.width * (10.2 + 1) * 100) / 1200;
    expect(original!.x + (original!.width * (10.2 * 60 + 120)) / 840).toBeCloseTo(right, 1);
    const bottom = picture!.y + (picture!.height * (8.2 + 1) * 100) / 1000;
    expect(original!.y + (original!.height * (8.2 * 60 + 140)) / 760).toBeCloseTo(bottom, 1);
  });

  it('shows the model in 3D, fetched only then, where the plan was looked at, finds a piece and a room, and rests when nothing moves', async () => {
    // Small, because the pixels are drawn in software here.
    const page = await open(GALLERY, { viewport: { width: 420, height: 640 } });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.endsWith('.glb') || url.includes('open-scene'))).toEqual([]);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const scale = await scaleOf(page);
    const picture = (await page.locator('.picture').boundingBox())!;
    await page.getByRole('button', { name: '3D', exact: true }).click();
    await page.locator('.scene.ready').waitFor();
    await page.getByRole('button', { name: 'From above or slanted' }).click();
    const label = page.locator('.room-labels span', { hasText: 'Chambre 1' });
    // Straight from above the room is where it is on the plan: its middle, x = 8.1 m.
    const middle = async () => ((box) => box!.x + box!.width / 2)(await label.boundingBox());
    await expect.poll(middle).toBeCloseTo(picture.x + (8.1 + 1) * (picture.width / 12), -0.5);
    const box = (await label.boundingBox())!;
    // A bed stands there, and a metre and a half beside it nothing does.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => page.locator('.item-card').innerText()).toMatch(/Double bed[\s\S]*Chambre 1/);
    expect(await objections(page)).toEqual([]);
    await page.locator('.item-card').getByRole('button', { name: 'Close' }).click();
    // With the piece its room was chosen: a tap lets go of it, and the next one chooses it.
    for (const said of ['No room selected', 'Chambre 1, 18.6 m²']) {
      await page.mouse.click(box.x + box.width / 2 - 1.5 * (picture.width / 12), box.y + box.height / 2);
      await expect.poll(() => page.getByRole('status').innerText()).toBe(said);
    }
    const frames = () =>
      page.evaluate(async () => {
        const real = window.requestAnimationFrame;
        let asked = 0;
        window.requestAnimationFrame = (callback) => {
          asked++;
          return real(callback);
        };
        await new Promise((later) => setTimeout(later, 300));
        window.requestAnimationFrame = real;
        return asked;
      });
    await expect.poll(frames).toBe(0);
    await page.getByRole('button', { name: '2D', exact: true }).click();
    await page.locator('.scene').waitFor({ state: 'detached' });
    expect(await scaleOf(page)).toBeCloseTo(scale, 5);
  });

  it('keeps the picture and says so where there is no WebGL', async () => {
    const page = await open('/host');
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`${server.origin}${GALLERY}?view=3d`);
    await page.getByText('3D cannot be shown on this device').first().waitFor();
    expect(await page.locator('.picture').isVisible()).toBe(true);
    // What three itself has to say about it.
    complaints.splice(0);
  });

  it('tells the page that frames it, and leaves it the wheel', async () => {
    const page = await open('/host');
    const frame = page.frameLocator('#frame');
    await page.evaluate(() => {
      const kept: unknown[] = [];
      Object.assign(window, { kept });
      window.addEventListener('message', (event) => kept.push(event.data));
    });
    await frame.getByRole('button', { name: /Chambre 1/ }).click();
    await frame.getByRole('button', { name: /^Double bed/ }).click();
    await frame.getByRole('button', { name: /Entrée/ }).click();
    const kept = () => page.evaluate(() => (window as unknown as { kept: { type: string }[] }).kept);
    const from = { source: 'floor-gallery', version: 1 };
    await expect
      .poll(async () => (await kept()).filter(({ type }) => type.endsWith('select')))
      .toEqual([
        { ...from, type: 'roomselect', room: 'r2', name: 'Chambre 1' },
        { ...from, type: 'itemselect', item: 'i1', kind: 'double-bed' },
        { ...from, type: 'roomselect', room: 'r4', name: 'Entrée' },
        { ...from, type: 'itemselect', item: null, kind: null },
      ]);
    const scale = () => frame.locator('.viewport').evaluate((stage) => stage.style.getPropertyValue('--scale'));
    const before = await scale();
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 200);
    await frame.getByText('Hold Ctrl').waitFor();
    expect(await scale()).toBe(before);
  });

  it.each([320, 360, 768])('fits a width of %i px with targets of at least 44 px', async (width) => {
    const page = await open(`${GALLERY}?room=r2`, { viewport: { width, height: 1000 }, hasTouch: true });
    await page.locator('.viewport').waitFor();
    const row = (toolbar: HTMLElement) => ({
      hidden: toolbar.scrollWidth - toolbar.clientWidth,
      height: toolbar.offsetHeight,
    });
    const { hidden, height } = await page.getByRole('toolbar').evaluate(row);
    expect(hidden).toBe(0);
    expect(height).toBeLessThan(2 * 44);
    await page.getByRole('button', { name: /Show the rooms/ }).click();
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await objections(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const target of await page.locator('button:visible, summary:visible, [role=slider]:visible').all()) {
      const box = (await target.boundingBox())!;
      expect(Math.min(box.width, box.height), (await target.innerText()) || 'icon').toBeGreaterThanOrEqual(44);
    }
  });

  it('shows only the stage with ui=min, and a way to the whole page', async () => {
    const page = await open(`${GALLERY}?ui=min`, { viewport: { width: 360, height: 480 } });
    await page.locator('.viewport').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(480);
    expect(await page.locator('.bar, .panel').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Open full plan' }).getAttribute('href')).toBe(server.origin + GALLERY);
  });

  it('pinches, and one finger does not move a plan of which all is shown', async () => {
    const page = await open(GALLERY, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await page.locator('.viewport').waitFor();
    const whole = await scaleOf(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', [[180, 250]]);
    for (let step = 1; step <= 6; step++) await touch('touchMove', [[180, 250 - 20 * step]]);
    await touch('touchEnd', []);
    expect(await scaleOf(page)).toBe(whole);
    await touch('touchStart', [[150, 250], [210, 250]]); // biome-ignore format: two fingers
    for (let step = 1; step <= 6; step++) await touch('touchMove', [[150 - 10 * step, 250], [210 + 10 * step, 250]]); // biome-ignore format: two fingers
    await touch('touchEnd', []);
    // From 60 to 180 px apart.
    expect(await scaleOf(page)).toBeCloseTo(whole * 3);
  });

  it('speaks the language of the browser, from right to left, and another one at once', async () => {
    const page = await open(GALLERY, { locale: 'ar' });
    await page.locator('.viewport').waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await objections(page)).toEqual([]);
    const [stage, panel] = await Promise.all(['.stage', '.panel'].map((name) => page.locator(name).boundingBox()));
    expect(panel!.x).toBeLessThan(stage!.x);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('combobox').selectOption('de');
    await page.getByRole('heading', { name: 'Wohnung mit 1 Schlafzimmer' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    expect(new URL(page.url()).searchParams.get('lang')).toBe('de');
    expect(fetched.filter((url) => /\.js$/.test(url))).toHaveLength(1);
  });

  it('speaks the language that was chosen last, and its own where that cannot be fetched', async () => {
    const page = await open(GALLERY);
    await page.route(/\/de-[^/]*\.js/, async (route) => {
      await new Promise((later) => setTimeout(later, 500));
      await route.continue();
    });
    await page.route(/\/es-[^/]*\.js/, (route) => route.abort());
    const slow = page.waitForResponse(/\/de-[^/]*\.js/);
    const choice = page.getByRole('combobox');
    await choice.selectOption('de');
    await choice.selectOption('fr');
    await slow;
    await page.getByRole('heading', { name: 'Logement de 1 chambre' }).waitFor();
    await choice.selectOption('es');
    await page.getByText('La langue n’a pas pu être chargée.').first().waitFor();
    expect(await choice.inputValue()).toBe('fr');
    complaints.splice(0);
  });

  it('sets the names of the rooms itself over a picture without them, in letters of 12 px and the units shown', async () => {
    server.plain = true;
    const page = await open(`${GALLERY}?lang=de`);
    server.plain = false;
    const label = page.locator('.live-label', { hasText: 'Badezimmer' });
    await label.waitFor();
    expect(await label.innerText()).toMatch(/^Badezimmer\s+8,7 m²$/);
    const height = async () => (await label.locator('i').boundingBox())!.height;
    // Lines of 16 px, whatever the zoom.
    expect(await height()).toBeCloseTo(16, 0);
    await page.getByRole('button', { name: 'Vergrößern' }).click();
    expect(await height()).toBeCloseTo(16, 0);
    await page.getByRole('button', { name: 'ft', exact: true }).click();
    await expect.poll(() => label.innerText()).toContain('94 ft²');
    await page.getByRole('button', { name: 'Raumnamen' }).click();
    expect(await label.count()).toBe(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('labels')).toBe('0');
  });

  it('shows what a piece is when it is tapped, and marks its room', async () => {
    const page = await open(GALLERY);
    await page.locator('.viewport').waitFor();
    await tapPlan(page, [8.1, 1.1]);
    const card = page.locator('.item-card');
    expect(await card.innerText()).toMatch(/Double bed[\s\S]*Chambre 1[\s\S]*2\.10 m[\s\S]*91 cm kept/);
    expect(await page.locator('.area.selected').getAttribute('data-room')).toBe('r2');
    await card.getByRole('button', { name: 'Close' }).click();
    expect(await card.count()).toBe(0);
    expect(await hasFocus(page.locator('.viewport'))).toBe(true);
  });

  it('is shown in another style where it was looked at, and at once as it was before', async () => {
    const page = await open(GALLERY);
    await page.locator('.viewport').waitFor();
    const asked: unknown[] = [];
    await page.route('**/variants', (route) => {
      asked.push(route.request().postDataJSON());
      const frame = { widthPx: 1200, heightPx: 1000, pixelsPerMetre: 100, x0: -1, y0: -1 };
      return route.fulfill({ json: { variant: '0123456789ab', pictureUrl: `${server.origin}/plain.jpg`, frame } });
    });
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const scale = await scaleOf(page);
    const picture = () => page.locator('.picture').getAttribute('src');
    await page.getByRole('button', { name: 'Coastal' }).press('Enter');
    await expect.poll(picture).toBe(`${server.origin}/plain.jpg`);
    expect(await page.getByRole('status').innerText()).toBe('Coastal');
    await expect.poll(() => new URL(page.url()).search).toBe('?style=coastal&variant=0123456789ab');
    expect(await scaleOf(page)).toBe(scale);
    await page.getByRole('button', { name: 'Scandinavian' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await picture()).toBe(`${server.origin}/picture.jpg`);
    expect(asked).toEqual([{ style: 'coastal' }]);
    // One that cannot be drawn is said to be so, and what is chosen is what is shown.
    await page.route('**/variants', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Furniture', exact: true }).click();
    await page.getByText('could not be drawn').first().waitFor();
    expect(await page.getByRole('button', { name: 'Furniture', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    complaints.splice(0);
  });

  it('moves a piece by keyboard, keeps that over a reload, refuses what is in the way, and has the rest drawn', async () => {
    const page = await open(GALLERY);
    page.on('dialog', (dialog) => dialog.accept());
    const said = () => page.locator('p[role="status"]').innerText();
    await page.locator('.viewport').waitFor();
    await tapPlan(page, [8.1, 1.1]);
    await page.locator('.item-card').getByRole('button', { name: 'Move', exact: true }).click();
    await page.locator('.viewport.editing').press('ArrowDown');
    await expect.poll(said).toBe('Double bed moved 5 cm down. It fits here.');
    await page.reload();
    await page.getByText('Your changes are still here.').first().waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Double bed', exact: true }).click();
    expect(await objections(page)).toEqual([]);
    await page.locator('.viewport.editing').press('ArrowLeft');
    await page.locator('.viewport.editing').press('ArrowLeft');
    await expect.poll(said).toBe('Double bed moved 5 cm to the left. It overlaps: nightstand.');
    await page.getByRole('button', { name: 'Show it furnished' }).press('Enter');
    await expect.poll(said).toBe('1 piece cannot stay where it is');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Show it furnished' }).click();
    await page.waitForURL(/variant=/);
    const bed = server.variants.at(-1)!.layout.items.find(({ id }) => id === 'i1');
    expect(bed!.at).toEqual([8.05, 1.15]);
    await page.getByRole('link', { name: 'Back to the original' }).click();
    await page.waitForURL((url) => !url.searchParams.has('variant'));
  });

  it('turns a piece once, whatever picture arrives meanwhile, and goes on for whoever comes back after saving', async () => {
    const page = await open(GALLERY);
    await page.locator('.viewport').waitFor();
    let deliver: () => void = () => undefined;
    const drawn = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/variants', async (route) => {
      const { style, layout } = route.request().postDataJSON();
      if (style === 'coastal' && !layout) await drawn;
      const frame = { widthPx: 1200, heightPx: 1000, pixelsPerMetre: 100, x0: -1, y0: -1 };
      await route.fulfill({ json: { variant: '0123456789ab', pictureUrl: `${server.origin}/plain.jpg`, frame } });
    });
    await page.getByRole('button', { name: 'Coastal' }).click();
    await tapPlan(page, [4.2, 2]);
    await page.locator('.item-card').getByRole('button', { name: 'Turn', exact: true }).click();
    await expect.poll(() => page.locator('p[role="status"]').innerText()).toContain('Dining table turned to 90°.');
    const bareInThatStyle = page.waitForRequest((request) => request.postData()?.includes('coastal') ?? false);
    deliver();
    await bareInThatStyle;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Redo' }).click();
    // An address that answers nothing leaves the page as the browser keeps it for those who come back.
    await page.route(
      (url) => url.searchParams.has('variant'),
      (route) => route.fulfill({ status: 204 }),
    );
    const save = page.getByRole('button', { name: 'Show it furnished' });
    await save.click();
    await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => save.getAttribute('aria-disabled')).toBe('false');
  });

  it('measures between two taps that snap to the corners of a room, and by keyboard', async () => {
    const page = await open(GALLERY);
    await page.locator('.viewport').waitFor();
    await page.getByRole('button', { name: 'Measure' }).click();
    await tapPlan(page, [6.25, 0.05]);
    await tapPlan(page, [9.95, 0.05]);
    await page.getByText('Distance: 3.80 m').waitFor();
    await page.getByRole('button', { name: 'Measure again' }).click();
    // The stage has the focus: the next point is set there.
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('Distance: ').waitFor();
  });

  it('hands out the link to this very view, and it leads there', async () => {
    const page = await open(GALLERY);
    await page.locator('.viewport').waitFor();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const scale = await scaleOf(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Copy link to this view' }).inputValue();
    expect(await page.getByRole('textbox', { name: 'Code to embed' }).inputValue()).toContain('<iframe src="http');
    await page.locator('svg.qr').waitFor();
    await page.context().grantPermissions(['clipboard-write']);
    await page.getByRole('button', { name: 'Copy code' }).click();
    // In the dialog: what is behind it nobody hears.
    await expect.poll(() => page.getByRole('dialog').getByRole('status').innerText()).toBe('Code copied');
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto(link);
    await page.locator('.viewport').waitFor();
    expect(await scaleOf(page)).toBeCloseTo(scale, 2);
  });

  it('prints the whole plan to scale with its rooms, and nothing of the screen', async () => {
    const page = await open(GALLERY);
    await page.locator('.viewport').waitFor();
    await expect.poll(() => page.locator('.thumbnail image').count()).toBe(5);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.bar').isVisible()).toBe(false);
    expect(await page.locator('.print-page tbody tr').count()).toBe(5);
    expect(await page.locator('.print-page header').innerText()).toContain('Scale 1:75');
    // 10.2 m from face to face of the outer walls and 0.45 m beside each, in CSS px of 25.4 / 96 mm.
    const plan = (await page.locator('.plan-to-scale').boundingBox())!;
    expect((plan.width * 25.4) / 96).toBeCloseTo(((10.2 + 0.9) * 1000) / 75, 0);
  });

  it('does what the page around it asks for', async () => {
    const page = await open('/host');
    const frame = page.frameLocator('#frame');
    await frame.locator('.viewport').waitFor();
    const send = (message: object) =>
      page.evaluate((data) => {
        const { contentWindow } = document.getElementById('frame') as HTMLIFrameElement;
        contentWindow!.postMessage({ source: 'floor-gallery', version: 1, ...data }, '*');
      }, message);
    await send({ type: 'setRoom', room: 'r2' });
    await frame.locator('.chip').waitFor();
    await send({ type: 'setUnits', units: 'ft' });
    await expect.poll(() => frame.locator('.chip').innerText()).toContain('200 ft²');
    await send({ type: 'setStyle', style: 'coastal' });
    await expect.poll(() => frame.locator('.style[aria-pressed=true]').innerText()).toBe('Coastal');
    await send({ type: 'setLang', lang: 'fr' });
    await frame.getByRole('heading', { name: 'Logement de 1 chambre' }).waitFor();
    await send({ type: 'setView', view: 'compare' });
    await frame.getByRole('slider').waitFor();
    await send({ type: 'setView', view: 'elsewhere' });
    expect(await frame.getByRole('slider').count()).toBe(1);
  });

  it('is put into a page, heard and steered by the script for partners', async () => {
    const page = await open('/partner');
    const frame = page.frameLocator('#plan iframe');
    await frame.locator('.viewport').waitFor();
    expect((await page.locator('#plan iframe').boundingBox())!.height).toBe(500);
    const heard = page.evaluate(
      () =>
        new Promise((hear) => {
          const plan = document.getElementById('plan') as HTMLElement & {
            floorGallery: { send(type: string, values: object): void };
          };
          plan.addEventListener('floor-gallery:roomselect', (event) => hear((event as CustomEvent).detail.name));
          plan.floorGallery.send('setRoom', { room: 'r2' });
        }),
    );
    expect(await heard).toBe('Chambre 1');
    expect(await frame.locator('.chip').innerText()).toContain('200 ft²');
  });

  it('opens folded tools and the rooms on a phone by keyboard, and closed they are out of reach', async () => {
    const page = await open(GALLERY, { viewport: { width: 390, height: 600 } });
    await page.locator('.viewport').waitFor();
    const dimensions = page.getByRole('button', { name: 'Dimensions' });
    expect(await dimensions.count()).toBe(0);
    const more = page.getByRole('button', { name: 'More tools' });
    await more.press('Enter');
    await dimensions.press('Enter');
    await page.locator('.dimension').first().waitFor();
    expect(await dimensions.count()).toBe(0);
    expect(await hasFocus(more)).toBe(true);
    const reachable = () =>
      page
        .locator('.room-row')
        .first()
        .evaluate((row: HTMLElement) => {
          row.focus();
          return document.activeElement === row;
        });
    expect(await reachable()).toBe(false);
    await page.getByRole('button', { name: /Show the rooms/ }).press('Enter');
    expect(await reachable()).toBe(true);
    await page
      .locator('.rooms')
      .getByRole('button', { name: /Chambre 1/ })
      .press('Enter');
    // The sheet makes room for what was chosen.
    expect(await hasFocus(page.getByRole('button', { name: /Chambre 1.*Show the rooms/ }))).toBe(true);
    expect(await page.locator('.chip').innerText()).toContain('18.6 m²');
    // And begins with it, nothing half hidden.
    const [card, list] = await Promise.all(
      ['.room.selected', '.sheet .panel'].map((name) => page.locator(name).boundingBox()),
    );
    expect(card!.y).toBeCloseTo(list!.y, -0.5);
  });

  it('answers an unknown gallery with a page', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const response = await page.goto(`${server.origin}/floor-gallery/ffffffffffffffffffffffff`);
    expect(response!.status()).toBe(404);
    expect(await page.getByRole('heading').innerText()).toBe('This floor plan is not here');
  });

  const TEXTS = [
    'Opening the drawing',
    'Reading walls, rooms and dimensions',
    'Furnishing the rooms',
    'Drawing the picture and the 3D model',
    'Putting up the gallery',
  ];

  const chooseDrawing = (page: Page) =>
    page.setInputFiles('input[name=image]', {
      name: 'plan.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(drawing),
    });

  it('takes a try through its stages to the picture, and shows what is read', async () => {
    const plan = {
      ...{ widthPx: 840, heightPx: 760, floors: 'M90,80L700,80L700,600L90,600Z', walls: 'M90,80L700,80', wallPx: 10 },
      ...{ openings: 'M200,80L300,80', rooms: [{ at: [300, 300], label: 'SALON', area: 20 }], units: 'm' },
    };
    server.tryLines = [
      { expected: { reading: 300, drawing: 300 } },
      ...[{ stage: 'decoding' }, { stage: 'reading' }, { stage: 'furnishing', found: { plan } }],
      ...[{ stage: 'drawing', found: { furniture: 'M100,100L200,100L200,200Z' } }, { stage: 'storing' }],
      {
        result: {
          uniqueId: 'u',
          galleryUrl: server.origin + GALLERY,
          furnishedImageUrl: `${server.origin}/picture.jpg`,
          summary: { rooms: 5, area: 50, items: 20 },
        },
      },
    ];
    const page = await open('/', { viewport: { width: 390, height: 844 } });
    await page.evaluate(() => {
      const seen = { stages: [] as string[], room: '', furniture: '', share: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
        const stage = text('li.current');
        if (stage && !seen.stages.includes(stage)) seen.stages.push(stage);
        seen.room ||= text('.outline-room');
        seen.furniture ||= document.querySelector('.outline-furniture')?.getAttribute('d') ?? '';
        seen.share = Number(document.querySelector('.progress-bar')?.getAttribute('aria-valuenow') ?? seen.share);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('button', { name: 'Home in feet' }).click();
    const gallery = page.getByRole('link', { name: 'Open the gallery' });
    await gallery.waitFor();
    type Seen = { stages: string[]; room: string; furniture: string; share: number };
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    // Lines that arrive together may share a repaint, so not every stage need be seen; those that are come in order.
    expect(seen.stages.length).toBeGreaterThanOrEqual(3);
    expect(TEXTS.filter((text) => seen.stages.includes(text))).toEqual(seen.stages);
    expect(seen).toMatchObject({ room: 'SALON20.0 m²', furniture: 'M100,100L200,100L200,200Z' });
    expect(seen.share).toBeGreaterThanOrEqual(50);
    expect(await objections(page)).toEqual([]);
    // All that one does with a result is on the first screen of a phone.
    for (const button of [gallery, page.getByRole('button', { name: 'Copy link' }), page.getByText('Download')]) {
      const box = (await button.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(844);
    }
    await gallery.click();
    await page.locator('.viewport').waitFor();
  });

  it('says why a try failed and what leads on, and marks the furniture on the drawing', async () => {
    const box = { kind: 'sofa', box: [84, 76, 168, 152] };
    const details = { furniture: [box], mendUrl: `${server.origin}/mend/secret` };
    server.tryLines = [
      { stage: 'reading' },
      { error: { code: 'furniture_detected', message: 'A sofa.', requestId: 'abc', details } },
    ];
    const page = await open('/');
    await chooseDrawing(page);
    const failure = page.getByRole('alert').filter({ hasText: 'furniture on the drawing' });
    await failure.waitFor();
    const way = page.getByRole('link', { name: 'Show which pieces are furniture' });
    expect(await way.getAttribute('href')).toBe('/mend/secret');
    expect(await failure.innerText()).not.toContain('abc');
    expect(await objections(page)).toEqual([]);
    const [image, mark] = await Promise.all(
      ['.preview img', '.preview rect'].map((name) => page.locator(name).boundingBox()),
    );
    // The source is 840 × 760: the box is a tenth of it in both directions, a tenth in.
    expect((mark!.x - image!.x) / image!.width).toBeCloseTo(0.1, 1);
    expect(mark!.width / image!.width).toBeCloseTo(0.1, 1);
    expect(mark!.height / image!.height).toBeCloseTo(0.1, 1);
  });

  it('lets the page of a PDF be chosen, and sends nothing that would be refused', async () => {
    const details = { pages: 2, mendUrl: `${server.origin}/mend/secret` };
    server.tryLines = [{ error: { code: 'multiple_pages', message: 'Two.', details } }];
    const page = await open('/?lang=de');
    const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
    await page.setInputFiles('input[name=image]', heic);
    await page.getByRole('heading', { name: 'Das ist ein Foto im Format von iPhones' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Anderen Plan versuchen' }).click();
    await chooseDrawing(page);
    const busy = { status: 503, json: { code: 'service_unavailable', message: 'Busy.' } };
    await page.route('**/corrections', (route) => route.fulfill(busy), { times: 1 });
    await page.getByRole('button', { name: 'Seite 2' }).click();
    // The page is sent again, not the whole file.
    await page.getByRole('button', { name: 'Noch einmal' }).click();
    await page.getByRole('link', { name: 'Galerie öffnen' }).waitFor();
    expect(server.corrections).toEqual({ page: 2 });
    // The browser itself reports the first answer.
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
