import { hundredthsOf } from '@kinora/contract/money';
import { shotEditReasons } from '@kinora/contract/readiness';
import type { Reason, ShotEditDraft } from '@kinora/contract/readiness';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { useMe } from '../../api/get-me.ts';

/** Why the shot cannot be edited now. The plan in force now stands for that of the start, which the server knows. */
export function useShotReasons(status: ProjectStatus, draft: ShotEditDraft, isLoading: boolean): Reason[] {
  const me = useMe();
  return shotEditReasons(draft, {
    status,
    plan: me?.plan ?? 'free',
    availableHundredths: hundredthsOf(me?.credits ?? 0),
    isLoading,
  });
}
