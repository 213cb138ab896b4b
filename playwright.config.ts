import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './e2e/support/worker-options.ts';
import { findBrowser } from './scripts/browser/find-browser.ts';

const browser = await findBrowser();
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';

const FIRST = 'first-film.spec.ts';
/** Where fal is connected: one worker, so that both walk in one server. */
const PAID = ['make-it-real.spec.ts', 'paid-models.spec.ts'];
/** All of its screens take as long as all other journeys. */
const SCREENS = 'every-screen.spec.ts';

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  forbidOnly: true,
  // A second try on a fresh server tells a machine that stalled from a product that is broken; a run has one at most and names it at its end (`scripts/test-report.ts`).
  retries: 1,
  // Each with a server, a database and a browser of its own; journeys mostly wait, so three fill two processors.
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  projects: [
    {
      name: 'first',
      testMatch: FIRST,
      use: { isUnused: true, contextOptions: { reducedMotion: 'no-preference' } },
    },
    // The longest files, early: beside them the other workers walk all the rest.
    ...(isFull ? [{ name: 'screens', testMatch: SCREENS }] : []),
    { name: 'paid', testMatch: PAID, workers: 1 },
    { name: 'then', testIgnore: [FIRST, ...PAID, ...(isFull ? [SCREENS] : [])] },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // Without a graphics card every point of a page is painted by a processor: one of four is, as at a zoom of a half.
    deviceScaleFactor: 0.5,
    // Motion that never ends takes a whole processor where no graphics card draws it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
    // Of a second try alone, as noting every change of a page takes a tenth of the time; and without its film.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args], env: browser.env },
  },
});
