import { hundredthsOf, shotEditReasons } from '@kinora/contract';
import type { ProjectStatus, Reason, ShotEditDraft } from '@kinora/contract';
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
