import { sentences } from '@kinora/contract/sentences';
import { ada, creditsOf, enter, expectNoBarriers, promptBox } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test('WORD-01 WORD-03 a question that nothing here answers is refused before it costs anything, with ways on', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Prompt' });
  const webResults = box.getByRole('button', { name: 'Web results', exact: true });
  await expect(webResults).toHaveAttribute('aria-pressed', 'true');
  const before = await creditsOf(page);
  await promptBox(page).fill('Why do quarks have colours?');
  const start = page.getByRole('button', { name: 'Generate story, 5 credits' });
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');

  await webResults.click();
  await expect(box.getByText(sentences.builtIn.nothingGiven)).toBeVisible();
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  const ways = box.getByRole('group', { name: 'Ways to go on' });
  await expect(ways.getByRole('link', { name: 'Connect a language model' })).toBeVisible();
  await expectNoBarriers(page);
  await ways.getByRole('button', { name: 'Paste a text' }).click();
  await expect(promptBox(page)).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await ways.getByRole('button', { name: 'Add a PDF' }).click();
  await chooser;

  // The choice is the person's: it is there after a reload.
  await page.reload();
  await expect(webResults).toHaveAttribute('aria-pressed', 'false');
  await ways.getByRole('button', { name: 'Switch on Web results' }).click();
  await expect(webResults).toHaveAttribute('aria-pressed', 'true');
  await expect(ways).toBeHidden();
  await webResults.click();
  await ways.getByRole('button', { name: 'Make it a story' }).click();
  await expect(promptBox(page)).toHaveValue('A story about: Why do quarks have colours');
  await expect(ways).toBeHidden();
  expect(await creditsOf(page)).toBe(before);

  // What the shelf holds needs nothing else.
  await promptBox(page).fill('How does honey come about?');
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');

  await promptBox(page).fill('Why do quarks have colours?');
  await ways.getByRole('button', { name: 'Write it myself' }).click();
  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible();
  await expect(page.getByRole('article', { name: /^Scene [1-5],/u })).toHaveCount(5);
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(page.getByText('Cancelled.').first()).toBeVisible();
  expect(await creditsOf(page)).toBe(before);
});
