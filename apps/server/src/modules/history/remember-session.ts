import type { Transaction } from '../../db/client.ts';
import { chatSessions } from '../../db/schema/sessions.ts';

/** Notes a chat session at its first request; later ones leave its words alone. */
export async function rememberSession(
  tx: Transaction,
  session: { ownerId: string; sessionId: string; content: string; now: Date },
): Promise<void> {
  await tx
    .insert(chatSessions)
    .values({
      ownerId: session.ownerId,
      id: session.sessionId,
      content: session.content,
      createdAt: session.now,
    })
    .onConflictDoNothing();
}
