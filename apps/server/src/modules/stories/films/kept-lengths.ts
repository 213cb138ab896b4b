import { isDeepStrictEqual } from 'node:util';
import { leadInSeconds, sceneFrames } from '@kinora/renderer';
import type { Transaction } from '../../../db/client.ts';
import type { Project } from '../../projects/index.ts';
import { readNarrations, readScenesByHash } from './planned-scenes.ts';
import type { PlannedScene } from './planned-scenes.ts';
import { asJson, SILENT_SECONDS } from './segment-steps.ts';
import type { SceneOfFilm } from './segment-steps.ts';
import { readStandingFilm } from './standing-film.ts';

/**
 * Usual are 0.6 s. A page that makes room for the next takes 0.4 s, and may begin while a word dies away; a longer pause than
 * this is heard as one.
 */
const tail = { shortestSeconds: 0.25, longestSeconds: 1.25 } as const;

interface FilmToTime {
  readonly project: Pick<Project, 'id' | 'outputs'>;
  /** Of the new film. */
  readonly scenes: readonly SceneOfFilm[];
  readonly framesPerSecond: number;
}

/**
 * The scenes of a film that was edited. One whose words changed lasts as long as before, where a little more or less silence
 * after them does it: then the music, every later scene's place and nearly all of the sound stay as they are, and a changed
 * word costs one segment.
 */
export async function withKeptLengths(
  tx: Transaction,
  { project, scenes, framesPerSecond }: FilmToTime,
): Promise<readonly SceneOfFilm[]> {
  const { segments: hashes } = await readStandingFilm(tx, project);
  const standing = (await readScenesByHash(tx, { projectId: project.id, hashes })) ?? [];
  const spoken = await readNarrations(tx, {
    projectId: project.id,
    hashes: scenes.flatMap(({ narration }) => narration?.hash ?? []),
  });
  return scenes.map((scene, index) => {
    const before = standing[index];
    const narration = spoken.get(scene.narration?.hash ?? '');
    if (narration === undefined || !isSameScene(before, scene, framesPerSecond)) {
      return scene;
    }
    const frames = sceneFrames(before, framesPerSecond);
    const minimumSeconds = scene.minimumSeconds ?? SILENT_SECONDS;
    if (frames === sceneFrames({ narration, minimumSeconds }, framesPerSecond)) {
      return scene;
    }
    // In the middle of the last frame, where no rounding adds or takes one.
    const tailSeconds = (frames - 0.5) / framesPerSecond - leadInSeconds - narration.durationSeconds;
    const isKept = tailSeconds >= tail.shortestSeconds && tailSeconds <= tail.longestSeconds;
    return isKept ? { ...scene, tailSeconds: Math.round(tailSeconds * 1000) / 1000 } : scene;
  });
}

/** Whether it is the scene of before with the same picture, whatever is said. */
function isSameScene(
  before: PlannedScene | undefined,
  { picture }: SceneOfFilm,
  framesPerSecond: number,
): before is PlannedScene {
  return (
    before !== undefined &&
    before.narration !== null &&
    before.input.look.framesPerSecond === framesPerSecond &&
    isDeepStrictEqual(asJson(before.input.picture), asJson(picture))
  );
}
