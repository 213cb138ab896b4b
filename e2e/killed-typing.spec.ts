import { readFileSync, readdirSync } from 'node:fs';
import process from 'node:process';
import type { BrowserContext, Page } from '@playwright/test';
import { ada, enter } from './support/studio.ts';
import { openScene, openStory, startWrittenStory, writtenScene } from './support/written-story.ts';
import type { WrittenStory } from './support/written-story.ts';
import { expect, test } from './support/test.ts';

const isSlow = process.env['KINORA_SLOW_TESTS'] === '1';
const ROUNDS = isSlow ? 20 : 3;
const kinds = ['tab', 'network', 'server'] as const;

/** The same moments in every run of `npm test`, new ones in `npm run test:all`; a failure names its seed. */
const SEED = isSlow ? Date.now() % 1_000_000 : 17;

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** The process that answers calls, below the one that was started. */
function apiOf(supervisor: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  const found = processes.find((id) => {
    try {
      const parent = /^PPid:\s+(\d+)$/mu.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
      return (
        Number(parent) === supervisor && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('api-process')
      );
    } catch (error) {
      // It ended while it was looked at.
      if (error instanceof Error && 'code' in error) {
        return false;
      }
      throw error;
    }
  });
  return Number(found);
}

/** Whether the server answers; nobody does until its process is started again. */
function isReady(page: Page): Promise<boolean> {
  return page.request.get('/health/ready').then(
    (answer) => answer.ok(),
    () => false,
  );
}

interface Hands {
  readonly page: Page;
  /** What the page had in its field after the last key that it has told of. */
  readonly told: () => string;
}

/** A page whose narration tells of every key it took. */
async function openHands(context: BrowserContext, story: WrittenStory): Promise<Hands> {
  const page = await context.newPage();
  let told = '';
  await page.exposeBinding('tellOfKey', (_source, text: string) => {
    told = text;
  });
  await page.addInitScript(() => {
    // After the app has seen the key: it listens below.
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) {
        (globalThis as unknown as { tellOfKey: (text: string) => void }).tellOfKey(target.value);
      }
    });
  });
  await openStory(page, story);
  return { page, told: () => told };
}

test('MAKE-01 nothing typed is lost when the tab, the network or the server dies in the middle of a word', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(isSlow ? 1_200_000 : 300_000);
  await enter(page, ada);
  const story = await startWrittenStory(page);
  const random = randomOf(SEED);
  let before = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const kind = kinds[round % kinds.length] ?? 'tab';
    const { page: hands, told } = await openHands(context, story);
    const narration = await openScene(hands, 1);
    await expect(narration).toHaveValue(before);
    // Of the text: End alone is that of a line, and the text has several by the tenth round.
    await narration.press('Control+End');
    const words = ` ${round} ${Array.from({ length: 12 }, () => Math.floor(random() * 1e6).toString(36)).join(' ')}`;
    const typing = narration
      .pressSequentially(words, { delay: Math.floor(random() * 40) })
      .catch(() => undefined);
    await hands.waitForTimeout(Math.floor(random() * 1_500));
    if (kind === 'network') {
      await context.setOffline(true);
      await hands.waitForTimeout(Math.floor(random() * 600));
    } else if (kind === 'server') {
      process.kill(apiOf(server.pid), 'SIGKILL');
      await hands.waitForTimeout(Math.floor(random() * 600));
    }
    const typed = told();
    await hands.close({ runBeforeUnload: false });
    await typing;
    await context.setOffline(false);
    await expect.poll(() => isReady(page)).toBe(true);

    const back = await context.newPage();
    await openStory(back, story);
    const found = await (await openScene(back, 1)).inputValue();
    const what = `seed ${SEED}, round ${round}, ${kind}`;
    expect(found.length, `${what}: every key that was taken is there`).toBeGreaterThanOrEqual(typed.length);
    expect((before + words).startsWith(found), `${what}: key by key, “${found}”`).toBe(true);
    expect(found.startsWith(before), `${what}: and all before`).toBe(true);
    await expect.poll(async () => (await writtenScene(page, story.id, 1))?.narration, what).toBe(found);
    await expect(back.getByText('Saved', { exact: true })).toBeVisible();
    await back.close();
    before = found;
  }
});
