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
export interface PlannedScene extends Pick<SegmentInput, 'minimumSeconds' | 'tailSeconds'> {
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
  const scenes = await readScenesByHash(database, { projectId: project.id, hashes });
  if (scenes === null) {
    throw new Error(`A segment of project ${project.id} is missing`);
  }
  return scenes;
}

/** The scenes of these segments; null: one of them is not known here, as in a copy of a film. */
export async function readScenesByHash(
  database: DatabaseOrTransaction,
  { projectId, hashes }: { readonly projectId: string; readonly hashes: readonly string[] },
): Promise<PlannedScene[] | null> {
  const planned = await readStepsByHash(database, { projectId, hashes });
  const segments = hashes.flatMap((hash) => {
    const step = planned.find(({ kind, inputHash }) => kind === 'segment' && inputHash === hash);
    return step === undefined
      ? []
      : [{ input: SegmentInputSchema.parse(step.input), isRendered: step.state === 'finished' }];
  });
  if (segments.length < hashes.length) {
    return null;
  }
  const spoken = await readNarrations(database, {
    projectId,
    hashes: segments.flatMap(({ input }) => input.narration?.hash ?? []),
  });
  return segments.map(({ input, isRendered }) => ({
    input,
    isRendered,
    minimumSeconds: input.minimumSeconds,
    tailSeconds: input.tailSeconds,
    narration: input.narration === null ? null : (spoken.get(input.narration.hash) ?? null),
  }));
}

/** How narrations are spoken, by their hashes; without those that are not there yet. */
export async function readNarrations(
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
