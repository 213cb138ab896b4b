import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { sourceOfWork } from '../../assets/index.ts';
import type { FileToKeep } from '../../assets/index.ts';
import { StepTaskSchema, enqueueStep, moveProject, payHold, runStep } from '../../projects/index.ts';
import type {
  ClaimedStep,
  KeptStep,
  MadeStep,
  Project,
  Step,
  StepCall,
  StepTask,
  WantedStep,
} from '../../projects/index.ts';
import { FilmMeasuresSchema } from './film-outputs.ts';
import type { FilmOutputs } from './film-outputs.ts';
import type { FilmPlan } from './film-length.ts';
import { FilmSoundSchema, heardIn, readSound } from './film-sound.ts';
import type { StoredSound } from './film-sound.ts';
import type { JoinedFilm } from './film-tools.ts';
import { mixHeard } from './mix-heard.ts';
import { readSegments, readShownPictures } from './read-segments.ts';
import { lookOf } from './segment-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';

export const finishFilm: JobDefinition<StepTask> = {
  name: 'finish-film',
  payload: StepTaskSchema,
  timeoutSeconds: 1_800,
  expectedLength: 'long',
};

const place = { statuses: [projectStatus.RENDERING_VIDEO, projectStatus.UPLOADING] };

/** Joins the segments, lays the sound under them, stores the film with its poster and subtitles, and is paid. */
export function runFinishFilm(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place,
        perform: (claimed, call) => joinSegments(deps, claimed, call),
        settle: (tx, claimed, made) => completeStory(tx, deps, { claimed, made }),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: finishFilm, project, step, delaySeconds }),
      },
    );
}

async function joinSegments(deps: StoriesDeps, claimed: ClaimedStep, call: StepCall): Promise<MadeStep> {
  const { project } = claimed;
  const folder = join(call.workFolder, 'film');
  await mkdir(folder);
  const { sound: hash } = FilmSoundSchema.parse(claimed.step.input);
  const sound =
    (await readSound(deps, { projectId: project.id, hash }, call.workFolder)) ??
    (await mixHeard(deps, { project, heard: await heardIn(deps, project) }, call));
  const joined = await deps.filmTools.joinFilm(
    {
      segments: await readSegments(deps, project, call.workFolder),
      look: lookOf(settingsOf(project), deps),
      sound,
      folder,
    },
    { signal: call.signal, onProgress: call.noteProgress },
  );
  // Undefined when a run before this one got as far as storing: then it is UPLOADING already.
  await moveProject(deps.database, {
    project,
    from: projectStatus.RENDERING_VIDEO,
    to: projectStatus.UPLOADING,
    now: deps.clock.now(),
  });
  const digitalSource = await sourceOfWork(deps.database, await readShownPictures(deps, project));
  const { integratedLufs, truePeakDb } = sound;
  const film = { ...joined, integratedLufs, truePeakDb };
  return madeFilm(film, { version: deps.filmTools.version, digitalSource });
}

function madeFilm(
  joined: JoinedFilm & Pick<StoredSound, 'integratedLufs' | 'truePeakDb'>,
  { version, digitalSource }: Required<Pick<FileToKeep, 'digitalSource'>> & { version: string },
): MadeStep {
  const { film, poster, subtitles, captions } = joined;
  const measures = FilmMeasuresSchema.parse(joined);
  return {
    result: measures,
    madeBy: { provider: 'builtin', model: `renderer ${version}` },
    files: [
      { file: film, kind: 'film', contentType: 'video/mp4', meta: measures, digitalSource },
      { file: poster, kind: 'poster', contentType: 'image/webp', digitalSource },
      ...textFile(subtitles, 'subtitles', 'application/x-subrip'),
      ...textFile(captions, 'captions', 'text/vtt'),
    ],
  };
}

function textFile(
  file: string | null,
  kind: 'subtitles' | 'captions',
  contentType: string,
): MadeStep['files'] {
  return file === null ? [] : [{ file, kind, contentType }];
}

async function completeStory(
  tx: Transaction,
  deps: StoriesDeps,
  done: { claimed: ClaimedStep; made: KeptStep },
): Promise<void> {
  const { project } = done.claimed;
  const now = deps.clock.now();
  const assetOf = (kind: string): string | null =>
    done.made.kept.find((file) => file.kind === kind)?.assetId ?? null;
  const [filmAssetId, posterAssetId] = [assetOf('film'), assetOf('poster')];
  if (filmAssetId === null || posterAssetId === null) {
    throw new Error(`The film of project ${project.id} was not kept`);
  }
  const outputs: FilmOutputs = {
    ...FilmMeasuresSchema.parse(done.made.result),
    filmAssetId,
    posterAssetId,
    subtitlesAssetId: assetOf('subtitles'),
    captionsAssetId: assetOf('captions'),
  };
  await moveProject(tx, {
    project,
    from: projectStatus.UPLOADING,
    to: projectStatus.COMPLETE,
    now,
    changes: { outputs, completedAt: now },
  });
  await payHold(tx, project, now);
}

/** The joining of a film. Every run joins its own: the files of an earlier film are not handed out twice. */
export function filmStep(
  project: Pick<Project, 'run'>,
  plan: FilmPlan,
  { music, sound }: Readonly<Record<'music' | 'sound', Pick<Step, 'inputHash'>>>,
): WantedStep {
  return {
    kind: 'film',
    input: { segments: [...plan.segmentHashes], music: music.inputHash, sound: sound.inputHash },
    take: project.run,
  };
}
