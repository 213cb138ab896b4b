import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './e2e/support/worker-options.ts';
import { findBrowser } from './scripts/browser/find-browser.ts';

const browser = await findBrowser();

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
      testMatch: 'first-film.spec.ts',
      use: { isUnused: true, contextOptions: { reducedMotion: 'no-preference' } },
    },
    // The longest files, early: beside them the other workers walk all the rest.
    { name: 'screens', testMatch: 'every-screen.spec.ts' },
    { name: 'upgrades', testMatch: 'make-it-real.spec.ts' },
    { name: 'then', testIgnore: ['first-film.spec.ts', 'every-screen.spec.ts', 'make-it-real.spec.ts'] },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // Motion that never ends takes a whole processor where no graphics card draws it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
    // Of a second try alone, as noting every change of a page takes a twentieth of the time; and without its film.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args], env: browser.env },
  },
});
