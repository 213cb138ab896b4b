import { sceneFrames } from '@kinora/renderer';
import type { FilmChapter } from '@kinora/contract/api';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { Remembered } from '../../../platform/remembered.ts';
import type { Project } from '../../projects/index.ts';
import { storedScenesOf } from '../story-scene.ts';
import { filmPlanOf } from './film-length.ts';
import { readScenesByHash } from './planned-scenes.ts';
import type { PlannedScene } from './planned-scenes.ts';

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
  return await known.of([project.id, scenes.length, ...hashes].join(' '), async () => {
    const planned = await readScenesByHash(database, { projectId: project.id, hashes });
    if (planned === null) {
      return [];
    }
    const firstScene = filmPlanOf(project)?.firstScene ?? firstSceneOf(planned, scenes.length);
    return chaptersOf(planned, firstScene).slice(0, scenes.length);
  });
}

/** A film's title, before its scenes, is a board that nobody speaks over. */
function firstSceneOf([first, ...others]: readonly PlannedScene[], sceneCount: number): number {
  const { picture, narration } = first?.input ?? {};
  const isTitle = picture?.kind === 'drawn' && narration === null;
  return isTitle && others.length >= sceneCount ? 1 : 0;
}

/** Every segment from the first scene's on. What follows the last scene, such as credits, is no scene. */
function chaptersOf(planned: readonly PlannedScene[], firstScene: number): FilmChapter[] {
  let start = 0;
  const all = planned.map((scene, index) => {
    const { framesPerSecond } = scene.input.look;
    const chapter = {
      scene_number: index - firstScene + 1,
      start_seconds: start,
      end_seconds: start + sceneFrames(scene, framesPerSecond) / framesPerSecond,
    };
    start = chapter.end_seconds;
    return chapter;
  });
  return all.slice(firstScene);
}
