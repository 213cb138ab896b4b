import type { Tier } from '../plans/plans.ts';
import { tierLabels } from '../plans/plans.ts';
import { formatCredits } from '../money/credits.ts';

/** What is still to do before a generation can start; shown beside the disabled button. */
export const readinessSentences = {
  loading: 'Please wait until the current request is finished.',
  prompt: 'Write a prompt to continue.',
  videoType: 'Choose a video type to continue.',
  engine: 'Pick an engine to continue.',
  voice: 'Choose a voice to continue.',
  imageModel: 'Choose an image model to continue.',
  videoModel: 'Choose a video model to continue.',
  effect: 'Choose an effect to continue.',
  effectModel: 'Effects need an image-to-video model.',
  uploadImage: 'Upload an image to continue.',
  videoModelNeedsImage: 'This video model needs an uploaded image.',
  filmsOnly: 'The Films engine makes films only.',
  filmsEngineOnly: 'Films are made with the Films engine.',
  engineHasNoNineSixteen: '9:16 is not available with this choice.',
  uploadNotAllowed: 'Images cannot be uploaded with this choice.',
  pdfNotAllowed: 'A PDF cannot be uploaded with this choice.',
  incompatibleImageModel: 'This image model does not work with the chosen engine.',
  closedTier: (tier: Tier) => `This choice needs the ${tierLabels[tier]} plan.`,
  notEnoughCredits: (neededCredits: number) => `You need ${formatCredits(neededCredits)} credits for this.`,
} as const;
