import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules } from '#core/plan/broken-rules.ts';
import type { PlanDocument, Point } from '#core/plan/schema.ts';
import { browserPath, openBrowser } from '../../bench/gallery/open-browser.ts';
import { objections } from './accessibility.ts';
import { builtViewer } from './built-viewer.ts';
import { mockGallery } from './mock-gallery.ts';
import { type MendServer, serveMend } from './serve-mend.ts';

describe.skipIf(!browserPath)('the page to mend a plan in a browser', () => {
  let browser: Browser;
  let server: MendServer;
  const complaints: string[] = [];

  beforeAll(async () => {
    server = await serveMend(await mockGallery(), await builtViewer());
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

  async function open(device: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }): Promise<Page> {
    const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(server.url);
    await page.locator('.mend-canvas .area').first().waitFor();
    return page;
  }

  /** Metres of the plan -> where they are on the page. */
  const onPage = (page: Page, [x, y]: Point): Promise<Point> =>
    page.evaluate(
      ([px, py]) => {
        const layer = document.querySelector('.mend-drawn > g') as SVGGElement;
        const at = new DOMPoint(px, py).matrixTransform(layer.getScreenCTM()!);
        return [at.x, at.y] as [number, number];
      },
      [x, y] as const,
    );
  const tap = async (page: Page, at: Point) => page.mouse.click(...(await onPage(page, at)));
  const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

  it('a room is renamed, a wall and a door are added, and all of it is furnished again', async () => {
    const page = await open();
    await tap(page, [8, 2]);
    await page.getByLabel('Used as').selectOption('study');
    expect(await objections(page)).toEqual([]);
    await tool(page, 'Wall');
    await tap(page, [0, 2.5]);
    await tap(page, [6.1, 2.5]);
    await tool(page, 'Door');
    await tap(page, [3, 2.55]);
    await tool(page, 'Furnish');
    await page.getByText('Furnished', { exact: true }).waitFor();
    expect(await objections(page)).toEqual([]);
    const document = server.sent.at(-1)!;
    const { rooms, openings } = document.plan;
    expect(rooms.map(({ id, type }) => [id, type])).toContainEqual(['r2', 'study']);
    expect(rooms).toHaveLength(6);
    expect(openings.at(-1)).toMatchObject({ kind: 'door', from: [2.6, 2.5], to: [3.4, 2.5] });
    expect(document).not.toHaveProperty('layout');
    expect(brokenRules(document)).toEqual([]);
  });

  it('a wall is dragged, nudged and removed, and everything is taken back', async () => {
    const page = await open();
    const areas = () => page.locator('.area-label').allTextContents();
    const before = await areas();
    const [x, y] = await onPage(page, [6.1, 2]);
    const [farther] = await onPage(page, [6.6, 2]);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + farther) / 2, y);
    await page.mouse.move(farther, y);
    await page.mouse.up();
    await expect.poll(async () => (await areas())[1]).toBe('16.2 m²');
    await page.locator('.mend-viewport').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await areas())[1]).toBe('15.7 m²');
    // A field that is written in has an undo of its own.
    await page.getByLabel('Thickness').press('Control+z');
    expect((await areas())[1]).toBe('15.7 m²');
    await page.locator('.mend-viewport').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => areas()).toHaveLength(before.length - 1);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
    await expect.poll(() => areas()).toEqual(before);
  });

  it('an end of a wall is dragged, several things go at once, and a tool is used by keyboard alone', async () => {
    const page = await open();
    const areas = () => page.locator('.area-label').allTextContents();
    const before = await areas();
    await tap(page, [3.1, 6.5]);
    const [[x, y], [farther]] = [await onPage(page, [3.1, 5]), await onPage(page, [3.6, 5])];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(farther, y, { steps: 3 });
    await page.mouse.up();
    // A slanted wall of 3 m, half a metre farther at one end.
    await expect.poll(async () => (await areas())[2]).toBe('9.4 m²');
    await page.keyboard.press('Control+z');
    await page.keyboard.down('Shift');
    await tap(page, [6.1, 2]);
    await page.keyboard.up('Shift');
    await page.getByText('2 things chosen').first().waitFor();
    await page.locator('.mend-viewport').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => areas()).toHaveLength(before.length - 2);
    await page.keyboard.press('Control+z');
    await tool(page, 'Scale');
    await page.locator('.mend-viewport').focus();
    for (const key of ['Enter', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.getByText('By the present scale').waitFor();
  });

  it('by one thumb: all tools are in sight, a wall is drawn by two taps, and the sheet asks what the new room is', async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const tools = page.getByRole('toolbar', { name: 'Tools' });
    expect(await tools.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await tools.getByRole('button', { name: 'Wall' }).tap();
    for (const at of [[0, 2.5], [6.1, 2.5]] as const) await page.touchscreen.tap(...(await onPage(page, [...at]))); // biome-ignore format: two points
    await page.getByLabel('Used as').selectOption('study');
    await page.locator('.panel-handle', { hasText: 'Study' }).waitFor();
    expect(await objections(page)).toEqual([]);
    // What is written is of the room that it was written for, though another one is tapped.
    await tools.getByRole('button', { name: 'Select' }).tap();
    await page.touchscreen.tap(...(await onPage(page, [3, 3.7])));
    await page.getByRole('textbox', { name: 'Name' }).fill('Den');
    await page.touchscreen.tap(...(await onPage(page, [8, 2])));
    await page.locator('.room-label', { hasText: 'Den' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('CHAMBRE 1');
  });

  it('the scale is set by two taps and a length, and edits are still there after the page was loaded again', async () => {
    const page = await open();
    await tool(page, 'Scale');
    await tap(page, [0, 0]);
    await tap(page, [10, 0]);
    await page.getByRole('textbox', { name: 'True length' }).fill('20');
    await page.getByText('read as 20.00 m').waitFor();
    await page.getByRole('button', { name: 'Set the scale' }).click();
    // Four times 29.4 m², as exactly as a pointer points.
    await page.getByText(/^11[678]\.\d m²$/).waitFor();
    await page.reload();
    await page.getByText(/^11[678]\.\d m²$/).waitFor();
    await page.getByRole('button', { name: 'Discard them' }).click();
    await page.getByText('29.4 m²', { exact: true }).waitFor();
  });

  it('where another version is the newest by now, that one is shown with Undo to the own changes, or they are sent anyway', async () => {
    const page = await open();
    const rooms = () => page.locator('.area-label').count();
    const before = await rooms();
    await tap(page, [6.1, 2]);
    await page.getByRole('button', { name: 'Remove this wall' }).click();
    await expect.poll(() => rooms()).toBe(before - 1);
    server.version = 2;
    await tool(page, 'Furnish');
    await page.getByText('has been put right since you opened it').waitFor();
    expect(await objections(page)).toEqual([]);
    await tool(page, 'Show the newest version');
    await page.getByText('This is the newest version').waitFor();
    expect(await rooms()).toBe(before);
    await tool(page, 'Undo');
    await expect.poll(() => rooms()).toBe(before - 1);
    server.version = 3;
    await tool(page, 'Furnish');
    await tool(page, 'Send mine anyway');
    await page.getByText('Furnished', { exact: true }).waitFor();
    expect(server.sent.slice(-3).map(({ basedOn }) => basedOn)).toEqual([1, 2, undefined]);
    expect(server.sent.at(-1)!.plan).toEqual(server.sent.at(-3)!.plan);
    // The browser itself reports both answers.
    expect(complaints.splice(0)).toHaveLength(2);
  });

  it('going on lets go of what is furnished, and where the service was done with that, it is nobody else’s', async () => {
    const page = await open();
    const version = server.version;
    let first: unknown;
    const hear = page.waitForRequest('**/mend/secret/plan');
    await page.route('**/mend/secret/plan', () => {}, { times: 1 });
    await page.route('**/mend/secret/plan.json', (route) => route.fulfill({ json: first }));
    await tool(page, 'Furnish');
    first = (await hear).postDataJSON();
    await tool(page, 'Go on mending');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await tap(page, [6.1, 2]);
    await page.getByRole('button', { name: 'Remove this wall' }).click();
    server.version++;
    await tool(page, 'Furnish');
    await page.getByText('Furnished', { exact: true }).waitFor();
    expect(server.sent.slice(-2).map(({ basedOn }) => basedOn)).toEqual([version, version + 1]);
    expect(server.sent.at(-1)!.plan.walls).not.toEqual((first as PlanDocument).plan.walls);
    // The browser itself reports the answer.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('says that what was read first cannot be had, and leaves the plan as it is', async () => {
    const page = await open();
    await page.route('**/first.json', (route) => route.abort());
    await tap(page, [6.1, 2]);
    await page.getByRole('button', { name: 'Remove this wall' }).click();
    await tool(page, 'View');
    await tool(page, 'Back to what was read first');
    await page.getByRole('heading', { name: 'Back to what was read first' }).waitFor();
    await page.getByText('could not be reached').waitFor();
    // Undo is for the plan, not for what lies over it.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
    // The browser itself reports the answer.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('what the service objects to is said in words, and nothing is lost', async () => {
    const page = await open();
    await tool(page, 'Furnish');
    await page.getByText('Furnished', { exact: true }).waitFor();
    await tool(page, 'Go on mending');
    const rules = [{ rule: '4.3', where: 'd1', says: 'an opening lies between the ends of its wall' }];
    const message = 'The plan breaks rule 4.3 at d1.';
    server.answer = {
      status: 400,
      body: { code: 'invalid_file', message, details: { reason: 'broken_rules', rules } },
    };
    await tool(page, 'Furnish');
    await page.getByText('The plan contradicts itself.').waitFor();
    await page.getByText(/^Door, .*does not lie in its wall$/).waitFor();
    expect(await page.getByText(message).isVisible()).toBe(false);
    // The browser itself reports the answer.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('Tab goes through the things of the plan, and what is removed hands the focus to the next', async () => {
    const page = await open();
    await page.locator('.mend-viewport').focus();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement!.textContent);
    expect(await focused()).toBe('Past the things of the plan');
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/ m²$/);
    await page.getByLabel('Used as').waitFor();
    expect(await objections(page)).toEqual([]);
    const first = await focused();
    await page.keyboard.press('Delete');
    await expect.poll(async () => [first, null].includes(await focused())).toBe(false);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement!.closest('.inspector') !== null)).toBe(true);
    // With the card goes the button that has the focus.
    await page.locator('.inspector').getByRole('button', { name: 'Remove' }).press('Enter');
    expect(await page.locator('.mend-viewport').evaluate((canvas) => canvas === document.activeElement)).toBe(true);
  });
});
