import type { HearPayload, NarrationAnswer } from '@kinora/contract/api';
import { hearReasons } from '@kinora/contract/readiness';
import { emptyScene } from '@kinora/contract/scenes';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockOwnProject, planSteps, refuseFor } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { narrationInput, narrationStep } from '../narration/narration-steps.ts';
import type { NarrationInput } from '../narration/narration-steps.ts';
import { planOf } from '../review/review-scenes.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { beginStep } from './begin-step.ts';
import { hearScene } from './hear-scene-job.ts';
import { narrationAnswer } from './read-narrations.ts';

export interface HearWish {
  readonly projectId: string;
  readonly ownerId: string;
  readonly payload: HearPayload;
}

/**
 * Has a scene spoken as its editor has it, once for the same words said the same way. @throws AppError `conflict` while
 * something runs, `invalid` for an unknown voice, `closed-tier`
 */
export async function askToHear(deps: StoriesDeps, wish: HearWish): Promise<NarrationAnswer> {
  const voices = await deps.gateway.speech.voices();
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, wish);
    const input = inputOf(project, wish.payload);
    const voiceIds = [...new Set(input.parts.map(({ voiceId }) => voiceId))];
    refuseFor(hearReasons(voiceIds, { status: project.status, plan: planOf(project), voices }));
    const now = deps.clock.now();
    const wanted = [narrationStep(input)];
    const [step] = await planSteps(tx, { projectId: project.id, wanted, now, ids: deps.ids });
    if (step === undefined) {
      throw new Error('A narration that was planned is not there');
    }
    return await narrationAnswer(
      tx,
      await beginStep(tx, deps, { definition: hearScene, project, step, now }),
    );
  });
}

/** A scene that is not kept yet speaks as the one that it will be. */
function inputOf(
  project: Project,
  { scene_id: id, narration, voice_id: voiceId }: HearPayload,
): NarrationInput {
  const stored = storedScenesOf(project);
  const known = stored.find(({ scene }) => scene.id === id);
  const scene = { ...(known?.scene ?? emptyScene(1, '')), narration_script: narration, voice_id: voiceId };
  const shown: Pick<StoredScene, 'scene' | 'turn'> = { scene, turn: known?.turn ?? stored.length };
  const input = narrationInput(shown, settingsOf(project));
  if (input === null) {
    throw new AppError('invalid');
  }
  return input;
}
