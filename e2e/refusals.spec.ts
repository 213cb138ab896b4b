import type { Page } from '@playwright/test';
import { ada, enter, promptBox, smallPicture } from './support/studio.ts';
import { answer, openProject } from './support/told-project.ts';
import { expect, test } from './support/test.ts';

function problem(status: number, detail: string) {
  return {
    status,
    json: {
      type: 'about:blank',
      title: 'Refused',
      status,
      detail,
      code: status >= 500 ? 'internal' : 'too-many',
    },
  };
}

async function readyImage(page: Page): Promise<void> {
  await enter(page, ada);
  await page.goto('/?mode=images');
  await promptBox(page).fill('A lighthouse');
}

const generate = (page: Page) => page.getByRole('button', { name: /^Generate/ }).last();

test.beforeEach(({ consoleErrors }) => {
  // Browsers report every refused call; here they are what the journeys are about.
  consoleErrors.expected.push(/Failed to load resource/);
});

test('ERR-01 ERR-04 a prompt that cannot be enhanced says why, and stays', async ({ page }) => {
  await readyImage(page);
  await answer(page, '**/api/enhance-prompt', problem(429, 'Too many wishes.'));
  await page.getByRole('button', { name: 'Enhance' }).click();
  await expect(page.getByText('Failed to enhance prompt: Too many wishes.')).toBeVisible();
  await answer(page, '**/api/enhance-prompt', problem(503, 'Away.'));
  await page.getByRole('button', { name: 'Enhance' }).click();
  await expect(page.getByText('Backend is offline. Please try again later.')).toBeVisible();
  await expect(promptBox(page)).toHaveValue('A lighthouse');
});

test('ERR-02 ERR-09 ERR-11 an image that cannot start, fails or is lost says so', async ({ page }) => {
  await readyImage(page);
  const start = '**/image/generate-image-async';
  await answer(page, start, problem(429, 'The studio is full.'));
  await generate(page).click();
  await expect(
    page.getByText('An error occurred while generating the image: The studio is full.'),
  ).toBeVisible();
  await answer(page, start, { json: {} });
  await generate(page).click();
  await expect(page.getByText('Failed to start image generation job', { exact: true })).toBeVisible();

  await answer(page, start, { json: { project_id: 'gone' } });
  await answer(page, '**/image/image-status/gone', problem(503, 'Away.'));
  await generate(page).click();
  const card = page.getByRole('dialog', { name: 'Generation Started' });
  await expect(
    card.getByText('Connection to the server was lost while checking image status.'),
  ).toBeVisible();
  await answer(page, '**/image/image-status/gone', {
    json: {
      status: 'FAILED',
      result_url: null,
      error_message: 'out of paint',
      made_by: null,
      vendor_phase: null,
    },
  });
  await card.getByRole('button', { name: 'Reconnect' }).click();
  await expect(page.getByText('Image generation failed: out of paint')).toBeVisible();
});

test('ERR-03 ERR-09 ERR-12 a video or an effect that cannot start, or fails, says so', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/?mode=videos');
  await promptBox(page).fill('Slow waves');
  const start = '**/video/generate-video-async';
  await answer(page, start, problem(422, 'Please shorten it.'));
  await generate(page).click();
  await expect(page.getByText('An error occurred: Please shorten it.')).toBeVisible();
  await answer(page, start, { json: {} });
  await generate(page).click();
  await expect(page.getByText('Failed to start video generation job', { exact: true })).toBeVisible();
  await answer(page, start, { json: { project_id: 'lost' } });
  await answer(page, '**/video/video-status/lost', problem(503, 'Away.'));
  await generate(page).click();
  await expect(
    page.getByText('Connection to the server was lost while checking video status.'),
  ).toBeVisible();
  await answer(page, '**/video/video-status/lost', {
    json: {
      status: 'FAILED',
      result_url: null,
      error_message: 'out of film',
      made_by: null,
      vendor_phase: null,
    },
  });
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(page.getByText('Video generation failed: out of film')).toBeVisible();

  await page.goto('/?mode=effects');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await prompt.getByRole('button', { name: 'Choose an effect' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dramatic crane/ })
    .click();
  await promptBox(page).fill('The meadow opens up');
  await prompt.locator('input[type=file]').setInputFiles(smallPicture);
  const effect = '**/video/generate-video-from-effect-async';
  await answer(page, effect, problem(422, 'Please shorten it, too.'));
  await generate(page).click();
  await expect(page.getByText('An error occurred: Please shorten it, too.')).toBeVisible();
  await answer(page, effect, { json: {} });
  await generate(page).click();
  await expect(page.getByText('Failed to start video effect generation job', { exact: true })).toBeVisible();
});

