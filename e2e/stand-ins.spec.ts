import type { CatalogueAnswer } from '@kinora/contract/api';
import { ada, enter, expectNoBarriers, promptBox, submitStory } from './support/studio.ts';
import { expect, test } from './support/test.ts';

const TAG = 'Drawn by Kinora';
const REASON = /^Drawn by Kinora: the named model is not connected here/;

test('REAL-01 names over built-in work say so in API, overview, pickers, guide, pricing and workspace, before a start', async ({
  page,
}) => {
  await enter(page, ada);
  const answer = await page.request.get('/api/catalogue');
  const { engines } = (await answer.json()) as CatalogueAnswer;
  const standIns = engines.filter((engine) => engine.is_stand_in);
  expect(standIns).toHaveLength(engines.length - 1);

  await page.goto('/');
  const overview = page.getByRole('region', { name: 'Engines overview' });
  await expect(overview.getByText(REASON)).toBeVisible();
  await expect(overview.getByText(TAG, { exact: true })).toHaveCount(standIns.length);
  await expect(overview.getByRole('button', { name: /^Basic/ })).not.toContainText(TAG);

  const prompt = page.getByRole('region', { name: 'Prompt' });
  await expect(prompt.getByText(TAG, { exact: true })).toHaveCount(0);
  await prompt.getByRole('button', { name: 'Basic' }).click();
  const picker = page.getByRole('dialog', { name: 'Engines' });
  await expect(picker.getByText(REASON)).toBeVisible();
  await expectNoBarriers(page);
  const ghibli = picker.getByRole('button', { name: /^Ghibli/ });
  await expect(ghibli).toContainText(TAG);
  await ghibli.click();
  await expect(prompt.getByText(TAG, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(prompt.getByText(TAG, { exact: true }), 'on a phone, too').toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });

  await overview.getByRole('button', { name: /engine guide/i }).click();
  const guide = page.getByRole('dialog');
  await expect(guide.getByText(REASON)).toBeVisible();
  await expect(guide.getByText(TAG, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/pricing');
  const matrix = page.getByRole('region', { name: 'What each plan opens' });
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(matrix.getByText(TAG, { exact: true })).toHaveCount(standIns.length);
  await expectNoBarriers(page);

  await page.goto('/?mode=videos');
  await expect(prompt.getByText(TAG, { exact: true })).toBeVisible();
  await prompt.getByRole('button', { name: 'Veo 3 Text to Video' }).click();
  const models = page.getByRole('dialog', { name: 'Text to video' });
  await expect(models.getByText(REASON)).toBeVisible();
  await expect(models.getByRole('button', { name: /^Veo 3/ })).toContainText(TAG);
  await page.keyboard.press('Escape');

  await page.goto('/');
  await expect(promptBox(page)).toBeVisible();
  await submitStory(page, 'Why do cats purr?');
  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next step' }).getByText(TAG, { exact: true })).toBeVisible();
});
