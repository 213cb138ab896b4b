import { emptyScene } from '@kinora/contract/scenes';
import { lighthouseClip } from './support/clip.ts';
import { ada, enter, expectNoBarriers } from './support/studio.ts';
import { answer, openProject } from './support/told-project.ts';
import { expect, test } from './support/test.ts';

/** The phone, where there is least room, stands for both on each change. */
const windows = [
  ...(process.env['KINORA_SLOW_TESTS'] === '1'
    ? [{ name: 'desktop', size: { width: 1440, height: 900 }, highest: 140 }]
    : []),
  { name: 'phone', size: { width: 390, height: 844 }, highest: 200 },
];

const picture = '/engines/engine_films.webp';
const scenes = ['The light', 'The storm'].map((title, index) => ({
  ...emptyScene(index + 1, `s-${index + 1}`),
  title,
  narration: 'Mara keeps the light.',
  narration_script: 'Mara keeps the light.',
  generated_image_options: [picture],
  selected_image_url: picture,
}));

for (const { name, size, highest } of windows) {
  test(`a finished film stands at the top, with its scenes below it (${name})`, async ({ page }) => {
    await page.setViewportSize(size);
    await enter(page, ada);
    const clip = await lighthouseClip();
    await page.route('**/media/told/film.mp4', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: clip }),
    );
    const unshared = { is_shared: false, path: null, shared_at: null };
    await answer(page, '**/api/project/told/share', { json: unshared });
    await answer(page, '**/api/project/told/upgrade-prices', { json: { models: [] } });
    await openProject(page, {
      status: 'COMPLETE',
      selected_engine: 'engine_normal',
      final_links: ['/media/told/film.mp4'],
      chapters: [
        { scene_number: 1, start_seconds: 0, end_seconds: 1 },
        // Longer than the clip: a machine that looks late finds it at its end, behind which no scene is seen.
        { scene_number: 2, start_seconds: 1, end_seconds: 9 },
      ],
      scenes,
    });
    const player = page.getByRole('group', { name: 'Player, The light' });
    await expect(player).toBeVisible();
    await expect.poll(async () => (await player.boundingBox())?.y).toBeLessThanOrEqual(highest);

    const video = player.locator('video');
    const readVideo = () =>
      video.evaluate((element: HTMLVideoElement) => ({
        at: element.currentTime,
        speed: element.playbackRate,
        volume: Math.round(element.volume * 10),
      }));
    const second = page.getByRole('button', { name: /^Play from 2. The storm/u });
    await second.click();
    await expect.poll(async () => (await readVideo()).at).toBeGreaterThanOrEqual(1);
    await video.evaluate((element: HTMLVideoElement) => {
      element.pause();
    });
    await expect(second).toHaveAttribute('aria-current', 'true');
    await player.getByLabel('Speed').selectOption('1.5');
    expect(await readVideo()).toMatchObject({ speed: 1.5 });
    await video.focus();
    await page.keyboard.press('<');
    await page.keyboard.press('ArrowDown');
    expect(await readVideo()).toMatchObject({ speed: 1.25, volume: 9 });
    await expectNoBarriers(page);
    await page.locator('main header').getByRole('button', { name: 'Documentation' }).click();
    await expect(page.getByRole('dialog', { name: 'Documentation' })).toBeVisible();
  });
}
