import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** `*.slow.test.ts` belong to `npm run test:all`. */
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';
const setupFiles = ['scripts/property-seed.ts'];
const exclude = isFull ? configDefaults.exclude : [...configDefaults.exclude, '**/*.slow.test.ts'];

/**
 * Test files of a worker share their modules, since importing the server anew for each of a hundred files took as
 * long as half of the tests. So a test puts back what it changes in the process, as a module does that keeps state.
 */
const isolate = false;

/** One run over all packages. Server tests share one PostgreSQL, started once and stopped at the end. */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'contract',
          isolate,
          exclude,
          setupFiles,
          include: ['packages/contract/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'renderer',
          isolate,
          exclude,
          setupFiles,
          include: ['packages/renderer/src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'makers',
          isolate,
          exclude,
          setupFiles,
          include: ['packages/!(contract|renderer)/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          exclude,
          setupFiles,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          isolate,
          exclude,
          include: ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'],
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
    sequence: { sequencer: LongestFirst },
    // Beside PostgreSQL, which they wait for: three fill two processors.
    maxWorkers: 3,
  },
});
