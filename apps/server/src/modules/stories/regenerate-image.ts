import { projectStatus, sentences } from '@kinora/contract';
import type { ProjectStatus } from '@kinora/contract';
import { z } from 'zod/mini';
import { AppError } from '../../platform/errors/app-error.ts';
import { ensureHold, lockOwnProject, requireMove } from '../projects/index.ts';
import { fanOut } from './jobs/fan-out-pictures.ts';
import type { StoriesDeps } from './stories-deps.ts';
import { storedScenesOf } from './story-scene.ts';

/** Which scene gets another picture: its number from 1. */
export const RegenerateImagePayloadSchema = z.object({ scene_number: z.int().check(z.positive()) });

/** Asks for another picture of one scene: a new take beside the earlier ones, which stay selectable. */
export async function regenerateImage(
  deps: StoriesDeps,
  wish: { projectId: string; ownerId: string; sceneNumber: number },
): Promise<ProjectStatus> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, wish);
    if (project.status !== projectStatus.IMAGES_READY) {
      throw new AppError('conflict', { detail: sentences.readiness.shotsNotInReview });
    }
    const scenes = storedScenesOf(project);
    if (scenes[wish.sceneNumber - 1] === undefined) {
      throw new AppError('not-found');
    }
    const retaken = scenes.map((stored, index) =>
      index === wish.sceneNumber - 1
        ? { ...stored, take: stored.take + 1, scene: { ...stored.scene, selected_image_url: null } }
        : stored,
    );
    await ensureHold(tx, project);
    const moved = await requireMove(tx, {
      project,
      from: projectStatus.IMAGES_READY,
      to: projectStatus.GENERATING_IMAGES,
      now: deps.clock.now(),
      changes: { scenes: retaken, run: project.run + 1 },
    });
    await fanOut(tx, deps, moved);
    return moved.status;
  });
}
