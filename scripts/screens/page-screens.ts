import { sentences } from '@kinora/contract/sentences';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import { labels } from '../../apps/web/src/labels/index.ts';

function pageScreen(name: string, address: string, heading: string): Screen {
  return {
    name,
    title: heading,
    viewer: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(`${origin}${address}`);
      await page.getByRole('heading', { name: heading }).first().waitFor();
    },
  };
}

/** Opens a dialog by a button that both widths have somewhere, and waits for it. */
async function openDialog(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
}

const { views } = labels.screen;

/** Name, address and heading of the pages that these tell all about. */
export const plainPages = [
  ['showcase', '/showcase', views.showcase],
  ['pricing', '/pricing', views.pricing],
  ['educational', '/educational', views.educational],
  ['documentation', '/documentation', views.documentation],
  ['terms', '/terms', 'Terms'],
  ['privacy', '/privacy', 'Privacy'],
  ['not-found', '/nowhere', labels.screen.notFound.title],
  ['login', '/login', 'Sign In'],
  ['forgotten-password', '/forgotten-password', 'Forgotten password'],
] as const;

const pages: readonly Screen[] = [
  ...plainPages.map(([name, address, heading]) => pageScreen(name, address, heading)),
  {
    name: 'register',
    title: 'Register',
    viewer: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/login`);
      await page.getByRole('button', { name: 'Create an account' }).click();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    },
  },
  {
    name: 'shared-film',
    title: 'A shared film, for everybody who has its link',
    viewer: 'visitor',
    open: async (page, { origin, sharedPath }) => {
      await page.goto(`${origin}${sharedPath}`);
      await page.getByRole('main').locator('video').waitFor();
    },
  },
  {
    name: 'showcase-player',
    title: 'A film of the showcase',
    viewer: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/showcase`);
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await page.getByRole('dialog').locator('video').waitFor();
    },
  },
];

const dialogs: readonly Screen[] = [
  {
    name: 'welcome',
    title: 'Welcome, on the first visit',
    viewer: 'visitor',
    isFirstVisit: true,
    open: async (page, { origin }) => {
      await page.goto(origin);
      await page.getByRole('dialog', { name: labels.dialog.welcome.title }).waitFor();
    },
  },
  {
    name: 'engine-guide',
    title: 'Engine guide',
    viewer: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await openDialog(page, labels.dialog.welcome.openGuide);
    },
  },
  {
    name: 'tour',
    title: 'A step of the tour',
    viewer: 'member',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/?tour=1`);
      await page.locator('.driver-popover').waitFor();
      for (const step of labels.tour.slice(1, 5)) {
        await page.keyboard.press('ArrowRight');
        await page.locator('.driver-popover-title', { hasText: step.title }).waitFor();
      }
    },
  },
  {
    name: 'sign-in',
    title: 'Sign In',
    viewer: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await openDialog(page, views.signIn);
    },
  },
  {
    name: 'create-account',
    title: 'Create an account',
    viewer: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await openDialog(page, views.signIn);
      await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    },
  },
  {
    name: 'activate',
    title: sentences.account.activate,
    viewer: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await openDialog(page, /^Activate/);
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
      await page.getByText(sentences.validation.enterInvitationCode).waitFor();
    },
  },
  {
    name: 'waitlist-studio',
    title: 'Waitlist of the studio',
    viewer: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await openDialog(page, new RegExp(views.agenticStudio));
    },
  },
  {
    name: 'waitlist-credits',
    title: 'Waitlist for credits',
    viewer: 'newcomer',
    only: 'desktop',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await openDialog(page, sentences.waitlist.join);
    },
  },
];

/** What everybody may open: the pages of their own address, and the dialogs around them. */
export const pageScreens: readonly Screen[] = [...pages, ...dialogs];
