import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runNpm } from './npm.mjs';
import { modulesFolder, projectRoot } from './paths.mjs';
import { fail, say } from './say.mjs';

const STAMP = join(modulesFolder, '.kinora-installed');

/** What an installation depends on: the lockfile and the platform its binaries are for. */
function wantedStamp() {
  const lockfile = join(projectRoot, 'package-lock.json');
  if (!existsSync(lockfile)) {
    fail('package-lock.json is missing. Restore it with git, then run this command again.');
  }
  const hash = createHash('sha256').update(readFileSync(lockfile));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/** Installs exactly what the lockfile says when node_modules is missing or stale; else takes no time. */
export async function ensureDependencies(runtime) {
  const wanted = wantedStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) {
    return;
  }
  say('Installing dependencies from package-lock.json (about a minute the first time) …');
  const started = Date.now();
  const problem = await runNpm(runtime.node, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: projectRoot,
    env: runtime.env,
    onTick: () => say(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`),
  });
  if (problem !== null) {
    say(problem);
    fail(
      'The dependencies could not be installed. Check the network and the free disk (2 GB), then run this command again.',
    );
  }
  writeFileSync(STAMP, wanted);
  say(`Dependencies are ready after ${Math.round((Date.now() - started) / 1000)} s.`);
}
