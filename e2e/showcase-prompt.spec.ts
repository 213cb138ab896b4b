import { ada, enter, promptBox } from './support/studio.ts';
import { expect, test } from './support/test.ts';

interface Film {
  readonly title: string;
  readonly prompt: string | null;
  readonly selected_engine: string;
}

test('‘Try this prompt’ gives the very prompt that a film of the showcase was made from', async ({
  page,
}) => {
  await enter(page, ada);
  const listed = await page.request.get('/api/s3/s3-videos?path=gallery');
  const { items } = (await listed.json()) as { items: readonly Film[] };
  const told = items.filter(({ prompt }) => prompt !== null && prompt !== '');
  expect(told.length).toBeGreaterThan(1);
  for (const { title, prompt } of told.slice(0, 2)) {
    await page.goto('/showcase');
    await page.getByRole('searchbox', { name: 'Search videos' }).fill(title);
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: new RegExp(title, 'u') })
      .click();
    const film = page.getByRole('dialog', { name: title });
    await film.getByRole('button', { name: 'Try this prompt' }).click();
    await expect(promptBox(page)).toHaveValue(prompt ?? '');
  }
});
