import type { Browser } from '@playwright/test';
import { screenGroups } from '../scripts/screens/all-screens.ts';
import { fillStudio } from '../scripts/screens/fill-studio.ts';
import type { FilledStudio } from '../scripts/screens/fill-studio.ts';
import { sidewaysPixels } from '../scripts/screens/in-page.ts';
import {
  becomeViewer,
  contextOptions,
  leaveScreen,
  openScreen,
  variants,
} from '../scripts/screens/screen.ts';
import type { Screen, Variant } from '../scripts/screens/screen.ts';
import { drawPicture } from './support/picture.ts';
import { ada, barriersOn, signInAt, signUpAt } from './support/studio.ts';
import { expect, test as base } from './support/test.ts';

/**
 * Every width, theme and screen belongs to the slow tests; on each change every third screen on desktop and dark is enough,
 * where films are asked for: journeys look at where they are made.
 */
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';

/** Where films are asked for nothing is seen of those that were made: their people are enough there. */
async function openStudio(origin: string): Promise<FilledStudio> {
  const [member, newcomer] = await Promise.all([
    signInAt(origin, ada),
    signUpAt(origin, { ...ada, name: 'Bo', email: 'newcomer@example.org' }),
  ]);
  const sessions = { written: '', painted: '', finished: '', film: '', failed: '' };
  return { origin, cookies: { member, newcomer }, sessions, sharedPath: '', picture: drawPicture() };
}

/** One studio for all screens, with work of every kind where all of them are looked at. */
const test = base.extend<object, { studio: FilledStudio }>({
  studio: [
    async ({ server }, use) => {
      const origin = `http://127.0.0.1:${server.port}`;
      await use(isFull ? await fillStudio(origin) : await openStudio(origin));
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// Whoever fills the studio is its first account.
test.use({ isUnused: isFull });

const lookedAt = isFull ? variants : variants.slice(0, 1);
const groups = Object.entries(screenGroups).filter(([name]) => isFull || name === 'Explore');

async function problemsOf(
  browser: Browser,
  look: { screen: Screen; variant: Variant; studio: FilledStudio },
): Promise<readonly string[]> {
  const context = await browser.newContext(contextOptions(look.variant));
  try {
    await becomeViewer(context, look.screen, look.studio);
    const page = await context.newPage();
    await openScreen(page, look.screen, look.studio);
    const sideways = Number(await page.evaluate(sidewaysPixels));
    return [...(sideways > 0 ? [`${sideways} px wider than the window`] : []), ...(await barriersOn(page))];
  } finally {
    await leaveScreen(context);
  }
}

for (const variant of lookedAt) {
  for (const [group, screens] of groups) {
    test(`DLG-06 ${group}: no barriers on any screen or dialog (${variant.device}, ${variant.theme})`, async ({
      browser,
      studio,
    }) => {
      test.setTimeout(240_000);
      const shown = screens.filter(({ only }) => only === undefined || only === variant.device);
      for (const screen of shown.filter((_, index) => isFull || index % 3 === 0)) {
        expect.soft(await problemsOf(browser, { screen, variant, studio }), screen.title).toEqual([]);
      }
    });
  }
}
