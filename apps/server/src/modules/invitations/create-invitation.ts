import type { DatabaseOrTransaction } from '../../db/client.ts';
import { invitations } from '../../db/schema/index.ts';
import { createInvitationCode, hashCode, startOfCode } from './invitation-code.ts';

interface NewInvitation {
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
  const code = createInvitationCode();
  const [made] = await database
    .insert(invitations)
    .values({
      codeHash: hashCode(code),
      codeStart: startOfCode(code),
      usesTotal: uses,
      usesLeft: uses,
      createdBy: createdBy ?? null,
      createdAt: now,
    })
    .returning({ id: invitations.id });
  if (made === undefined) {
    throw new Error('The invitation was not kept.');
  }
  return { id: made.id, code };
}
