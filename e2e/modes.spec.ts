import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { effectOf, effects } from '@kinora/contract/catalogue';
import { ada, creditsOf, enter, expectNoBarriers, promptBox, smallPicture } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

async function choose(page: Page, chip: string, entry: RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Prompt' }).getByRole('button', { name: chip }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
}

/** The bytes that name a file's format. */
async function firstBytes(download: Download): Promise<string> {
  return (await readFile(await download.path())).subarray(0, 4).toString('hex');
}

async function waitForTab(page: Page, tab: string): Promise<void> {
  await expect(page).toHaveURL(/view=generations/, { timeout: 60_000 });
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

test('EXP-12 EXP-13 JOB-03 JOB-04 GEN-03 an image is made, watched across a reload, and opens in a new tab', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?mode=images');
  const before = await creditsOf(page);
  await promptBox(page).fill('A lighthouse in watercolour');
  await choose(page, 'Image Whiteboard', /^Seedream/);
  await expect(page.getByText('A refused or failed generation costs nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate image, 1 credit' }).click();
  await expect(page.getByRole('dialog', { name: 'Generation Started' })).toBeVisible();
  await page.reload();
  await waitForTab(page, 'Your Images');
  const card = page.getByRole('article', { name: 'A lighthouse in watercolour' });
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByRole('link').first()).toHaveAttribute('target', '_blank');
  expect(await creditsOf(page)).toBe(before - 1);
  await expectNoBarriers(page);

  await card.hover();
  await card.getByRole('button', { name: /^Use .* again/ }).click();
  await expect(promptBox(page)).toHaveValue('A lighthouse in watercolour');
});

test('GEN-01 GEN-02 a card is deleted, and Undo brings it back; the search filters by title', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?view=generations&tab=images');
  const card = page.getByRole('article', { name: 'A lighthouse in watercolour' });
  const grid = page.getByRole('list').filter({ has: page.getByRole('listitem').filter({ has: card }) });
  const columns = await grid
    .last()
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' '));
  expect(columns).toHaveLength(3);
  await card.hover();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search titles and narrations' }).fill('submarine');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search titles and narrations' }).fill('LIGHTHOUSE IN WATER');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search titles and narrations' }).fill('');
  await page.getByRole('tab', { name: /Animate Results/ }).click();
  await expect(page.getByText('No animate results yet.')).toBeVisible();
});

