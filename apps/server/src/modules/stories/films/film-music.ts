import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { enqueueStep, inputHash, planSteps, readStepsByHash } from '../../projects/index.ts';
import type { Project, Step } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';
import { musicStep } from './music-steps.ts';
import { playMusic } from './music-job.ts';
import { readPlannedScenes } from './planned-scenes.ts';
import type { PlannedScene } from './planned-scenes.ts';
import { lookOf } from './segment-steps.ts';

type ScoredFilm = Pick<Project, 'id' | 'settings' | 'prompt'>;

/** The music of a film of these scenes: all it depends on is in their segments' inputs and their narrations. */
function wantedMusic(
  deps: Pick<StoriesDeps, 'longSide'>,
  project: ScoredFilm,
  scenes: readonly PlannedScene[],
) {
  return musicStep(project, scenes, lookOf(settingsOf(project), deps).framesPerSecond);
}

/** Plans a film's music and queues it, unless it is there from before. */
export async function enqueueMusic(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const [step] = await planSteps(tx, {
    projectId: project.id,
    wanted: [wantedMusic(deps, project, await readPlannedScenes(tx, project))],
    now: deps.clock.now(),
    ids: deps.ids,
  });
  if (step?.state !== 'finished') {
    await enqueueStep(tx, deps.queue, { definition: playMusic, project, step });
  }
}

/** The step of a film's music; undefined when nobody has planned it, as in films that were begun by an earlier version. */
export async function findMusic(
  database: DatabaseOrTransaction,
  deps: Pick<StoriesDeps, 'longSide'>,
  { project, scenes }: { readonly project: ScoredFilm; readonly scenes: readonly PlannedScene[] },
): Promise<Step | undefined> {
  const hash = inputHash(wantedMusic(deps, project, scenes).input);
  const known = await readStepsByHash(database, { projectId: project.id, hashes: [hash] });
  return known.find((step) => step.kind === 'music' && step.inputHash === hash);
}
