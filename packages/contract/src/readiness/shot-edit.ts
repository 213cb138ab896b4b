import type { EditShotPayload } from '../api/making/images.ts';
import { imageModelOf } from '../catalogue/image-models.ts';
import { prices } from '../catalogue/prices.ts';
import type { Plan } from '../plans/plans.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import type { ProjectStatus } from '../statuses/project-statuses.ts';
import { closedTierReasons, creditReasons } from './access.ts';
import { invalid, loadingReasons, wrongMoment } from './reason.ts';
import type { Reason } from './reason.ts';

export type ShotEditDraft = Pick<EditShotPayload, 'new_prompt' | 'model_name'>;

/** The project whose shot is edited, and what its owner can spend. */
export interface ShotEditContext {
  readonly status: ProjectStatus;
  /** The plan that was in force when the project started. */
  readonly plan: Plan;
  readonly availableHundredths: bigint;
  readonly isLoading?: boolean;
}

function modelReasons(draft: ShotEditDraft, context: ShotEditContext): Reason[] {
  if (draft.model_name === null || !imageModelOf(draft.model_name).edits_shots) {
    return [invalid('model_name', 'shot-model-missing', readinessSentences.shotModel)];
  }
  const closed = closedTierReasons(
    [{ field: 'model_name', tier: imageModelOf(draft.model_name).tier }],
    context.plan,
  );
  return closed.length > 0 ? closed : creditReasons(prices.shotEdit, context.availableHundredths);
}

/** Why a shot cannot be edited now; never while images are being made. */
export function shotEditReasons(draft: ShotEditDraft, context: ShotEditContext): Reason[] {
  const isReviewable = context.status === 'IMAGES_READY' || context.status === 'COMPLETE';
  const isInstructionEmpty = draft.new_prompt.trim() === '';
  return [
    ...loadingReasons(context),
    ...(isReviewable ? [] : [wrongMoment(readinessSentences.shotsNotInReview)]),
    ...(isInstructionEmpty
      ? [invalid('new_prompt', 'instruction-missing', readinessSentences.shotInstruction)]
      : []),
    ...modelReasons(draft, context),
  ];
}
