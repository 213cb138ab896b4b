import { auditActions } from '@kinora/contract/api';
import type { AuditAction, AuditEntry } from '@kinora/contract/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/client.ts';
import { auditEntries, users } from '../../db/schema/index.ts';
import type { IdSource } from '../../platform/ids.ts';

export interface Change {
  readonly actorId: string;
  readonly action: AuditAction;
  readonly subject: string;
  /** Never a secret. */
  readonly detail: Readonly<Record<string, string | number | boolean | null | undefined>>;
}

/** Notes who changed what, in the transaction that changes it. */
export async function noteChange(tx: Transaction, ids: IdSource, change: Change): Promise<void> {
  await tx.insert(auditEntries).values({ id: ids.next(), ...change });
}

const LONGEST_LIST = 300;
const ActionSchema = z.enum(auditActions);
const DetailSchema = z.record(z.string(), z.unknown());

/** What was changed, the newest first. */
export async function listChanges(database: Database): Promise<AuditEntry[]> {
  const rows = await database
    .select({ entry: auditEntries, name: users.name, email: users.email })
    .from(auditEntries)
    .leftJoin(users, and(eq(users.id, auditEntries.actorId), isNull(users.deletedAt)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(LONGEST_LIST);
  return rows.map(({ entry, name, email }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    actor: name === null || email === null ? null : { name, email },
    action: ActionSchema.parse(entry.action),
    subject: entry.subject,
    detail: DetailSchema.parse(entry.detail),
  }));
}
