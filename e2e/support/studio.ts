import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { drawPicture } from './picture.ts';

/** What a person does in the studio, in the words they see. */
export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const ada: Account = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' };

export function promptBox(page: Page): Locator {
  return page.getByRole('region', { name: 'Prompt' }).getByRole('textbox', { name: 'Prompt' });
}

/** Registers in the dialog that is open; the first account of a server is its administrator. */
export async function register(page: Page, account: Account): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Name').fill(account.name);
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(promptBox(page)).toBeVisible();
}

/** Signed in without the form: by its session, or as a new account where there is none yet. */
export async function enter(page: Page, account: Account): Promise<void> {
  const { name, email, password } = account;
  const known = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  if (!known.ok()) {
    const made = await page.request.post('/api/auth/sign-up/email', { data: { name, email, password } });
    expect(made.ok(), 'signing up').toBe(true);
  }
}

/** Begins a session outside of the browser. @returns its cookies */
async function beginSession(address: string, account: Pick<Account, 'email' | 'password'>): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
    body: JSON.stringify(account),
  });
  expect(answer.ok, `${address} for ${account.email}`).toBe(true);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

export async function signUpAt(origin: string, account: Account): Promise<string> {
  return await beginSession(`${origin}/api/auth/sign-up/email`, account);
}

export async function signInAt(origin: string, { email, password }: Account): Promise<string> {
  return await beginSession(`${origin}/api/auth/sign-in/email`, { email, password });
}

/** Every credit the account has, as the sidebar shows it. */
export async function creditsOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/billing');
  const { credits } = (await answer.json()) as { credits: number };
  return credits;
}

/** A small picture as a file to upload. */
export const smallPicture = {
  name: 'meadow.png',
  mimeType: 'image/png',
  buffer: drawPicture(),
};

/** Types and presses once: the free engine and the first voice are there. */
export async function submitStory(page: Page, text: string): Promise<void> {
  await promptBox(page).fill(text);
  await page.getByRole('button', { name: /^Generate story/ }).click();
  await expect(page).toHaveURL(/session=/);
}

/** Deletes the scenes behind the first ones in their review: a short film is made as a long one is. */
export async function keepScenes(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible();
  const scenes = page.getByRole('article', { name: /^Scene \d+,/u });
  for (let left = await scenes.count(); left > count; left -= 1) {
    await page.getByRole('button', { name: `Delete scene ${count + 1}`, exact: true }).click();
    await expect(scenes).toHaveCount(left - 1);
  }
}

export async function confirmScenes(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review & Edit Scenes' })).toBeVisible();
  // A page that is left before its request has an answer may never have sent it.
  const submitted = page.waitForResponse(/\/submit-scenes-for-/u);
  await page.getByRole('button', { name: 'Create images' }).click();
  await submitted;
}

export async function confirmImages(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Generated Images for Each Scene' });
  await expect(heading).toBeVisible({ timeout: 120_000 });
  const submitted = page.waitForResponse(/\/assemble-video-/u, { timeout: 120_000 });
  await page.getByRole('button', { name: 'Create video' }).click({ timeout: 120_000 });
  await submitted;
}

/** Waits for the player and returns the film's address once the browser has read its length. */
export async function watchFilm(page: Page): Promise<{ address: string; seconds: number }> {
  await expect(page.getByRole('link', { name: 'Download MP4' })).toBeVisible({ timeout: 180_000 });
  const video = page.locator('video').first();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  return video.evaluate((element: HTMLVideoElement) => ({
    address: element.currentSrc,
    seconds: element.duration,
  }));
}

/** A colour half way to another is no colour of ours: what fades and moves comes to rest, what goes on for ever is left. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}

/** Everything axe can find wrong with what is on the screen, one line each. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  // A page whose part is still fetched has no heading yet; behind a dialog it has one that is not seen.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await comeToRest(page);
  // The new mode opens a page for the results of foreign frames: there are none, and it takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Fails when axe finds anything. */
export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriersOn(page), 'barriers found by axe').toEqual([]);
}
