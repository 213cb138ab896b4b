import { languageDetails, prices } from '@kinora/contract/catalogue';
import { hundredthsOf } from '@kinora/contract/money';
import { shotEditReasons } from '@kinora/contract/readiness';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { EditShotPayload } from '@kinora/contract/api';
import type { ImageModelKey } from '@kinora/contract/catalogue';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { unletterableLetters } from '@kinora/renderer';
import type { Transaction } from '../../../db/client.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assetIdOfUrl } from '../../assets/index.ts';
import { readBalance } from '../../credits/index.ts';
import {
  enqueueStep,
  ensureHold,
  holdForStep,
  inputHash,
  lockOwnProject,
  planSteps,
  refuseFor,
  requireMove,
} from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import type { EditInput } from './make-edit.ts';
import { makeEdit } from './make-edit.ts';
import { readPictureUrls } from './picture-urls.ts';
import { planOf } from '../review/review-scenes.ts';
import { shotNamesOf, shotUrlsOf } from './shots-of-scene.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import type { StorySettings } from '../story-settings.ts';

/**
 * Changes the picture of a shot as an instruction says: the new version stands beside the earlier ones and is chosen.
 * Paid by itself, and only when it succeeds. @throws AppError for every reason it cannot start
 */
export async function editShot(
  deps: StoriesDeps,
  wish: { ownerId: string; payload: EditShotPayload },
): Promise<ProjectStatus> {
  const { ownerId, payload } = wish;
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { projectId: payload.project_id, ownerId });
    const { availableHundredths } = await readBalance(tx, ownerId);
    refuseFor(
      shotEditReasons(payload, { status: project.status, plan: planOf(project), availableHundredths }),
    );
    const model = requireModel(deps, payload);
    refuseUnletterableWish(deps, { model, instruction: payload.new_prompt, settings: settingsOf(project) });
    const stored = findShot(storedScenesOf(project), payload);
    const input = await editInput(tx, { project, stored, payload, model });
    await ensureHold(tx, project);
    const moved = await enterEdit(tx, deps, { project, stored, input });
    return await queueEdit(tx, deps, { project: moved, input });
  });
}

function requireModel(deps: StoriesDeps, { model_name: model }: EditShotPayload): ImageModelKey {
  if (model === null || !deps.gateway.media.serves('picture', model)) {
    throw invalid('model_name', sentences.generation.modelUnavailable);
  }
  return model;
}

/** The built-in editor letters what it is told to write; a paid one may read any script. */
function refuseUnletterableWish(
  deps: StoriesDeps,
  wish: { model: ImageModelKey; instruction: string; settings: StorySettings },
): void {
  if (!deps.gateway.media.isBuiltIn(wish.model)) {
    return;
  }
  const letters = unletterableLetters(wish.instruction, languageDetails[wish.settings.language].code);
  if (letters.length > 0) {
    throw invalid('new_prompt', sentences.story.unletterable(letters));
  }
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', { detail: message, errors: [{ path, message }] });
}

function findShot(scenes: readonly StoredScene[], payload: EditShotPayload): StoredScene {
  const { shot_name: name, scene_number: number } = payload;
  const named = scenes.filter(
    ({ scene }, index) =>
      shotNamesOf(scene).includes(name) && (number === null || number === undefined || index === number - 1),
  );
  const [found] = named;
  if (found === undefined) {
    throw invalid('shot_name', sentences.notice.shotUnknown);
  }
  if (named.length > 1) {
    throw invalid('scene_number', sentences.notice.shotNeedsScene);
  }
  return found;
}

async function editInput(
  tx: Transaction,
  about: { project: Project; stored: StoredScene; payload: EditShotPayload; model: ImageModelKey },
): Promise<EditInput> {
  const { project, stored, payload, model } = about;
  const [options = []] = await readPictureUrls(tx, { projectId: project.id, scenes: [stored] });
  const assetId = assetIdOfUrl(shotUrlsOf(stored.scene, options)[payload.shot_name] ?? '');
  if (assetId === undefined) {
    throw invalid('shot_name', sentences.notice.shotUnknown);
  }
  const { aspect_ratio: aspectRatio, language, video_style: videoStyle } = settingsOf(project);
  const instruction = payload.new_prompt.trim();
  const shot = { sceneId: stored.scene.id, shotName: payload.shot_name, assetId };
  return { ...shot, instruction, model, aspectRatio, language, videoStyle };
}

/** Notes the edit in its scene and leaves the review for it. */
async function enterEdit(
  tx: Transaction,
  deps: StoriesDeps,
  about: { project: Project; stored: StoredScene; input: EditInput },
): Promise<Project> {
  const { project, stored, input } = about;
  const hash = inputHash(input);
  const scenes = storedScenesOf(project).map((each) =>
    each.scene.id === stored.scene.id && !each.edits.includes(hash)
      ? { ...each, edits: [...each.edits, hash] }
      : each,
  );
  const move = { project, now: deps.clock.now() };
  if (project.status === projectStatus.COMPLETE) {
    await requireMove(tx, { ...move, from: projectStatus.COMPLETE, to: projectStatus.IMAGES_READY });
  }
  return await requireMove(tx, {
    ...move,
    from: projectStatus.IMAGES_READY,
    to: projectStatus.GENERATING_IMAGES,
    changes: { scenes, run: project.run + 1, notice: null },
  });
}

/** The same instruction for the same picture again is another take. */
async function queueEdit(
  tx: Transaction,
  deps: StoriesDeps,
  { project, input }: { project: Project; input: EditInput },
): Promise<ProjectStatus> {
  const wanted = [{ kind: 'edit', input, take: project.run }] as const;
  const now = deps.clock.now();
  const [step] = await planSteps(tx, { projectId: project.id, wanted, now, ids: deps.ids });
  if (step === undefined) {
    throw new Error(`An edit of project ${project.id} was not planned`);
  }
  await holdForStep(tx, { project, step, amountHundredths: hundredthsOf(prices.shotEdit) });
  await enqueueStep(tx, deps.queue, { definition: makeEdit, project, step });
  return project.status;
}
