import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * npm's own program file, found as `scripts/bootstrap/npm.mjs` finds it: the one that runs us, beside our Node, where
 * Linux distributions keep it. Null: there is none.
 */
export function npmProgram(ofThisRun: string | null): string | null {
  const beside = dirname(process.execPath);
  const candidates = [
    ofThisRun,
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
    '/usr/lib/node_modules/npm/bin/npm-cli.js',
    '/usr/local/lib/node_modules/npm/bin/npm-cli.js',
  ];
  return candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path)) ?? null;
}
