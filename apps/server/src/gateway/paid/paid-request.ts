import { createHash } from 'node:crypto';
import type { JsonValue, PreparedMedia, ProviderErrorKind, RawAnswer } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { z } from 'zod';
import type { paidRequests } from '../../db/schema/index.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';

export type PaidRequest = typeof paidRequests.$inferSelect;

/** Whom a request is for. Without a step it is made for nobody's project: a sample, a check. */
export interface PaidFor {
  readonly stepId: string;
  readonly projectId: string;
  readonly ownerId: string;
}

const PreparedSchema: z.ZodType<PreparedMedia> = z.object({
  endpoint: z.string(),
  body: z.json(),
  estimate: z.number().nullable(),
});
const RawAnswerSchema: z.ZodType<RawAnswer> = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

export function preparedOf({ prepared }: PaidRequest): PreparedMedia {
  return PreparedSchema.parse(prepared);
}

/** Null: no answer came, or none was stored. */
export function rawAnswerOf({ rawAnswer }: PaidRequest): RawAnswer | null {
  return RawAnswerSchema.nullable().parse(rawAnswer);
}

export function jsonOf(value: unknown): JsonValue {
  return z.json().parse(value);
}

/** Hex SHA-256 of what is sent, and whither. */
export function hashOf({ endpoint, body }: PreparedMedia, provider: string): string {
  return createHash('sha256').update(canonicalJson({ provider, endpoint, body })).digest('hex');
}

/** Tells one key from another, and gives nothing of it away. */
export function fingerprintOf(key: string): string {
  return createHash('sha256').update(`kinora key ${key}`).digest('hex').slice(0, 12);
}

/** The failure that a request ended with. */
export function errorOf({ errorKind, error, errorDetail, id }: PaidRequest): ProviderError {
  // Written by ourselves, from the same list.
  const kind = (errorKind ?? 'unknown') as ProviderErrorKind;
  return new ProviderError(kind, error ?? '', { cause: new Error(`Request ${id}: ${errorDetail ?? kind}`) });
}
