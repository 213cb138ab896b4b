import { connectionSentences } from '@kinora/contract/sentences';
import type { ConnectionState } from '@kinora/contract/api';
import type { ProviderErrorKind } from '@kinora/models';
import type { capabilityChecks, connectionChecks } from '../../db/schema/index.ts';
import type { ConnectionFailure, RequestNews } from '../../gateway/index.ts';

/** What is known of a connection: its state, what that means, and when it last worked. */
export interface KnownState {
  readonly state: ConnectionState;
  readonly sentence: string;
  readonly lastOkAt: Date | null;
}

const words = connectionSentences;

const stateOfFailure = {
  auth: 'refused',
  no_credit: 'no_credit',
  transient: 'unreachable',
} as const satisfies Record<ConnectionFailure, ConnectionState>;

const sentenceOfFailure = {
  refused: words.keyRefused,
  no_credit: words.noCredit,
  unreachable: words.unreachable,
} as const;

/** What a failure says about a connection. */
export function judgeFailure(kind: ProviderErrorKind): { state: ConnectionState; sentence: string } {
  const state = kind === 'auth' || kind === 'no_credit' ? stateOfFailure[kind] : 'unreachable';
  return { state, sentence: sentenceOfFailure[state] };
}

type Check = Omit<typeof connectionChecks.$inferSelect, 'provider'>;
type HealthCheck = typeof capabilityChecks.$inferSelect;

/** The newest of the tests of a connection and of what it serves; it knows when any of them last went well. */
export function latestCheck(
  check: Check | undefined,
  healthChecks: readonly HealthCheck[],
): Check | undefined {
  const all = [...(check === undefined ? [] : [check]), ...healthChecks.flatMap(asCheck)];
  const [newest] = all.toSorted((a, b) => Number(b.checkedAt) - Number(a.checkedAt));
  const lastOkAt = all.reduce<Date | null>((found, one) => latest(found, one.lastOkAt), null);
  return newest === undefined ? undefined : { ...newest, lastOkAt };
}

function asCheck({ finishedAt, isWorking, sentence }: HealthCheck): Check[] {
  if (finishedAt === null || isWorking === null) {
    return [];
  }
  return [
    {
      state: isWorking ? 'ok' : 'unreachable',
      sentence: sentence ?? words.untested,
      lastOkAt: isWorking ? finishedAt : null,
      checkedAt: finishedAt,
    },
  ];
}

/** Joins the last test and what requests have brought since: whatever happened last counts. */
export function joinState(check: Check | undefined, news: RequestNews | undefined): KnownState {
  const madeAt = news?.failure === null ? news.at : null;
  const lastOkAt = latest(check?.lastOkAt ?? null, madeAt);
  if (news !== undefined && news.at.getTime() > (check?.checkedAt.getTime() ?? 0)) {
    return news.failure === null
      ? { state: 'ok', sentence: words.accepted, lastOkAt }
      : {
          state: stateOfFailure[news.failure],
          sentence: news.sentence ?? sentenceOfFailure[stateOfFailure[news.failure]],
          lastOkAt,
        };
  }
  if (check !== undefined) {
    // Written by ourselves, from the same list.
    return { state: check.state as ConnectionState, sentence: check.sentence, lastOkAt };
  }
  return { state: 'untested', sentence: words.untested, lastOkAt };
}

function latest(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && other > one) ? other : one;
}
