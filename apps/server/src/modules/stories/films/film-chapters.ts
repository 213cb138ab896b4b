import { sceneFrames } from '@kinora/renderer';
import type { FilmChapter } from '@kinora/contract/api';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { Remembered } from '../../../platform/remembered.ts';
import { readStepsByHash } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { NarrationResultSchema } from '../narration/narration-steps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { filmPlanOf } from './film-length.ts';
import { SegmentInputSchema } from './segment-steps.ts';

/** What a film's segments are never changes, and every poll asks. */
const known = new Remembered<FilmChapter[]>(500);

/** When each scene of a finished film begins and ends in it, by the frames of its segments; empty before there is one. */
export async function readFilmChapters(
  database: DatabaseOrTransaction,
  project: Pick<Project, 'id' | 'filmPlan' | 'outputs' | 'scenes'>,
): Promise<FilmChapter[]> {
  const hashes = project.outputs === null ? [] : (filmPlanOf(project)?.segmentHashes ?? []);
  const scenes = storedScenesOf(project);
  if (hashes.length < scenes.length) {
    return [];
  }
  return await known.of([project.id, ...hashes].join(' '), () =>
    countChapters(database, { projectId: project.id, hashes, count: scenes.length }),
  );
}

async function countChapters(
  database: DatabaseOrTransaction,
  { projectId, hashes, count }: { projectId: string; hashes: readonly string[]; count: number },
): Promise<FilmChapter[]> {
  const segments = await readStepsByHash(database, { projectId, hashes });
  const inputs = hashes.flatMap((hash) => {
    const segment = segments.find((one) => one.kind === 'segment' && one.inputHash === hash);
    return segment === undefined ? [] : [SegmentInputSchema.parse(segment.input)];
  });
  const spoken = await readStepsByHash(database, {
    projectId,
    hashes: inputs.flatMap(({ narration }) => narration?.hash ?? []),
  });
  let start = 0;
  // What follows the last scene, such as credits, is no scene.
  return inputs.slice(0, count).map(({ narration, minimumSeconds, look }, index) => {
    const heard = spoken.find((one) => one.kind === 'narration' && one.inputHash === narration?.hash);
    const frames = sceneFrames(
      {
        narration: heard === undefined ? null : NarrationResultSchema.parse(heard.result),
        minimumSeconds,
      },
      look.framesPerSecond,
    );
    const chapter = {
      scene_number: index + 1,
      start_seconds: start,
      end_seconds: start + frames / look.framesPerSecond,
    };
    start = chapter.end_seconds;
    return chapter;
  });
}
