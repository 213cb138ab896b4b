import type { Transaction } from '../../../db/client.ts';
import { enqueueStep, planSteps } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { filmPlanOf } from './film-length.ts';
import { enqueueMusic, findMusic } from './film-music.ts';
import { enqueueSound, findSound } from './film-sound.ts';
import { filmStep, finishFilm } from './finish-film.ts';
import { readPlannedScenes } from './planned-scenes.ts';
import { isHeardKnown } from './sound-steps.ts';

/**
 * Goes on when a part of a film has come: to its sound when its music is there and it is known what is heard, which is
 * mixed beside the segments, and to the joined film with the last of both. The caller holds the project's lock.
 */
export async function settleFilm(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const plan = filmPlanOf(project);
  if (plan === null) {
    throw new Error(`Project ${project.id} renders a film without a plan`);
  }
  const scenes = await readPlannedScenes(tx, project);
  const music = await findMusic(tx, deps, { project, scenes });
  if (music === undefined) {
    await enqueueMusic(tx, deps, project);
    return;
  }
  if (music.state !== 'finished' || !scenes.every(isHeardKnown)) {
    return;
  }
  const sound = await findSound(tx, deps, { project, scenes, music });
  if (sound === undefined) {
    await enqueueSound(tx, deps, { project, scenes, music });
    return;
  }
  if (sound.state !== 'finished' || !scenes.every(({ isRendered }) => isRendered)) {
    return;
  }
  const [step] = await planSteps(tx, {
    projectId: project.id,
    wanted: [filmStep(project, plan, { music, sound })],
    now: deps.clock.now(),
    ids: deps.ids,
  });
  await enqueueStep(tx, deps.queue, { definition: finishFilm, project, step });
}
