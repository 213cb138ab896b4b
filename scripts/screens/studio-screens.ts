import type { Page } from 'playwright-core';
import type { FilledStudio } from './fill-studio.ts';
import type { Screen } from './screen.ts';
import { labels } from '../../apps/web/src/labels/index.ts';

const { generations, views } = labels.screen;

function generationScreens(tab: keyof typeof generations): readonly Screen[] {
  const open = async (page: Page, { origin }: FilledStudio): Promise<void> => {
    await page.goto(`${origin}/?view=generations&tab=${tab}`);
    await page.getByRole('tab', { name: generations[tab] }).waitFor();
  };
  return [
    {
      name: `generations-${tab}`,
      title: generations[tab],
      viewer: 'member',
      open: async (page, studio) => {
        await open(page, studio);
        await page.getByRole('main').getByRole('listitem').first().waitFor();
      },
    },
    {
      name: `generations-${tab}-empty`,
      title: `${generations[tab]}, empty`,
      viewer: 'newcomer',
      open: async (page, studio) => {
        await open(page, studio);
        await page.getByText(labels.empty[tab === 'all' ? 'stories' : tab]).waitFor();
      },
    },
  ];
}

function adminScreen(tab: string): Screen {
  return {
    name: `admin-${tab.toLowerCase()}`,
    title: `Administration: ${tab}`,
    viewer: 'member',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/admin?tab=${tab.toLowerCase()}`);
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  };
}

const tools: readonly Screen[] = [
  {
    name: 'animate-start',
    title: `${views.animate}: choosing a picture`,
    viewer: 'member',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/?view=animate`);
      await page.getByRole('heading', { name: views.animate }).waitFor();
      await page.getByRole('heading', { name: 'Or one of yours' }).waitFor();
    },
  },
  {
    name: 'animate',
    title: views.animate,
    viewer: 'member',
    open: async (page, { origin, picture }) => {
      await page.goto(`${origin}/?view=animate`);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'lighthouse.png', mimeType: 'image/png', buffer: picture });
      const box = await page.getByRole('img', { name: /^Drawing area/ }).boundingBox();
      if (box === null) {
        throw new Error('The drawing area is not on the screen.');
      }
      for (const [height, from, to] of [
        [0.2, 0.15, 0.7],
        [0.72, 0.75, 0.3],
      ] as const) {
        await page.mouse.move(box.x + box.width * from, box.y + box.height * height);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width * to, box.y + box.height * (height - 0.06), { steps: 12 });
        await page.mouse.up();
      }
      await page.getByRole('textbox', { name: 'Prompt' }).fill('The clouds travel east, the sea comes in.');
    },
  },
  {
    name: 'canva',
    title: views.canva,
    viewer: 'member',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/?view=canva`);
      await page.getByRole('button', { name: 'Title card' }).click();
      await page.getByRole('button', { name: 'Your title,' }).click();
    },
  },
];

const lists: readonly Screen[] = [
  ...(['stories', 'videos', 'images', 'animate'] as const).flatMap(generationScreens),
  {
    name: 'player',
    title: 'The player',
    viewer: 'member',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/?view=generations&tab=videos`);
      await page.getByRole('article').first().getByRole('button').first().click();
      await page.getByRole('dialog').locator('video').waitFor();
    },
  },
  {
    name: 'history',
    title: views.storiesHistory,
    viewer: 'member',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await page
        .getByRole('button', { name: new RegExp(`^(${views.storiesHistory}|${views.history})$`) })
        .click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'history-empty',
    title: `${views.storiesHistory}, empty`,
    viewer: 'newcomer',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await page
        .getByRole('button', { name: new RegExp(`^(${views.storiesHistory}|${views.history})$`) })
        .click();
      await page.getByText(labels.empty.history).waitFor();
    },
  },
];

const accounts: readonly Screen[] = [
  {
    name: 'account',
    title: 'Account',
    viewer: 'member',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/account`);
      await page.getByRole('heading', { name: 'Account' }).first().waitFor();
      await page.getByRole('table').first().waitFor();
    },
  },
  ...['Jobs', 'Users', 'Invitations', 'Applications', 'Connections', 'Health', 'Mails'].map(adminScreen),
];

/** What belongs to an account: its results, its tools, its settings, and the administration. */
export const studioScreens: readonly Screen[] = [...lists, ...tools, ...accounts];
