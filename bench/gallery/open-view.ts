import type { Browser, CDPSession, Page } from 'playwright-core';
import { instrumentPage, type PageCounts } from './instrument-page.ts';
import { type Traffic, watchTraffic } from './watch-traffic.ts';

/** A telephone, and how much slower than this machine it computes. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** A slow mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
export const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export type Network = typeof SLOW_NETWORK;

export interface View {
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
  /** What the page's own scripts complained of. */
  readonly complaints: readonly string[];
  readonly counts: () => Promise<PageCounts>;
  readonly close: () => Promise<void>;
}

/** Opens an address on a fresh telephone with nothing cached; resolves when the page was parsed. */
export async function openView(browser: Browser, url: string, network?: Network): Promise<View> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(instrumentPage);
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return {
    page,
    session,
    traffic,
    complaints,
    counts: () => page.evaluate(() => (globalThis as unknown as { galleryCounts: PageCounts }).galleryCounts),
    close: () => context.close(),
  };
}
