import { defineConfig } from 'vitest/config';

/** One run over all packages. Server tests share one PostgreSQL, started once and stopped at the end. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'renderer', include: ['packages/renderer/src/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
    maxWorkers: 2,
  },
});
