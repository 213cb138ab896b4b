import type { PaidOutcome, Receipt, ReceiptItem } from '@kinora/contract/api';
import { paidOutcomes } from '@kinora/contract/api';
import { media } from '@kinora/models';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { paidRequests, projects, steps } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readHoldsFor } from '../credits/index.ts';
import { readCharges, readOwnProject } from '../projects/index.ts';
import type { Project } from '../projects/index.ts';

interface ReceiptReader {
  readonly projectId: string;
  readonly reader: { readonly id: string; readonly isAdmin: boolean };
}

/** What was bought for a project: for its owner, and for admins. @throws AppError `not-found` */
export async function readReceipt(
  { database }: { readonly database: Database },
  { projectId, reader }: ReceiptReader,
): Promise<Receipt> {
  const project = await readableProject(database, { projectId, reader });
  const rows = await database
    .select({
      request: paidRequests,
      kind: steps.kind,
      inputHash: steps.inputHash,
      // What was asked for one scene says so, also where nothing came of it.
      sceneId: sql<string | null>`${steps.input}->>'sceneId'`,
    })
    .from(paidRequests)
    .leftJoin(steps, eq(steps.id, paidRequests.stepId))
    .where(and(eq(paidRequests.projectId, projectId), inArray(paidRequests.state, [...paidOutcomes])))
    .orderBy(asc(paidRequests.createdAt));
  const sceneOf = sceneNumbers(project);
  const isSingle = sceneOf.size === 0;
  const holds = await readHoldsFor(database, project.id);
  const { paid: paidCredits } = await readCharges(database, { ...project, holds });
  const items = rows.map(({ request, kind, inputHash, sceneId }): ReceiptItem => {
    // The query asked for these alone.
    const outcome = request.state as PaidOutcome;
    const ended = request.endedAt ?? request.createdAt;
    return {
      scene_number: sceneOf.get(sceneId ?? '') ?? sceneOf.get(inputHash ?? '') ?? null,
      step: kind,
      provider: request.provider,
      model: request.model,
      endpoint: request.endpoint,
      request_id: OperationSchema.safeParse(request.operation).data?.requestId ?? null,
      started_at: request.createdAt.toISOString(),
      seconds: (ended.getTime() - request.createdAt.getTime()) / 1000,
      outcome,
      estimate_usd: dollars(request.estimateMicro),
      cost_usd: dollars(request.costMicro),
      // The price is the result's; words bought on the way are in it.
      credits: isSingle && isMedium(request.medium) && isKept(outcome) ? paidCredits : 0,
    };
  });
  return { items, total_usd: totalOf(items), total_credits: paidCredits };
}

const mediaOfResults: readonly string[] = media;
const isMedium = (medium: string): boolean => mediaOfResults.includes(medium);
const isKept = (outcome: PaidOutcome): boolean => outcome === 'made' || outcome === 'late';

/** Vendors name their requests so. */
const OperationSchema = z.object({ requestId: z.string() });

async function readableProject(database: Database, { projectId, reader }: ReceiptReader): Promise<Project> {
  if (!reader.isAdmin) {
    return await readOwnProject(database, { projectId, ownerId: reader.id, modes: 'any' });
  }
  const [project] = await database.select().from(projects).where(eq(projects.id, projectId));
  if (project === undefined) {
    throw new AppError('not-found');
  }
  return project;
}

const ScenesSchema = z.array(
  z.looseObject({
    scene: z.looseObject({ id: z.string() }),
    pictureHashes: z.array(z.string()),
  }),
);

/** Scenes by their id, and by the hashes of the pictures they asked for. */
function sceneNumbers({ scenes }: Pick<Project, 'scenes'>): ReadonlyMap<string, number> {
  const read = ScenesSchema.safeParse(scenes).data ?? [];
  return new Map(
    read.flatMap(({ scene, pictureHashes }, index) =>
      [scene.id, ...pictureHashes].map((asked) => [asked, index + 1] as const),
    ),
  );
}

function dollars(micro: number | null): number | null {
  return micro === null ? null : micro / 1e6;
}

const mayBePaid: ReadonlySet<PaidOutcome> = new Set(['made', 'late', 'unknown', 'cancelled']);

function totalOf(items: readonly ReceiptItem[]): number {
  const paid = items.filter(({ outcome, cost_usd: cost }) => mayBePaid.has(outcome) || cost !== null);
  const micro = paid.reduce(
    (sum, { cost_usd: cost, estimate_usd: estimate }) => sum + Math.round((cost ?? estimate ?? 0) * 1e6),
    0,
  );
  return micro / 1e6;
}
