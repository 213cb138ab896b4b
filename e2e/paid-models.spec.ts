import { readFile } from 'node:fs/promises';
import { ada, enter, expectNoBarriers, promptBox } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test.use({ isFalConnected: true });

test('REAL-11 REAL-19 a model of fal says its price, where it is in the line, and what it took', async ({
  page,
}) => {
  await page.goto('/?mode=images');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await prompt.getByRole('button', { name: 'Image Whiteboard' }).click();
  const models = page.getByRole('dialog', { name: 'Image model' });
  const flux = models.getByRole('button', { name: /^Flux V1/ });
  await expect(flux).toContainText('by fal');
  await expect(models, 'no dollars for visitors').not.toContainText('$');
  await page.keyboard.press('Escape');

  await enter(page, ada);
  await page.goto('/?mode=images');
  await prompt.getByRole('button', { name: 'Image Whiteboard' }).click();
  await expect(flux).toContainText(/by fal, about \$0\.\d+/);
  await expectNoBarriers(page);
  await flux.click();
  await expect(prompt.getByText(/by fal, about \$0\.\d+/)).toBeVisible();

  await promptBox(page).fill('A fox in the snow [[queue:3]]');
  await prompt.getByRole('button', { name: /^Generate image, 1 credit, about \$0\.\d+$/ }).click();
  const card = page.getByRole('dialog', { name: 'Generation Started' });
  await expect(card).toContainText(/Waiting at fal, \d before it|Next in line at fal/);

  const made = page.getByRole('article', { name: /A fox in the snow/ });
  await expect(made).toBeVisible({ timeout: 60_000 });
  await made.hover();
  await made.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: /^Receipt of A fox in the snow/ });
  await expect(receipt.getByRole('row', { name: /Flux V1 fal Made \d+ \$0\.\d+/ })).toBeVisible();
  await expect(receipt).toContainText(/Total \$0\.\d+ · 1 credit/);
  await expectNoBarriers(page);
  const downloading = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(',Flux V1,fal,fal-ai/flux/dev,');
});

test('REAL-19 a failure says whose it is, and offers what helps: other words, or once more', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/?mode=images');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  const card = page.getByRole('dialog', { name: 'Generation Failed' });
  await promptBox(page).fill('A fox nobody may see [[fail:policy]]');
  await prompt.getByRole('button', { name: /^Generate image/ }).click();
  await expect(card).toContainText("The model's service refused this content.");
  await expect(card.getByRole('link', { name: 'Change the prompt' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectNoBarriers(page);
  await card.getByRole('button', { name: 'Close' }).click();

  await promptBox(page).fill('A fox that gets lost [[drop-after]]');
  await prompt.getByRole('button', { name: /^Generate image/ }).click();
  await expect(card).toContainText("The model's service may have taken this request.");
  await card.getByRole('button', { name: 'Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: /^Receipt of A fox that gets lost/ });
  await expect(receipt.getByRole('row', { name: /fal Not known/ })).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Generation Started' })).toContainText(
    'A fox that gets lost',
  );
});

interface Story {
  readonly status: string;
  readonly scenes: readonly { readonly image_prompt: string }[];
}

test('REAL-19 REAL-20 a story shows its turn at fal, and says what a cancel costs and what came back', async ({
  page,
}) => {
  await enter(page, ada);
  const data = JSON.stringify({
    user_query: 'Why do leaves change colour in autumn?',
    selected_engine: 'engine_flux_pro',
    video_type: 'explainer',
    video_style: 'cinematic',
    voice: 'builtin-en-aria',
    language: 'English',
    aspect_ratio: '16:9',
    include_web_results: false,
    session_id: 'leaves',
    request_id: 'leaves-1',
  });
  const started = await page.request.post('/api/research_and_create_video', { multipart: { data } });
  const { project_id: id } = (await started.json()) as { project_id: string };
  const story = async () => (await (await page.request.get(`/api/project/${id}`)).json()) as Story;
  await expect.poll(story).toMatchObject({ status: 'SCENES_READY' });
  // The first scene is made at once, the others stand in a long line.
  const scenes = (await story()).scenes.map((scene, index) =>
    index === 0 ? scene : { ...scene, image_prompt: `${scene.image_prompt} [[queue:500]]` },
  );
  await page.request.post(`/api/project/${id}/submit-scenes-for-stories`, { data: { scenes } });
  await page.goto('/?session=leaves');
  await expect(page.getByText(/^Waiting at fal, \d+ before it$/).first()).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel, pay 2 credits' });
  await expect(cancel).toBeVisible();
  await expectNoBarriers(page);
  await cancel.click();
  const failed = page.getByRole('alert', { name: 'Generation Failed' });
  await expect(failed).toContainText('2 credits paid for what services had made. The rest was given back.');
  await page.getByRole('button', { name: 'Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: /^Receipt of / });
  await expect(receipt).toContainText('2 credits');
});
