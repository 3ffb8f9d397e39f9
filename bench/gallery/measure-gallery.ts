import type { Browser } from 'playwright-core';
import { heldBytes } from './held-bytes.ts';
import { type Network, openView, SLOW_NETWORK, type View } from './open-view.ts';

/** Nothing more is loaded for so long: all is there. */
const QUIET_MS = 1500;
const PATIENCE_MS = 60_000;
/** So many switches of view until what the browser compiles and keeps by it is there, and so many over which nothing may grow. */
const WARM_UP = 50;
const SWITCHES = 100;
const LIGHT_SCREEN = { width: 390, height: 844, deviceScaleFactor: 0.5, mobile: true };

/** Marks that the gallery's scripts set (`performance.mark`): when the plan answers to touch, and when the first frame in 3D was drawn. */
const USABLE = 'gallery-usable';
const SCENE_READY = 'scene-ready';

export interface FirstView {
  /** When the picture was shown and when the plan answers, ms after navigation. */
  readonly pictureMs: number;
  readonly usableMs: number;
  readonly bytes: number;
  readonly complaints: readonly string[];
}

/** The gallery as it is first seen. */
export async function measureFirstView(browser: Browser, url: string, isSlow = false): Promise<FirstView> {
  const view = await openView(browser, url, isSlow ? SLOW_NETWORK : undefined);
  const usableMs = await markOf(view, USABLE);
  await untilQuiet(view);
  const { pictureMs } = await view.counts();
  await view.close();
  return { pictureMs, usableMs, bytes: view.traffic.bytes(), complaints: view.complaints };
}

export interface SceneView {
  readonly readyMs: number;
  /** All that was loaded until 3D stood. */
  readonly bytes: number;
  /** Of one frame with its shadows. */
  readonly drawCalls: number;
  /** Drawn while nobody touched it. */
  readonly idleFrames: number;
  readonly complaints: readonly string[];
}

/** The gallery opened in 3D, and turned once. */
export async function measureScene(browser: Browser, url: string, network?: Network): Promise<SceneView> {
  const view = await openView(browser, `${url}?view=3d`, network);
  const readyMs = await markOf(view, SCENE_READY);
  await untilQuiet(view);
  const before = await view.counts();
  await view.page.waitForTimeout(QUIET_MS);
  const after = await view.counts();
  await view.close();
  return {
    readyMs,
    bytes: view.traffic.bytes(),
    drawCalls: after.most,
    idleFrames: after.frames - before.frames,
    complaints: view.complaints,
  };
}

/** How much more the page's scripts hold after a hundred switches to 3D and back than after the fifty before, which warm it up; bytes. */
export async function measureHeapGrowth(browser: Browser, url: string): Promise<number> {
  const view = await openView(browser, url);
  // What is kept does not depend on speed or sharpness, and software that draws as a slow phone does takes half an hour for this.
  await view.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await view.session.send('Emulation.setDeviceMetricsOverride', LIGHT_SCREEN);
  await markOf(view, USABLE);
  const choose = (name: '2D' | '3D') => view.page.getByRole('button', { name, exact: true }).first().click();
  const switchView = async (times: number) => {
    for (let i = 0; i < times / 2; i++) {
      await choose('3D');
      await view.page.locator('.scene.ready').waitFor({ timeout: PATIENCE_MS });
      await choose('2D');
      // Asked for while it goes, 3D would be the same scene still.
      await view.page.locator('.scene').waitFor({ state: 'detached', timeout: PATIENCE_MS });
    }
  };
  await switchView(WARM_UP);
  const held = async () => {
    // What has left the page is let go of after the next frame.
    await view.page.waitForTimeout(QUIET_MS);
    return heldBytes(view.session);
  };
  const before = await held();
  await switchView(SWITCHES);
  const after = await held();
  await view.close();
  return after - before;
}

/** When the page set a mark, ms after navigation. */
async function markOf({ page }: View, name: string): Promise<number> {
  const handle = await page.waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, name, {
    timeout: PATIENCE_MS,
  });
  return (await handle.jsonValue()) as number;
}

async function untilQuiet({ page, traffic }: View): Promise<void> {
  for (let seen = -1; seen !== traffic.bytes() || traffic.isLoading(); ) {
    seen = traffic.bytes();
    await page.waitForTimeout(QUIET_MS);
  }
}
