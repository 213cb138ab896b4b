import { readStills } from '@kinora/renderer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lighthouseClip } from './support/clip.ts';
import { drawPicture } from './support/picture.ts';
import { ada, creditsOf, enter, expectNoBarriers } from './support/studio.ts';
import { expect, test } from './support/test.ts';

interface Film {
  readonly status: string;
  readonly final_links: readonly string[];
  readonly scenes: readonly object[];
}

/** A few seconds a scene. */
const briefly = { narration: 'Leaves turn red.', narration_script: 'Leaves turn red.' };

async function readFilm(page: Page, id: string): Promise<Film> {
  return (await (await page.request.get(`/api/project/${id}`)).json()) as Film;
}

async function reach(page: Page, id: string, status: string): Promise<void> {
  await expect.poll(() => readFilm(page, id), { timeout: 180_000 }).toMatchObject({ status });
}

/** A story of two short scenes whose images are made, open on the screen. @returns its id */
async function openDrawn(page: Page, session: string): Promise<string> {
  const data = JSON.stringify({
    user_query: 'Why do leaves change colour in autumn?',
    selected_engine: 'engine_normal',
    video_type: 'explainer',
    voice: 'builtin-en-aria',
    include_web_results: false,
    subtitle: false,
    session_id: session,
    request_id: session,
  });
  const started = await page.request.post('/api/research_and_create_video', { multipart: { data } });
  const { project_id: id } = (await started.json()) as { project_id: string };
  await reach(page, id, 'SCENES_READY');
  const scenes = (await readFilm(page, id)).scenes.slice(0, 2).map((scene) => ({ ...scene, ...briefly }));
  await page.request.post(`/api/project/${id}/submit-scenes-for-stories`, { data: { scenes } });
  await reach(page, id, 'IMAGES_READY');
  await page.goto(`/?session=${session}`);
  return id;
}

/** Red, green and blue in the middle of the film's pictures, one a second. */
async function coloursOf(page: Page, link: string): Promise<number[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-own-film-'));
  try {
    const file = join(folder, 'film.mp4');
    await writeFile(file, await (await page.request.get(link)).body());
    const colours: number[][] = [];
    for await (const { pixels, width, height } of readStills(file, { everySeconds: 1, width: 160 })) {
      const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
      colours.push([...pixels.subarray(at, at + 3)]);
    }
    return colours;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Its second scene is seen as the clip that moves, small and silent. */
async function watchAnimatic(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play the animatic' }).click();
  const stage = page.getByRole('group', { name: /Animatic, / });
  await expect(page.getByText('As it stands now')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('list', { name: 'Scenes of the film' }).getByRole('button').nth(1).click();
  const clip = stage.locator('video');
  await expect(clip).toHaveAttribute('src', /preview\.mp4$/u);
  const at = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at).toBeGreaterThan(0.5);
  await stage.hover({ position: { x: 160, y: 100 } });
  await stage.getByRole('button', { name: 'Close the animatic' }).click();
  await expect(stage).toHaveCount(0);
}

/** Films take their time: the slow tests walk the phone, cut again, and look into the film, as the server's do on each change. */
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';
const windows = {
  desktop: { width: 1440, height: 900 },
  ...(isFull ? { phone: { width: 390, height: 844 } } : {}),
};

for (const [name, size] of Object.entries(windows)) {
  test(`one’s own picture and clip take the place of what was drawn${isFull ? ', and are in the film' : ''} (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await enter(page, ada);
    const id = await openDrawn(page, `own-${name}`);
    const before = await creditsOf(page);
    await page.getByRole('tab', { name: /^Scenes/ }).click();

    await page.getByRole('button', { name: 'Use my own, scene 1' }).click();
    const first = page.getByRole('dialog', { name: 'Your own picture or clip for scene 1' });
    const empty = { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };
    await first.locator('input[type=file]').setInputFiles(empty);
    await expect(first.getByRole('alert')).toHaveText('This file is empty. Please choose another one.');
    await expectNoBarriers(page);
    await first
      .locator('input[type=file]')
      .setInputFiles({ name: 'meadow.png', mimeType: 'image/png', buffer: drawPicture() });
    await first.getByRole('button', { name: 'Use it, free' }).click();
    await expect(first).toBeHidden();
    const pictures = page.getByRole('list', { name: 'Versions of scene 1' });
    await expect(pictures.getByRole('button', { name: 'Image 2, Yours' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page.getByRole('button', { name: 'Use my own, scene 2' }).click();
    const second = page.getByRole('dialog', { name: 'Your own picture or clip for scene 2' });
    await second
      .locator('input[type=file]')
      .setInputFiles({ name: 'lighthouse.mp4', mimeType: 'video/mp4', buffer: await lighthouseClip() });
    await second.getByRole('slider', { name: 'Begins at' }).fill('1');
    await second.getByRole('slider', { name: 'Ends at' }).fill('3');
    await second.getByRole('slider', { name: 'Its own sound' }).fill('0.3');
    await expect(second).toContainText('2.0 s of the clip.');
    await expectNoBarriers(page);
    await second.getByRole('button', { name: 'Use it, free' }).click();
    await expect(second).toBeHidden();

    await page.reload();
    await page.getByRole('tab', { name: /^Scenes/ }).click();
    const clips = page.getByRole('list', { name: 'Versions of scene 2' });
    await expect(clips.getByRole('button', { name: 'Clip 2, Yours' })).toHaveAttribute(
      'aria-pressed',
      'true',
      { timeout: 60_000 },
    );

    expect(await creditsOf(page)).toBe(before);
    if (!isFull) {
      return;
    }

    // Another part of it, without the file, and by itself when it is cut.
    await page.getByRole('button', { name: 'Cut my clip again, scene 2' }).click();
    await expect(second.getByRole('slider', { name: 'Begins at' })).toHaveValue('1');
    await expect(second.getByRole('slider', { name: 'Its own sound' })).toHaveValue('0.3');
    await second.getByRole('slider', { name: 'Ends at' }).fill('2.5');
    await second.getByRole('button', { name: 'Use it, free' }).click();
    await expect(second).toBeHidden();
    await expect(clips.getByRole('button', { name: 'Clip 3, Yours' })).toHaveAttribute(
      'aria-pressed',
      'true',
      { timeout: 60_000 },
    );
    await watchAnimatic(page);
    const { scenes } = await readFilm(page, id);
    await page.request.post(`/api/project/${id}/assemble-video-general`, { data: { scenes } });
    await reach(page, id, 'COMPLETE');

    const colours = await coloursOf(page, (await readFilm(page, id)).final_links[0] ?? '');
    const isSky = ([red = 0, , blue = 0]: number[]) => blue > red + 40;
    const isBoard = (colour: number[]) => Math.min(...colour) > 235;
    // The meadow's sky, then the lighthouse's evening: no page that was drawn.
    expect(isSky(colours[1] ?? []), JSON.stringify(colours)).toBe(true);
    expect(colours.filter(isBoard), JSON.stringify(colours)).toEqual([]);
    expect(await creditsOf(page)).toBe(before);
  });
}
