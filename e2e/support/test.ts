import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { plainResults, startFalSimulator } from '@kinora/vendors/simulators';
import type { FalSimulator } from '@kinora/vendors/simulators';
import { startKinora } from '../../scripts/client/kinora-server.ts';
import type { KinoraServer } from '../../scripts/client/kinora-server.ts';
import { lighthouseClip } from './clip.ts';
import { drawPicture } from './picture.ts';
import { ada, signUpAt } from './studio.ts';
import type { WorkerOptions } from './worker-options.ts';

interface WorkerFixtures extends WorkerOptions {
  /** One whole Kinora for all journeys of one worker of the test runner, as a person would have started it. */
  readonly server: KinoraServer;
  /** Null: fal is asked nothing. */
  readonly fal: FalSimulator | null;
}

interface TestFixtures {
  /** False for journeys about Welcome and the tour, which everybody else has seen. */
  readonly isIntroduced: boolean;
  /** What the page wrote as errors; a journey with any fails. A 4xx that a journey expects is put in `expected`. */
  readonly consoleErrors: { readonly expected: RegExp[] };
}

function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(message.text());
    }
  });
  page.on('pageerror', (error) => problems.push(String(error)));
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  isUnused: [false, { option: true, scope: 'worker' }],
  hasFal: [false, { option: true, scope: 'worker' }],
  isFalConnected: [false, { option: true, scope: 'worker' }],
  fal: [
    async ({ hasFal, isFalConnected }, use) => {
      const isThere = hasFal || isFalConnected;
      const fal = isThere
        ? await startFalSimulator({
            results: { ...plainResults, picture: drawPicture, clip: lighthouseClip },
          })
        : null;
      await use(fal);
      await fal?.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ isUnused, isFalConnected, fal }, use) => {
      // Two browsers that draw without a graphics card would leave a worker of low priority waiting for minutes.
      const server = await startKinora({
        renderProfile: 'test',
        workerNiceness: 0,
        environment: {
          // Three servers and their browsers share the machine.
          KINORA_SEGMENTS_AT_ONCE: '1',
          ...fal?.addresses,
          ...(isFalConnected && fal !== null ? { FAL_KEY: fal.apiKey } : {}),
        },
      });
      if (!isUnused) {
        await signUpAt(`http://127.0.0.1:${server.port}`, ada);
      }
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(`http://127.0.0.1:${server.port}`);
  },
  isIntroduced: [true, { option: true }],
  page: async ({ page, isIntroduced }, use) => {
    if (isIntroduced) {
      await page.addInitScript(() => {
        localStorage.setItem('kinora.welcome-seen', 'yes');
        localStorage.setItem('kinora.tour-seen', 'yes');
      });
    }
    await use(page);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      watch(page, problems);
      await use({ expected });
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
