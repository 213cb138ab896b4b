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
