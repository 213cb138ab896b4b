// Takes a picture of every screen and dialog into .cache/screens, on desktop and phone, dark and light, of a fresh Kinora that
// was filled through its own calls; then writes docs/screens: a contact sheet of each and twelve in full.
// `npm run screens -- explore-ready history` takes only these, `-- --sheets` takes none. Fails when axe finds a barrier, or
// when a page is wider than its window.
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser/find-browser.ts';
import { startKinora } from '../client/kinora-server.ts';
import { buildWeb } from '../web-build.ts';
import { screensOn } from './all-screens.ts';
import { fillStudio } from './fill-studio.ts';
import { variants } from './screen.ts';
import { takeScreens } from './take-screens.ts';
import type { ScreenProblem } from './take-screens.ts';
import { writeIndex } from './write-index.ts';

const TAKEN = '.cache/screens';
const FOLDER = 'docs/screens';

async function takeAll(origin: string, names: readonly string[]): Promise<readonly ScreenProblem[]> {
  const studio = await fillStudio(origin);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  const problems: ScreenProblem[] = [];
  try {
    for (const variant of variants) {
      const screens = screensOn(variant).filter(({ name }) => names.length === 0 || names.includes(name));
      problems.push(...(await takeScreens({ browser, studio, variant, screens, folder: TAKEN })));
      console.log(`${variant.device}, ${variant.theme}: ${screens.length} screens`);
    }
  } finally {
    await browser.close();
  }
  return problems;
}

async function run(names: readonly string[]): Promise<void> {
  if (!(await buildWeb())) {
    throw new Error('The web app could not be built.');
  }
  await mkdir(TAKEN, { recursive: true });
  const server = await startKinora({ renderProfile: 'full' });
  try {
    const problems = await takeAll(`http://127.0.0.1:${server.port}`, names);
    await writeIndex({ taken: TAKEN, folder: FOLDER });
    for (const { picture, text } of problems) {
      console.log(`${picture}: ${text}`);
    }
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

const words = process.argv.slice(2);
if (words.includes('--sheets')) {
  await writeIndex({ taken: TAKEN, folder: FOLDER });
} else {
  await run(words);
}
