import { engines } from '@kinora/contract';
import { expectNoBarriers } from './support/studio.ts';
import { expect, test } from './support/test.ts';

const pages = [
  ['/', 'One sentence in, one film out.'],
  ['/login', 'Sign In'],
  ['/pricing', 'Pricing'],
  ['/documentation', 'Documentation'],
  ['/educational', 'Educational'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/showcase', 'Showcase'],
  ['/nowhere', 'Page not found'],
] as const;

test('NAV-01 every page opens by its address, and an unknown address says so', async ({ page }) => {
  for (const [address, title] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title }).first(), address).toBeVisible();
  }
});

test('NAV-03 NAV-04 a visitor finds the sidebar in its order, without what belongs to members', async ({
  page,
}) => {
  await page.goto('/');
  const names = await page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').allInnerTexts();
  expect(names.map((name) => name.replace(/\s+/gu, ' ').trim())).toEqual([
    'Welcome Guide',
    'Explore',
    'Animate',
    'Canva',
    'Showcase',
    'Educational',
    'Agentic AI Studio Coming Soon',
  ]);
});

test('NAV-06 the studio that is coming opens its waitlist', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Agentic AI Studio/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('EXP-01 NAV-02 tabs and modes keep step, in the address too', async ({ page }) => {
  await page.goto('/');
  for (const [name, mode] of [
    ['Generate Films', 'films'],
    ['Generate Videos', 'videos'],
    ['Generate Images', 'images'],
    ['Video Effects', 'effects'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(new RegExp(`mode=${mode}`));
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Video Effects' })).toHaveAttribute('aria-selected', 'true');
});

test('EXP-02 the overview shows all eleven engines with their tiers', async ({ page }) => {
  await page.goto('/');
  const overview = page.getByRole('region', { name: 'Engines overview' });
  for (const { name } of engines) {
    await expect(overview.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(overview.getByText('ProXL', { exact: true })).toHaveCount(8);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NAV-07 the bottom bar asks a visitor to sign in where things are personal', async ({ page }) => {
    await page.goto('/');
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Your Generations' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
