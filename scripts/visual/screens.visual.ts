import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startKinora } from '../client/kinora-server.ts';
import { screensOn } from '../screens/all-screens.ts';
import { fillStudio } from '../screens/fill-studio.ts';
import type { FilledStudio } from '../screens/fill-studio.ts';
import { becomeViewer, contextOptions, leaveScreen, openScreen, variants } from '../screens/screen.ts';

const test = base.extend<object, { studio: FilledStudio }>({
  studio: [
    async ({}, use) => {
      const server = await startKinora({ renderProfile: 'test' });
      await use(await fillStudio(`http://127.0.0.1:${server.port}`));
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** What the studio makes and when: the look of the screens is compared, not the work of the engines. */
function changing(page: Page) {
  return [page.locator('img, video, canvas, [role="img"]'), page.locator('time, [data-moment]')];
}

for (const variant of variants) {
  const { device, theme } = variant;
  for (const screen of screensOn(variant)) {
    test(`${screen.title} (${device}, ${theme})`, async ({ browser, studio }) => {
      const context = await browser.newContext(contextOptions(variant));
      await becomeViewer(context, screen, studio);
      const page = await context.newPage();
      await openScreen(page, screen, studio);
      await expect(page).toHaveScreenshot(`${screen.name}.${device}-${theme}.png`, { mask: changing(page) });
      await leaveScreen(context);
    });
  }
}
