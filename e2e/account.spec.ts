import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { sentences } from '@kinora/contract/sentences';
import { ada, enter, expectNoBarriers } from './support/studio.ts';
import type { Account } from './support/studio.ts';
import { expect, test } from './support/test.ts';

const bo: Account = { name: 'Bo', email: 'bo@example.org', password: 'correct horse battery' };

/** The first account of a server is its administrator; everybody else comes after. */
async function enterAsMember(page: Page, account: Account): Promise<void> {
  await enter(page, ada);
  await page.context().clearCookies();
  await enter(page, account);
}

/** The same account in another browser. */
async function signInElsewhere(
  browser: Browser,
  { account, baseURL }: { account: Account; baseURL: string | undefined },
) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const { email, password } = account;
  await context.request.post('/api/auth/sign-in/email', { data: { email, password } });
  return context;
}

async function startVideo(request: APIRequestContext, prompt: string): Promise<string> {
  const data = JSON.stringify({ prompt, model_name: 'veo3_t2v', aspect_ratio: '16:9' });
  const answer = await request.post('/video/generate-video-async', { multipart: { data } });
  const { project_id: id } = (await answer.json()) as { project_id: string };
  return id;
}

test.describe('an account', () => {
  test('its owner changes name and password, and sees and ends where it is signed in', async ({
    page,
    browser,
    baseURL,
    consoleErrors,
  }) => {
    consoleErrors.expected.push(/422/);
    await enterAsMember(page, bo);
    const elsewhere = await signInElsewhere(browser, { account: bo, baseURL });
    const third = await signInElsewhere(browser, { account: bo, baseURL });
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(bo.email);
    await expectNoBarriers(page);

    await page.getByLabel('Name').fill('Bo Diaz');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText(sentences.account.nameChanged)).toBeVisible();

    const devices = page.getByRole('region', { name: 'Signed-in devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    await expect(devices.getByRole('listitem').first()).toContainText(sentences.account.thisDevice);
    await devices
      .getByRole('button', { name: /^Sign out .+, last seen/ })
      .first()
      .click();
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    const left = await Promise.all(
      [elsewhere, third].map(async ({ request }) => (await request.get('/api/me')).status()),
    );
    expect(left.toSorted()).toEqual([200, 401]);

    const password = page.getByRole('region', { name: 'Password' });
    await password.getByLabel('Current password').fill('not it');
    await password.getByLabel('New password').fill('another good one');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(password.getByRole('alert')).toHaveText(sentences.account.wrongPassword);
    await password.getByLabel('Current password').fill(bo.password);
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(sentences.account.passwordChanged)).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect((await elsewhere.request.get('/api/me')).status()).toBe(401);
    expect((await third.request.get('/api/me')).status()).toBe(401);
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Bo Diaz');
    await elsewhere.close();
    await third.close();
  });

  test('is deleted with everything in it after its password; the last administrator stays', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expected.push(/409|422/);
    const cai: Account = { name: 'Cai', email: 'cai@example.org', password: 'correct horse battery' };
    await enterAsMember(page, cai);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account with data' });
    await expectNoBarriers(page);
    await dialog.getByLabel('Password', { exact: true }).fill('not it');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(sentences.account.wrongPassword);
    await dialog.getByLabel('Password', { exact: true }).fill(cai.password);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page).toHaveURL(/\/$/u);
    await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
    const { email, password } = cai;
    const again = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
    expect(again.status()).toBe(401);

    await enter(page, ada);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(sentences.account.lastAdmin);
  });
});

