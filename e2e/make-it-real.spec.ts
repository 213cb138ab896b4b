import type { Page } from '@playwright/test';
import { ada, creditsOf, enter, expectNoBarriers } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test.use({ isFalConnected: true });

interface Film {
  readonly status: string;
  readonly final_links: readonly string[];
  readonly scenes: readonly object[];
}

/** A few seconds a scene: it is rendered three times. */
const briefly = { narration_script: 'Leaves turn red in autumn.' };

/** A finished film that nothing was bought for, open on the screen. @returns its id */
async function openDraft(page: Page, session: string): Promise<string> {
  const data = JSON.stringify({
    user_query: 'Why do leaves change colour in autumn?',
    selected_engine: 'engine_normal',
    video_type: 'explainer',
    video_style: 'documentary',
    voice: 'builtin-en-aria',
    language: 'English',
    aspect_ratio: '16:9',
    include_web_results: false,
    session_id: session,
    request_id: session,
  });
  const started = await page.request.post('/api/research_and_create_video', { multipart: { data } });
  const { project_id: id } = (await started.json()) as { project_id: string };
  const film = async () => (await (await page.request.get(`/api/project/${id}`)).json()) as Film;
  const reach = (status: string) => expect.poll(film, { timeout: 180_000 }).toMatchObject({ status });
  await reach('SCENES_READY');
  const scenes = (await film()).scenes.slice(0, 3).map((scene) => ({ ...scene, ...briefly }));
  await page.request.post(`/api/project/${id}/submit-scenes-for-stories`, { data: { scenes } });
  await reach('IMAGES_READY');
  const drawn = (await film()).scenes;
  await page.request.post(`/api/project/${id}/assemble-video-general`, { data: { scenes: drawn } });
  await reach('COMPLETE');
  await page.goto(`/?session=${session}`);
  await expect(page.getByRole('heading', { name: 'Scenes', exact: true })).toBeVisible();
  return id;
}

async function makeReal(page: Page, scene: number, prompt: string): Promise<void> {
  await page.getByRole('button', { name: `Make it real, scene ${scene}` }).click();
  const dialog = page.getByRole('dialog', { name: `Make scene ${scene} real` });
  await dialog.getByRole('radio', { name: /^Veo 3 by fal/ }).check();
  await dialog.getByLabel('What moves').fill(prompt);
  await dialog.getByRole('button', { name: /^Make it real, \d+ credits, about \$\d/ }).click();
  await expect(dialog).toBeHidden();
}

/** The scene that was bought moves; the others are seen as they were drawn. */
async function watchAnimatic(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Scenes/ }).click();
  await page.getByRole('button', { name: 'Play the animatic' }).click();
  const stage = page.getByRole('group', { name: /Animatic, / });
  const scenes = page.getByRole('list', { name: 'Scenes of the film' }).getByRole('button');
  await expect(page.getByText('As it stands now')).toBeVisible({ timeout: 120_000 });
  await scenes.nth(0).click();
  const clip = stage.locator('video');
  await expect(clip).toHaveAttribute('src', /preview\.mp4$/u);
  const at = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at).toBeGreaterThan(0.5);
  await scenes.nth(1).click();
  await expect(clip).toHaveCount(0);
  await stage.hover({ position: { x: 160, y: 100 } });
  await stage.getByRole('button', { name: 'Close the animatic' }).click();
  await page.getByRole('tab', { name: 'Video' }).click();
}

/** Films take their time: the phone is walked by the slow tests. */
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';
const windows = {
  desktop: { width: 1440, height: 900 },
  ...(isFull ? { phone: { width: 390, height: 844 } } : {}),
};

for (const [name, size] of Object.entries(windows)) {
  test(`REAL-14 REAL-19 a finished film is made real scene by scene, compared, and taken back (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await enter(page, ada);
    await openDraft(page, `made-real-${name}`);
    const before = await creditsOf(page);

    await page.getByRole('button', { name: 'Make it real, scene 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make scene 1 real' });
    await expect(dialog.getByRole('radio', { name: /^Veo 3 by fal/ })).toBeVisible();
    await expect(dialog).toContainText(/3 credits, about \$\d/);
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');

    await makeReal(page, 1, 'Leaves in the wind [[queue:3]]');
    // The film stands while its scenes are made, and another wish may join.
    await expect(page.getByRole('link', { name: 'Download MP4' })).toBeVisible();
    await makeReal(page, 2, 'A leaf nobody may see [[fail:policy]]');
    await makeReal(page, 3, 'A tree for ever [[queue:500]]');
    await expect(page.getByText(/^Waiting at fal, \d+ before it/).first()).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Cancel, scene 3' }).click();

    const versions = page.getByRole('list', { name: 'Versions of scene 1' });
    await expect(versions).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(/Scene 2 stays as it was: The model's service refused/)).toBeVisible();
    await expect(page.getByText(/Scene 3 stays as it was: Cancelled/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download MP4' })).toBeVisible({ timeout: 120_000 });
    await expect(versions.getByRole('button', { name: /^Clip 2, .*fal.*, \d+ credits$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const paid = before - (await creditsOf(page));
    expect(paid % 3, 'one scene was paid').toBe(0);
    expect(paid).toBeGreaterThan(0);

    await watchAnimatic(page);
    await page.getByRole('button', { name: 'Compare, scene 1' }).click();
    const compare = page.getByRole('dialog', { name: 'Compare versions of scene 1' });
    await expect(compare.getByRole('slider')).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');

    await versions.getByRole('button', { name: 'Clip 1, Draft' }).click();
    await expect(page.getByRole('link', { name: 'Download MP4' })).toBeVisible({ timeout: 120_000 });
    await expect(versions.getByRole('button', { name: 'Clip 1, Draft' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(before - (await creditsOf(page)), 'choosing is free').toBe(paid);

    await page.getByRole('button', { name: 'Receipt' }).click();
    const receipt = page.getByRole('dialog', { name: /^Receipt of / });
    await expect(receipt.getByRole('row', { name: /^1 Veo 3 fal Made/ })).toHaveCount(paid / 3);
    await expect(receipt.getByRole('row', { name: /^2 Veo 3 fal Failed/ })).toBeVisible();
    await expect(receipt.getByRole('row', { name: /^3 Veo 3 fal Cancelled/ })).toBeVisible();
  });
}
