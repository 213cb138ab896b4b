import { emptyScene } from '@kinora/contract/scenes';
import type { Scene } from '@kinora/contract/scenes';
import { ada, enter, promptBox } from './support/studio.ts';
import { answer, openProject } from './support/told-project.ts';
import { expect, test } from './support/test.ts';

const toldScene = (number: number, told: Partial<Scene>): Scene => ({
  ...emptyScene(number, `s-${number}`),
  ...told,
});

const picture = '/engines/engine_films.webp';

test('CHAT-02 CHAT-11 the tab follows the status, a tab of one’s own choice stays until the next change', async ({
  page,
}) => {
  await enter(page, ada);
  await openProject(page, { status: 'GENERATING_IMAGES', selected_engine: 'engine_normal' });
  const tabOf = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
  await expect(tabOf('Images')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('timer')).toContainText('Max 10 min');
  await tabOf('Scenes').click();
  const asked = page.waitForResponse('**/api/project/told');
  await asked;
  await expect(tabOf('Scenes')).toHaveAttribute('aria-selected', 'true');
  await openProject(page, { status: 'IMAGES_READY', selected_engine: 'engine_normal', isOpen: true });
  await expect(tabOf('Images')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('CHAT-12 scenes are added, deleted, moved and edited in every field, and sent as they stand', async ({
  page,
}) => {
  await enter(page, ada);
  const mara = { id: 'mara', name: 'Mara', image_url: picture, status: 'CHARACTER_READY' };
  await answer(page, '**/api/characters', { json: { characters: [mara] } });
  await openProject(page, {
    status: 'SCENES_READY',
    selected_engine: 'engine_films',
    scenes: [
      toldScene(1, { title: 'The light', narration: 'Mara keeps it.', voice_id: 'builtin-en-aria' }),
      toldScene(2, { title: 'The storm', narration: 'It comes.', voice_id: 'builtin-en-aria' }),
    ],
  });
  await page.getByRole('button', { name: 'New scene' }).click();
  const editor = page.getByRole('article', { name: 'Scene 3, editing' });
  await expect(editor.getByLabel('Title')).toHaveValue('New Scene 3');
  await editor.getByLabel('Title').fill('The boy');
  await editor.getByLabel('Narration').fill('A boy lands.');
  await editor.getByLabel('Image prompt').fill('a boy in a boat');
  await editor.getByLabel('Motion prompt').fill('slow push in');
  await editor.getByLabel('Key facts').fill(' a sack \n\nrain');
  await editor.getByText('More fields').click();
  await editor.getByLabel('Spoken text').fill('A boy lands here.');
  await editor.getByLabel('Character of scene 3').selectOption('Mara');
  await editor.getByLabel('Lipsync').selectOption('Lipsync: off');
  await editor.getByRole('button', { name: /^Voice of scene 3/u }).click();
  await page.getByRole('list', { name: 'Voices' }).getByRole('button', { name: /^Aria/ }).click();
  await editor.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Move scene 3 up' }).click();
  await page.getByRole('button', { name: 'Delete scene 1' }).click();
  await expect(page.getByText('Scene 1 deleted')).toBeVisible();
  await answer(page, '**/submit-scenes-for-films', {
    status: 202,
    json: { project_id: 'told', status: 'IMAGES_QUEUED' },
  });
  const sent = page.waitForRequest('**/submit-scenes-for-films');
  await page.getByRole('button', { name: 'Create images' }).click();
  // What the web app sends is a list of scenes.
  const { scenes } = (await sent).postDataJSON() as { scenes: Scene[] };
  expect(scenes.map(({ scene_number: number, title }) => [number, title])).toEqual([
    [1, 'The boy'],
    [2, 'The storm'],
  ]);
  expect(scenes[0]?.id).toMatch(/^[\da-f-]{36}$/u);
  expect(scenes[0]).toMatchObject({
    narration: 'A boy lands.',
    narration_script: 'A boy lands here.',
    image_prompt: 'a boy in a boat',
    video_prompt: 'slow push in',
    has_character: true,
    selected_character_url: picture,
    voice_id: 'builtin-en-aria',
    lipsync: false,
    visual_elements: { key_facts: ['a sack', 'rain'] },
  });
});

test('JOB-04 NAV-08 a pending job is asked about every 3 s past an error, survives a reload and signing out, and is its owner’s', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/Failed to load resource/u);
  await enter(page, ada);
  const { id } = (await (await page.request.get('/api/me')).json()) as { id: string };
  const job = { kind: 'story', id: 'pending', title: 'Why cats purr', sessionId: 'pending' };
  await page.goto('/?mode=images');
  await promptBox(page).fill('Only Ada wrote this');
  await page.evaluate(
    ([key, jobs]) => {
      localStorage.setItem(key, jobs);
    },
    [`kinora.pending-jobs.${id}`, JSON.stringify([job])] as const,
  );

  const asked: number[] = [];
  let isDone = false;
  await page.route('**/api/job-status?job_id=pending', async (route) => {
    asked.push(Date.now());
    // The second answer is an error, which stops nothing.
    await route.fulfill(
      asked.length === 2
        ? { status: 503, json: {} }
        : { json: { status: isDone ? 'failed' : 'running', links: [], error: isDone ? 'no paint' : null } },
    );
  });
  await page.reload();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3);
  const waits = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
  for (const wait of waits) {
    expect(wait).toBeGreaterThan(2_800);
  }

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  await expect(promptBox(page)).toHaveValue('');
  const whenLeft = asked.length;
  await enter(page, { name: 'Eve', email: 'eve@example.org', password: 'correct horse battery' });
  await page.goto('/?mode=images');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(promptBox(page)).toHaveValue('');
  expect(asked).toHaveLength(whenLeft);

  isDone = true;
  await page.context().clearCookies();
  await enter(page, ada);
  await page.goto('/?mode=images');
  await expect(page.getByText('Generation failed: no paint')).toBeVisible();
});
