import type { BrowserContext, Page } from 'playwright-core';
import type { FilledStudio } from './fill-studio.ts';
import { comeToRest, markIntroduced } from './in-page.ts';

/** Who sits before the screen: nobody who is known, an account with work of every kind, or one without any. */
export type Viewer = 'visitor' | 'member' | 'newcomer';

/** One thing people see, and how to get to it. */
export interface Screen {
  /** File name of its pictures, without variant and ending. */
  readonly name: string;
  /** What it is, for the list of pictures. */
  readonly title: string;
  readonly viewer: Viewer;
  /** Whether Welcome and the tour may come by themselves; not by default. */
  readonly isFirstVisit?: boolean;
  /** Width on which alone there is such a thing. */
  readonly only?: Variant['device'];
  /** Opens it and waits until it shows what it is about. */
  readonly open: (page: Page, studio: FilledStudio) => Promise<void>;
}

/** A size and a theme. */
export interface Variant {
  readonly device: 'desktop' | 'phone';
  readonly theme: 'dark' | 'light';
}

export const variants: readonly Variant[] = [
  { device: 'desktop', theme: 'dark' },
  { device: 'desktop', theme: 'light' },
  { device: 'phone', theme: 'dark' },
  { device: 'phone', theme: 'light' },
];

const viewports = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** The part of a browser context that a variant decides. */
export function contextOptions({ device, theme }: Variant) {
  return {
    viewport: viewports[device],
    hasTouch: device === 'phone',
    colorScheme: theme,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  } as const;
}

/** Makes a fresh context that of the screen's viewer. */
export async function becomeViewer(
  context: BrowserContext,
  { viewer, isFirstVisit = false }: Screen,
  studio: FilledStudio,
): Promise<void> {
  if (!isFirstVisit) {
    await context.addInitScript({ content: markIntroduced });
  }
  if (viewer !== 'visitor') {
    const pairs = studio.cookies[viewer].split('; ').map((cookie) => cookie.split('='));
    await context.addCookies(
      pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url: studio.origin })),
    );
  }
}

/** Opens a screen and lets everything on it arrive. */
export async function openScreen(page: Page, screen: Screen, studio: FilledStudio): Promise<void> {
  await screen.open(page, studio);
  await page.evaluate(comeToRest);
}

/** Closes a context whose calls may still be on their way through a route of the screen. */
export async function leaveScreen(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
