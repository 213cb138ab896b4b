import { readFile } from 'node:fs/promises';
import { ada, enter, expectNoBarriers, promptBox } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test.use({ isFalConnected: true });

test('REAL-11 REAL-19 a model of fal says its price, where it is in the line, and what it took', async ({
  page,
}) => {
  await page.goto('/?mode=images');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await prompt.getByRole('button', { name: 'Image Whiteboard' }).click();
  const models = page.getByRole('dialog', { name: 'Image model' });
  const flux = models.getByRole('button', { name: /^Flux V1/ });
  await expect(flux).toContainText('by fal');
  await expect(models, 'no dollars for visitors').not.toContainText('$');
  await page.keyboard.press('Escape');

  await enter(page, ada);
  await page.goto('/?mode=images');
  await prompt.getByRole('button', { name: 'Image Whiteboard' }).click();
  await expect(flux).toContainText(/by fal, about \$0\.\d+/);
  await expectNoBarriers(page);
  await flux.click();
  await expect(prompt.getByText(/by fal, about \$0\.\d+/)).toBeVisible();

  await promptBox(page).fill('A fox in the snow [[queue:3]]');
  await prompt.getByRole('button', { name: /^Generate image, 1 credit, about \$0\.\d+$/ }).click();
  const card = page.getByRole('dialog', { name: 'Generation Started' });
  await expect(card).toContainText(/Waiting at fal, \d before it|Next in line at fal/);

  const made = page.getByRole('article', { name: /A fox in the snow/ });
  await expect(made).toBeVisible({ timeout: 60_000 });
  await made.hover();
  await made.getByRole('button', { name: /^Receipt of / }).click();
  const receipt = page.getByRole('dialog', { name: /^Receipt of A fox in the snow/ });
  await expect(receipt.getByRole('row', { name: /Flux V1 fal Made \d+ \$0\.\d+/ })).toBeVisible();
  await expect(receipt).toContainText(/Total \$0\.\d+ · 1 credit/);
  await expectNoBarriers(page);
  const downloading = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(',Flux V1,fal,fal-ai/flux/dev,');
});

test('REAL-19 a failure says whose it is, and offers what helps: other words, or once more', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?mode=images');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  const card = page.getByRole('dialog', { name: 'Generation Failed' });
  await promptBox(page).fill('A fox nobody may see [[fail:policy]]');
  await prompt.getByRole('button', { name: /^Generate image/ }).click();
  await expect(card).toContainText("The model's service refused this content.");
  await expect(card.getByRole('link', { name: 'Change the prompt' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectNoBarriers(page);
  await card.getByRole('button', { name: 'Close' }).click();

  await promptBox(page).fill('A fox that gets lost [[drop-after]]');
  await prompt.getByRole('button', { name: /^Generate image/ }).click();
  await expect(card).toContainText("The model's service may have taken this request.");
  await card.getByRole('button', { name: 'Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: /^Receipt of A fox that gets lost/ });
  await expect(receipt.getByRole('row', { name: /fal Not known/ })).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Generation Started' })).toContainText(
    'A fox that gets lost',
  );
});