test('ROLE-04 the administrator walks jobs, users and mails, by keys alone where it matters', async ({
  page,
}) => {
  await enter(page, ada);
  await page.request.post('/api/waitlist', { data: { kind: 'studio', name: 'Dee' } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // More than run at once: the last one waits for as long as this takes.
  const ids: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    ids.push(await startVideo(page.request, `Lighthouse number ${number}`));
  }

  await page.goto('/admin');
  const row = page.getByRole('row', { name: /Lighthouse number 6/u });
  await expect(row).toContainText('Ada');
  await row.getByRole('button', { name: /^Cancel/u }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(sentences.admin.jobCancelled)).toBeVisible();
  await expect(row).toBeHidden();
  await expectNoBarriers(page);
  const status = await page.request.get(`/video/video-status/${ids.at(-1)}`);
  expect(((await status.json()) as { status: string }).status).toBe('FAILED');
  for (const id of ids) {
    await page.request.post('/api/cancel-job', { data: { job_id: id } });
  }

  await page.getByRole('tab', { name: 'Jobs' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=users/u);
  await page
    .getByRole('button', { name: /^Change the account of/u })
    .first()
    .click();
  await expectNoBarriers(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Pro', exact: true }).click();
  await expect(page.getByText(sentences.admin.planChanged)).toBeVisible();

  await page.getByRole('tab', { name: 'Mails' }).click();
  await expect(page.getByText(sentences.admin.noMailServer)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Studio waitlist: one more person', exact: true }).click();
  await expectNoBarriers(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Mail copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Name: Dee');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Delete Studio waitlist/u }).click();
  await expect(page.getByText(sentences.admin.noMails)).toBeVisible();
});

test('a forgotten password is set anew by the link an administrator makes, on a phone too', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/40[01]/);
  const eli: Account = { name: 'Eli', email: 'eli@example.org', password: 'correct horse battery' };
  await enterAsMember(page, eli);
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByText(sentences.account.forgottenPassword)).toBeVisible();
  await expectNoBarriers(page);

  const administrator = await signInElsewhere(browser, { account: ada, baseURL });
  const desk = await administrator.newPage();
  await desk.goto('/admin?tab=users');
  await desk.getByRole('button', { name: 'Change the account of Eli' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Account of Eli' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link for a new password').inputValue();
  await expectNoBarriers(desk);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expectNoBarriers(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByLabel('New password').fill('another good one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(sentences.account.passwordSet)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(eli.email);
  await page.getByLabel('Password', { exact: true }).fill('another good one');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/$/u);

  await page.goto(link);
  await page.reload();
  await page.getByLabel('New password').fill('a third good one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toHaveText(sentences.account.badPasswordLink);
  await page.goto('/new-password');
  await expect(page.getByRole('alert')).toHaveText(sentences.account.badPasswordLink);

  await dialog.getByRole('button', { name: sentences.account.activate }).click();
  await expect(desk.getByText(sentences.admin.accountOpened)).toBeVisible();
  await desk.getByRole('button', { name: 'Change the account of Eli' }).click();
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(desk.getByText(sentences.admin.accountClosed)).toBeVisible();
  await expect(desk.getByRole('row', { name: /eli@example/u })).toContainText('Closed');
  await desk.getByRole('tab', { name: 'Shares' }).click();
  await expect(desk.getByText(sentences.admin.sharesNote)).toBeVisible();
  await administrator.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('ROLE-04 ENG-04 the administrator tries what serves out, and reads tables as cards', async ({
    page,
  }) => {
    await enter(page, ada);
    await page.goto('/admin?tab=health');
    const text = page.getByRole('article', { name: /^Text/u });
    await text.getByRole('button', { name: /^Test/u }).click();
    await expect(text).toContainText('Answered:');
    const search = page.getByRole('article', { name: /^Search/u });
    await search.getByRole('button', { name: /^Test/u }).click();
    await expect(search).toContainText(sentences.admin.searchUnreachable);
    await expectNoBarriers(page);
    await page.goto('/admin?tab=users');
    await expect(page.getByRole('row', { name: /ada@example\.org/u })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test('a finished video is shared by a link, watched without an account, and gone when that ends', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, ada);
  const prompt = 'A lighthouse at dusk';
  const id = await startVideo(page.request, prompt);
  await expect
    .poll(async () => (await (await page.request.get(`/video/video-status/${id}`)).json()) as object, {
      timeout: 60_000,
    })
    .toMatchObject({ status: 'VIDEO_READY' });
  await page.goto('/?view=generations&tab=videos');
  await page.getByRole('article', { name: prompt }).hover();
  await page.getByRole('button', { name: `Share ${prompt}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Share video' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await expectNoBarriers(page);

  const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const watching = await visitor.newPage();
  const answer = await watching.goto(link);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(watching.getByRole('heading', { name: prompt })).toBeVisible();
  await expect(watching.getByText('Made by the built-in engine')).toBeVisible();
  await expect(watching.getByText(/ada/iu)).toHaveCount(0);
  const video = watching.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  await expectNoBarriers(watching);

  const desk = await page.context().newPage();
  await desk.goto('/admin?tab=shares');
  await expect(desk.getByRole('link', { name: prompt })).toHaveAttribute('href', new URL(link).pathname);
  await expect(desk.getByRole('button', { name: `End the share of ${prompt}` })).toBeVisible();
  await expectNoBarriers(desk);
  await desk.close();

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await watching.reload();
  await expect(watching.getByText(sentences.sharing.gone)).toBeVisible();
  await visitor.close();
});
