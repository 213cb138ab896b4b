import type { Locator, Page } from '@playwright/test';
import { ada, enter, promptBox } from './support/studio.ts';
import { answer, openProject } from './support/told-project.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

/** More stops than any screen has: whoever needs more can never get there. */
const MOST_STOPS = 120;

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(control)} cannot be reached by the Tab key.`);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test('DLG-06 by keys alone: a story is chosen, started, reviewed, rendered and cancelled', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await tabTo(page, promptBox(page));
  await page.keyboard.type('Why do cats purr?');
  await page.keyboard.press('Escape');

  const engine = prompt.getByRole('button', { name: 'Basic' }).first();
  await press(page, engine);
  await expect(page.getByRole('searchbox', { name: 'Search engines' })).toBeFocused();
  await page.keyboard.type('whiteboard');
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Basic/ }));
  await expect(prompt.getByRole('button', { name: 'Basic' })).toBeFocused();

  await press(page, prompt.getByRole('button', { name: /^Aria/ }).first());
  await press(page, page.getByRole('list', { name: 'Voices' }).getByRole('button', { name: /^Aria/ }));
  await expect(prompt.getByRole('button', { name: /Aria/ })).toBeFocused();
  await tabTo(page, promptBox(page));
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Edit scene 1' }));
  await tabTo(page, page.getByLabel('Narration').first());
  await page.keyboard.press('End');
  await page.keyboard.type(' Listen closely.');
  await press(page, page.getByRole('button', { name: 'Done' }));
  // Two scenes are a film, and drawn sooner.
  const third = page.getByRole('button', { name: 'Delete scene 3' });
  for (let left = await page.getByRole('article').count(); left > 2; left -= 1) {
    await press(page, third);
    await expect(page.getByRole('article')).toHaveCount(left - 1);
  }
  await press(page, page.getByRole('button', { name: 'Create images' }));

  await expect(page.getByRole('heading', { name: 'Generated Images for Each Scene' })).toBeVisible();
  const createVideo = page.getByRole('button', { name: 'Create video' });
  await expect(createVideo).toBeVisible({ timeout: 120_000 });
  // A notice may still stand: Tab leads past it, round the page.
  await press(page, createVideo);
  await expect(page.getByText('Rendering video…')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(page.getByRole('alert', { name: 'Generation Failed' })).toContainText('Cancelled.');
});

test('DLG-06 by keys alone: a finished film is reached', async ({ page }) => {
  await enter(page, ada);
  const share = { is_shared: false, path: null, shared_at: null };
  await answer(page, '**/api/project/told/share', { json: share });
  await openProject(page, {
    status: 'COMPLETE',
    selected_engine: 'engine_normal',
    final_links: ['/media/showcase/gallery/Why_the_sky_is_blue.mp4'],
  });
  await tabTo(page, page.getByRole('link', { name: 'Download MP4' }));
});

test('GEN-01 by keys: an image is made and deleted; Undo brings it back', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/');
  await tabTo(page, page.getByRole('tab', { name: 'Generate Stories' }));
  // Three presses before the first of them is drawn.
  await page.evaluate(() => {
    for (let times = 0; times < 3; times += 1) {
      const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
      document.activeElement?.dispatchEvent(press);
    }
  });
  await expect(page.getByRole('tab', { name: 'Generate Images', selected: true })).toBeFocused();
  // Until the mode is drawn, what is typed belongs to the one before it.
  await expect(page.getByRole('button', { name: /^Generate image/ })).toBeVisible();
  await tabTo(page, promptBox(page));
  await page.keyboard.type('A bakery at five in the morning');
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('button', { name: 'Image Whiteboard' }).first());
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Image Whiteboard/ }));
  await press(page, page.getByRole('button', { name: /^Generate image/ }));
  await expect(page).toHaveURL(/view=generations/, { timeout: 120_000 });

  const card = page.getByRole('article', { name: 'A bakery at five in the morning' });
  await expect(card).toBeVisible({ timeout: 120_000 });
  await press(page, card.getByRole('button', { name: /^Delete/ }));
  await expect(card).toHaveCount(0);
  // The list of what is deleted, which is offered from then on, has the same name.
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Deleted')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card).toBeVisible({ timeout: 60_000 });
});

test('EXP-15 by keys alone: a design is started, written, moved and undone', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/?view=canva');
  await press(page, page.getByRole('button', { name: 'Title card' }));
  await press(page, page.getByRole('button', { name: 'Your title,' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Text' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('The reef');
  const layer = page.getByRole('button', { name: 'The reef' });
  await expect(layer).toHaveCount(1);
  await tabTo(page, page.getByRole('application'));
  const left = page.getByRole('spinbutton', { name: 'X', exact: true });
  const before = Number(await left.inputValue());
  await page.keyboard.press('Shift+ArrowRight');
  await expect(left).toHaveValue(String(before + 10));
  await page.keyboard.press('Control+z');
  await expect(left).toHaveValue(String(before));
  await page.keyboard.press('Delete');
  await expect(layer).toHaveCount(0);
});

test('TOUR-01 DLG-06 by keys alone: the tour, the welcome and the guide open, lead on and give the focus back', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?tour=1');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.driver-popover-progress-text')).toHaveText('2 of 9');
  await page.keyboard.press('Escape');
  await expect(page.locator('.driver-popover')).toHaveCount(0);

  const guideButton = page.getByRole('button', { name: 'Welcome Guide' });
  await press(page, guideButton);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Kinora' });
  await press(page, welcome.getByRole('button', { name: 'Open the engine guide' }));
  await expect(page.getByRole('dialog', { name: 'Engine guide' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(guideButton).toBeFocused();

  await press(page, page.getByRole('button', { name: /Agentic AI Studio/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Agentic AI Studio/ })).toBeFocused();
});

test('NAV-05 by keys alone: the history opens and leads into a session', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Stories History' }));
  const history = page.getByRole('dialog', { name: 'Stories History' });
  await press(page, history.getByRole('link').first());
  await expect(page).toHaveURL(/session=/);
  await expect(page.getByRole('tablist', { name: 'Parts of the project' })).toBeVisible();
});

test('EXP-14 by keys alone: a picture is chosen to be animated, and a stroke drawn by arrows', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?view=animate');
  await press(page, page.getByRole('button', { name: 'A bakery at five in the morning' }));
  const stage = page.getByRole('img', { name: /^Drawing area/ });
  await tabTo(page, stage);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Moves right, 20 %/)).toBeVisible();
  for (let times = 0; times < 12; times += 1) {
    await page.keyboard.press('Alt+Shift+ArrowUp');
  }
  await expect(page.getByText(/^Moves up right/)).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText(/^Moves/)).toHaveCount(0);
});