test('EXP-08 VAL-05 VAL-07 VAL-08 models and uploads of a mode fit each other, and the button says what is missing', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?mode=videos');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await promptBox(page).fill('Slow waves');
  await expect(prompt.getByRole('button', { name: 'Veo 3 Text to Video' })).toBeVisible();
  await choose(page, 'From an image', /^Hailuo Drawn by Kinora/);
  await expect(prompt.getByRole('button', { name: 'From words' })).toBeVisible();
  await expect(page.getByText('This video model needs an uploaded image.')).toBeVisible();
  await prompt.locator('input[type=file]').setInputFiles(smallPicture);
  await expect(prompt.getByRole('button', { name: 'Generate video, 3 credits' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.goto('/?mode=images');
  await promptBox(page).fill('Make it night');
  await choose(page, 'Image Whiteboard', /^Nano Banana/);
  // The button is disabled for a reason, and a press says it aloud.
  await page.getByRole('button', { name: /^Generate image/ }).click({ force: true });
  await expect(page.getByRole('alert')).toHaveText('This image model needs an uploaded image.');
  const six = Array.from({ length: 6 }, (_, index) => ({ ...smallPicture, name: `${index}.png` }));
  await prompt.locator('input[type=file]').setInputFiles(six);
  await expect(page.getByText('You can upload a maximum of 5 images.')).toBeVisible();
  await expect(prompt.getByText('5/5')).toBeVisible();
  await prompt.getByRole('button', { name: /^0\.png, 1 of 5/ }).press('ArrowRight');
  await expect(prompt.getByRole('button', { name: /^0\.png, 2 of 5/ })).toBeVisible();
  await prompt.getByRole('button', { name: /^0\.png, 2 of 5/ }).click();
  await expect(page.getByRole('dialog', { name: '0.png' })).toBeVisible();
});

test('EXP-05 ENG-03 an effect is chosen by its description and made of a picture', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/?mode=effects');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await prompt.getByRole('button', { name: 'Choose an effect' }).click();
  const picker = page.getByRole('dialog', { name: 'Effect' });
  for (const effect of effects) {
    await expect(picker.getByText(effect.description)).toBeVisible();
  }
  await expectNoBarriers(page);
  // Each shows what it does while one looks at it, and no two at once.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const key of ['fast_sprint', 'dramatic_crane'] as const) {
    await picker.getByRole('button', { name: effectOf(key).name }).hover();
    await expect(picker.locator('video')).toHaveAttribute('src', `/samples/${key}.mp4`);
  }
  await picker.getByRole('button', { name: /^Dramatic crane/ }).click();
  expect(await page.evaluate(() => scrollY), 'the page under the list').toBe(0);
  await prompt.getByRole('button', { name: 'Dramatic crane' }).click();
  await expect(picker.getByRole('button').first(), 'what was used last').toHaveAccessibleName(
    /^Dramatic crane/,
  );
  await page.keyboard.press('Escape');
  await promptBox(page).fill('The meadow opens up');
  await prompt.locator('input[type=file]').setInputFiles(smallPicture);
  // The picture takes its place above the button, which moves: a press on the way would miss it.
  await expect(prompt.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'Generate effect, 3 credits' }).click();
  await waitForTab(page, 'Your Videos');
  await page.getByRole('article', { name: 'The meadow opens up' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
});

test('EXP-14 strokes over a picture become a clip in Animate Results', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/?view=animate');
  await expectNoBarriers(page);
  await page.locator('input[type=file]').setInputFiles(smallPicture);
  const stage = page.getByRole('img', { name: /^Drawing area/ });
  const box = await stage.boundingBox();
  if (box === null) {
    throw new Error('The stage is not on the screen.');
  }
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.3, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText(/^Moves right/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Moves right/)).toBeHidden();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Clouds travel');
  await page.getByRole('button', { name: 'Generate, 3 credits' }).click();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Animate Results' }).click();
  await expect(page.getByRole('article', { name: 'Clouds travel' })).toBeVisible();
});

test('EXP-15 a design starts from a template, is changed by keys, exported and sent on as an upload', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?view=canva');
  await page.getByRole('button', { name: 'Title card' }).click();
  await page.getByRole('button', { name: 'Your title,' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('The reef');
  await expectNoBarriers(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('button', { name: 'The reef' })).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'The reef' })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'The reef' })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG' }).click();
  const png = await download;
  expect(png.suggestedFilename()).toBe('design.png');
  expect(await firstBytes(png)).toBe('89504e47');
  const layers = page.getByRole('region', { name: 'Layers' }).getByRole('listitem');
  const before = await layers.count();
  await page.getByRole('tab', { name: 'Media' }).click();
  await page.locator('input[type=file]').setInputFiles(smallPicture);
  await expect(layers).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'A lighthouse in watercolour' }).click();
  await expect(layers).toHaveCount(before + 2);
  const photo = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JPG' }).click();
  const jpg = await photo;
  expect(jpg.suggestedFilename()).toBe('design.jpg');
  expect(await firstBytes(jpg)).toMatch(/^ffd8ff/u);
  for (const [target, address] of [
    ['videos', /mode=videos/],
    ['images', /mode=images/],
    ['animate', /view=animate/],
  ] as const) {
    await page.goto('/?view=canva');
    await page.getByRole('button', { name: 'Title card' }).click();
    await page.getByRole('combobox', { name: 'Send on' }).selectOption(target);
    await expect(page).toHaveURL(address);
    await expect(
      target === 'animate'
        ? page.getByRole('img', { name: /^Drawing area/ })
        : page.getByRole('list', { name: 'Attachments' }).getByRole('listitem').first(),
    ).toBeVisible();
  }
});