test('ERR-03 ERR-09 a story or a film that cannot start says so', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/');
  await promptBox(page).fill('Why do cats purr?');
  const start = '**/api/research_and_create_video';
  await answer(page, start, problem(422, 'Please shorten it.'));
  await generate(page).click();
  await expect(page.getByText('An error occurred: Please shorten it.')).toBeVisible();
  await answer(page, start, { json: {} });
  for (const mode of ['stories', 'films']) {
    await page.goto(`/?mode=${mode}`);
    await promptBox(page).fill('Why do cats purr?');
    await generate(page).click();
    await expect(page.getByText('Generation failed to start: No project ID received.')).toBeVisible();
  }
});

test('ERR-07 ERR-08 a session that is gone, and a connection that is lost, say so', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/?session=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Could not load the selected session.')).toBeVisible();
  await answer(page, '**/history/lost-session', {
    json: {
      videos: [
        {
          id: 'p',
          session_id: 'lost-session',
          content: 'x',
          created_at: '2026-01-01T00:00:00.000Z',
          videos: [],
        },
      ],
    },
  });
  await answer(page, '**/api/project/p', problem(503, 'Away.'));
  await page.goto('/?session=lost-session');
  await expect(page.getByText('Connection to the server was lost.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
});

test('ERR-08 scenes that are refused, and a failure without a reason, say so', async ({ page }) => {
  await enter(page, ada);
  await openProject(page, { status: 'SCENES_READY', selected_engine: 'engine_normal' });
  await answer(page, '**/submit-scenes-for-stories', problem(429, 'Full.'));
  const createImages = page.getByRole('button', { name: 'Create images' });
  await createImages.click();
  await expect(page.getByText('Could not start image generation.')).toBeVisible();
  await expect(createImages).not.toHaveAttribute('aria-busy', 'true');
  await openProject(page, { status: 'FAILED', selected_engine: 'engine_normal' });
  await expect(
    page.getByRole('alert', { name: 'Generation Failed' }).getByText('An unknown error occurred.'),
  ).toBeVisible();
});

test('ERR-06 ERR-10 a video or an edit that cannot start says so, and can be tried again', async ({
  page,
}) => {
  await enter(page, ada);
  await openProject(page, { status: 'IMAGES_READY', selected_engine: 'engine_normal' });
  await answer(page, '**/assemble-video-general', problem(429, 'Full.'));
  await page.getByRole('button', { name: 'Create video' }).click();
  await expect(page.getByText('Could not start the final video render.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create video' })).not.toHaveAttribute('aria-busy', 'true');

  await answer(page, '**/image/edit-shot-image', problem(429, 'Full.'));
  await page.getByRole('button', { name: 'Edit shot, Scene 1, image 1' }).click();
  await page.getByLabel('What should change').fill('Make it night');
  await page.getByRole('button', { name: /^Apply edit/ }).click();
  await expect(page.getByText('An error occurred while editing the image.')).toBeVisible();
});

test('ERR-13 a character that cannot be made, is lost or fails says so', async ({ page }) => {
  await enter(page, ada);
  await openProject(page, { status: 'SCENES_READY', selected_engine: 'engine_films' });
  await page.getByRole('button', { name: '+ Add Character' }).click();
  const form = page.getByRole('dialog', { name: 'Add Character' });
  await form.getByLabel('Name').fill('Mara');
  await form.getByLabel('Looks').fill('Grey hair');
  await answer(page, '**/api/characters', problem(429, 'Full.'));
  await form.getByRole('button', { name: /^Create character/ }).click();
  await expect(form.getByText('An error occurred while creating the character. Full.')).toBeVisible();
  await answer(page, '**/api/characters', problem(503, 'Away.'));
  await form.getByRole('button', { name: /^Create character/ }).click();
  await expect(
    form.getByText('An error occurred while creating the character.', { exact: true }),
  ).toBeVisible();

  const mara = { id: 'mara', name: 'Mara', image_url: null, status: 'CHARACTER_QUEUED' };
  await page.route('**/api/characters', (route) =>
    route.fulfill({ json: route.request().method() === 'POST' ? { id: 'mara' } : { characters: [mara] } }),
  );
  await answer(page, '**/api/character/mara', problem(503, 'Away.'));
  await form.getByRole('button', { name: /^Create character/ }).click();
  await expect(
    page.getByText('Connection to the server was lost while checking character status.'),
  ).toBeVisible();
  await answer(page, '**/api/character/mara', {
    json: { status: 'CHARACTER_FAILED', image_url: null, error_message: 'shy' },
  });
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(page.getByText('Character generation failed: shy')).toBeVisible();
});

