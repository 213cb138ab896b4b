import { engineOf } from '../catalogue/engines.ts';
import type { EngineKey } from '../catalogue/engines.ts';
import type { GenerationMode } from '../catalogue/formats.ts';
import { imageModelOf } from '../catalogue/image-models.ts';
import type { ImageModelKey } from '../catalogue/image-models.ts';
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
  switch (choices.mode) {
    case 'films':
    case 'videos':
    case 'effects':
      return true;
    case 'images':
      return choices.imageModel !== null && imageModelOf(choices.imageModel).nine_sixteen;
    case 'stories':
      if (choices.imageModel !== null) {
        return imageModelOf(choices.imageModel).nine_sixteen;
      }
      return choices.engine !== null && engineOf(choices.engine).nine_sixteen;
  }
}

/** Image upload: two engines in stories, images mode, effects, and videos with an image-to-video model. */
export function allowsUpload(choices: ModeChoices): boolean {
  switch (choices.mode) {
    case 'images':
    case 'effects':
      return true;
    case 'videos':
      return choices.videoModel !== null && videoModelOf(choices.videoModel).kind === 'image_to_video';
    case 'stories':
      return choices.engine !== null && engineOf(choices.engine).accepts_images;
    case 'films':
      return false;
  }
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
