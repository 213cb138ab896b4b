import { engineOf } from '../catalogue/engines.ts';
import type { EngineKey } from '../catalogue/engines.ts';
import { imageModelOf } from '../catalogue/image-models.ts';
import type { ImageModelKey } from '../catalogue/image-models.ts';
import { singleModeFacts } from '../catalogue/modes.ts';
import type { GenerationMode } from '../catalogue/modes.ts';
import { videoModelOf } from '../catalogue/video-models.ts';
import type { VideoModelKey } from '../catalogue/video-models.ts';

/** The choices that decide what else may be chosen. */
export interface ModeChoices {
  readonly mode: GenerationMode;
  readonly engine: EngineKey | null;
  readonly imageModel: ImageModelKey | null;
  readonly videoModel: VideoModelKey | null;
}

/** Upright pictures: always for films, videos and effects; stories by image model, else engine; images by the model. */
export function allowsNineSixteen(choices: ModeChoices): boolean {
  const { mode, engine, imageModel } = choices;
  if (mode === 'films') {
    return true;
  }
  if (mode !== 'stories' && singleModeFacts[mode].upright === 'always') {
    return true;
  }
  if (imageModel !== null) {
    return imageModelOf(imageModel).nine_sixteen;
  }
  return mode === 'stories' && engine !== null && engineOf(engine).nine_sixteen;
}

/** Image upload: two engines in stories, images mode, effects, and videos with an image-to-video model. */
export function allowsUpload({ mode, engine, videoModel }: ModeChoices): boolean {
  if (mode === 'films') {
    return false;
  }
  if (mode === 'stories') {
    return engine !== null && engineOf(engine).accepts_images;
  }
  const { uploads } = singleModeFacts[mode];
  return uploads === 'by-model'
    ? videoModel !== null && videoModelOf(videoModel).kind === 'image_to_video'
    : true;
}

/** PDF upload: stories, except for the engines that start from a picture or a speaker. */
export function allowsPdf(choices: Pick<ModeChoices, 'mode' | 'engine'>): boolean {
  return choices.mode === 'stories' && (choices.engine === null || engineOf(choices.engine).accepts_pdf);
}

/** Whether an image model may replace an engine's own image function. */
export function isCompatible(engine: EngineKey, imageModel: ImageModelKey): boolean {
  const model = imageModelOf(imageModel);
  return !model.characters_only && engineOf(engine).image_kinds.includes(model.kind);
}
