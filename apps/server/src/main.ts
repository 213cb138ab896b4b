// `npm start`: the supervisor with PostgreSQL, the API and a worker.
import process from 'node:process';
import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './platform/logging.ts';
import { keepHeapSmall } from './platform/supervisor/keep-heap-small.ts';
import { startKinora } from './supervisor.ts';

/** Ctrl+C arrives twice when a script passes it on; only a later one means impatience. */
const IMPATIENCE_MS = 1_500;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends with one sentence: what cannot start is the operator's to repair, and a stack trace does not help with that. */
function fail(error: unknown): never {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(`kinora: ${sentence}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger({ level: config.logLevel, process: 'main' });
  const isDevelopment = process.argv.includes('--dev');
  const starting = startKinora({ config, isDevelopment, log, say });
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > IMPATIENCE_MS) {
        process.exit(1);
      }
      return;
    }
    stoppingSince = performance.now();
    say('Stopping …');
    starting
      .then((kinora) => kinora.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  try {
    await starting;
    keepHeapSmall();
  } catch (error) {
    log.debug({ err: error }, 'The start failed');
    fail(error);
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  fail(error);
});
