import type { Page } from '@playwright/test';
import { holdPage } from './support/hold-page.ts';
import { ada, enter, promptBox } from './support/studio.ts';
import { expect, test } from './support/test.ts';

/** Holds the app's code, or what else is named, back until the answer is called: a slow line. */
async function holdCode(page: Page, what = '**/assets/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
  };
}

const isDrawn = (page: Page) => page.evaluate(() => document.querySelector('#root[data-drawn]') !== null);

test('a visitor sees the start page before its code, and what they press and type meanwhile is kept', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Engines overview' })).toBeVisible();
  await page.getByRole('tab', { name: 'Generate Films' }).click();
  await promptBox(page).pressSequentially('A fox who repairs clocks');
  expect(await isDrawn(page)).toBe(true);
  release();
  await expect.poll(() => isDrawn(page)).toBe(false);
  // The prompt box has the focus again, which asks a visitor to sign in: the page is behind that.
  await expect(page.locator('[role=tab]', { hasText: 'Generate Films' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('what a visitor presses in the phone’s bar before the code is there opens after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdCode(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign In' }).click();
  expect(await isDrawn(page)).toBe(true);
  release();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('what a visitor types before the code is there stands in the prompt box after it', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await promptBox(page).fill('A fox who repairs clocks');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('French');
  release();
  await expect.poll(() => isDrawn(page)).toBe(false);
  await expect(page.locator('textarea')).toHaveValue('A fox who repairs clocks');
  await expect(page.locator('select').first()).toHaveValue('French');
});

test('NAV-09 the showcase is seen with its films before its code, at the size it has after it', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/showcase');
  const films = page.getByRole('tabpanel').getByRole('listitem');
  await expect(films).toHaveCount(12);
  const picture = films.first().locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const widthOf = async () => (await films.first().boundingBox())?.width;
  const drawnWidth = await widthOf();
  release();
  await expect.poll(() => isDrawn(page)).toBe(false);
  await expect(films).toHaveCount(12);
  expect(await widthOf()).toBe(drawnWidth);
  await films.first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Sums up how far what is seen jumps; read by `jumpsOf`. */
const noteJumps = `
  globalThis.jumps = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
      const of = sources
        .map(({ node, previousRect, currentRect }) =>
          (node?.className ?? node?.textContent ?? '') + ' from ' + box(previousRect) + ' to ' + box(currentRect))
        .join(', ');
      if (!hadRecentInput) globalThis.jumps.push({ value, of });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;
interface Jump {
  readonly value: number;
  readonly of: string;
}
const jumpsOf = (page: Page) => page.evaluate<Jump[]>('globalThis.jumps');

// The second one is the window of Lighthouse on a machine without a screen.
for (const [width, height] of [
  [1440, 900],
  [800, 600],
  [390, 844],
] as const) {
  test(`the start page stands still in ${width} by ${height} while its font and its code come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(noteJumps);
    const releaseFonts = await holdCode(page, '**/*.woff2');
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    releaseFonts();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    release();
    await expect.poll(() => isDrawn(page)).toBe(false);
    const jumps = await jumpsOf(page);
    const sum = jumps.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(jumps)).toBeLessThanOrEqual(0.01);
  });
}

test('the start page stands still where it comes in two pieces', async ({ page, server }) => {
  const address = `http://127.0.0.1:${server.port}`;
  const whole = await (await fetch(address)).text();
  const secondTab = whole.indexOf('role="tab"', whole.indexOf('role="tab"') + 1);
  expect(secondTab).toBeGreaterThan(0);
  const line = await holdPage({ first: whole.slice(0, secondTab), rest: whole.slice(secondTab), address });
  await page.setViewportSize({ width: 800, height: 600 });
  await page.addInitScript(noteJumps);
  await page.goto(line.address, { waitUntil: 'commit' });
  await page.evaluate('new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))');
  line.release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isDrawn(page)).toBe(false);
  const jumps = await jumpsOf(page);
  await line.close();
  expect(
    jumps.reduce((all, { value }) => all + value, 0),
    JSON.stringify(jumps),
  ).toBeLessThanOrEqual(0.01);
});

test('what plans open is read before the app’s code, and what things cost here is said by it alone', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  expect(await isDrawn(page)).toBe(true);
  const prices = page.getByRole('definition');
  const height = async () => (await prices.first().boundingBox())?.height;
  const drawnHeight = await height();
  await expect(prices.first()).toHaveText('');
  release();
  await expect.poll(() => isDrawn(page)).toBe(false);
  await expect(prices.first()).toHaveText(/\d credit/u);
  expect(await height()).toBe(drawnHeight);
});

test('who is signed in is never shown a visitor’s page', async ({ page }) => {
  await enter(page, ada);
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Turns a prompt into a narrated')).toBeVisible();
  expect(await isDrawn(page)).toBe(false);
  release();
  await expect(promptBox(page)).toBeVisible();
});
