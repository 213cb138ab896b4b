export { allowsNineSixteen, allowsPdf, allowsUpload, isCompatible } from './allowed-choices.ts';
export type { ModeChoices } from './allowed-choices.ts';
export {
  applyAspectRatioChoice,
  applyEngineChoice,
  applyImageModelChoice,
  applyModeChoice,
  applyVideoModelChoice,
  chosenVideoModel,
} from './prompt-choices.ts';
export type { ChoiceOutcome, PromptChoices } from './prompt-choices.ts';
