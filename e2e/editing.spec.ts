import { ada, enter, expectNoBarriers } from './support/studio.ts';
import { openScene, openStory, startWrittenStory, writtenScene } from './support/written-story.ts';
import { expect, test } from './support/test.ts';

test('MAKE-01 whatever is typed comes to the server by itself, is taken back and repeated over every field', async ({
  page,
}) => {
  await enter(page, ada);
  const story = await startWrittenStory(page);
  await openStory(page, story);
  const narration = await openScene(page, 1);
  const text = 'Le gardien de l’été finds a boat. <b>bold</b> ';
  await narration.pressSequentially(text);
  await expect.poll(async () => (await writtenScene(page, story.id, 1))?.narration).toBe(text);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('edits')));
  await expect.poll(kept).toEqual([]);

  const long = 'word '.repeat(5_000);
  await narration.fill(long);
  await expect(page.getByText(/^25000 of at most 4000 characters/u).first()).toBeVisible();
  await expect.poll(async () => (await writtenScene(page, story.id, 1))?.narration).toBe(long);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(narration).toHaveValue(text);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Delete scene 2' }).click();
  await expect.poll(async () => await writtenScene(page, story.id, 5)).toBeUndefined();
  await page.getByRole('button', { name: 'Move scene 1 down' }).click();
  await expect.poll(async () => (await writtenScene(page, story.id, 2))?.narration).toBe(text);
  await expect(page.getByRole('article').nth(1)).toContainText('Le gardien de l’été');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Title').fill('Night');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Night' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  await undo.click();
  await expect(page.getByRole('heading', { name: 'A lighthouse keeper finds a boat' })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('article').first()).toContainText('Le gardien de l’été');
  await undo.click();
  await expect(page.getByText('Scenes 5')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByRole('heading', { name: 'Night' })).toBeVisible();
  await expect(page.getByText('Scenes 4')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Night' })).toBeVisible();
  await expect(page.getByRole('article').nth(1)).toContainText('Le gardien de l’été');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History of Night' });
  await expect(history.getByRole('listitem').first()).toContainText('Redo: the title');
  await expectNoBarriers(page);
  await history
    .getByRole('button', { name: /^Go back to/u })
    .last()
    .click();
  await expect(page.getByText('Went back. Undo takes it back.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Scenes 5')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Le gardien de l’été');
});

test('MAKE-02 two browsers write in one project: each sees the other, and no change is lost', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/409 \(Conflict\)/u);
  await enter(page, ada);
  const story = await startWrittenStory(page);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await other.addInitScript(() => {
    localStorage.setItem('kinora.welcome-seen', 'yes');
    localStorage.setItem('kinora.tour-seen', 'yes');
  });
  const second = await other.newPage();
  await enter(second, ada);
  await Promise.all([openStory(page, story), openStory(second, story)]);
  const [first, third] = [await openScene(page, 1), await openScene(second, 3)];
  await Promise.all([
    first.pressSequentially('The keeper lights the lamp.', { delay: 20 }),
    third.pressSequentially('A boat comes near.', { delay: 25 }),
  ]);
  await expect(page.getByText('A boat comes near.')).toBeVisible({ timeout: 10_000 });
  await expect(second.getByText('The keeper lights the lamp.')).toBeVisible({ timeout: 10_000 });
  await expect(first).toHaveValue('The keeper lights the lamp.');
  await expect(third).toHaveValue('A boat comes near.');

  // Both in one field, the second without having heard of the first.
  const [mine, theirs] = [await openScene(page, 2), await openScene(second, 2)];
  await second.context().setOffline(true);
  await theirs.fill('Theirs');
  await expect(second.getByText(/^Not saved: /u).first()).toBeVisible();
  await mine.fill('Mine');
  await expect.poll(async () => (await writtenScene(page, story.id, 2))?.narration).toBe('Mine');
  await second.context().setOffline(false);
  const card = second.getByRole('alert', { name: 'Two texts for the narration of scene 2' });
  await expect(card).toContainText('Mine');
  await expect(card).toContainText('Theirs');
  await card.getByRole('button', { name: 'Use mine' }).click();
  await expect(mine).toHaveValue('Theirs', { timeout: 10_000 });

  // One deletes the scene that the other writes in.
  await second.context().setOffline(true);
  await theirs.fill('Still wanted');
  await page.getByRole('article', { name: 'Scene 2, editing' }).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete scene 2' }).click();
  await expect.poll(async () => await writtenScene(page, story.id, 5)).toBeUndefined();
  await second.context().setOffline(false);
  await second.getByRole('button', { name: 'Bring it back with my text' }).click();
  await expect(page.getByText('Still wanted')).toBeVisible({ timeout: 10_000 });

  // What was changed elsewhere is not confirmed unseen.
  await page.route('**/submit-scenes-for-stories', async (route) => {
    await (await openScene(second, 4)).fill('Changed behind the back.');
    await expect(second.getByText('Saved', { exact: true })).toBeVisible();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create images' }).click();
  await expect(
    page.getByText(/changed elsewhere while you looked at it: the narration of scene/u),
  ).toBeVisible();
  await expect(page.getByText('Changed behind the back.')).toBeVisible();
  await other.close();
});
