import type { Page } from '@playwright/test';
import { engineOf, useCases } from '@kinora/contract/catalogue';
import { ada, enter, expectNoBarriers, promptBox } from './support/studio.ts';
import { expect, test } from './support/test.ts';
import { labels } from '../apps/web/src/labels/index.ts';

/** The phone is held by the slow tests. */
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';

test.use({ isIntroduced: false, contextOptions: { reducedMotion: 'no-preference' } });

/** What the tour points at: the name of the place, and whether the window shows it. */
const pointedAt = (page: Page) =>
  page.locator('.driver-active-element').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return {
        place: element.getAttribute('data-tour'),
        isSeen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      };
    }),
  );

/** Walks the tour by the right arrow key, looks that each step points at its place, and returns the titles. */
async function walkTour(page: Page, elsewhere: Readonly<Record<string, string>>): Promise<string[]> {
  const title = page.locator('.driver-popover-title');
  const titles: string[] = [];
  for (const [index, step] of labels.tour.entries()) {
    await expect(title).toHaveText(step.title);
    await expect(page.locator('.driver-popover-progress-text')).toHaveText(`${index + 1} of 9`);
    const place = elsewhere[step.key] ?? step.key;
    await expect.poll(() => pointedAt(page), step.key).toEqual([{ place, isSeen: true }]);
    titles.push(await title.innerText());
    if (index < labels.tour.length - 1) {
      await page.keyboard.press('ArrowRight');
    }
  }
  return titles;
}

test('DLG-01 TOUR-01 TOUR-02 a first visit is welcomed, then shown around in nine steps, once', async ({
  page,
}) => {
  await page.goto('/');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Kinora' });
  await expect(welcome).toBeVisible();
  await expectNoBarriers(page);
  const film = welcome.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  // Nothing lies over its pictures until somebody comes near, or uses a key.
  await expect(film).not.toHaveAttribute('controls');
  await page.keyboard.press('Tab');
  await expect(film).toHaveAttribute('controls');
  await welcome.getByRole('button', { name: 'Get Started' }).click();
  await expect(welcome).toBeHidden();

  // A visitor has no results: the step stands beside the way in.
  expect(await walkTour(page, { generations: 'account' })).toHaveLength(9);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.driver-popover-progress-text')).toHaveText('8 of 9');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.locator('.driver-popover')).toHaveCount(0);

  await page.reload();
  await expect(promptBox(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kinora.tour-seen'))).toBe('yes');
  await expect(welcome).toBeHidden();
});

test('DLG-01 a visitor who comes in by another page is welcomed on the start page', async ({ page }) => {
  await page.goto('/pricing');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Kinora' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kinora.welcome-seen'))).toBeNull();
  await expect(welcome).toBeHidden();
  await page.goto('/');
  await expect(welcome).toBeVisible();
});

test('TOUR-01 tour=1 shows the tour at once, and Escape and Skip leave it', async ({ page }) => {
  await page.goto('/?tour=1');
  await expect(page.locator('.driver-popover')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome to Kinora' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('.driver-popover')).toHaveCount(0);
  await expect(page).not.toHaveURL(/tour=1/);

  await page.goto('/?tour=1');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.locator('.driver-popover')).toHaveCount(0);
});

test('TOUR-02 steps taken before the first of them is drawn leave one place lit', async ({ page }) => {
  await page.goto('/?tour=1');
  await expect(page.locator('.driver-popover')).toBeVisible();
  await page.evaluate(() => {
    for (let count = 0; count < 2; count += 1) {
      globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    }
  });
  const [, , third] = labels.tour;
  await expect(page.locator('.driver-popover-title')).toHaveText(third.title);
  // The library lights a place in the frame after its words.
  const lit = async () => (await pointedAt(page)).map(({ place }) => place);
  await expect.poll(lit).toEqual([third.key]);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await lit()).toEqual([third.key]);
});

test('TOUR-01 the tour begins 400 ms after Welcome is closed, and not before', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Kinora' });
  await expect(welcome).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await welcome.getByRole('button', { name: 'Get Started' }).click();
  await page.clock.runFor(399);
  await expect(page.locator('.driver-popover')).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.locator('.driver-popover')).toBeVisible();
});

test('DLG-02 DLG-06 the welcome guide leads to the engine guide, whose goals set the prompt box', async ({
  page,
}) => {
  await enter(page, ada);
  await page.addInitScript(() => {
    localStorage.setItem('kinora.tour-seen', 'yes');
  });
  await page.goto('/');
  await promptBox(page).fill('A fox who repairs clocks');
  const guideButton = page.getByRole('button', { name: 'Welcome Guide' });
  await guideButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the engine guide' }).click();
  const guide = page.getByRole('dialog', { name: 'Engine guide' });
  await expect(guide.getByRole('article')).toHaveCount(5);
  for (const { key, bestFor, engine } of useCases) {
    const card = guide.getByRole('article', { name: labels.dialog.engineGuide.useCases[key] });
    await expect(card).toContainText(`Best for: ${bestFor}`);
    await expect(card).toContainText(engine === null ? 'Hailuo' : engineOf(engine).name);
  }
  await expectNoBarriers(page);
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await guide.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await guide.getByRole('button', { name: 'Use this: Ghibli/Anime Style' }).click();
  await expect(guide).toBeHidden();
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await expect(prompt.getByRole('button', { name: 'Ghibli Style' })).toBeVisible();
  await expect(promptBox(page)).toHaveValue('A fox who repairs clocks');
  for (const { key, mode, engine } of useCases) {
    await guideButton.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open the engine guide' }).click();
    await guide.getByRole('button', { name: `Use this: ${labels.dialog.engineGuide.useCases[key]}` }).click();
    await expect(guide).toBeHidden();
    if (mode === 'videos') {
      await expect(page).toHaveURL(/mode=videos/);
    }
    const chosen = engine === null ? 'Hailuo' : engineOf(engine).name;
    await expect(prompt.getByRole('button', { name: chosen, exact: true })).toBeVisible();
  }

  await guideButton.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guideButton).toBeFocused();
});

if (isFull) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('TOUR-02 the tour has nine steps there too, each beside something real', async ({ page }) => {
      await page.goto('/?tour=1');
      expect(await walkTour(page, {})).toHaveLength(9);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });
  });
}
