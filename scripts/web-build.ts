import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, runPackage } from './run-command.ts';

const STAMP = 'apps/web/dist/.built-from';
const SOURCES = ['apps/web/src', 'apps/web/public', 'apps/web/inline', 'packages/contract/src'];
const FILES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'apps/server/showcase/showcase.json',
  'package-lock.json',
  'scripts/web-build.ts',
  'scripts/web-pages/first-styles.ts',
  'scripts/web-pages/run.ts',
];

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES.filter((path) => existsSync(path))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const path of names.map((name) => join(folder, name)).filter((name) => statSync(name).isFile())) {
      hash.update(path).update(readFileSync(path));
    }
  }
  for (const path of FILES) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the web app when its sources changed since the last build. @returns false when the build failed. */
export async function buildWeb(): Promise<boolean> {
  const wanted = hashOfSources();
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
