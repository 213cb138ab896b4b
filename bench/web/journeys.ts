import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
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

/** Nobody presses again before this. */
const LOOK_MS = 500;

/**
 * Presses, and looks at the answer for a moment. The page is left alone for as long: it is at work as well while what is
 * pressed next is looked for in it.
 */
async function press(target: Locator): Promise<void> {
  await target.click();
  await delay(LOOK_MS);
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
        await press(page.getByRole('tab', { name: tab }));
      }
      await press(page.getByRole('button', { name: 'Sign In' }).first());
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await delay(LOOK_MS);
      await press(page.getByRole('link', { name: 'Pricing' }).first());
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
      await press(text);
      await text.pressSequentially('How bees vote on a new home', { delay: 40 });
      await page.keyboard.press('Escape');
      await delay(LOOK_MS);
      await press(box.getByRole('button', { name: 'Basic' }).first());
      await page.getByRole('searchbox', { name: 'Search engines' }).pressSequentially('basic', { delay: 60 });
      await press(page.getByRole('dialog').getByRole('button', { name: /^Basic/ }));
      await press(box.getByRole('button', { name: /^Aria/ }).first());
      await press(page.getByRole('list', { name: 'Voices' }).getByRole('button', { name: /^Aria/ }));
      await box.getByRole('combobox', { name: 'Language' }).selectOption('French');
    },
  },
  {
    name: 'a member walks: results, history, Animate, Canva, showcase',
    isMember: true,
    walk: async (page, origin) => {
      await page.goto(`${origin}/?view=generations`);
      for (const tab of ['Your Videos', 'Your Images', 'Animate Results', 'Your Stories']) {
        await press(page.getByRole('tab', { name: tab }));
      }
      const main = page.getByRole('navigation', { name: 'Main' });
      for (const view of ['Animate', 'Canva', 'Showcase']) {
        await press(main.getByRole('link', { name: view }));
        await page.getByRole('heading', { level: 1, name: view }).waitFor();
      }
      await press(main.getByRole('link', { name: 'Canva' }));
      await press(page.getByRole('button', { name: 'Title card' }));
      await press(page.getByRole('button', { name: 'Stories History' }));
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    },
  },
];

/** How often each is walked. */
const ROUNDS = 5;

/** Walks each journey in a browser of a quarter of the speed. `cookie` is a member's session. @returns medians */
export async function measureJourneys(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<readonly JourneyFigures[]> {
  const figures: JourneyFigures[] = [];
  for (const journey of journeys) {
    const rounds: JourneyFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openPage(browser, origin, journey.isMember ? cookie : null);
      rounds.push(await measureJourney(page, origin, journey));
      await page.context().close();
    }
    figures.push(medianJourney(rounds));
  }
  return figures;
}

async function measureJourney(page: Page, origin: string, { name, walk }: Journey): Promise<JourneyFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await walk(page, origin);
  const vitals = await vitalsOf(page);
  const slowest = vitals.interactions.toSorted((one, other) => other.durationMs - one.durationMs)[0];
  return {
    name,
    lcpMs: Math.round(vitals.lcpMs),
    cls: vitals.cls,
    inpMs: Math.round(inpMs(vitals)),
    slowest: slowest?.name ?? 'nothing longer than a frame',
  };
}

/** The round of the median interaction, with the medians of the rest. */
function medianJourney(rounds: readonly JourneyFigures[]): JourneyFigures {
  const middle = (value: (figures: JourneyFigures) => number): JourneyFigures =>
    rounds.toSorted((one, other) => value(one) - value(other))[Math.floor(rounds.length / 2)] ?? fail();
  return {
    ...middle(({ inpMs: ms }) => ms),
    lcpMs: middle(({ lcpMs }) => lcpMs).lcpMs,
    cls: middle(({ cls }) => cls).cls,
  };
}

function fail(): never {
  throw new Error('A journey without a round');
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
