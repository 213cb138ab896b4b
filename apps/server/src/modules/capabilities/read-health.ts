import type { AdminCapability, Capability } from '@kinora/contract/api';
import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { capabilityChecks, mails, steps } from '../../db/schema/index.ts';
import type { CapabilitiesDeps } from './capabilities-deps.ts';
import type { CapabilityServer } from './capability-server.ts';
import { checkAnswer } from './check-answer.ts';

type StepKind = typeof steps.$inferSelect.kind;

/** The steps that a capability's models work in. */
const kindsOf = {
  text: ['script'],
  images: ['picture', 'portrait', 'edit'],
  video: ['clip', 'segment'],
  speech: ['narration'],
  search: [],
  mail: [],
} as const satisfies Record<Capability, readonly StepKind[]>;

/** How the last work of something went. */
interface LastWork {
  readonly succeededAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

/** Who serves what, how the last work for people went, and what the last test brought. */
export async function readHealth({
  database,
  servers: listServers,
}: CapabilitiesDeps): Promise<AdminCapability[]> {
  const servers = listServers();
  const [checks, work, mailing] = await Promise.all([
    database.select().from(capabilityChecks),
    readWork(database),
    readMailing(database),
  ]);
  return servers.map((server) => {
    const check = checks.find(
      (one) => one.capability === server.capability && one.provider === server.provider,
    );
    const isAlone = servers.filter((other) => other.capability === server.capability).length === 1;
    const last = server.capability === 'mail' ? mailing : lastWorkOf(work, server, isAlone);
    return {
      capability: server.capability,
      provider: server.provider,
      address: server.address,
      model: server.model,
      model_count: server.modelKeys?.length ?? null,
      is_configured: server.isConfigured,
      last_success_at: last.succeededAt?.toISOString() ?? null,
      last_failure_at: last.failedAt?.toISOString() ?? null,
      last_failure: last.failure,
      check: check === undefined ? null : checkAnswer(check),
    };
  });
}

type Work = Awaited<ReturnType<typeof readWork>>;

async function readWork(database: Database) {
  const hasFailed = isNotNull(steps.error);
  const [successes, failures] = await Promise.all([
    database
      .select({ kind: steps.kind, provider: steps.provider, at: max(steps.finishedAt) })
      .from(steps)
      // What a person brought was never begun.
      .where(and(eq(steps.state, 'finished'), isNotNull(steps.startedAt)))
      .groupBy(steps.kind, steps.provider),
    database
      .select({
        kind: steps.kind,
        at: max(steps.startedAt),
        sentence: sql<string | null>`(array_agg(${steps.error} order by ${steps.startedAt} desc))[1]`,
      })
      .from(steps)
      .where(hasFailed)
      .groupBy(steps.kind),
  ]);
  return { successes, failures };
}

/** A step that failed does not say who failed it: it counts where one alone serves the capability. */
function lastWorkOf(work: Work, server: CapabilityServer, isAlone: boolean): LastWork {
  const kinds: readonly StepKind[] = kindsOf[server.capability];
  const isIts = ({ kind }: { kind: StepKind }): boolean => kinds.includes(kind);
  const successes = work.successes.filter((one) => isIts(one) && one.provider === server.provider);
  const failure = (isAlone ? work.failures : [])
    .filter(isIts)
    .reduce<Work['failures'][number] | null>(
      (latest, one) => (timeOf(one.at) > timeOf(latest?.at ?? null) ? one : latest),
      null,
    );
  const succeededAt = Math.max(...successes.map((one) => timeOf(one.at)), 0);
  return {
    succeededAt: succeededAt === 0 ? null : new Date(succeededAt),
    failedAt: failure?.at ?? null,
    failure: failure?.sentence ?? null,
  };
}

function timeOf(date: Date | null): number {
  return date?.getTime() ?? 0;
}

async function readMailing(database: Database): Promise<LastWork> {
  const [row] = await database
    .select({
      succeededAt: max(mails.sentAt),
      failedAt: sql<
        string | null
      >`max(${mails.createdAt}) filter (where ${mails.failures} > 0 and ${mails.sentAt} is null)`,
    })
    .from(mails);
  const failedAt = row?.failedAt ?? null;
  return {
    succeededAt: row?.succeededAt ?? null,
    failedAt: failedAt === null ? null : new Date(failedAt),
    failure: null,
  };
}
