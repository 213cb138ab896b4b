import { messageSentences, sentences } from '@kinora/contract/sentences';
import { accountLabels } from '../apps/web/src/labels/account.ts';
import { ada, enter, expectNoBarriers } from './support/studio.ts';
import type { Account } from './support/studio.ts';
import { expect, test } from './support/test.ts';

const nur: Account = { name: 'Nur', email: 'nur@example.org', password: 'correct horse battery' };

test('MAKE-13 a forgotten password is asked for on a phone and set by the link in the mail', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/401/);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ada);
  await page.context().clearCookies();
  await enter(page, nur);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: sentences.account.forgottenPassword }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' }).first()).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('Email').fill(nur.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(messageSentences.linkKeptForAdmin)).toBeVisible();

  // Without a mail server it waits with the administrator.
  await enter(page, ada);
  const mails = async () => {
    const answer = await page.request.get('/api/admin/mails');
    const { mails: kept } = (await answer.json()) as { mails: { id: string; to: string; text: string }[] };
    return kept.filter(({ to }) => to === nur.email);
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  const link = /\/new-password#[\w-]+/u.exec(mail?.text ?? '')?.[0] ?? '';
  await page.request.delete(`/api/admin/mails/${mail?.id ?? ''}`);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel('New password').fill('another good one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(sentences.account.passwordSet)).toBeVisible();
  const data = { email: nur.email, password: 'another good one' };
  expect((await page.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true);
});

test('MAKE-13 whoever has left the tab is told of a finished film in their language, once it was allowed by a press', async ({
  page,
}) => {
  await enter(page, ada);
  const { id } = (await (await page.request.get('/api/me')).json()) as { id: string };
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Recorded extends EventTarget {
      static permission = 'default';
      static requestPermission(): Promise<string> {
        Recorded.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        super();
        shown.push([title, body, tag].join(' | '));
      }
    }
    Object.assign(globalThis, { Notification: Recorded, shown });
  });
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Tell me when it is done' });
  await section
    .getByRole('combobox', { name: 'Language of the messages' })
    .selectOption({ label: 'Français' });
  await expect(page.getByText(accountLabels.messages.saved)).toBeVisible();
  await section.getByRole('checkbox', { name: 'By this browser' }).check();
  await expect(section.getByRole('checkbox', { name: 'By this browser' })).toBeChecked();
  await section.getByRole('checkbox', { name: 'By mail' }).check();
  await expectNoBarriers(page);

  await page.route('**/api/job-status?*', (route) =>
    route.fulfill({ json: { status: 'completed', links: [], error: null } }),
  );
  await page.evaluate((account) => {
    const job = { kind: 'story', id: 'film-1', title: 'Le phare', sessionId: 'elsewhere' };
    localStorage.setItem(`kinora.pending-jobs.${account}`, JSON.stringify([job]));
  }, id);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.assign(Notification, { permission: 'granted' });
  });
  await page.goto('/pricing');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'shown') as string[]))
    .toEqual(['Votre film est prêt | Le phare | film-1']);
});
