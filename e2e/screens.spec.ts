import { engines } from '@kinora/contract';
import { ada, enter, expectNoBarriers } from './support/studio.ts';
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

test('NAV-01 SHOW-07 every page opens by its address, and an unknown address says so', async ({ page }) => {
  for (const [address, title] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title }).first(), address).toBeVisible();
  }
});

test('NAV-01 an address that names no view or mode shows Explore', async ({ page }) => {
  for (const address of ['/?view=nonsense', '/?mode=nonsense']) {
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Prompt' })).toBeVisible();
  }
});

test('NAV-09 the page is drawn at 0.8 and the showcase at 0.9 of the browser’s letters, without transforms', async ({
  page,
}) => {
  const rootSize = () =>
    page.evaluate(() => {
      const { fontSize, transform, zoom } = getComputedStyle(document.documentElement);
      return { fontSize: Number.parseFloat(fontSize), transform, zoom };
    });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Prompt' })).toBeVisible();
  expect(await rootSize()).toEqual({ fontSize: 12.8, transform: 'none', zoom: '1' });
  await page.goto('/showcase');
  await expect(page.getByRole('heading', { name: 'Showcase' })).toBeVisible();
  expect((await rootSize()).fontSize).toBeCloseTo(14.4);
});

test('NAV-10 EXP-09 an account without credits joins the waitlist, and reads which plan opens a model', async ({
  page,
}) => {
  // The first account of a server is its administrator and has credits.
  await enter(page, ada);
  await page.context().clearCookies();
  await enter(page, { name: 'Dov', email: 'dov@example.org', password: 'correct horse battery' });
  await page.goto('/?mode=images');
  await expect(page.getByText('0.00 credits').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join waitlist' })).toBeVisible();
  await page.getByRole('button', { name: 'Image Whiteboard' }).first().click();
  const seedream = page.getByRole('dialog').getByRole('button', { name: /^Seedream/ });
  await expect(seedream).toHaveAttribute('aria-disabled', 'true');
  await seedream.click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Opens with the ProXL plan: 200 credits to go.');
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

test('NAV-03 a member finds the sidebar in its order down to Sign Out', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const names = await sidebar
    .getByRole('link')
    .or(sidebar.getByRole('button'))
    .evaluateAll((items) =>
      items.map((item) =>
        (item.getAttribute('aria-label') ?? item.textContent).replace(': Not set on this server', ''),
      ),
    );
  const inOrder = [
    'Welcome Guide',
    'Explore',
    'Your Generations',
    'Animate',
    'Canva',
    'Showcase',
    'Educational',
    'Stories History',
    'Agentic AI StudioComing Soon',
    'Documentation',
    'Pricing',
    'LinkedIn',
    'Twitter',
    'Email',
    'Sign Out',
  ];
  expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder);
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
