import type { Plan } from '../plans/plans.ts';
import type { Tier } from '../plans/plans.ts';

/** Why something cannot start. A button shows `sentence`; the server answers it with `status`. */
export interface Reason {
  /** Stable word for tests and analytics. */
  readonly code: string;
  /** The field of the payload that must change; null when none would help. */
  readonly field: string | null;
  readonly sentence: string;
  /** 402 too few credits, 403 closed tier, 409 wrong moment, 422 anything else. */
  readonly status: 402 | 403 | 409 | 422;
}

/** What readiness needs to know about a voice. */
export interface KnownVoice {
  readonly voice_id: string;
  readonly tier: Tier;
}

/** The account and catalogue against which a draft is judged. */
export interface ReadinessContext {
  /** Balance less holds, in hundredths of a credit. */
  readonly availableHundredths: bigint;
  readonly storedPlan: Plan;
  readonly voices: readonly KnownVoice[];
  /** Whether the same form is being sent right now; the server leaves it out. */
  readonly isLoading?: boolean;
}
