import {
  ada,
  confirmScenes,
  creditsOf,
  enter,
  expectNoBarriers,
  promptBox,
  submitStory,
} from './support/studio.ts';
import { expect, test } from './support/test.ts';

test('CHAT-01 CHAT-07 CHAT-10 CHAT-13 VAL-11 VAL-12 VAL-14 VAL-15 a film gets its cast, its choices and an edited shot', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?mode=films');
  await promptBox(page).fill('Mara keeps the light on a rock. In a storm a boy lands with a sack.');
  await page.getByRole('button', { name: 'Generate film, 20 credits' }).click();
  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2);

  const cast = page.getByRole('region', { name: 'Characters' });
  await expect(cast.getByText('No characters created yet.')).toBeVisible();
  const createImages = page.getByRole('button', { name: 'Create images' });
  await expect(page.getByText('Choose a character for scene 1 to continue.')).toBeVisible();
  await expect(createImages).toHaveAttribute('aria-disabled', 'true');
  await cast.getByRole('button', { name: '+ Add Character' }).click();
  const form = page.getByRole('dialog', { name: 'Add Character' });
  await form.getByRole('button', { name: /^Create character/ }).click();
  await expect(form.getByText('Please provide a name and a prompt.')).toBeVisible();
  await expectNoBarriers(page);
  await form.getByLabel('Name').fill('Mara');
  await form.getByLabel('Looks').fill('Woman, 58, grey hair, navy coat');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/characters', async (route) => {
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: /^Create character/ }).click();
  const creating = form.getByRole('button', { name: 'Creating...' });
  await expect(creating).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(cast.getByText('Ready')).toBeVisible({ timeout: 120_000 });
  await cast.getByRole('button', { name: 'Portrait of Mara' }).click();
  await expect(page.getByRole('dialog', { name: 'Mara' })).toBeVisible();
  await page.keyboard.press('Escape');
  await cast.getByRole('button', { name: 'Use in all scenes: Mara' }).click();
  await expectNoBarriers(page);
  await createImages.click();

  const review = page.getByRole('heading', { name: 'Generated Images for Each Scene' });
  await expect(review).toBeVisible({ timeout: 120_000 });
  const createVideo = page.getByRole('button', { name: 'Create video' });
  await expect(createVideo).toBeVisible({ timeout: 180_000 });
  await expect(createVideo).toHaveAttribute('aria-disabled', 'true');
  await expect(
    page.getByText('Select one image for every scene that has options before assembling.'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Scene 1, image/ })).toHaveCount(2);

  await page.getByRole('radio', { name: 'Scene 1, image 1' }).check({ force: true });
  await page.getByRole('button', { name: 'Edit shot, Scene 1, image 1' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit Shot 1/ });
  await expect(editor.getByRole('button', { name: /^Apply edit/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(editor.getByRole('radio')).toHaveCount(2);
  await editor.getByLabel('What should change').fill('Make it night');
  await expectNoBarriers(page);
  await editor.getByRole('button', { name: 'Apply edit, 1 credit' }).click();
  await expect(editor.getByText('Generating images…')).toBeVisible();
  await expect(editor.getByLabel('Divider between before and after')).toBeVisible({ timeout: 120_000 });
  await expect(editor.getByRole('list', { name: 'Versions' }).getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: /^Scene 1, image/ })).toHaveCount(3);

  await page.getByRole('tab', { name: 'Characters' }).click();
  await expect(page.getByText('Mara', { exact: true }).last()).toBeVisible();
});

test('JOB-01 JOB-05 a story cancelled in its reviews comes back to each by Retry, with its edits and its pictures', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/');
  const credits = await creditsOf(page);
  await submitStory(page, 'Why do cats purr?');
  const failed = page.getByRole('alert', { name: 'Generation Failed' });
  const cancelAndRetry = async (): Promise<void> => {
    expect(await creditsOf(page)).toBe(credits - 5);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(failed.getByText('Cancelled.')).toBeVisible();
    expect(await creditsOf(page)).toBe(credits);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(failed).toBeHidden();
    expect(await creditsOf(page)).toBe(credits - 5);
  };

  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Edit scene 1' }).click();
  await page.getByLabel('Narration').first().fill('Cats purr when they are content.');
  await cancelAndRetry();
  await page.reload();
  const narration = page.getByText('Cats purr when they are content.').first();
  await expect(narration).toBeVisible();
  await confirmScenes(page);

  const createVideo = page.getByRole('button', { name: 'Create video' });
  await expect(createVideo).toBeVisible({ timeout: 180_000 });
  const pictures = page.getByRole('radio', { name: /^Scene \d+, image/ });
  const before = await pictures.count();
  await cancelAndRetry();
  await expect(createVideo).toBeVisible();
  await expect(pictures).toHaveCount(before);
  await page.getByRole('tab', { name: /^Scenes/ }).click();
  await expect(narration).toBeVisible();
});
