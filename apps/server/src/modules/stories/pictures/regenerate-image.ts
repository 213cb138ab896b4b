import { engineOf, prices } from '@kinora/contract/catalogue';
import { hundredthsOf } from '@kinora/contract/money';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { z } from 'zod/mini';
import type { Transaction } from '../../../db/client.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ensureHold, holdForStep, lockOwnProject, planSteps, requireMove } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import type { StorySettings } from '../story-settings.ts';
import { fanOut } from './fan-out-pictures.ts';
import { pictureModelOf } from './paint-picture.ts';
import { wantedPictures } from './picture-steps.ts';

/** Which scene gets another picture, and what its owner takes that to cost. */
export const RegenerateImagePayloadSchema = z.object({
  /** From 1. */
  scene_number: z.int().check(z.positive()),
  /** The call is refused when it costs something else; left out: whatever it costs. */
  expected_credits: z.optional(z.number()),
});

export interface RegenerateWish {
  readonly projectId: string;
  readonly ownerId: string;
  readonly payload: z.output<typeof RegenerateImagePayloadSchema>;
}

/**
 * Asks for another picture of one scene: a new take beside the earlier ones, which stay selectable. Painted here it belongs
 * to the story's price; of a vendor every picture is paid by itself. @throws AppError for every reason it cannot start
 */
export async function regenerateImage(deps: StoriesDeps, wish: RegenerateWish): Promise<ProjectStatus> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, wish);
    if (project.status !== projectStatus.IMAGES_READY) {
      throw new AppError('conflict', { detail: sentences.readiness.shotsNotInReview });
    }
    const scenes = storedScenesOf(project);
    const index = wish.payload.scene_number - 1;
    const chosen = scenes[index];
    if (chosen === undefined) {
      throw new AppError('not-found');
    }
    const settings = settingsOf(project);
    await refuseOtherPrice(deps, { stored: chosen, settings, wish });
    const retaken = scenes.map((stored, at) =>
      at === index
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
    await holdForTake(tx, deps, { project: moved, index });
    await fanOut(tx, deps, moved);
    return moved.status;
  });
}

/** Credits of another take of a scene's pictures: none for what is painted here. */
function priceOfTake({ maker }: StoredScene, { selected_engine: engine }: StorySettings): number {
  return maker === null ? 0 : prices.image * engineOf(engine).image_options;
}

async function refuseOtherPrice(
  { gateway }: StoriesDeps,
  { stored, settings, wish }: { stored: StoredScene; settings: StorySettings; wish: RegenerateWish },
): Promise<void> {
  const { expected_credits: expected } = wish.payload;
  if (expected !== undefined && expected !== priceOfTake(stored, settings)) {
    throw new AppError('price_changed');
  }
  const count = engineOf(settings.selected_engine).image_options;
  const model = stored.castModel ?? pictureModelOf(settings);
  const refusal =
    stored.maker === null
      ? null
      : await gateway.media.refusalOfBudget([{ medium: 'picture', model, count }], wish);
  if (refusal !== null) {
    throw new AppError('budget_reached', { detail: refusal });
  }
}

/** A hold for each picture that a vendor will be paid for: it is captured when that very picture is there. */
async function holdForTake(
  tx: Transaction,
  deps: StoriesDeps,
  { project, index }: { project: Project; index: number },
): Promise<void> {
  const scenes = storedScenesOf(project);
  if (scenes[index]?.maker === null) {
    return;
  }
  const wanted = wantedPictures(scenes, settingsOf(project))[index] ?? [];
  const now = deps.clock.now();
  for (const step of await planSteps(tx, { projectId: project.id, wanted, now, ids: deps.ids })) {
    if (step.state !== 'finished') {
      await holdForStep(tx, { project, step, amountHundredths: hundredthsOf(prices.image) });
    }
  }
}
