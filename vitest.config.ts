import { configDefaults, defineConfig } from 'vitest/config';

/** `*.slow.test.ts` belong to `npm run test:all`. */
const isFull = process.env['KINORA_SLOW_TESTS'] === '1';
const setupFiles = ['scripts/property-seed.ts'];
const exclude = isFull ? configDefaults.exclude : [...configDefaults.exclude, '**/*.slow.test.ts'];

/** One run over all packages. Server tests share one PostgreSQL, started once and stopped at the end. */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: { name: 'contract', exclude, setupFiles, include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'renderer',
          exclude,
          setupFiles,
          include: ['packages/renderer/src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'makers',
          exclude,
          setupFiles,
          include: ['packages/!(contract|renderer)/src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          exclude,
          setupFiles,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'web', exclude, include: ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'] },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
    maxWorkers: 2,
  },
});
