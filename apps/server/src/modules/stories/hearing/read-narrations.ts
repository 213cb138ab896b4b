import { usualSpeech } from '@kinora/contract/api';
import type { NarrationAnswer, NarrationsAnswer } from '@kinora/contract/api';
import { and, eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assetUrl, readAssets } from '../../assets/index.ts';
import { inputHash, readOwnProject, readStepsByHash } from '../../projects/index.ts';
import type { OwnedProject, Step } from '../../projects/index.ts';
import { narrationInput, NarrationResultSchema } from '../narration/narration-steps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';

/** How one narration stands. @throws AppError `not-found` */
export async function readNarration(
  database: Database,
  owned: OwnedProject & { narrationId: string },
): Promise<NarrationAnswer> {
  const project = await readOwnProject(database, owned);
  const [step] = await database
    .select()
    .from(steps)
    .where(
      and(eq(steps.id, owned.narrationId), eq(steps.projectId, project.id), eq(steps.kind, 'narration')),
    );
  if (step === undefined) {
    throw new AppError('not-found');
  }
  return await narrationAnswer(database, step);
}

/** How a project is spoken, and which of its kept scenes can be heard at once. @throws AppError `not-found` */
export async function readNarrations(database: Database, owned: OwnedProject): Promise<NarrationsAnswer> {
  const project = await readOwnProject(database, owned);
  const settings = settingsOf(project);
  const wanted = storedScenesOf(project).flatMap((stored) => {
    const input = narrationInput(stored, settings);
    return input === null ? [] : [{ sceneId: stored.scene.id, hash: inputHash(input) }];
  });
  const known = await readStepsByHash(database, {
    projectId: project.id,
    hashes: wanted.map(({ hash }) => hash),
  });
  const scenes = [];
  for (const { sceneId, hash } of wanted) {
    const step = known.find(
      (one) => one.kind === 'narration' && one.inputHash === hash && one.state === 'finished',
    );
    if (step !== undefined) {
      scenes.push({ ...(await narrationAnswer(database, step)), scene_id: sceneId });
    }
  }
  return { speech: settings.speech ?? usualSpeech, scenes };
}

export async function narrationAnswer(
  database: DatabaseOrTransaction,
  { id, state, assetId, result, error }: Step,
): Promise<NarrationAnswer> {
  const asset = assetId === null ? undefined : (await readAssets(database, [assetId])).get(assetId);
  if (state !== 'finished' || asset === undefined) {
    const isOver = state === 'failed' || (state === 'waiting' && error !== null);
    return {
      narration_id: id,
      status: isOver ? 'failed' : 'making',
      url: null,
      duration_seconds: null,
      words: [],
      error: isOver ? error : null,
    };
  }
  const { durationSeconds, words } = NarrationResultSchema.parse(result);
  return {
    narration_id: id,
    status: 'ready',
    url: assetUrl(asset),
    duration_seconds: durationSeconds,
    words: words.map(({ text, startSeconds, endSeconds }) => ({
      text,
      start_seconds: startSeconds,
      end_seconds: endSeconds,
    })),
    error: null,
  };
}
