import { randomUUID } from 'node:crypto';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { invitations } from '../../db/schema/index.ts';
import { createInvitationCode, hashCode, startOfCode } from './invitation-code.ts';

export interface NewInvitation {
  /** How many accounts it may activate. */
  readonly uses: number;
  /** The admin who makes it; undefined on the command line. */
  readonly createdBy?: string;
  readonly now: Date;
}

/** Makes an invitation. Its code is answered here and nowhere else. */
export async function createInvitation(
  database: DatabaseOrTransaction,
  { uses, createdBy, now }: NewInvitation,
): Promise<{ id: string; code: string }> {
  const id = randomUUID();
  const code = createInvitationCode();
  await database.insert(invitations).values({
    id,
    codeHash: hashCode(code),
    codeStart: startOfCode(code),
    usesTotal: uses,
    usesLeft: uses,
    createdBy: createdBy ?? null,
    createdAt: now,
  });
  return { id, code };
}
