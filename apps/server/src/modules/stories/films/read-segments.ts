import type { Narration } from '@kinora/renderer';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { assets } from '../../../db/schema/assets.ts';
import { steps } from '../../../db/schema/steps.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { readAssets } from '../../assets/index.ts';
import type { Project } from '../../projects/index.ts';
import { filmPlanOf } from './film-length.ts';
import type { SegmentToJoin } from './film-tools.ts';
import { NarrationResultSchema } from '../narration/narration-steps.ts';
import type { NarrationResult } from '../narration/narration-steps.ts';
import { SegmentInputSchema, pictureIdOf, shownAssets } from './segment-steps.ts';
import type { SegmentInput } from './segment-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';

type SegmentDeps = Pick<StoriesDeps, 'database' | 'storage'>;

/** The rendered segments of a project's film in their order, their files at hand. */
export async function readSegments(
  deps: SegmentDeps,
  project: Pick<Project, 'id' | 'filmPlan'>,
  workFolder: string,
): Promise<SegmentToJoin[]> {
  const hashes = filmPlanOf(project)?.segmentHashes ?? [];
  const rendered = await deps.database
    .select({ hash: steps.inputHash, input: steps.input, key: assets.storageKey })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(and(eq(steps.projectId, project.id), eq(steps.kind, 'segment'), inArray(steps.inputHash, hashes)));
  const segments: SegmentToJoin[] = [];
  for (const hash of hashes) {
    const segment = rendered.find((row) => row.hash === hash);
    if (segment === undefined) {
      throw new Error(`A segment of project ${project.id} is missing`);
    }
    const { narration, minimumSeconds, tailSeconds, picture } = SegmentInputSchema.parse(segment.input);
    segments.push({
      narration: await readNarration(deps, { projectId: project.id, narration, workFolder }),
      minimumSeconds,
      tailSeconds,
      file: await deps.storage.localCopy(segment.key, workFolder),
      shows: await shownBy(deps, picture, workFolder),
    });
  }
  return segments;
}

/** The pictures that a film sets in motion, and the clips it shows. A drawn board shows what is drawn here alone. */
export async function readShownPictures(
  { database }: Pick<SegmentDeps, 'database'>,
  project: Pick<Project, 'id' | 'filmPlan'>,
): Promise<string[]> {
  const hashes = filmPlanOf(project)?.segmentHashes ?? [];
  const rendered = await database
    .select({ input: steps.input })
    .from(steps)
    .where(and(eq(steps.projectId, project.id), eq(steps.kind, 'segment'), inArray(steps.inputHash, hashes)));
  return rendered.flatMap(({ input }) => {
    const { picture } = SegmentInputSchema.parse(input);
    return shownAssets(picture);
  });
}

async function shownBy(
  deps: SegmentDeps,
  picture: SegmentInput['picture'],
  workFolder: string,
): Promise<SegmentToJoin['shows']> {
  if (picture.kind === 'drawn') {
    return picture;
  }
  // A film is not announced by what it does not show.
  const clips = picture.kind === 'filmed' ? picture.clips : [];
  const clipId = clips.find(({ assetId }) => assetId !== null)?.assetId ?? '';
  const clip = (await readAssets(deps.database, [clipId])).get(clipId);
  if (clip !== undefined) {
    return { kind: 'filmed', file: await deps.storage.localCopy(clip.storageKey, workFolder) };
  }
  const id = pictureIdOf(picture) ?? '';
  const asset = (await readAssets(deps.database, [id])).get(id);
  if (asset === undefined) {
    throw new Error(`The picture ${id} is missing`);
  }
  return { kind: 'moved', file: await deps.storage.localCopy(asset.storageKey, workFolder) };
}

/** A narration with its file at hand, and who speaks when. */
export interface SpokenScene extends Narration {
  readonly turns: NarrationResult['turns'];
}

/** What is spoken over a segment; null in a scene nobody speaks in. */
export async function readNarration(
  deps: { readonly database: Database; readonly storage: Storage },
  of: {
    projectId: string;
    narration: SegmentInput['narration'];
    /** Where the narration's file may be put when the store is not a folder. */
    workFolder: string;
  },
): Promise<SpokenScene | null> {
  if (of.narration === null) {
    return null;
  }
  const [spoken] = await deps.database
    .select({ result: steps.result, key: assets.storageKey })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(
      and(
        eq(steps.projectId, of.projectId),
        eq(steps.kind, 'narration'),
        eq(steps.inputHash, of.narration.hash),
        eq(steps.state, 'finished'),
      ),
    );
  if (spoken === undefined) {
    throw new Error(`A narration of project ${of.projectId} is missing`);
  }
  const { durationSeconds, words, turns } = NarrationResultSchema.parse(spoken.result);
  const file = await deps.storage.localCopy(spoken.key, of.workFolder);
  return { file, durationSeconds, words, turns, text: of.narration.text };
}