test('GEN-04 lists that cannot be fetched are empty ones, and no banner comes up', async ({ page }) => {
  await enter(page, ada);
  const path = '**/api/library?*';
  await answer(page, path, problem(503, 'Away.'));
  for (const [tab, sentence] of [
    ['stories', 'No generation history found.'],
    ['videos', "You haven't generated any videos yet."],
    ['images', "You haven't generated any images yet."],
    ['animate', 'No animate results yet.'],
  ] as const) {
    const asked = page.waitForResponse(path);
    await page.goto(`/?view=generations&tab=${tab}`);
    expect((await asked).status()).toBe(503);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('Backend is offline. Please try again later.')).toBeHidden();
  }
});

test('DLG-05 a waitlist that cannot be joined says so, and then thanks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Agentic AI Studio/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Bo');
  await dialog.getByLabel('Email').fill('bo@example.org');
  await answer(page, '**/api/waitlist', problem(503, 'Away.'));
  await dialog.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(dialog.getByText('Could not join waitlist. Please try again.')).toBeVisible();
  await answer(page, '**/api/waitlist', {
    status: 202,
    json: { message: "You're on the Studio waitlist! We'll email you soon." },
  });
  await dialog.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(page.getByText("You're on the Studio waitlist! We'll email you soon.")).toBeVisible();
});

test('SHOW-01 SHOW-02 SHOW-03 SHOW-04 the showcase plays what is looked at, opens it, and stays empty without an answer', async ({
  page,
}) => {
  await answer(page, '**/api/showcase', problem(503, 'Away.'));
  const refused = page.waitForResponse('**/api/showcase');
  await page.goto('/showcase');
  expect((await refused).status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Showcase', level: 1 })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(0);
  await answer(page, '**/api/showcase', {
    json: {
      films: [
        { ...film('Why_it_rains'), category: 'gallery' },
        { ...film('A_fox'), category: 'news' },
        { ...film('A_hen', 'A hen looks for her egg.'), category: 'news' },
        { ...film('Our_summer'), category: 'memories' },
      ],
    },
  });
  await page.goto('/showcase');
  await expect(page.getByRole('heading', { name: 'Showcase', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('tab')).toHaveText([
    'All',
    'Animation',
    'History',
    'Explanation',
    'Educational',
    'News',
  ]);
  const films = page.getByRole('tabpanel').getByRole('listitem');
  await expect(films).toHaveCount(4);
  await page.getByRole('tab', { name: 'Explanation' }).click();
  await expect(films).toHaveText([/Why it rains/]);
  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByRole('searchbox', { name: 'Search videos' }).fill('summer');
  await expect(films).toHaveText([/Our summer/]);
  await page.getByRole('searchbox', { name: 'Search videos' }).fill('');
  await expect(films).toHaveCount(4);
  const card = page.getByRole('button', { name: /A fox/ });
  await card.hover();
  await expect(card.getByText('Click to play')).toBeVisible();
  await expect(card.locator('video')).toHaveAttribute('src', /A_fox\.mp4/);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('No films here yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await card.click();
  await expect(page.getByRole('dialog', { name: 'A fox' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try this prompt' })).toBeHidden();
  await page.getByRole('button', { name: 'Next film' }).click();
  await page.getByRole('dialog', { name: 'A hen' }).getByRole('button', { name: 'Try this prompt' }).click();
  await expect(promptBox(page)).toHaveValue('A hen looks for her egg.');
  await expect(
    page.getByRole('region', { name: 'Prompt' }).getByRole('button', { name: /Basic/ }),
  ).toBeVisible();
});

function film(name: string, prompt: string | null = null) {
  return {
    id: name,
    title: name.replaceAll('_', ' '),
    googleDriveId: `news/${name}.mp4`,
    author: 'Kinora',
    isPublic: true,
    url: `/media/showcase/news/${name}.mp4`,
    poster: null,
    poster_avif: null,
    prompt,
    selected_engine: 'engine_normal',
    video_style: 'playful',
  };
}
