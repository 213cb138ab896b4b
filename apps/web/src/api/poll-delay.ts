/** When to ask, in milliseconds, and which statuses end the asking. */
export interface PollPlan {
  readonly firstDelayMs: number;
  readonly intervalMs: number;
  readonly stopStatuses: readonly string[];
}

export interface PollState {
  /** The status last heard of; undefined before any answer. */
  status: string | undefined;
  hasFailed: boolean;
  /** Answers received since the job started or was moved on. */
  answersSinceStart: number;
}

/** Milliseconds until the next check, or false when there is none. */
export function nextPollDelay(
  plan: PollPlan,
  { status, hasFailed, answersSinceStart }: PollState,
): number | false {
  if (hasFailed || status === undefined || plan.stopStatuses.includes(status)) {
    return false;
  }
  return answersSinceStart <= 0 ? plan.firstDelayMs : plan.intervalMs;
}
