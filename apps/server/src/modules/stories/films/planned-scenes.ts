import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { readStepsByHash } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { NarrationResultSchema } from '../narration/narration-steps.ts';
import type { NarrationResult } from '../narration/narration-steps.ts';
import { filmPlanOf } from './film-length.ts';
import { SegmentInputSchema } from './segment-steps.ts';
import type { SegmentInput } from './segment-steps.ts';

/** A scene of a film that is put together: what its segment is made of, and how it is spoken. */
export interface PlannedScene extends Pick<SegmentInput, 'minimumSeconds'> {
  readonly input: SegmentInput;
  readonly isRendered: boolean;
  readonly narration: NarrationResult | null;
}

/** The scenes of a film whose segments are planned, in their order. */
export async function readPlannedScenes(
  database: DatabaseOrTransaction,
  project: Pick<Project, 'id' | 'filmPlan'>,
): Promise<PlannedScene[]> {
  const hashes = filmPlanOf(project)?.segmentHashes ?? [];
  const planned = await readStepsByHash(database, { projectId: project.id, hashes });
  const segments = hashes.map((hash) => {
    const step = planned.find(({ kind, inputHash }) => kind === 'segment' && inputHash === hash);
    return { input: SegmentInputSchema.parse(step?.input), isRendered: step?.state === 'finished' };
  });
  const spoken = await readNarrations(database, {
    projectId: project.id,
    hashes: segments.flatMap(({ input }) => input.narration?.hash ?? []),
  });
  return segments.map(({ input, isRendered }) => ({
    input,
    isRendered,
    minimumSeconds: input.minimumSeconds,
    narration: input.narration === null ? null : (spoken.get(input.narration.hash) ?? null),
  }));
}

async function readNarrations(
  database: DatabaseOrTransaction,
  of: { readonly projectId: string; readonly hashes: string[] },
): Promise<Map<string, NarrationResult>> {
  const rows = await database
    .select({ hash: steps.inputHash, result: steps.result })
    .from(steps)
    .where(
      and(
        eq(steps.projectId, of.projectId),
        eq(steps.kind, 'narration'),
        eq(steps.state, 'finished'),
        inArray(steps.inputHash, of.hashes),
      ),
    );
  return new Map(rows.map(({ hash, result }) => [hash, NarrationResultSchema.parse(result)]));
}
