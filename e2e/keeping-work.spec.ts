import type { Page } from '@playwright/test';
import { ada, enter, smallPicture } from './support/studio.ts';
import { openProject } from './support/told-project.ts';
import { expect, test } from './support/test.ts';

test('MAKE-15 Canva and Animate work outlives navigation and reload, and goes with the session', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?view=animate');
  await page.locator('input[type=file]').setInputFiles(smallPicture);
  await page.getByRole('img', { name: /^Drawing area/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Clouds travel');
  await expect(page.getByText(/^Moves right/)).toBeVisible();

  await page.getByRole('link', { name: 'Canva' }).click();
  await page.getByRole('button', { name: 'Title card' }).click();
  await page.getByRole('button', { name: 'Your title,' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('The reef');
  await page.getByRole('tab', { name: 'Media' }).click();
  await page.locator('input[type=file]').setInputFiles(smallPicture);
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toBeVisible();

  for (const comeBack of [() => Promise.resolve(null), () => page.reload()]) {
    await open(page, 'Animate');
    await comeBack();
    await expect(page.getByText('meadow.png, 160 × 90')).toBeVisible();
    await expect(page.getByText(/^Moves right/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Clouds travel');
    await open(page, 'Canva');
    await comeBack();
    await expect(page.getByRole('button', { name: 'The reef' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Picture', exact: true })).toBeVisible();
    await expect.poll(() => hasGreenMeadow(page), 'the picture is drawn').toBe(true);
  }

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Start from a template, or add text, shapes and pictures.')).toBeVisible();
  await page.getByRole('link', { name: 'Animate' }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
});

/** Leads to a screen, until it is there: a reload before that stays where the link was pressed. */
async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Whether the uploaded picture's grass is on the canvas. */
async function hasGreenMeadow(page: Page): Promise<boolean> {
  const canvas = page.getByRole('application').locator('canvas').first();
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const data = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      if (Math.abs(red - 80) < 4 && green > 50 && green < 110 && Math.abs(blue - 70) < 4) {
        return true;
      }
    }
    return false;
  });
}

test('a finished film copies the link that others can open, and names the price of one in each other format', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, ada);
  let share: object = { is_shared: false, path: null, shared_at: null };
  await page.route('**/api/project/told/share', async (route) => {
    if (route.request().method() === 'POST') {
      share = { is_shared: true, path: '/share/token', shared_at: '2026-01-01T00:00:00.000Z' };
    }
    await route.fulfill({ json: share });
  });
  await openProject(page, {
    status: 'COMPLETE',
    selected_engine: 'engine_normal',
    final_links: ['/media/showcase/gallery/Why_the_sky_is_blue.mp4'],
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share video' });
  await expect(dialog.getByText(/^Only you can watch this video/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/share\/token$/u);

  await page.getByRole('button', { name: 'New 9:16 film, 5 credits' }).click();
  await expect(page.getByText(/^A new film from the same prompt and choices/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate story, 5 credits' })).toBeVisible();
  await expect(page.getByLabel('Aspect ratio')).toHaveValue('9:16');

  await openProject(page, {
    status: 'COMPLETE',
    selected_engine: 'engine_normal',
    aspect_ratio: '9:16',
    final_links: ['/media/showcase/gallery/Why_the_sky_is_blue.mp4'],
  });
  await page.getByRole('button', { name: 'New 16:9 film, 5 credits' }).click();
  await expect(page.getByLabel('Aspect ratio')).toHaveValue('16:9');
});
