// `npm run kinora -- …`: the operator's commands.
import process from 'node:process';
import { runCli } from './cli/run-cli.ts';
import { readConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  readConfig,
  clock: systemClock,
});
