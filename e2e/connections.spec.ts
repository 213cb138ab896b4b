import type { APIRequestContext, Page } from '@playwright/test';
import { connectionSentences } from '@kinora/contract/sentences';
import { startOllamaSimulator } from '@kinora/vendors/simulators';
import { ada, enter, expectNoBarriers } from './support/studio.ts';
import { expect, test } from './support/test.ts';

/** The phone is held by the slow tests. */
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';

test.use({ hasFal: true });

const card = (page: Page) => page.getByRole('article', { name: 'fal', exact: true });

async function startImage(request: APIRequestContext, prompt: string): Promise<string> {
  const data = JSON.stringify({ prompt, model_name: 'dalle_3', aspect_ratio: '16:9' });
  const answer = await request.post('/image/generate-image-async', { multipart: { data } });
  const { project_id: id } = (await answer.json()) as { project_id: string };
  return id;
}

async function statusOf(request: APIRequestContext, id: string): Promise<object> {
  return (await (await request.get(`/image/image-status/${id}`)).json()) as object;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

test('REAL-02 the administrator pastes a key, sets a budget, chooses who makes what, and takes the key back', async ({
  page,
  fal,
}) => {
  if (fal === null) {
    throw new Error('No fal stands there');
  }
  await enter(page, ada);
  await page.goto('/admin?tab=connections');
  await expect(card(page)).toContainText('Not connected.');
  await expect(card(page).getByRole('link', { name: /^Get a key at fal\.ai/u })).toBeVisible();
  const budget = page.getByRole('region', { name: 'Budget of a day' });
  await expect(budget).toContainText('No limit');
  await expectNoBarriers(page);

  await card(page).getByLabel('Key for fal').fill('wrong-id:wrong-secret-0000');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText(connectionSentences.keyRefused);
  await expect(card(page)).toContainText('Ends with 0000');
  await card(page).getByRole('button', { name: 'Replace key of fal' }).click();
  await card(page).getByLabel('New key for fal').fill(fal.apiKey);
  await card(page).getByRole('button', { name: 'Replace key of fal' }).click();
  await expect(card(page)).toContainText(connectionSentences.accepted);
  await expect(page.getByText('fal is connected')).toBeVisible();
  expect(await page.content()).not.toContain(fal.apiKey);

  await budget.getByRole('button', { name: 'Set $10.00 a day' }).click();
  await expect(budget).toContainText('$10.00');

  const pictures = page.getByRole('table', { name: 'Pictures' });
  const row = pictures.getByRole('row', { name: /^Dalle 3/u });
  const maker = row.getByRole('combobox', { name: 'Who makes Dalle 3' });
  await expect(maker.locator('option:checked')).toContainText('fal: ');
  await maker.selectOption('Drawn by Kinora');
  await expect(row).toContainText('Free');
  await maker.selectOption({ index: 1 });
  await expect(row).toContainText('Not tried yet');
  await expect(row).toContainText('$0.04');
  await row.getByRole('button', { name: 'Prices of Dalle 3' }).click();
  const prices = page.getByRole('dialog', { name: 'Prices of Dalle 3' });
  await expectNoBarriers(page);
  await prices.getByLabel('Price of one in dollars').fill('0.25');
  await prices.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('$0.25, entered here');

  await page.getByRole('button', { name: 'Look now' }).click();
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();

  const id = await startImage(page.request, 'A lighthouse at dusk');
  await expect.poll(() => statusOf(page.request, id)).toMatchObject({ status: 'IMAGES_READY' });
  expect(fal.charges.size).toBe(1);
  await page.reload();
  await expect(row).toContainText('Works');
  // What it really cost, which fal says with the result.
  await expect(budget).toContainText('Spent today$0.04');
  await expectNoBarriers(page);

  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('listitem').last()).toContainText('Ada connected fal (key …0000)');
  await expect(changes.getByText('Ada set the price of Dalle 3 to $0.25', { exact: true })).toBeVisible();

  fal.play('endless');
  const open = await startImage(page.request, 'A lighthouse that never comes');
  await expect.poll(() => fal.submits.length).toBe(2);
  await expect(async () => {
    await page.reload();
    await expect(card(page)).toContainText('One request is under way', { timeout: 2_000 });
  }).toPass();
  await card(page).getByRole('button', { name: 'Remove the key of fal' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the key of fal?' });
  await expect(question).toContainText('One request is still under way there.');
  await question.getByRole('button', { name: 'Keep the key' }).click();
  await card(page).getByRole('button', { name: 'Remove the key of fal' }).click();
  await question.getByRole('button', { name: 'Remove it all the same' }).click();
  await expect(card(page)).toContainText('Not connected.');
  await expect.poll(() => statusOf(page.request, open)).toMatchObject({ status: 'FAILED' });
  await expect(maker.locator('option:checked')).toHaveText('Drawn by Kinora');
});

test('REAL-24 a server that was found is connected with one button, and fetches a model', async ({
  page,
}) => {
  const ollama = await startOllamaSimulator(['small', 'large']);
  const found = {
    provider: 'chat',
    title: 'Ollama',
    base_url: ollama.baseUrl,
    models: ['small', 'large'],
    model: 'small',
    keeps_models: true,
  };
  // The usual ports of this machine are not ours to listen at.
  await page.route('**/api/admin/providers/discover', (route) => route.fulfill({ json: [found] }));
  await enter(page, ada);
  await page.goto('/admin?tab=connections');
  await page.getByRole('button', { name: 'Look now' }).click();
  const server = page.getByRole('article', { name: 'Ollama' });
  await server.getByRole('combobox', { name: 'Model of Ollama' }).selectOption('large');
  await server.getByRole('button', { name: 'Connect Ollama' }).click();
  await expect(server).toContainText('Connected.');
  const connection = page.getByRole('article', { name: 'Chat server' });
  await expect(connection).toContainText(connectionSentences.answered);
  await expect(connection).toContainText('large');
  await connection.getByText('Fetch models').click();
  await connection.getByRole('button', { name: 'Fetch qwen3:8b' }).click();
  await expect(connection).toContainText('qwen3:8b is there.');
  await expectNoBarriers(page);
  await connection.getByRole('button', { name: 'Disconnect Chat server' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(connection).toContainText('Not connected.');
  await ollama.close();
});

if (isFull) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('connections are read and changed without scrolling sideways', async ({ page }) => {
      await enter(page, ada);
      await page.goto('/admin?tab=connections');
      await expect(card(page)).toBeVisible();
      await expect(page.getByRole('table', { name: 'Pictures' })).toBeVisible();
      await expectNoBarriers(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel('Limit of a day in dollars').fill('7.5');
      await page.getByRole('button', { name: 'Save limit' }).click();
      await expect(page.getByRole('region', { name: 'Budget of a day' })).toContainText('$7.50');
      await expectNoSidewaysScroll(page);
    });
  });
}
