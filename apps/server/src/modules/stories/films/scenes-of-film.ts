import { DrawingSchema } from '@kinora/renderer';
import { z } from 'zod';
import type { Transaction } from '../../../db/client.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import type { Asset } from '../../assets/index.ts';
import { inputHash } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { castOfScene, speaksOnScreen } from '../pictures/cast.ts';
import { dayOf } from './look/film-boards.ts';
import { dipOfScene } from './look/film-grade.ts';
import { narrationInput, spokenText } from '../narration/narration-steps.ts';
import { readPictureUrls } from '../pictures/picture-urls.ts';
import type { MovedPicture, SceneOfFilm, SegmentInput } from './segment-steps.ts';
import { motionModelOf } from '../story-motion.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
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
  return stored.map((each, index) => {
    const picture = pictures.get(pictureIds[index] ?? '');
    if (picture?.projectId !== project.id) {
      throw new Error(`Scene ${index + 1} of project ${project.id} has no picture`);
    }
    const title = index === 0 ? titleOf(project, settings) : null;
    const lowerThird = lowerThirdOf(project, each, settings);
    return {
      picture: pictureOf(picture, each, {
        settings,
        title,
        lowerThird,
        filmLook: traitsOf(settings).isCinema
          ? { videoStyle: settings.video_style, dip: dipOfScene(index) }
          : null,
      }),
      narration: narrationOf(each, settings),
    };
  });
}

function narrationOf(stored: StoredScene, settings: StorySettings): SegmentInput['narration'] {
  const input = narrationInput(stored, settings);
  return input === null ? null : { hash: inputHash(input), text: spokenText(input) };
}

/** Lying films are 2.2:1, as in a cinema; the subtitles stand before the lower bar. */
const cinemaBar = 0.095;

function letterboxOf(settings: StorySettings): number {
  return traitsOf(settings).isCinema && settings.aspect_ratio === '16:9' ? cinemaBar : 0;
}

/** Films open with their title; a story's moving pictures begin at once. */
function titleOf({ title }: Project, settings: StorySettings): MovedPicture['title'] {
  return traitsOf(settings).isCinema ? { text: title, language: settings.language } : null;
}

/** Moving news say what a scene is about; on a drawn board its title does. */
function lowerThirdOf(
  { createdAt }: Project,
  { scene }: StoredScene,
  { video_type: videoType, language }: StorySettings,
): MovedPicture['lowerThird'] {
  const headline = scene.title.trim();
  return videoType === 'news' && headline !== ''
    ? { headline, line: dayOf(createdAt, language), language }
    : null;
}

/** A picture with a drawing is drawn again before the viewer's eyes; every other one is set in motion. */
function pictureOf(
  picture: Asset,
  { scene }: StoredScene,
  {
    settings,
    ...over
  }: { settings: StorySettings } & Pick<MovedPicture, 'title' | 'lowerThird' | 'filmLook'>,
): SegmentInput['picture'] {
  const drawn = DrawnPictureSchema.safeParse(picture.meta);
  if (drawn.success) {
    return { kind: 'drawn', drawing: drawn.data.plan };
  }
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
