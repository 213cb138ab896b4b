// Compares every screen with how it looked before: `npm run test:visual`. The first run on a machine keeps the pictures to
// compare with in .cache/visual; `npm run test:visual -- --update-snapshots` keeps the present ones instead.
import { existsSync } from 'node:fs';
import { runPackage } from '../run-command.ts';
import { buildWeb } from '../web-build.ts';

const isFirstRun = !existsSync('.cache/visual/baselines');

if (!(await buildWeb())) {
  throw new Error('The web app could not be built.');
}
const { code } = await runPackage(
  '@playwright/test/cli.js',
  [
    'test',
    '--config',
    'playwright.visual.config.ts',
    ...(isFirstRun ? ['--update-snapshots'] : []),
    ...process.argv.slice(2),
  ],
  { output: 'inherit' },
);
process.exitCode = code;
