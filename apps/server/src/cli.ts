// `npm run kinora -- …`: the operator's commands.
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { runCli } from './cli/run-cli.ts';
import { npmOfThisRun, readConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';

async function agree(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/iu.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

/** Ctrl+C asks the command to leave things as they can be gone on with. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort(new Error('Stopped. Run the command again to go on.'));
  });
  return stop.signal;
}

process.exitCode = await runCli(process.argv.slice(2), {
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  readConfig,
  clock: systemClock,
  npm: npmOfThisRun(),
  stopSignal,
  ...(process.stdin.isTTY ? { agree } : {}),
});
