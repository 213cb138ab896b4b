import { rename } from 'node:fs/promises';
import { ownMaterial } from '@kinora/contract/api';
import type { OwnVersionData } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projects } from '../../../db/schema/index.ts';
import type { UploadedFile } from '../../../platform/http/multipart-rule.ts';
import { storeFile, writeAsset } from '../../assets/index.ts';
import type { KeptFile } from '../../assets/index.ts';
import { planSteps } from '../../projects/index.ts';
import type { OwnedProject, Project } from '../../projects/index.ts';
import { typeOfClip } from '../../uploads/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { cutOwnClip } from './own-cut-job.ts';
import type { OwnCutInput } from './upgrade-inputs.ts';
import { withScene } from './upgrading.ts';

/**
 * Keeps a clip as it was brought, so that another part can be cut from it. It is the person's own and counts among their
 * files; nobody else is ever shown it.
 */
export async function storeSource(
  deps: StoriesDeps,
  { ownerId, projectId }: OwnedProject,
  upload: UploadedFile,
): Promise<KeptFile> {
  const { contentType, extension } = await typeOfClip(upload.path);
  // A kept file is known by the extension of what it was.
  const file = `${upload.path}.${extension}`;
  await rename(upload.path, file);
  const madeBy = { provider: 'upload', model: 'upload' };
  return await storeFile(deps, { ownerId, projectId, file, kind: 'source', contentType, madeBy });
}

interface CutToBegin {
  readonly project: Project;
  readonly sceneId: string;
  readonly data: OwnVersionData;
  /** The id of one of the person's own files, or one that has no row yet. */
  readonly source: KeptFile | string;
}

/** Has a worker cut a clip for a scene. The caller holds the project's lock. */
export async function beginCut(
  tx: Transaction,
  deps: StoriesDeps,
  { project, sceneId, data, source }: CutToBegin,
): Promise<void> {
  const now = deps.clock.now();
  const sourceAssetId = typeof source === 'string' ? source : await writeAsset(tx, { kept: source, now });
  const scenes = storedScenesOf(project);
  const take = 1 + (scenes.find(({ scene }) => scene.id === sceneId)?.lastTake ?? 0);
  const input: OwnCutInput = {
    sceneId,
    model: ownMaterial,
    sourceAssetId,
    fromSeconds: data.from_seconds ?? 0,
    untilSeconds: data.until_seconds ?? null,
    soundLevel: data.sound_level ?? 0,
  };
  const wanted = [{ kind: 'clip', input, take } as const];
  const [step] = await planSteps(tx, { projectId: project.id, wanted, now, ids: deps.ids });
  if (step === undefined) {
    throw new Error('A cut that was planned is not there');
  }
  const withCut = withScene(scenes, sceneId, (stored) => ({
    ...stored,
    lastTake: take,
    cuts: [...stored.cuts, step.inputHash],
  }));
  // Open pages hear of it by the number alone: what was written is the same.
  await tx
    .update(projects)
    .set({ scenes: withCut, revision: project.revision + 1 })
    .where(eq(projects.id, project.id));
  await deps.queue.enqueue(tx, cutOwnClip, { stepId: step.id }, { group: project.ownerId });
}
