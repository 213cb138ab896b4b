import type { Page } from '@playwright/test';
import { librarySentences } from '@kinora/contract/sentences';
import { generationLabels } from '../apps/web/src/labels/generations.ts';
import { ada, enter, expectNoBarriers } from './support/studio.ts';
import { expect, test } from './support/test.ts';

const isFull = process.env['KINORA_SLOW_TESTS'] === '1';

test.describe.configure({ mode: 'serial' });

const titles = ['A lighthouse in fog', 'A fox at dusk', 'Terraced fields'] as const;

/** Other journeys of the same person have made something before. */
async function clear(page: Page): Promise<void> {
  const answer = await page.request.get('/api/library');
  const { items } = (await answer.json()) as { items: readonly { readonly id: string }[] };
  if (items.length > 0) {
    const data = { action: 'remove', ids: items.map(({ id }) => id) };
    expect((await page.request.post('/api/library/changes', { data })).ok(), 'clearing').toBe(true);
  }
}

/** Three pictures, made by the calls that the prompt box makes. */
async function fill(page: Page): Promise<void> {
  for (const prompt of titles) {
    const made = await page.request.post('/image/generate-image-async', {
      multipart: { data: JSON.stringify({ session_id: 'library', prompt, model_name: 'seedream' }) },
    });
    expect(made.ok(), 'starting a picture').toBe(true);
  }
  await expect
    .poll(
      async () => (await (await page.request.get('/api/library?kind=images')).json()) as { items: unknown[] },
      {
        timeout: 90_000,
      },
    )
    .toMatchObject({ counts: { images: titles.length } });
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await card(page, title).hover();
  await card(page, title)
    .getByRole('button', { name: `More for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('MAKE-11 entries are renamed, favoured, filed, duplicated, deleted and brought back, in both themes', async ({
  page,
}) => {
  await enter(page, ada);
  await clear(page);
  await fill(page);
  await page.goto('/?view=generations&tab=all');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectNoBarriers(page);

  await choose(page, 'A fox at dusk', 'Rename');
  const naming = page.getByRole('dialog', { name: 'Rename' });
  await naming.getByLabel('Title').fill('The vixen');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'The vixen')).toBeVisible();

  await choose(page, 'The vixen', 'Add to favourites');
  await expect(card(page, 'The vixen').getByRole('img', { name: 'Favourite' })).toBeVisible();
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Favourites' }).click();

  await choose(page, 'The vixen', 'Move to a folder');
  const moving = page.getByRole('dialog', { name: 'Move to a folder' });
  await moving.getByLabel('New folder').fill('Animals');
  await expectNoBarriers(page);
  await moving.getByRole('button', { name: 'Make folder' }).click();
  await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'Animals (1)' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'All folders' });

  await choose(page, 'The vixen', 'Duplicate');
  await expect(card(page, librarySentences.copyOf('The vixen'))).toBeVisible();

  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Select Terraced fields' }).check();
  await page.getByRole('checkbox', { name: 'Select A lighthouse in fog' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectNoBarriers(page);
  await page
    .getByRole('region', { name: 'What to do with the selected' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);

  await page.getByRole('searchbox').fill('terra FIELDS');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'light';
  });
  await expectNoBarriers(page);
});

test('MAKE-11 on a phone an entry is deleted, found among the deleted and brought back by touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ada);
  await page.goto('/?view=generations&tab=images');
  await card(page, 'Terraced fields').getByRole('button', { name: 'Delete Terraced fields' }).click();
  await expect(card(page, 'Terraced fields')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  await expect(page.getByText(generationLabels.keptFor)).toBeVisible();
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await card(page, 'Terraced fields').getByRole('button', { name: 'Bring Terraced fields back' }).click();
  await expect(card(page, 'Terraced fields')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  await expect(card(page, 'Terraced fields')).toBeVisible();
});

const MOST_AT_ONCE = 50;
/** How many entries are fetched at once. */
const PAGE = 60;
/** More than one change sends at once, and more than a page of the list. */
const MANY = 64;

/** Copies what is there until there are many. */
async function fillWithCopies(page: Page): Promise<void> {
  const entries = async () => {
    const answer = await page.request.get('/api/library');
    const { items, counts } = (await answer.json()) as {
      items: readonly { readonly id: string }[];
      counts: { readonly images: number };
    };
    return { ids: items.map(({ id }) => id), count: counts.images };
  };
  let { ids, count } = await entries();
  while (count < MANY) {
    const data = { action: 'duplicate', ids: ids.slice(0, Math.min(MANY - count, MOST_AT_ONCE)) };
    expect((await page.request.post('/api/library/changes', { data })).ok(), 'copying').toBe(true);
    ({ ids, count } = await entries());
  }
}

/** `change-in-pieces.test.ts` tells the pieces on each change. */
if (isFull) {
  test('MAKE-11 more entries than are fetched and than one change holds are selected and deleted at once, told piece by piece, and brought back', async ({
    page,
  }) => {
    await enter(page, ada);
    await clear(page);
    await fill(page);
    await fillWithCopies(page);
    await page.goto('/?view=generations&tab=images');
    const tab = page.getByRole('tab', { name: 'Images' });
    await expect(tab).toContainText(String(MANY));
    await expect(page.getByRole('article')).toHaveCount(PAGE);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: generationLabels.selectAll }).click();
    await expect(page.getByText(generationLabels.selected(MANY))).toBeVisible();
    // Held until what is said of its progress has been read.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let pieces = 0;
    await page.route('**/api/library/changes', async (route) => {
      pieces += 1;
      if (pieces === 2) {
        await held;
      }
      await route.continue();
    });
    await page
      .getByRole('region', { name: generationLabels.selection })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText(generationLabels.changing(MOST_AT_ONCE, MANY))).toBeVisible();
    release();
    await expect(page.getByText(generationLabels.removed(MANY))).toBeVisible();
    expect(pieces).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(tab).toContainText(String(MANY));
  });
}
