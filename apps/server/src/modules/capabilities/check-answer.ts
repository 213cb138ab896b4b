import type { CapabilityCheck } from '@kinora/contract/api';
import type { capabilityChecks } from '../../db/schema/index.ts';

/** A kept check as the admin sees it. */
export function checkAnswer(check: typeof capabilityChecks.$inferSelect): CapabilityCheck {
  return {
    asked_at: check.askedAt.toISOString(),
    finished_at: check.finishedAt?.toISOString() ?? null,
    is_working: check.isWorking,
    sentence: check.sentence,
    took_ms: check.tookMs,
  };
}
