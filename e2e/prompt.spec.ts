import { ada, enter, promptBox } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test('EXP-03 Enhance replaces the prompt by the server’s, and Undo brings it back', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/?mode=images');
  await promptBox(page).fill('A lighthouse at dusk');
  const answered = page.waitForResponse('**/api/enhance-prompt');
  await page.getByRole('button', { name: 'Enhance' }).click();
  const { enhanced_prompt: enhanced } = (await (await answered).json()) as { enhanced_prompt: string };
  expect(enhanced.length).toBeGreaterThan('A lighthouse at dusk'.length);
  await expect(promptBox(page)).toHaveValue(enhanced);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(promptBox(page)).toHaveValue('A lighthouse at dusk');
});

test('EXP-04 suggestions wait for three characters and 500 ms, are walked by keys, and a stale answer replaces none', async ({
  page,
}) => {
  await enter(page, ada);
  await page.clock.install();
  await page.goto('/');
  await promptBox(page).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  const held: (() => void)[] = [];
  await page.route('**/api/prompt-suggestions?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? '';
    asked.push(query);
    if (query === 'How') {
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
    }
    // The page may have given up the first question.
    await route
      .fulfill({ json: { suggestions: [`${query} fly`, `${query} sleep`] } })
      .catch((error: unknown) => {
        expect(query, String(error)).toBe('How');
      });
  });
  await promptBox(page).pressSequentially('Ho');
  await page.clock.runFor(2_000);
  expect(asked).toEqual([]);
  await page.keyboard.type('w');
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['How']);

  await page.clock.resume();
  await page.clock.resume();
  await page.keyboard.type(' bees');
  // Choices of the box are native lists with options of their own.
  const options = page.locator('ul[role=listbox]').getByRole('option');
  await expect(options).toHaveText(['How bees fly', 'How bees sleep']);
  held[0]?.();
  await expect(options).toHaveText(['How bees fly', 'How bees sleep']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(promptBox(page)).toHaveValue('How bees fly');
  await expect(options).toHaveCount(0);
});

test('DLG-03 DLG-04 a visitor’s code is kept and handed to signing up, which changes places with signing in', async ({
  page,
}) => {
  await enter(page, ada);
  const made = await page.request.post('/api/admin/invitations', { data: { uses: 1 } });
  const { code } = (await made.json()) as { code: string };
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Activate' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter your invitation code')).toBeVisible();
  await dialog.getByLabel('Invitation code').fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const kept = dialog.getByLabel('Invitation code (optional)');
  await expect(kept).toHaveValue(code);

  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/u);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(kept).toHaveValue(code);
  await dialog.getByLabel('Name').fill('Fay');
  await dialog.getByLabel('Email').fill('fay@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ activated: true });
});
