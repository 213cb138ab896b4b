import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { Page } from 'playwright-core';
import type { FilledStudio } from './fill-studio.ts';
import type { Screen } from './screen.ts';
import { labels } from '../../apps/web/src/labels/index.ts';

const words = labels.screen.workspace;

async function openSession(
  page: Page,
  { origin, sessions }: FilledStudio,
  name: keyof FilledStudio['sessions'],
): Promise<void> {
  await page.goto(`${origin}/?session=${sessions[name]}`);
  await page.getByRole('tablist', { name: 'Parts of the project' }).waitFor();
}

/** The real project as it stood a moment earlier: work that is over too fast to be looked at. */
async function turnBack(page: Page, told: Partial<ProjectAnswer> & { status: ProjectStatus }): Promise<void> {
  await page.route('**/api/project/*', async (route) => {
    const answer = await route.fetch();
    // The server's own answer, with its status and progress turned back.
    const project = (await answer.json()) as ProjectAnswer;
    const scenes = told.status === projectStatus.GENERATING_SCENES ? [] : project.scenes;
    await route.fulfill({ json: { ...project, scenes, ...told } });
  });
}

const reviews: readonly Screen[] = [
  {
    name: 'workspace-writing',
    title: 'Scenes are being written',
    viewer: 'member',
    open: async (page, studio) => {
      await turnBack(page, { status: projectStatus.GENERATING_SCENES, seconds_left: 4 });
      await openSession(page, studio, 'written');
      await page.getByText(words.generatingScenes).waitFor();
    },
  },
  {
    name: 'workspace-scenes',
    title: words.reviewScenes,
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'written');
      await page.getByRole('heading', { name: words.reviewScenes }).waitFor();
    },
  },
  {
    name: 'workspace-scene-editor',
    title: 'A scene is edited',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'painted');
      await page.getByRole('tab', { name: words.scenes }).click();
      await page.getByRole('button', { name: 'Edit scene 1' }).click();
      await page.getByLabel('Narration').first().waitFor();
    },
  },
  {
    name: 'workspace-images-drawing',
    title: 'Images appear one by one',
    viewer: 'member',
    open: async (page, studio) => {
      await turnBack(page, {
        status: projectStatus.GENERATING_IMAGES,
        progress: { done: 3, total: 6, label: '' },
        seconds_left: 12,
      });
      await openSession(page, studio, 'painted');
      await page.getByText(words.generatingImages).first().waitFor();
    },
  },
  {
    name: 'workspace-images',
    title: words.reviewImages,
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'painted');
      await page.getByRole('heading', { name: words.reviewImages }).waitFor();
      await page.getByRole('radio').first().check({ force: true });
    },
  },
  {
    name: 'shot-editor',
    title: 'Shot editor',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'painted');
      await page.getByRole('radio').first().check({ force: true });
      await page
        .getByRole('button', { name: /^Edit shot/ })
        .first()
        .click();
      await page.getByLabel('What should change').fill('Make it night');
    },
  },
  {
    name: 'image-preview',
    title: 'An image in full size',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'painted');
      await page
        .getByRole('button', { name: /^Full size/ })
        .first()
        .click();
      await page.getByRole('dialog').locator('img').waitFor();
    },
  },
];

const films: readonly Screen[] = [
  {
    name: 'workspace-rendering',
    title: words.renderingVideo,
    viewer: 'member',
    open: async (page, studio) => {
      await turnBack(page, {
        status: projectStatus.RENDERING_VIDEO,
        progress: { done: 2, total: 3, label: '' },
        seconds_left: 21,
        final_links: [],
      });
      await openSession(page, studio, 'finished');
      await page.getByText(words.renderingVideo).first().waitFor();
    },
  },
  {
    name: 'workspace-video',
    title: 'A finished film',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'finished');
      await page.getByRole('link', { name: 'Download MP4' }).waitFor();
    },
  },
  {
    name: 'share',
    title: 'Sharing a film',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'finished');
      await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'prompt-viewer',
    title: 'The full prompt',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'finished');
      await page.getByTitle('Full prompt').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'documentation-dialog',
    title: 'Documentation as a dialog',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'finished');
      await page.getByRole('main').getByRole('button', { name: 'Documentation' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'workspace-film',
    title: 'A film and its characters',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'film');
      await page.getByRole('heading', { name: words.reviewScenes }).waitFor();
    },
  },
  {
    name: 'workspace-characters',
    title: words.characters,
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'film');
      await page.getByRole('tab', { name: words.characters }).click();
      await page.getByText('Ready').first().waitFor();
    },
  },
  {
    name: 'add-character',
    title: 'Add Character',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'film');
      await page.getByRole('tab', { name: words.characters }).click();
      await page.getByRole('button', { name: words.addCharacter }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'character-preview',
    title: 'A character’s portrait',
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'film');
      await page.getByRole('tab', { name: words.characters }).click();
      await page.getByRole('button', { name: 'Portrait of Mara' }).first().click();
      await page.getByRole('dialog').locator('img').waitFor();
    },
  },
  {
    name: 'workspace-failed',
    title: words.failed,
    viewer: 'member',
    open: async (page, studio) => {
      await openSession(page, studio, 'failed');
      await page.getByRole('alert', { name: words.failed }).waitFor();
    },
  },
];

/** The chat workspace in every state, with what opens over it. */
export const workspaceScreens: readonly Screen[] = [...reviews, ...films];
