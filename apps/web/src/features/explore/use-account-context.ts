import { hundredthsOf } from '@kinora/contract/money';
import type { AccountContext } from '@kinora/contract/readiness';
import { useMe } from '../../api/get-me.ts';

/** The account as the rules judge it. */
export function useAccountContext(isLoading: boolean): AccountContext {
  const me = useMe();
  return {
    availableHundredths: hundredthsOf(me?.credits ?? 0),
    storedPlan: me?.stored_plan ?? 'free',
    isLoading,
  };
}
