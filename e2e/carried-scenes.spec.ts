import type { CDPSession, Locator, Page } from '@playwright/test';
import { ada, enter, expectNoBarriers } from './support/studio.ts';
import { openScene, openStory, readStory, startWrittenStory } from './support/written-story.ts';
import { expect, test } from './support/test.ts';

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  expect(box).not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function carryByMouse(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(what), await middleOf(onto)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function touch(session: CDPSession, type: string, points: { x: number; y: number }[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: points,
  });
}

/** Rests until the scene is held, then carries it. */
async function carryByFinger(page: Page, what: Locator, onto: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [from, to] = [await middleOf(what), await middleOf(onto)];
  await touch(session, 'touchStart', [from]);
  await expect(page.getByText(/ picked up from place /u)).toBeAttached();
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await touch(session, 'touchMove', [point]);
  }
  await expect(page.getByText(/ over place /u)).toBeAttached();
  await touch(session, 'touchEnd', []);
}

/** Who is picked up listens to keys one task after it is said so: no person presses as fast. */
async function pickUpByKey(page: Page, place: number): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(` picked up from place ${place} of 5`, 'u'))).toBeAttached();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve);
      }),
  );
}

test('scenes are carried by mouse, keys and finger; it is said, saved and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, ada);
  const story = await startWrittenStory(page);
  await openStory(page, story);
  const narration = await openScene(page, 1);
  await narration.fill('The first.');
  await page.getByRole('button', { name: 'Done' }).click();
  const told = async () => {
    const { scenes, draft_scenes: draft } = await readStory(page, story.id);
    return (draft ?? scenes).findIndex((scene) => scene.narration === 'The first.') + 1;
  };
  const handle = (of: Page, number: number) => of.getByRole('button', { name: `Carry scene ${number}` });
  const strip = (of: Page) => of.getByRole('list', { name: 'Scenes in order' }).getByRole('listitem');

  // Words and a carrying that are saved together are taken back together.
  await expect.poll(told).toBe(1);
  await carryByMouse(page, handle(page, 1), page.getByRole('article').nth(3));
  await expect.poll(told).toBe(4);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(told).toBe(1);
  await carryByMouse(page, strip(page).nth(0), strip(page).nth(2));
  await expect.poll(told).toBe(3);

  await handle(page, 3).focus();
  await pickUpByKey(page, 3);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/ over place 2 of 5/u)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/ put back at place 3/u)).toBeAttached();
  await pickUpByKey(page, 3);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/ over place 4 of 5/u)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(told).toBe(4);
  await expect(handle(page, 4)).toBeFocused();

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.addInitScript(() => {
    localStorage.setItem('kinora.welcome-seen', 'yes');
    localStorage.setItem('kinora.tour-seen', 'yes');
  });
  await enter(phone, ada);
  await openStory(phone, story);
  await expectNoBarriers(phone);
  await strip(phone).nth(3).scrollIntoViewIfNeeded();
  await carryByFinger(phone, strip(phone).nth(3), strip(phone).nth(2));
  await expect.poll(told).toBe(3);
  await context.close();
});
