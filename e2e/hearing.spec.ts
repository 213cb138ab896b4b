import { ada, enter, submitStory } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test('MAKE-03 a scene is heard before its film is made, at its own pace, and its length is shown', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/');
  await submitStory(page, 'why cats purr');
  const first = page.getByRole('article').first();
  const hear = first.getByRole('button', { name: 'Hear scene 1' });
  const stop = first.getByRole('button', { name: 'Stop scene 1' });
  const sound = () => page.waitForResponse((answer) => /\/media\/.+\.wav$/u.test(answer.url()));
  const spoken = sound();
  await hear.click();
  expect((await spoken).ok()).toBe(true);
  await expect(stop).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(/as heard$/u)).toHaveCount(0);
  await stop.click();
  await expect(hear).toBeVisible();

  await page.getByRole('button', { name: 'Pace and words' }).click();
  const dialog = page.getByRole('dialog', { name: 'How this project is spoken' });
  await dialog.getByRole('slider', { name: 'Pace' }).fill('0.8');
  await dialog.getByRole('button', { name: 'Add a word' }).click();
  await dialog.getByLabel('Word 1', { exact: true }).fill('purr');
  await dialog.getByLabel('Word 1, said as').fill('brrr');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Pace and words' }).click();
  await expect(dialog.getByLabel('Word 1', { exact: true })).toHaveValue('purr');
  await expect(dialog.getByRole('slider', { name: 'Pace' })).toHaveValue('0.8');
  await page.keyboard.press('Escape');
  // Spoken anew, since it is heard otherwise now.
  const anew = sound();
  await hear.click();
  expect((await anew).url()).not.toBe((await spoken).url());
});
