import { and, desc, inArray, isNotNull, or, eq, sql } from 'drizzle-orm';
import type { ProviderErrorKind } from '@kinora/models';
import type { Database } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';

/** Failures that say something about a connection; every other one is about a single wish. */
const connectionFailures = ['auth', 'no_credit', 'transient'] as const satisfies readonly ProviderErrorKind[];
export type ConnectionFailure = (typeof connectionFailures)[number];

/** What the newest request with a key says about the connection. */
export interface RequestNews {
  readonly provider: string;
  readonly keyFingerprint: string;
  /** Null: it was made. */
  readonly failure: ConnectionFailure | null;
  readonly sentence: string | null;
  readonly at: Date;
}

/** The newest telling request of each key. */
export async function readRequestNews(database: Database): Promise<RequestNews[]> {
  const isTelling = or(
    eq(paidRequests.state, 'made'),
    inArray(paidRequests.errorKind, [...connectionFailures]),
  );
  const rows = await database
    .selectDistinctOn([paidRequests.provider, paidRequests.keyFingerprint], {
      provider: paidRequests.provider,
      keyFingerprint: paidRequests.keyFingerprint,
      state: paidRequests.state,
      errorKind: paidRequests.errorKind,
      error: paidRequests.error,
      at: paidRequests.endedAt,
    })
    .from(paidRequests)
    .where(and(isNotNull(paidRequests.endedAt), isTelling))
    .orderBy(paidRequests.provider, paidRequests.keyFingerprint, desc(paidRequests.endedAt));
  return rows.flatMap(({ at, state, errorKind, error, ...of }) => {
    const failure = connectionFailures.find((kind) => kind === errorKind) ?? null;
    return at === null ? [] : [{ ...of, at, failure: state === 'made' ? null : failure, sentence: error }];
  });
}

/** What is known of an endpoint from the requests that it got. */
export interface EndpointNews {
  readonly provider: string;
  readonly endpoint: string;
  readonly madeAt: Date | null;
  /** What the newest one with a price was estimated at. */
  readonly estimateMicro: number | null;
}

export async function readEndpointNews(database: Database): Promise<EndpointNews[]> {
  const rows = await database
    .select({
      provider: paidRequests.provider,
      endpoint: paidRequests.endpoint,
      madeAt: sql<string | null>`max(${paidRequests.endedAt}) filter (where ${paidRequests.state} = 'made')`,
      estimateMicro: sql<
        string | null
      >`(array_agg(${paidRequests.estimateMicro} order by ${paidRequests.createdAt} desc)
        filter (where ${paidRequests.estimateMicro} is not null))[1]`,
    })
    .from(paidRequests)
    .groupBy(paidRequests.provider, paidRequests.endpoint);
  return rows.map(({ madeAt, estimateMicro, ...of }) => ({
    ...of,
    madeAt: madeAt === null ? null : new Date(madeAt),
    estimateMicro: estimateMicro === null ? null : Number(estimateMicro),
  }));
}
