import { engineOf, filmsEngine } from '../catalogue/engines.ts';
import type { EngineKey } from '../catalogue/engines.ts';
import { defaultAspectRatio } from '../catalogue/formats.ts';
import type { AspectRatio } from '../catalogue/formats.ts';
import { singleModeFacts } from '../catalogue/modes.ts';
import type { GenerationMode } from '../catalogue/modes.ts';
import { imageModelOf } from '../catalogue/image-models.ts';
import type { ImageModelKey } from '../catalogue/image-models.ts';
import { videoModelOf } from '../catalogue/video-models.ts';
import type { VideoModelKey, VideoModelKind } from '../catalogue/video-models.ts';
import { allowsNineSixteen, isCompatible } from './allowed-choices.ts';
import type { ModeChoices } from './allowed-choices.ts';

/**
 * The choices of the prompt box that depend on each other. There is one video model, so that choosing a text-to-video
 * model clears the image-to-video model and the reverse.
 */
export interface PromptChoices extends ModeChoices {
  readonly aspectRatio: AspectRatio;
}

/** New choices, and which of the other choices had to change with them, so that the screen can say so. */
export interface ChoiceOutcome {
  readonly choices: PromptChoices;
  readonly resets: readonly (keyof PromptChoices)[];
}

/** Where image models are not chosen, the last one is kept for the way back. */
function keepsImageModel({ mode, engine, imageModel }: PromptChoices): boolean {
  if (imageModel === null) {
    return true;
  }
  if (mode !== 'stories' && mode !== 'films') {
    return singleModeFacts[mode].madeBy !== 'image-model' || !imageModelOf(imageModel).characters_only;
  }
  return engine === null || isCompatible(engine, imageModel);
}

function keepsVideoModel({ mode, videoModel }: PromptChoices): boolean {
  if (videoModel === null || mode === 'stories' || mode === 'films') {
    return true;
  }
  return (
    singleModeFacts[mode].madeBy !== 'image-to-video' || videoModelOf(videoModel).kind === 'image_to_video'
  );
}

/** Films run on the films engine alone, and it runs nowhere else. */
function engineFor(mode: GenerationMode, engine: EngineKey | null): EngineKey | null {
  if (mode === 'films') {
    return filmsEngine;
  }
  return engine !== null && engineOf(engine).mode === 'stories' ? engine : null;
}

/** `wanted` with everything put back that does not fit it, the engine first, since the others depend on it. */
function settle(wanted: PromptChoices): ChoiceOutcome {
  const engine = engineFor(wanted.mode, wanted.engine);
  const withEngine: PromptChoices = { ...wanted, engine };
  const imageModel = keepsImageModel(withEngine) ? wanted.imageModel : null;
  const videoModel = keepsVideoModel(withEngine) ? wanted.videoModel : null;
  const withModels: PromptChoices = { ...withEngine, imageModel, videoModel };
  const aspectRatio = allowsNineSixteen(withModels) ? wanted.aspectRatio : defaultAspectRatio;
  const choices: PromptChoices = { ...withModels, aspectRatio };
  const fields = ['engine', 'imageModel', 'videoModel', 'aspectRatio'] as const;
  return { choices, resets: fields.filter((field) => choices[field] !== wanted[field]) };
}

/** Choosing a tab. Films fix the engine to Films and clear an edit model. */
export function applyModeChoice(choices: PromptChoices, mode: GenerationMode): ChoiceOutcome {
  return settle({ ...choices, mode });
}

/** Choosing an engine clears an incompatible image model, and 9:16 where the engine has no 9:16. */
export function applyEngineChoice(choices: PromptChoices, engine: EngineKey | null): ChoiceOutcome {
  return settle({ ...choices, engine });
}

export function applyImageModelChoice(
  choices: PromptChoices,
  imageModel: ImageModelKey | null,
): ChoiceOutcome {
  return settle({ ...choices, imageModel });
}

/** Choosing a video model of one kind clears the one of the other kind. */
export function applyVideoModelChoice(
  choices: PromptChoices,
  videoModel: VideoModelKey | null,
): ChoiceOutcome {
  return settle({ ...choices, videoModel });
}

export function applyAspectRatioChoice(choices: PromptChoices, aspectRatio: AspectRatio): ChoiceOutcome {
  return settle({ ...choices, aspectRatio });
}

/** What a picker for one kind of video model shows as chosen. */
export function chosenVideoModel(choices: PromptChoices, kind: VideoModelKind): VideoModelKey | null {
  return choices.videoModel !== null && videoModelOf(choices.videoModel).kind === kind
    ? choices.videoModel
    : null;
}
