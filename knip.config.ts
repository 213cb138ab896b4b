import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/bootstrap.mjs',
        'scripts/*.ts',
        'bench/run.ts',
        'e2e/**/*.spec.ts',
        'playwright.config.ts',
      ],
      project: ['scripts/**/*.{ts,mjs,js}', 'e2e/**/*.ts', 'bench/**/*.ts'],
    },
    'packages/contract': { entry: ['src/index.ts'], project: ['src/**/*.ts'] },
    'packages/renderer': { entry: ['src/index.ts', 'src/cli.ts'], project: ['src/**/*.ts'] },
    'apps/server': { entry: ['src/main.ts', 'src/cli.ts'], project: ['src/**/*.ts'] },
    'apps/web': { entry: ['index.html', 'src/main.tsx', 'vite.config.ts'], project: ['src/**/*.{ts,tsx}'] },
  },
};

export default config;
