import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import {
  dropUnfinishedSteps,
  enqueueStep,
  lockProject,
  moveProject,
  planSteps,
} from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { boardedFilmOf, withFilmBoards } from './look/film-boards.ts';
import { readCredits, withCredits } from './look/film-credits.ts';
import type { FilmPlan } from './film-length.ts';
import { readScenesOfFilm } from './scenes-of-film.ts';
import { lookOf, wantedSegments } from './segment-steps.ts';
import type { SceneOfFilm } from './segment-steps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { StageTaskSchema } from './stage-task.ts';
import type { StageTask } from './stage-task.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';
import { enqueueMusic } from './film-music.ts';
import { withKeptLengths } from './kept-lengths.ts';
import { renderSegment } from './render-segment.ts';
import { settleFilm } from './settle-film.ts';

export const assembleFilm: JobDefinition<StageTask> = {
  name: 'assemble-film',
  payload: StageTaskSchema,
  timeoutSeconds: 60,
  expectedLength: 'short',
};

/** Puts the film together on paper: which drawing goes with which narration. Then renders the segments that are new. */
export function runAssembleFilm(deps: StoriesDeps): JobHandler<StageTask> {
  return (task) =>
    deps.database.transaction(async (tx) => {
      const project = await lockProject(tx, task.projectId);
      if (project?.run !== task.run || project.status !== projectStatus.ASSEMBLING) {
        return;
      }
      await fanOutSegments(tx, deps, project);
    });
}

async function fanOutSegments(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const ofFilm = await readScenesOfFilm(tx, project);
  const played = withCredits(ofFilm, await readCredits(tx, project));
  const look = lookOf(settingsOf(project), deps);
  const shown = withFilmBoards(played, boardedFilmOf(project));
  const { framesPerSecond } = look;
  const scenes = await withKeptLengths(tx, { project, scenes: shown, framesPerSecond });
  const { staging } = deps.gateway;
  const variant = await staging.variant();
  const versions = {
    renderer: deps.filmTools.version,
    stagingOf: (model: string) => withVariant(staging.versionOf(model), variant),
  };
  const planned = await planSteps(tx, {
    projectId: project.id,
    wanted: wantedSegments(scenes, look, versions),
    now: deps.clock.now(),
    ids: deps.ids,
  });
  const missing = new Map(planned.filter((step) => step.state !== 'finished').map((step) => [step.id, step]));
  const filmPlan: FilmPlan = {
    run: project.run,
    segmentHashes: planned.map((step) => step.inputHash),
    firstScene: shown.findIndex((scene) => scene === ofFilm[0]),
    missing: missing.size,
  };
  const moved = await moveProject(tx, {
    project,
    from: projectStatus.ASSEMBLING,
    to: projectStatus.RENDERING_VIDEO,
    now: deps.clock.now(),
    changes: {
      filmPlan,
      scenes: withDraftSegments(project, { ofFilm, scenes: shown, hashes: filmPlan.segmentHashes }),
    },
  });
  const film = moved ?? project;
  await enqueueMusic(tx, deps, film);
  for (const step of missing.values()) {
    await enqueueStep(tx, deps.queue, { definition: renderSegment, project, step });
  }
  // An earlier run's, whose job is gone: it is planned anew.
  await dropUnfinishedSteps(tx, { projectId: project.id, kind: 'sound' });
  await settleFilm(tx, deps, film);
}

/** What is installed or removed meanwhile makes another segment of the same scene. */
function withVariant(version: string | null, variant: string): string | null {
  return version === null || variant === '' ? version : `${version}.${variant}`;
}

/** Scenes that show what the studio made remember the segment that does: it is looked at beside other versions. */
function withDraftSegments(
  project: Project,
  film: { ofFilm: readonly SceneOfFilm[]; scenes: readonly SceneOfFilm[]; hashes: readonly string[] },
): StoredScene[] {
  return storedScenesOf(project).map((stored, index) => {
    const scene = film.ofFilm[index];
    const place = scene === undefined ? -1 : film.scenes.indexOf(scene);
    const isDraft = scene !== undefined && scene.picture.kind !== 'filmed';
    return isDraft ? { ...stored, draftSegment: film.hashes[place] ?? stored.draftSegment } : stored;
  });
}
