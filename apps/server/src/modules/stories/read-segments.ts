import { and, eq, inArray } from 'drizzle-orm';
import { assets } from '../../db/schema/assets.ts';
import { steps } from '../../db/schema/steps.ts';
import { readAssets } from '../assets/index.ts';
import type { Project } from '../projects/index.ts';
import { filmPlanOf } from './film-plan.ts';
import type { SegmentToJoin } from './film-tools.ts';
import { readNarration } from './read-narration.ts';
import { SegmentInputSchema, SegmentResultSchema } from './segment-steps.ts';
import type { SegmentInput } from './segment-steps.ts';
import type { StoriesDeps } from './stories-deps.ts';

type SegmentDeps = Pick<StoriesDeps, 'database' | 'storage'>;

/** The rendered segments of a project's film in their order, their files at hand. */
export async function readSegments(
  deps: SegmentDeps,
  project: Pick<Project, 'id' | 'filmPlan'>,
  workFolder: string,
): Promise<SegmentToJoin[]> {
  const hashes = filmPlanOf(project)?.segmentHashes ?? [];
  const rendered = await deps.database
    .select({ hash: steps.inputHash, input: steps.input, result: steps.result, key: assets.storageKey })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(and(eq(steps.projectId, project.id), eq(steps.kind, 'segment'), inArray(steps.inputHash, hashes)));
  const segments: SegmentToJoin[] = [];
  for (const hash of hashes) {
    const segment = rendered.find((row) => row.hash === hash);
    if (segment === undefined) {
      throw new Error(`A segment of project ${project.id} is missing`);
    }
    const { narration, minimumSeconds, picture } = SegmentInputSchema.parse(segment.input);
    segments.push({
      narration: await readNarration(deps, { projectId: project.id, narration, workFolder }),
      minimumSeconds,
      file: await deps.storage.localCopy(segment.key, workFolder),
      shows: await shownBy(deps, picture, workFolder),
      ...SegmentResultSchema.parse(segment.result),
    });
  }
  return segments;
}

async function shownBy(
  deps: SegmentDeps,
  picture: SegmentInput['picture'],
  workFolder: string,
): Promise<SegmentToJoin['shows']> {
  if (picture.kind === 'drawn') {
    return picture;
  }
  const asset = (await readAssets(deps.database, [picture.assetId])).get(picture.assetId);
  if (asset === undefined) {
    throw new Error(`The picture ${picture.assetId} is missing`);
  }
  return { kind: 'moved', file: await deps.storage.localCopy(asset.storageKey, workFolder) };
}
