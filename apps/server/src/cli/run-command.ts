import { randomUUID } from 'node:crypto';
import { creditsOf, formatCredits } from '@kinora/contract/money';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { createPasswordLink } from '../modules/access/index.ts';
import { changeCredits, findUserByEmail, makeAdmin } from '../modules/admin/index.ts';
import { createInvitation } from '../modules/invitations/index.ts';
import { isAppError } from '../platform/errors/app-error.ts';
import type { Command } from './parse-command.ts';

export interface CommandDeps {
  readonly database: Database;
  readonly config: Config;
  readonly now: Date;
}

/** A command that works on the database. */
export type DatabaseCommand = Extract<Command, { name: 'invite' | 'credits' | 'admin' | 'password' }>;

/** Does it and answers what to tell the operator. @throws with a sentence when it cannot be done */
export async function runCommand(deps: CommandDeps, command: DatabaseCommand): Promise<string> {
  try {
    return await perform(deps, command);
  } catch (error) {
    if (isAppError(error, 'not-found') && command.name !== 'invite') {
      throw new Error(`There is no account with the address ${command.email}.`, { cause: error });
    }
    throw error;
  }
}

async function perform({ database, config, now }: CommandDeps, command: DatabaseCommand): Promise<string> {
  switch (command.name) {
    case 'invite': {
      const { code } = await createInvitation(database, { uses: command.uses, now });
      const accounts = command.uses === 1 ? 'one account' : `${command.uses} accounts`;
      return `${code}\nThis code activates ${accounts}. It is shown only now.`;
    }
    case 'credits': {
      const { email, amountHundredths } = command;
      const available = await changeCredits(database, {
        email,
        amountHundredths,
        key: `cli:${randomUUID()}`,
      });
      return `${email} has ${formatCredits(creditsOf(available))} credits now.`;
    }
    case 'admin': {
      const { startingCreditsHundredths } = config;
      await makeAdmin(database, { email: command.email, startingCreditsHundredths, now });
      return `${command.email} is an admin now.`;
    }
    case 'password': {
      const { id: userId } = await findUserByEmail(database, command.email);
      const { path } = await createPasswordLink(database, { userId, now });
      const link = new URL(path, config.publicUrl).href;
      return `${link}\nThis link sets a new password for ${command.email}, once, within 24 hours. It is shown only now.`;
    }
  }
}
