import { basicEngine } from '@kinora/contract/catalogue';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { untilResting } from '../../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../../scripts/client/kinora-client.ts';
import { articleOf } from '../article.ts';
import { noteHearing, readHeard } from './in-page.ts';
import { openPage } from './journeys.ts';

const ROUNDS = 5;
/** Between two keys of somebody who writes quickly. */
const KEY_PAUSE_MS = 60;

export interface EditingFigure {
  readonly what: string;
  readonly promisedMs: number;
  /** Of each round. */
  readonly milliseconds: readonly number[];
}

/** What a maker waits for while a story is edited and heard, at the full speed of the processor. */
export async function measureEditing(
  browser: Browser,
  client: KinoraClient,
): Promise<readonly EditingFigure[]> {
  const session = await writtenStory(client);
  const [page, other] = await Promise.all([
    openStory(browser, client, session),
    openStory(browser, client, session),
  ]);
  const { saved, seen } = await typeInTwo(page, other);
  const heard = await hearScenes(page);
  await Promise.all([page, other].map((each) => each.context().close()));
  const played: number[] = [];
  // Each of a story nothing of which was ever spoken.
  for (let round = 0; round < 2; round += 1) {
    const fresh = await openStory(browser, client, await writtenStory(client));
    played.push(await playAnimatic(fresh));
    await fresh.context().close();
  }
  return [
    { what: '‘Saved’, from the last key', promisedMs: 1_000, milliseconds: saved },
    { what: 'the text in another tab, from the last key', promisedMs: 2_000, milliseconds: seen },
    {
      what: 'a scene is heard, from the press (built-in voice, spoken for the first time)',
      promisedMs: 1_500,
      milliseconds: heard,
    },
    {
      what: 'the animatic of the whole story plays, from the press (nothing spoken before)',
      promisedMs: 5_000,
      milliseconds: played,
    },
  ];
}

/** @returns the session of a story in its review */
async function writtenStory(client: KinoraClient): Promise<string> {
  const session = randomUUID();
  const projectId = await client.startStory({
    session_id: session,
    request_id: session,
    user_query: await articleOf('en'),
    video_type: 'explainer',
    selected_engine: basicEngine,
    voice: 'builtin-en-aria',
  });
  await untilResting(client, projectId);
  return session;
}

async function openStory(browser: Browser, { origin, cookie }: KinoraClient, session: string): Promise<Page> {
  const page = await openPage(browser, origin, cookie);
  await page.addInitScript({ content: noteHearing });
  await page.goto(`${origin}/?session=${session}`);
  await page.getByRole('button', { name: 'Hear scene 1', exact: true }).waitFor();
  return page;
}

/** Milliseconds from `begin` until something is there. */
async function timed(begin: number, there: Promise<unknown>): Promise<number> {
  await there;
  return Math.round(performance.now() - begin);
}

async function typeInTwo(page: Page, other: Page): Promise<{ saved: number[]; seen: number[] }> {
  await page.getByRole('button', { name: 'Edit scene 1', exact: true }).click();
  const narration = page.getByRole('article', { name: 'Scene 1, editing' }).getByLabel('Narration');
  const saved: number[] = [];
  const seen: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const text = `Round ${round}: the keeper counts the ships.`;
    await narration.fill('');
    await narration.pressSequentially(text, { delay: KEY_PAUSE_MS });
    const begin = performance.now();
    const [savedMs, seenMs] = await Promise.all([
      timed(begin, page.getByText('Saved', { exact: true }).waitFor()),
      timed(begin, other.getByRole('article').first().getByText(text).waitFor()),
    ]);
    saved.push(savedMs);
    seen.push(seenMs);
  }
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  return { saved, seen };
}

async function hearScenes(page: Page): Promise<number[]> {
  const heard: number[] = [];
  for (let scene = 2; scene < 2 + ROUNDS; scene += 1) {
    await page.getByRole('button', { name: `Hear scene ${scene}`, exact: true }).click();
    heard.push(Math.round(Number(await page.evaluate(readHeard))));
    await page.getByRole('button', { name: `Stop scene ${scene}`, exact: true }).click();
  }
  return heard;
}

async function playAnimatic(page: Page): Promise<number> {
  const begin = performance.now();
  await page.getByRole('button', { name: 'Play the animatic' }).click();
  const position = page.getByRole('group', { name: /Animatic, / }).getByLabel('Position', { exact: true });
  await position.waitFor();
  while (Number(await position.inputValue()) === 0) {
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  return Math.round(performance.now() - begin);
}
