// The door of every npm script. Plain JavaScript for old Node versions: finds or installs a
// Node new enough to run Kinora, installs the dependencies when the lockfile changed, then hands over.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { say, fail } from './bootstrap/say.mjs';
import { ensureRuntime } from './bootstrap/runtime.mjs';
import { projectRoot } from './bootstrap/paths.mjs';

/** What each npm script runs once the machine is ready: a TypeScript entry, run by Node itself. */
const ENTRIES = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  'test-all': 'scripts/test-all.ts',
  check: 'scripts/check.ts',
  format: 'scripts/format.ts',
  bench: 'bench/run.ts',
  kinora: 'apps/server/src/cli.ts',
  'bench-web': 'bench/web/run.ts',
  render: 'packages/renderer/src/cli.ts',
  chaos: 'scripts/chaos/run.ts',
  gallery: 'scripts/gallery/run.ts',
  'contact-sheet': 'scripts/contact-sheet/run.ts',
  showcase: 'scripts/showcase/run.ts',
  'engine-samples': 'scripts/engine-samples/run.ts',
  'choice-samples': 'scripts/choice-samples/run.ts',
  screens: 'scripts/screens/run.ts',
  'test-visual': 'scripts/visual/run.ts',
};

async function main() {
  const [command = '', ...rest] = process.argv.slice(2);
  const entry = ENTRIES[command];
  if (entry === undefined) {
    fail(`Unknown command '${command}'. Known: ${Object.keys(ENTRIES).join(', ')}.`);
  }
  const runtime = await ensureRuntime();
  await ensureDependencies(runtime);
  await handOver(runtime, entry, rest);
}

/** Runs the entry in the project root and ends as it ends; Ctrl+C and SIGTERM are passed on to it. */
function handOver(runtime, entry, args) {
  const child = spawn(runtime.node, [...runtime.flags, entry, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: runtime.env,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Could not run ${entry}: ${error.message}`));
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
      resolve();
    });
  });
}

main().catch((error) => {
  say(error.stack);
  fail('The set-up stopped. The lines above say where.');
});
