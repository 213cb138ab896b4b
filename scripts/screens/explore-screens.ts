import { sentences } from '@kinora/contract/sentences';
import { imageStatus } from '@kinora/contract/statuses';
import type { GenerationMode } from '@kinora/contract/catalogue';
import type { Locator, Page } from 'playwright-core';
import type { FilledStudio } from './fill-studio.ts';
import type { Screen } from './screen.ts';
import { labels } from '../../apps/web/src/labels/index.ts';

const words = labels.screen.explore;

function promptOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Prompt' });
}

function textOf(page: Page): Locator {
  return promptOf(page).getByRole('textbox', { name: 'Prompt' });
}

async function openMode(page: Page, { origin }: FilledStudio, mode: GenerationMode): Promise<void> {
  await page.goto(`${origin}/?mode=${mode}`);
  await textOf(page).waitFor();
  await page.getByRole('region', { name: words.enginesOverview }).waitFor();
}

function modeScreen(mode: GenerationMode): Screen {
  return {
    name: `explore-${mode}`,
    title: words[mode],
    viewer: 'member',
    open: (page, studio) => openMode(page, studio, mode),
  };
}

async function chooseEngine(page: Page): Promise<void> {
  await promptOf(page).getByRole('button', { name: 'Basic' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^High Creativity/ })
    .click();
}

async function openVoices(page: Page): Promise<void> {
  await promptOf(page).getByRole('button', { name: /^Aria/ }).first().click();
  await page.getByRole('list', { name: 'Voices' }).first().waitFor();
}

const REEF =
  'A 60-second story about how a coral reef heals itself: the warm summer that emptied it, the one night in November when the survivors spawn, and the first small fish that come home.';

const states: readonly Screen[] = [
  {
    name: 'explore-visitor',
    title: 'The start page as a visitor finds it',
    viewer: 'visitor',
    open: (page, studio) => openMode(page, studio, 'stories'),
  },
  {
    name: 'explore-missing',
    title: 'Something is missing, and the box says what',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'effects');
      await textOf(page).fill(REEF);
      await page.getByText(sentences.readiness.uploadImage).first().waitFor();
      await page.evaluate('scrollTo(0, 0)');
    },
  },
  {
    name: 'explore-ready',
    title: 'Nothing is missing',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'stories');
      await textOf(page).fill(REEF);
      await chooseEngine(page);
      await openVoices(page);
      await page.getByRole('list', { name: 'Voices' }).getByRole('button', { name: /^Aria/ }).click();
      await page.getByText(sentences.account.refused).waitFor();
      await page.evaluate('scrollTo(0, 0)');
    },
  },
  {
    name: 'explore-no-credits',
    title: 'An account without credits',
    viewer: 'newcomer',
    open: (page, studio) => openMode(page, studio, 'stories'),
  },
  {
    name: 'explore-suggestions',
    title: 'Suggestions',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'stories');
      await textOf(page).click();
      await textOf(page).pressSequentially('How bees');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'explore-uploads',
    title: 'Uploads',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'effects');
      await textOf(page).fill('Wind picks up, the camera rises over the cliff.');
      await promptOf(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'lighthouse.png', mimeType: 'image/png', buffer: studio.picture });
      await page.getByRole('list', { name: 'Attachments' }).waitFor();
    },
  },
  {
    name: 'generation-started',
    title: 'Generation Started',
    viewer: 'member',
    open: async (page, studio) => {
      const project = { project_id: '00000000-0000-4000-8000-000000000000' };
      await page.route('**/image/generate-image-async', (route) => route.fulfill({ json: project }));
      await page.route('**/image/image-status/*', (route) =>
        route.fulfill({
          json: {
            status: imageStatus.GENERATING_IMAGES,
            result_url: null,
            error_message: null,
            vendor_phase: null,
            made_by: null,
          },
        }),
      );
      await openMode(page, studio, 'images');
      await textOf(page).fill('A market street in the monsoon, umbrellas in every colour');
      await promptOf(page).getByRole('button', { name: 'Image Whiteboard' }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Seedream/ })
        .click();
      await page.getByRole('button', { name: /^Generate image/ }).click();
      await page.getByRole('dialog', { name: labels.dialog.started.title }).waitFor();
    },
  },
  {
    name: 'offline',
    title: 'The server is away, the prompt is kept',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'stories');
      await textOf(page).fill(REEF);
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();
      await page.getByText(sentences.failure.backendOffline).first().waitFor();
    },
  },
];

const pickers: readonly Screen[] = [
  {
    name: 'engines-overview',
    title: words.enginesOverview,
    viewer: 'visitor',
    open: async (page, studio) => {
      await openMode(page, studio, 'stories');
      await page.evaluate("document.querySelector('#engines-title').parentElement.scrollIntoView()");
    },
  },
  {
    name: 'engine-picker',
    title: 'Choosing an engine',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'stories');
      await chooseEngine(page);
      await promptOf(page).getByRole('button', { name: 'High Creativity' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'voice-picker',
    title: 'Choosing a voice',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'stories');
      await openVoices(page);
    },
  },
  {
    name: 'model-picker',
    title: 'Choosing an image model',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'images');
      await promptOf(page).getByRole('button', { name: 'Image Whiteboard' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'effect-picker',
    title: 'Choosing an effect',
    viewer: 'member',
    open: async (page, studio) => {
      await openMode(page, studio, 'effects');
      await promptOf(page).getByRole('button', { name: 'Choose an effect' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** Explore: its five modes, the states of the prompt box, its pickers and the engines under it. */
export const exploreScreens: readonly Screen[] = [
  ...(['stories', 'films', 'videos', 'images', 'effects'] as const).map(modeScreen),
  ...states,
  ...pickers,
];
