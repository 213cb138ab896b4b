import { sentences } from '@kinora/contract/sentences';

/** What helps after a failure: the same once more, other words or another picture, or somebody else to make it. */
export type NextStep = 'again' | 'prompt' | 'model';

const { mediaService, paid } = sentences;

const stepOf: ReadonlyMap<string, NextStep> = new Map<string, NextStep>([
  [mediaService.policy, 'prompt'],
  [mediaService.refused, 'prompt'],
  [mediaService.needsPicture, 'prompt'],
  [mediaService.unreadablePicture, 'prompt'],
  [mediaService.gone, 'model'],
  [mediaService.noCredit, 'model'],
  [mediaService.keyRefused, 'model'],
  [paid.disconnected, 'model'],
  [paid.budgetReached, 'model'],
  [paid.shareReached, 'model'],
]);

/** The step that a failure's own sentence names first. What was refused as it stands would be refused again. */
export function nextStepAfter(failure: string): NextStep {
  const isInvalid = failure.startsWith(mediaService.invalid('', ''));
  return stepOf.get(failure) ?? (isInvalid ? 'prompt' : 'again');
}
