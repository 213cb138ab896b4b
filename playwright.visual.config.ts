import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser/find-browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'scripts/visual',
  testMatch: '*.visual.ts',
  outputDir: '.cache/visual/differences',
  // Letters are drawn differently on every machine, so the pictures to compare with stay on the author's.
  snapshotPathTemplate: '.cache/visual/baselines/{arg}{ext}',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide' } },
  use: {
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args], env: browser.env },
  },
});
