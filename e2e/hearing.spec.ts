import type { Page } from '@playwright/test';
import { ada, enter, keepScenes, submitStory } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test('MAKE-03 MAKE-04 a scene is heard at its own pace and the whole film watched as an animatic before it is rendered', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/');
  await submitStory(page, 'why cats purr');
  await keepScenes(page, 3);
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
  await watchAnimatic(page);
});

/** All its scenes by their voices, one behind the other, and the music to them. */
async function watchAnimatic(page: Page): Promise<void> {
  const sounds: string[] = [];
  page.on('response', (answer) => {
    sounds.push(...(/\.(?:wav|m4a)$/u.exec(answer.url()) ?? []));
  });
  await page.getByRole('button', { name: 'Play the animatic' }).click();
  const stage = page.getByRole('group', { name: /Animatic, / });
  await expect(stage.getByText('Not painted yet')).toBeVisible();
  const subtitle = stage.locator('p').last();
  await expect(subtitle).toHaveText(/\w+ \w+/u);
  const position = stage.getByLabel('Position', { exact: true });
  const at = async () => Number(await position.inputValue());
  await expect.poll(at).toBeGreaterThan(1);
  const before = await subtitle.innerText();
  await expect(subtitle).not.toHaveText(before);

  const scenes = page.getByRole('list', { name: 'Scenes of the film' }).getByRole('button');
  await expect(page.getByText('As it stands now')).toBeVisible({ timeout: 120_000 });
  await scenes.nth(1).click();
  await expect(stage).toContainText('2. ');
  await expect.poll(() => sounds).toContain('.m4a');
  await expect.poll(() => sounds).toContain('.wav');
  await expect(page.getByRole('button', { name: 'Create images' })).toBeVisible();
  // Its controls come back where somebody points.
  await stage.hover({ position: { x: 200, y: 120 } });
  await stage.getByRole('button', { name: 'Close the animatic' }).click();
  await expect(stage).toHaveCount(0);
}
