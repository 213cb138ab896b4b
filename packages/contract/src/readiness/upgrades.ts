import type { Plan, Tier } from '../plans/plans.ts';
import { upgradeSentences } from '../sentences/upgrades.ts';
import type { ProjectStatus } from '../statuses/project-statuses.ts';
import { closedTierReasons, creditReasons } from './access.ts';
import { wrongMoment } from './reason.ts';
import type { Reason } from './reason.ts';

/** The moment at which scenes are to be made real, and who asks. */
export interface UpgradeContext {
  readonly status: ProjectStatus;
  /** Whether nothing but upgrades is under way. */
  readonly isUpgrading: boolean;
  /** Whether one of the same kind is under way for one of the scenes. */
  readonly hasOpen: boolean;
  /** Of the account now, whatever it was when the project began. */
  readonly plan: Plan;
  readonly availableHundredths: bigint;
}

/** Whether scenes can be made real now: in the review of the images, of a finished film, and beside other upgrades. */
export function canUpgrade({ status, isUpgrading }: Pick<UpgradeContext, 'status' | 'isUpgrading'>): boolean {
  return (
    status === 'IMAGES_READY' || status === 'COMPLETE' || (status === 'GENERATING_IMAGES' && isUpgrading)
  );
}

/** Why scenes cannot be made real now with a model of a tier, for so many credits in all. */
export function upgradeReasons(
  wish: { readonly tier: Tier; readonly credits: number },
  context: UpgradeContext,
): Reason[] {
  if (!canUpgrade(context)) {
    return [wrongMoment(upgradeSentences.notNow)];
  }
  if (context.hasOpen) {
    return [wrongMoment(upgradeSentences.alreadyOpen)];
  }
  const closed = closedTierReasons([{ field: 'model_name', tier: wish.tier }], context.plan);
  return closed.length > 0 ? closed : creditReasons(wish.credits, context.availableHundredths);
}
