import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser/find-browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The journey of the first account needs a server that nobody has used.
  projects: [
    { name: 'first', testMatch: 'first-film.spec.ts' },
    { name: 'then', testIgnore: 'first-film.spec.ts' },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args], env: browser.env },
  },
});
