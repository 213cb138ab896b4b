import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { steps } from '../../../db/schema/steps.ts';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { readAssets } from '../../assets/index.ts';
import { enqueueStep, inputHash, planSteps, readStepsByHash } from '../../projects/index.ts';
import type { Project, Step } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';
import { findMusic } from './film-music.ts';
import { readPlannedScenes } from './planned-scenes.ts';
import type { PlannedScene } from './planned-scenes.ts';
import { lookOf } from './segment-steps.ts';
import { mixFilm } from './sound-job.ts';
import { HeardSchema, SoundResultSchema, soundStep } from './sound-steps.ts';
import type { Heard, SoundResult } from './sound-steps.ts';

/** A film as far as its sound goes. */
export interface ScoredFilm {
  readonly project: Pick<Project, 'id' | 'settings'>;
  readonly scenes: readonly PlannedScene[];
  readonly music: Pick<Step, 'inputHash'>;
}

function wantedSound(deps: Pick<StoriesDeps, 'longSide'>, { project, scenes, music }: ScoredFilm) {
  const settings = settingsOf(project);
  return soundStep({
    scenes,
    framesPerSecond: lookOf(settings, deps).framesPerSecond,
    musicHash: music.inputHash,
    hasPenSounds: settings.pen_sounds,
  });
}

/** What is heard in a film that was put together by a version which mixed its sound with the last of its work. */
export async function heardIn(
  deps: Pick<StoriesDeps, 'database' | 'longSide'>,
  project: Project,
): Promise<Heard> {
  const scenes = await readPlannedScenes(deps.database, project);
  const music = await findMusic(deps.database, deps, { project, scenes });
  return HeardSchema.parse(
    wantedSound(deps, { project, scenes, music: { inputHash: music?.inputHash ?? '' } }).input,
  );
}

/** The step of a film's sound; undefined when nobody has planned it. */
export async function findSound(
  database: DatabaseOrTransaction,
  deps: Pick<StoriesDeps, 'longSide'>,
  film: ScoredFilm,
): Promise<Step | undefined> {
  const hash = inputHash(wantedSound(deps, film).input);
  const known = await readStepsByHash(database, { projectId: film.project.id, hashes: [hash] });
  return known.find((step) => step.kind === 'sound' && step.inputHash === hash);
}

/** Plans a film's sound and has it mixed. */
export async function enqueueSound(
  tx: Transaction,
  deps: StoriesDeps,
  film: ScoredFilm & { readonly project: Project },
): Promise<void> {
  const { project } = film;
  const [step] = await planSteps(tx, {
    projectId: project.id,
    wanted: [wantedSound(deps, film)],
    now: deps.clock.now(),
    ids: deps.ids,
  });
  // Its segments wait already: what is mixed behind the last of them is waited for by nobody else.
  await enqueueStep(tx, deps.queue, { definition: mixFilm, project, step, isFirst: true });
}

/** The part of a film's input that names its sound; films of earlier versions have none. */
export const FilmSoundSchema = z.object({ sound: z.string().default('') });

/** A film's sound, its file at hand. */
export interface StoredSound extends SoundResult {
  readonly file: string;
}

/** A sound that was mixed for a project, by the hash of all that is heard in it; null: there is none. */
export async function readSound(
  { database, storage }: Pick<StoriesDeps, 'database' | 'storage'>,
  of: { readonly projectId: string; readonly hash: string },
  workFolder: string,
): Promise<(StoredSound & Pick<Step, 'input'>) | null> {
  const [mixed] = await database
    .select({ input: steps.input, result: steps.result, assetId: steps.assetId })
    .from(steps)
    .where(
      and(
        eq(steps.projectId, of.projectId),
        eq(steps.kind, 'sound'),
        eq(steps.inputHash, of.hash),
        eq(steps.state, 'finished'),
      ),
    );
  const id = mixed?.assetId ?? '';
  const asset = (await readAssets(database, [id])).get(id);
  if (mixed === undefined || asset === undefined) {
    return null;
  }
  const file = await storage.localCopy(asset.storageKey, workFolder);
  return { ...SoundResultSchema.parse(mixed.result), input: mixed.input, file };
}
