import { redeemInvitation } from '../invitations/index.ts';
import type { AccessDeps } from './access-deps.ts';
import { networkOfAddress } from '../../platform/http/network-of-address.ts';
import type { CurrentUser, Visit } from './sessions.ts';
import { countTry, forgiveTries } from './throttle.ts';
import { throttleRules } from './throttle-rules.ts';

/** Activates an account with an invitation code. @throws AppError `bad-request` for every bad code, `too-many` */
export async function activate(
  deps: AccessDeps,
  { visit, user, code }: { visit: Visit; user: CurrentUser; code: string },
): Promise<void> {
  if (user.isActivated) {
    return;
  }
  const now = deps.clock.now();
  const tries = [
    { rule: throttleRules.invitationFromNetwork, caller: networkOfAddress(visit.address), now },
    { rule: throttleRules.invitationByAccount, caller: user.id, now },
  ];
  await deps.database.transaction(async (tx) => {
    for (const attempt of tries) {
      await countTry(tx, attempt);
    }
  });
  await deps.database.transaction((tx) =>
    redeemInvitation(tx, { userId: user.id, code, creditsHundredths: deps.startingCreditsHundredths, now }),
  );
  await forgiveTries(deps.database, tries);
}
