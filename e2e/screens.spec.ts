import { engines, imageModels, prices, videoModels } from '@kinora/contract/catalogue';
import { planThresholdCredits } from '@kinora/contract/plans';
import { plainPages } from '../scripts/screens/page-screens.ts';
import { ada, enter, expectNoBarriers, promptBox } from './support/studio.ts';
import { expect, test } from './support/test.ts';

const pages = [['start', '/', 'One sentence in, one film out.'] as const, ...plainPages];

test('NAV-01 SHOW-07 every page opens by its address, and an unknown address says so', async ({ page }) => {
  for (const [, address, title] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title }).first(), address).toBeVisible();
  }
});

test('NAV-01 every page is reached by a link, and the documentation opens in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const sidebar = page.locator('aside, .sidebar').first();
  for (const [link, address, title] of [
    ['Pricing', '/pricing', 'Pricing'],
    ['Educational', '/educational', 'Educational'],
    ['Showcase', '/?view=showcase', 'Showcase'],
  ] as const) {
    await sidebar.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
  const opened = context.waitForEvent('page');
  await sidebar.getByRole('link', { name: 'Documentation' }).click();
  const documentation = await opened;
  await expect(documentation).toHaveURL(/\/documentation$/u);
  await expect(documentation.getByRole('heading', { name: 'Documentation' }).first()).toBeVisible();
  await documentation.close();
});

test('NAV-02 no page has an address of the API, and the API answers none of its addresses with a page', async ({
  page,
}) => {
  const asBrowser = { headers: { accept: 'text/html' } };
  const prefixes = ['api', 'image', 'video', 'history', 'drawwan', 'media', 'metrics', 'health'];
  for (const [, address] of pages) {
    const answer = await page.request.get(address, asBrowser);
    expect(answer.headers()['content-type'], address).toContain('text/html');
    expect(prefixes, address).not.toContain(address.split(/[/?]/u)[1]);
  }
  for (const prefix of prefixes) {
    const answer = await page.request.get(`/${prefix}/nowhere`);
    expect(answer.status(), prefix).toBeGreaterThanOrEqual(400);
    expect(answer.headers()['content-type'], prefix).toContain('json');
  }
});

