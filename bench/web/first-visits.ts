import type { Browser, Page } from 'playwright-core';
import { noteVitals } from './in-page.ts';
import { inpMs, vitalsOf } from './vitals.ts';

/** The processor is slowed down this much: a phone of the middle class. */
const SLOWDOWN = 4;

export interface VisitFigures {
  readonly path: string;
  /** What comes over the wire until the page can be used. */
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly inpMs: number;
  /** What was pressed when it took longest. */
  readonly slowest: string;
}

const visits: readonly { readonly path: string; readonly use: (page: Page) => Promise<void> }[] = [
  {
    path: '/',
    use: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      for (const tab of ['Films', 'Videos', 'Images', 'Stories']) {
        await page.getByRole('tab', { name: `Generate ${tab}` }).click();
        await page.getByRole('tabpanel', { name: `Generate ${tab}` }).waitFor();
      }
    },
  },
  {
    path: '/showcase',
    use: async (page) => {
      for (const tab of ['Animation', 'News', 'All']) {
        await page.getByRole('tab', { name: tab }).click();
      }
      await page.getByRole('searchbox').pressSequentially('bread', { delay: 60 });
      await page.getByRole('button', { name: /bread/u }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** A phone that has never been here, on a processor of a quarter of the speed: loads the page, then uses it. */
export async function measureFirstVisits(browser: Browser, origin: string): Promise<readonly VisitFigures[]> {
  const figures: VisitFigures[] = [];
  for (const { path, use } of visits) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await context.addInitScript({
      content: `localStorage.setItem('kinora.tour-seen', 'yes');${noteVitals}`,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    let scriptBytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') {
        scripts.add(requestId);
      }
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      scriptBytes += scripts.has(requestId) ? encodedDataLength : 0;
    });
    await page.goto(`${origin}${path}`);
    // The policy of the page lets nothing be evaluated in it, which waiting for a function would do.
    await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const loaded = { bytes, scriptBytes };
    await use(page);
    const vitals = await vitalsOf(page);
    const slowest = vitals.interactions.toSorted((one, other) => other.durationMs - one.durationMs)[0];
    figures.push({
      path,
      kilobytes: Math.round(loaded.bytes / 1000),
      scriptKilobytes: Math.round(loaded.scriptBytes / 1000),
      lcpMs: Math.round(vitals.lcpMs),
      cls: vitals.cls,
      inpMs: Math.round(inpMs(vitals)),
      slowest: slowest?.name ?? 'nothing longer than a frame',
    });
    await context.close();
  }
  return figures;
}
