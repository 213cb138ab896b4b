import { ConfigError, type Config } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import type { Clock } from '../platform/clock.ts';
import { describeConfig } from './describe-config.ts';
import { findDatabase } from './find-database.ts';
import { parseCommand, usage, UsageError, type Command } from './parse-command.ts';
import { runCommand, type DatabaseCommand } from './run-command.ts';

export interface Terminal {
  /** Results, for standard output. */
  readonly say: (text: string) => void;
  /** Progress and refusals, for standard error. */
  readonly complain: (text: string) => void;
  /** @throws ConfigError */
  readonly readConfig: () => Config;
  readonly clock: Clock;
}

/** Runs one command and answers the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runCli(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await dispatch(parseCommand(words), terminal);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(`${error.message}\n\n${usage}`);
      return 2;
    }
    // A stack trace does not help an operator; a sentence does.
    terminal.complain(error instanceof ConfigError ? error.message : `kinora: ${explain(error)}`);
    return 1;
  }
}

async function dispatch(command: Command, terminal: Terminal): Promise<void> {
  switch (command.name) {
    case 'help':
      terminal.say(usage);
      return;
    case 'config check':
      terminal.say(describeConfig(terminal.readConfig()));
      return;
    case 'invite':
    case 'credits':
    case 'admin':
      terminal.say(await runOnDatabase(command, terminal));
  }
}

async function runOnDatabase(command: DatabaseCommand, terminal: Terminal): Promise<string> {
  const config = terminal.readConfig();
  const found = await findDatabase(config, terminal.complain);
  try {
    const open = openDatabase(found.url, { maxConnections: 2, applicationName: 'kinora command' });
    try {
      return await runCommand({ database: open.database, config, now: terminal.clock.now() }, command);
    } finally {
      await open.close();
    }
  } finally {
    await found.close();
  }
}

/** Of a failed query only the database's own words. */
function explain(error: unknown): string {
  const root = error instanceof Error && error.message.startsWith('Failed query') ? error.cause : error;
  return root instanceof Error ? root.message : String(root);
}
