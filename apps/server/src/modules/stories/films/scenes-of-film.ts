import { DrawingSchema } from '@kinora/renderer';
import { z } from 'zod';
import type { Transaction } from '../../../db/client.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import type { Asset } from '../../assets/index.ts';
import { inputHash, readStepsByHash } from '../../projects/index.ts';
import type { Project, Step } from '../../projects/index.ts';
import { castOfScene, speaksOnScreen } from '../pictures/cast.ts';
import { newsDayOf } from './look/news-day.ts';
import { dipOfScene } from './look/film-grade.ts';
import { narrationInput, spokenText } from '../narration/narration-steps.ts';
import { readPictureUrls } from '../pictures/picture-urls.ts';
import { SILENT_SECONDS } from './segment-steps.ts';
import type { FilmedPicture, MovedPicture, SceneOfFilm, SegmentInput } from './segment-steps.ts';
import { motionModelOf } from '../story-motion.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { ownClipOf, SceneClipInputSchema } from '../upgrades/upgrade-inputs.ts';
import { settingsOf, traitsOf } from '../story-settings.ts';
import type { StorySettings } from '../story-settings.ts';

/** What a picture that the renderer can draw keeps beside it. */
const DrawnPictureSchema = z.object({ plan: DrawingSchema });

/** Each scene's chosen picture and its narration. Scenes without a choice have their newest picture. */
export async function readScenesOfFilm(tx: Transaction, project: Project): Promise<SceneOfFilm[]> {
  const stored = storedScenesOf(project);
  const settings = settingsOf(project);
  const options = await readPictureUrls(tx, { projectId: project.id, scenes: stored });
  const pictureIds = stored.map(({ scene }, index) =>
    assetIdOfUrl(scene.selected_image_url ?? options[index]?.at(-1) ?? ''),
  );
  const pictures = await readAssets(
    tx,
    pictureIds.filter((id) => id !== undefined),
  );
  const hashes = stored.flatMap(({ upgrades }) => upgrades.flatMap((upgrade) => upgrade.hashes));
  const finished = await readStepsByHash(tx, { projectId: project.id, hashes });
  return stored.map((each, index) => {
    const picture = pictures.get(pictureIds[index] ?? '');
    // A copy shows the pictures of the project it was copied from.
    if (picture?.ownerId !== project.ownerId) {
      throw new Error(`Scene ${index + 1} of project ${project.id} has no picture`);
    }
    const clips = filmedClips(each, finished);
    const title = index === 0 ? titleOf(project, settings) : null;
    const lowerThird = lowerThirdOf(project, each, settings);
    const look = {
      settings,
      title,
      lowerThird,
      filmLook: traitsOf(settings).isCinema
        ? { videoStyle: settings.video_style, dip: dipOfScene(index) }
        : null,
    };
    const narration = narrationOf(each, settings);
    const drawing = DrawnPictureSchema.safeParse(picture.meta).data?.plan;
    if (clips !== null) {
      const filmed = { kind: 'filmed', clips, moved: movedPicture(picture, each, look) } as const;
      const board = drawing === undefined ? {} : { board: drawing };
      return { picture: filmed, narration, ...board, ...lengthOf(each, narration, finished) };
    }
    const shown =
      drawing === undefined ? movedPicture(picture, each, look) : ({ kind: 'drawn', drawing } as const);
    return { picture: shown, narration };
  });
}

/** The clips a scene shows, with those that never came; null: it is drawn or staged. */
export function filmedClips(
  { upgrades, clipTake }: Pick<StoredScene, 'upgrades' | 'clipTake'>,
  known: readonly Step[],
): FilmedPicture['clips'] | null {
  const chosen = upgrades.find(({ kind, take }) => kind === 'clip' && take === clipTake);
  if (chosen === undefined) {
    return null;
  }
  return chosen.hashes.map((hash) => {
    const step = known.find((one) => one.kind === 'clip' && one.inputHash === hash && one.take === clipTake);
    const { spoken = null } = SceneClipInputSchema.safeParse(step?.input).data ?? {};
    const stretch = spoken && { startSeconds: spoken.startSeconds, endSeconds: spoken.endSeconds };
    const soundLevel = ownClipOf(step)?.soundLevel;
    return { assetId: step?.assetId ?? null, stretch, ...(soundLevel === undefined ? {} : { soundLevel }) };
  });
}

/** Nobody chose a part of a clip to have it cut again: a scene without words lasts as long. */
function lengthOf(
  { upgrades, clipTake }: StoredScene,
  narration: SegmentInput['narration'],
  known: readonly Step[],
): Pick<SceneOfFilm, 'minimumSeconds'> {
  const chosen = upgrades.find(({ kind, take }) => kind === 'clip' && take === clipTake);
  const step = known.find(({ inputHash: hash, take }) => take === clipTake && chosen?.hashes[0] === hash);
  const own = ownClipOf(step);
  return own === null || narration !== null ? {} : { minimumSeconds: Math.max(SILENT_SECONDS, own.seconds) };
}

function narrationOf(stored: StoredScene, settings: StorySettings): SegmentInput['narration'] {
  const input = narrationInput(stored, settings);
  return input === null ? null : { hash: inputHash(input), text: spokenText(input) };
}

/** Lying films are 2.4:1, as in a cinema; a line of subtitles has the lower bar behind it, and not its edge. */
const cinemaBar = 0.13;

function letterboxOf(settings: StorySettings): number {
  return traitsOf(settings).isCinema && settings.aspect_ratio === '16:9' ? cinemaBar : 0;
}

/** Films open with their title; a story's moving pictures begin at once. */
function titleOf({ title }: Project, settings: StorySettings): MovedPicture['title'] {
  return traitsOf(settings).isCinema ? { text: title, language: settings.language } : null;
}

/** Moving news say what a scene is about; on a drawn board its title does. */
function lowerThirdOf(
  project: Project,
  { scene }: StoredScene,
  { video_type: videoType, language }: StorySettings,
): MovedPicture['lowerThird'] {
  const headline = scene.title.trim();
  return videoType === 'news' && headline !== ''
    ? { headline, line: newsDayOf(project, language), language }
    : null;
}

/** A picture that is set in motion. */
function movedPicture(
  picture: Asset,
  { scene }: StoredScene,
  {
    settings,
    ...over
  }: { settings: StorySettings } & Pick<MovedPicture, 'title' | 'lowerThird' | 'filmLook'>,
): MovedPicture {
  return {
    kind: 'moved',
    assetId: picture.id,
    videoModel: motionModelOf(settings),
    prompt: scene.video_prompt || scene.visual_elements.video_prompt || scene.image_prompt,
    aspectRatio: settings.aspect_ratio,
    cast: castOfScene(scene, settings),
    lipsync: speaksOnScreen(settings.selected_engine) ? (scene.lipsync ?? true) : scene.lipsync,
    letterbox: letterboxOf(settings),
    credits: null,
    ...over,
  };
}
