import type { Browser, Page } from 'playwright-core';
import { noteVitals } from './in-page.ts';
import { inpMs, vitalsOf } from './vitals.ts';

/** The processor is slowed down this much: a phone of the middle class. */
const SLOWDOWN = 4;

export interface JourneyFigures {
  readonly name: string;
  readonly lcpMs: number;
  readonly cls: number;
  readonly inpMs: number;
  /** What was pressed when it took longest. */
  readonly slowest: string;
}

interface Journey {
  readonly name: string;
  readonly isMember: boolean;
  readonly walk: (page: Page, origin: string) => Promise<void>;
}

const journeys: readonly Journey[] = [
  {
    name: 'a visitor looks around: modes, pickers, sign-in',
    isMember: false,
    walk: async (page, origin) => {
      await page.goto(origin);
      await page.getByRole('region', { name: 'Engines overview' }).waitFor();
      for (const tab of [
        'Generate Films',
        'Generate Videos',
        'Generate Images',
        'Video Effects',
        'Generate Stories',
      ]) {
        await page.getByRole('tab', { name: tab }).click();
      }
      await page.getByRole('button', { name: 'Sign In' }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Pricing' }).first().click();
      await page.getByRole('heading', { name: 'Pricing' }).waitFor();
    },
  },
  {
    name: 'a member writes: typing, engine, voice',
    isMember: true,
    walk: async (page, origin) => {
      await page.goto(origin);
      const box = page.getByRole('region', { name: 'Prompt' });
      const text = box.getByRole('textbox', { name: 'Prompt' });
      await text.click();
      await text.pressSequentially('How bees vote on a new home', { delay: 40 });
      await page.keyboard.press('Escape');
      await box.getByRole('button', { name: 'Basic' }).first().click();
      await page.getByRole('searchbox', { name: 'Search engines' }).pressSequentially('basic', { delay: 60 });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Basic/ })
        .click();
      await box.getByRole('button', { name: /^Aria/ }).first().click();
      await page.getByRole('list', { name: 'Voices' }).getByRole('button', { name: /^Aria/ }).click();
      await box.getByRole('combobox', { name: 'Language' }).selectOption('French');
    },
  },
  {
    name: 'a member walks: results, history, Animate, Canva, showcase',
    isMember: true,
    walk: async (page, origin) => {
      await page.goto(`${origin}/?view=generations`);
      for (const tab of ['Your Videos', 'Your Images', 'Animate Results', 'Your Stories']) {
        await page.getByRole('tab', { name: tab }).click();
      }
      const main = page.getByRole('navigation', { name: 'Main' });
      for (const view of ['Animate', 'Canva', 'Showcase']) {
        await main.getByRole('link', { name: view }).click();
        await page.getByRole('heading', { level: 1, name: view }).waitFor();
      }
      await main.getByRole('link', { name: 'Canva' }).click();
      await page.getByRole('button', { name: 'Title card' }).click();
      await page.getByRole('button', { name: 'Stories History' }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    },
  },
];

/** Walks each journey once in a browser of a quarter of the speed. `cookie` is a member's session. */
export async function measureJourneys(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<readonly JourneyFigures[]> {
  const figures: JourneyFigures[] = [];
  for (const { name, isMember, walk } of journeys) {
    const page = await openPage(browser, origin, isMember ? cookie : null);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await walk(page, origin);
    const vitals = await vitalsOf(page);
    const slowest = vitals.interactions.toSorted((one, other) => other.durationMs - one.durationMs)[0];
    figures.push({
      name,
      lcpMs: Math.round(vitals.lcpMs),
      cls: vitals.cls,
      inpMs: Math.round(inpMs(vitals)),
      slowest: slowest?.name ?? 'nothing longer than a frame',
    });
    await page.context().close();
  }
  return figures;
}

/** A page of a person who has been here before, with the notes of `in-page.ts` running. */
export async function openPage(browser: Browser, origin: string, cookie: string | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript({
    content: `localStorage.setItem('kinora.welcome-seen', 'yes'); localStorage.setItem('kinora.tour-seen', 'yes');${noteVitals}`,
  });
  if (cookie !== null) {
    const pairs = cookie.split('; ').map((pair) => pair.split('='));
    await context.addCookies(
      pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url: origin })),
    );
  }
  return context.newPage();
}
