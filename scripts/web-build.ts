import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPackage } from './run-command.ts';

const STAMP = 'apps/web/dist/.built-from';
const SOURCES = ['apps/web/src', 'apps/web/public', 'packages/contract/src'];
const FILES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'package-lock.json',
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
  const { code, output, seconds } = await runPackage(
    'vite/bin/vite.js',
    ['build', 'apps/web', '--logLevel', 'warn'],
    {
      output: 'capture',
    },
  );
  if (code !== 0) {
    process.stderr.write(output);
    return false;
  }
  writeFileSync(STAMP, wanted);
  process.stderr.write(`The web app is built (${seconds.toFixed(0)} s).\n`);
  return true;
}
