import { and, eq, inArray } from 'drizzle-orm';
import { assets } from '../../db/schema/assets.ts';
import { steps } from '../../db/schema/steps.ts';
import type { Project } from '../projects/index.ts';
import { filmPlanOf } from './film-plan.ts';
import type { FilmToJoin } from './film-tools.ts';
import { sceneTimeline } from './scene-timeline.ts';
import { SegmentInputSchema } from './segment-steps.ts';
import type { StoriesDeps } from './stories-deps.ts';

/** The rendered segments of a project's film in their order, their files at hand. */
export async function readSegments(
  deps: Pick<StoriesDeps, 'database' | 'storage'>,
  project: Pick<Project, 'id' | 'filmPlan'>,
  workFolder: string,
): Promise<FilmToJoin['segments']> {
  const hashes = filmPlanOf(project)?.segmentHashes ?? [];
  const rendered = await deps.database
    .select({ hash: steps.inputHash, input: steps.input, key: assets.storageKey })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(and(eq(steps.projectId, project.id), eq(steps.kind, 'segment'), inArray(steps.inputHash, hashes)));
  const segments = [];
  for (const hash of hashes) {
    const segment = rendered.find((row) => row.hash === hash);
    if (segment === undefined) {
      throw new Error(`A segment of project ${project.id} is missing`);
    }
    const input = SegmentInputSchema.parse(segment.input);
    const scene = await sceneTimeline(deps, { projectId: project.id, input, workFolder });
    segments.push({ scene, file: await deps.storage.localCopy(segment.key, workFolder) });
  }
  return segments;
}