test('SHOW-07 the prices name each plan with its threshold, what it opens, and what everything costs', async ({
  page,
}) => {
  await page.goto('/pricing');
  expect(planThresholdCredits).toEqual({ free: 0, pro: 100, proxl: 200 });
  const plans = page.getByRole('main').getByRole('listitem');
  for (const [plan, credits, opens] of [
    ['Free', '0 to 99', 'The Basic engine'],
    ['Pro', '100 to 199', 'High Creativity'],
    ['ProXL', '200', 'Veo'],
  ] as const) {
    const card = plans.filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
    await expect(card).toContainText(credits);
    if (plan !== 'ProXL') {
      await expect(card).toContainText(opens);
    }
  }
  const rows = page.getByRole('table').getByRole('row');
  for (const engine of engines) {
    const row = rows.filter({ has: page.getByRole('rowheader').getByText(engine.name, { exact: true }) });
    const opened = { basic: 3, pro: 2, proXL: 1 }[engine.tier];
    await expect(row.getByText('Included', { exact: true }), engine.name).toHaveCount(opened);
  }
  for (const [name, credits] of [
    ['Story, Free engine', prices.storyByTier.basic],
    ['Story, Pro engine', prices.storyByTier.pro],
    ['Story, ProXL engine', prices.storyByTier.proXL],
    ['Video effect', prices.effect],
    ['Shot edit', prices.shotEdit],
  ] as const) {
    const price = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`, 'u') });
    await expect(price.locator('xpath=following-sibling::dd'), name).toHaveText(
      `${credits} ${credits === 1 ? 'credit' : 'credits'}`,
    );
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

  await page.goto('/');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await prompt.getByRole('button', { name: 'Basic' }).first().click();
  const engine = page.getByRole('dialog').getByRole('button', { name: /^(?:.* )?High Creativity/ });
  await expect(engine).toHaveAttribute('aria-disabled', 'true');
  await expect(engine).toContainText('100 credits to go');
  await page.keyboard.press('Escape');
  await prompt.getByRole('button', { name: /Aria/ }).first().click();
  const closed = page
    .getByRole('list', { name: 'Voices' })
    .locator('button[aria-disabled=true][aria-pressed]');
  await expect(closed.first()).toContainText(/Pro/u);
  await closed.first().click({ force: true });
  await expect(prompt.getByRole('button', { name: /Aria/ }).first()).toBeVisible();
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
  await page.goBack();
  await expect(page).toHaveURL(/mode=images/);
  await expect(page.getByRole('tab', { name: 'Generate Images' })).toHaveAttribute('aria-selected', 'true');
  for (const [name, view] of [
    ['Animate', 'animate'],
    ['Canva', 'canva'],
    ['Showcase', 'showcase'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Canva', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Canva', level: 1 })).toBeVisible();
});

test('EXP-02 ENG-03 the overview shows all eleven engines with description, models and plan', async ({
  page,
}) => {
  await page.goto('/');
  const overview = page.getByRole('region', { name: 'Engines overview' });
  const nameOf = (models: readonly { key: string; name: string }[], key: string) =>
    models.find((model) => model.key === key)?.name;
  for (const engine of engines) {
    const card = overview.getByRole('button').filter({ has: page.getByText(engine.name, { exact: true }) });
    await expect(card, engine.name).toContainText(engine.description);
    // A function that is no model of its own is spelled out.
    for (const model of [
      nameOf(imageModels, engine.image_function) ?? engine.image_function.replaceAll('_', ' '),
      nameOf(videoModels, engine.video_model) ?? engine.video_model.replaceAll('_', ' '),
    ]) {
      await expect(card, engine.name).toContainText(model, { ignoreCase: true });
    }
    const tier = { basic: 'Free', pro: 'Pro', proXL: 'ProXL' }[engine.tier];
    await expect(card.getByText(tier, { exact: true }), engine.name).toBeVisible();
  }
  await expect(overview.getByRole('article').or(overview.getByRole('listitem'))).toHaveCount(
    engines.length + 1,
  );
});

test('NAV-05 the history opens beside a sidebar of fixed width for a pointer that rests on it, and for the focus', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Stories History' });
  const panel = page.getByRole('dialog', { name: 'Stories History' });
  await button.hover();
  await expect(panel).toBeVisible();
  const wide = { sidebar: (await button.boundingBox())?.width, panel: (await panel.boundingBox())?.width };
  await promptBox(page).hover();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Educational' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(panel).toBeVisible();
  // Pressed it takes the focus, which comes back when it closes and does not open it again.
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 1700, height: 900 });
  expect({ sidebar: (await button.boundingBox())?.width, panel: (await panel.boundingBox())?.width }).toEqual(
    wide,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NAV-07 the bottom bar asks a visitor to sign in where things are personal, and leads a member there', async ({
    page,
  }) => {
    await page.goto('/');
    await expectNoBarriers(page);
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    const entries = bar.getByRole('link').or(bar.getByRole('button'));
    await expect(entries).toHaveText(['Explore', /Generations/u, 'Showcase', 'History', 'Sign In']);
    for (const name of ['Your Generations', 'History', 'Sign In']) {
      await bar.getByRole('button', { name }).tap();
      await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await enter(page, ada);
    await page.reload();
    await expect(entries).toHaveText(['Explore', /Generations/u, 'Showcase', 'History', 'Sign Out']);
    await bar.getByRole('link', { name: 'Your Generations' }).tap();
    await expect(page.getByRole('tab', { name: /Your Stories/ })).toBeVisible();
    await bar.getByRole('button', { name: 'History' }).tap();
    await expect(page.getByRole('dialog', { name: 'Stories History' })).toBeVisible();
  });
});
