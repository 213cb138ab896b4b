import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfFiles } from './hash-of-files.ts';
import { runCommand, runPackage } from './run-command.ts';

const STAMP = 'apps/web/dist/.built-from';
const FOLDERS = ['apps/web/src', 'apps/web/public', 'apps/web/inline', 'packages/contract/src'];
const FILES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'apps/server/showcase/showcase.json',
  'package-lock.json',
  'scripts/hash-of-files.ts',
  'scripts/web-build.ts',
  'scripts/web-pages/first-styles.ts',
  'scripts/web-pages/run.ts',
];

/** Builds the web app when its sources changed since the last build. @returns false when the build failed. */
export async function buildWeb(): Promise<boolean> {
  const wanted = hashOfFiles({ folders: FOLDERS, files: FILES });
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) {
    return true;
  }
  process.stderr.write('Building the web app …\n');
  const started = Date.now();
  const options = { output: 'capture', env: { ...process.env, NODE_ENV: 'production' } } as const;
  const vite = 'vite/bin/vite.js';
  const quiet = ['--logLevel', 'warn'];
  const drawer = ['--ssr', 'src/drawn-pages.tsx', '--outDir', 'dist/.drawn'];
  const steps = [
    () => runPackage(vite, ['build', 'apps/web', ...quiet], options),
    () => runPackage(vite, ['build', 'apps/web', ...drawer, ...quiet], options),
    () => runCommand(process.execPath, ['scripts/web-pages/run.ts'], options),
  ];
  for (const step of steps) {
    const { code, output } = await step();
    if (code !== 0) {
      process.stderr.write(output);
      return false;
    }
  }
  writeFileSync(STAMP, wanted);
  process.stderr.write(`The web app is built (${((Date.now() - started) / 1000).toFixed(0)} s).\n`);
  return true;
}
