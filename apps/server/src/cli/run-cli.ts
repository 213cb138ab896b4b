import { ConfigError } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { describeConfig } from './describe-config.ts';
import { findInstallation } from './find-installation.ts';
import { parseCommand, usage, UsageError, type Command } from './parse-command.ts';
import { runBackup, runRestore } from './run-backup.ts';
import { runDoctor } from './run-doctor.ts';
import { runModels } from './models/run-models.ts';
import type { Terminal } from './terminal.ts';
import { runVendorsCheck } from './vendors/run-vendors-check.ts';
import { runCommand, type DatabaseCommand } from './run-command.ts';

/** Runs one command and answers the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runCli(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return (await dispatch(parseCommand(words), terminal)) ? 0 : 1;
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

/** @returns whether all is well */
async function dispatch(command: Command, terminal: Terminal): Promise<boolean> {
  const { say, complain: onProgress } = terminal;
  switch (command.name) {
    case 'help':
      say(usage);
      return true;
    case 'config check':
      say(describeConfig(terminal.readConfig()));
      return true;
    case 'backup':
    case 'restore': {
      const run = command.name === 'backup' ? runBackup : runRestore;
      const now = terminal.clock.now();
      say(await run({ config: terminal.readConfig(), file: command.file, now, onProgress }));
      return true;
    }
    case 'doctor': {
      const { text, isWell } = await runDoctor(terminal.readConfig(), onProgress);
      say(text);
      return isWell;
    }
    case 'vendors check': {
      const { provider, spendMicro: spend } = command;
      const now = terminal.clock.now();
      const config = terminal.readConfig();
      const { text, isWell } = await runVendorsCheck({ config, provider, spend, now, onProgress });
      say(text);
      return isWell;
    }
    case 'models list':
    case 'models install':
    case 'models remove':
      return await runModels(command, { ...terminal, config: terminal.readConfig() });
    case 'invite':
    case 'credits':
    case 'admin':
    case 'password':
      say(await runOnDatabase(command, terminal));
      return true;
  }
}

async function runOnDatabase(command: DatabaseCommand, terminal: Terminal): Promise<string> {
  const config = terminal.readConfig();
  const found = await findInstallation(config, terminal.complain);
  try {
    const open = openDatabase(found.databaseUrl, { maxConnections: 2, applicationName: 'kinora command' });
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
