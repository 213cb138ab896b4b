import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles } from './hash-of-files.ts';
import { runCommand } from './run-command.ts';

/** Each build lies in a folder named by what it was made of, so that a server that runs keeps the one it began with. */
const BUILDS = '.cache/server';
const BUNDLER = 'scripts/server-bundle/run.ts';

/** What a bundle can be made of: sources, and tables that they import. */
const isBundled = (path: string): boolean => /\.(?:ts|json)$/u.test(path) && !path.endsWith('.test.ts');

/**
 * Puts the server's 2,300 modules together into a few files when their sources changed: loading them one by one takes
 * four times as long at every start. @returns the program to start @throws with the bundler's words
 */
export async function buildServer(): Promise<string> {
  const hash = hashOfFiles({
    folders: ['apps/server/src', 'packages', 'scripts/server-bundle'],
    files: ['package-lock.json'],
    isCounted: isBundled,
  });
  const folder = join(BUILDS, hash.slice(0, 16));
  const program = join(folder, 'main.js');
  if (existsSync(program)) {
    return program;
  }
  const { code, output } = await runCommand(process.execPath, [BUNDLER, folder], { output: 'capture' });
  if (code !== 0) {
    throw new Error(`The server could not be bundled:\n${output}`);
  }
  return program;
}
