import type { Page } from '@playwright/test';
import { projectStatus } from '@kinora/contract/statuses';
import {
  ada,
  confirmImages,
  confirmScenes,
  expectNoBarriers,
  keepScenes,
  promptBox,
  register,
  signIn,
  submitStory,
  watchFilm,
} from './support/studio.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

/** All that is written is filmed by the slow tests alone. */
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';

async function restart(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('tablist', { name: 'Parts of the project' })).toBeVisible();
}

test('EXP-11 ROLE-04 a visitor who types is asked to sign in, and finds the prompt again as the first account', async ({
  page,
}) => {
  await page.goto('/');
  await expectNoBarriers(page);
  await promptBox(page).focus();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await promptBox(page).fill('Why do cats purr?');
  await page.getByRole('button', { name: /^Generate story/ }).click();
  await register(page, ada);
  await expect(promptBox(page)).toHaveValue('Why do cats purr?');
  await expect(page.getByText(/1,?000\.00/).first()).toBeVisible();
});

test('OUT-01 CHAT-06 CHAT-03 CHAT-04 CHAT-05 the first account types, presses once and makes a film: scenes, drawings, video', async ({
  page,
}) => {
  await signIn(page, ada);
  // Scenes are often written before the page asks for them the first time: they count as such once the notice was seen.
  const reads = /\/api\/project\/[^/]+$/u;
  await page.route(reads, async (route) => {
    const response = await route.fetch();
    const project = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...project, status: projectStatus.GENERATING_SCENES, scenes: [] },
    });
  });
  await submitStory(page, 'Why do cats purr?');
  await expect(page.getByText('Generation Started')).toBeVisible();
  // One read may be under way: it is answered by whoever took it.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible();
  await expectNoBarriers(page);

  await restart(page);
  if (!isFull) {
    await keepScenes(page, 3);
  }
  await confirmScenes(page);
  await restart(page);
  await confirmImages(page);
  await restart(page);
  const film = await watchFilm(page);
  expect(film.seconds).toBeGreaterThan(10);
  await expectNoBarriers(page);

  const answer = await page.request.get(film.address, { headers: { range: 'bytes=0-1023' } });
  expect(answer.status()).toBe(206);
  expect((await answer.body()).subarray(4, 8).toString()).toBe('ftyp');
  const captions = await page.locator('video track').getAttribute('src');
  const text = await (await page.request.get(captions ?? '')).text();
  expect(text).toMatch(/^WEBVTT\n/);
});

test('GEN-01 GEN-06 NAV-05 CHAT-09 SHOW-07 the film is in Your Stories, its session opens from the history, and a new one begins', async ({
  page,
}) => {
  await signIn(page, ada);
  await page.getByRole('link', { name: 'Your Generations' }).first().click();
  await expect(page.getByRole('tab', { name: /Your Stories/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main').getByText(/cat/i).first()).toBeVisible();

  await page.getByRole('button', { name: 'Stories History' }).click();
  const history = page.getByRole('dialog', { name: 'Stories History' });
  await history.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Download MP4' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Why do cats purr?');
  await page.getByRole('tab', { name: /^Images/u }).click();
  await expect(page.getByRole('tabpanel').locator('img').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Scenes/u }).click();
  await expect(page.getByRole('article', { name: /^Scene 1,/u })).toBeVisible();
  await page.getByRole('tab', { name: 'Video' }).click();
  await expect(page.locator('video').first()).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Documentation' }).click();
  const documentation = page.getByRole('dialog', { name: 'Documentation' });
  await expect(documentation.getByRole('heading', { name: 'Make a story' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'New session' }).click();
  await expect(promptBox(page)).toBeVisible();
});

/** A second film takes its time. */
if (isFull) {
  test('JOB-05 CHAT-08 a story cancelled while it is rendered says so, and Retry finishes it', async ({
    page,
  }) => {
    await signIn(page, ada);
    await submitStory(page, 'A fox who learns to paint');
    await confirmScenes(page);
    await confirmImages(page);
    await expect(page.getByText('Rendering video…')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const box = page.getByRole('alert', { name: 'Generation Failed' });
    await expect(box.getByText('Cancelled.')).toBeVisible();
    await box.getByRole('button', { name: 'Retry' }).click();
    await watchFilm(page);
  });
}

test('the other name of this machine signs in as well', async ({ page, server }) => {
  await page.goto(`http://localhost:${server.port}/login`);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('credits').first()).toBeVisible();
  await expect(promptBox(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NAV-07 a story is started, read and edited with a thumb', async ({ page }) => {
    await signIn(page, ada);
    await page.goto('/');
    await submitStory(page, 'Why do leaves turn red in autumn?');
    await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Edit scene 1' }).tap();
    await page.getByLabel('Narration').tap();
    await page.getByLabel('Narration').fill('Leaves stop making green.');
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('article', { name: /^Scene 1,/u })).toContainText(
      'Leaves stop making green.',
    );
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
