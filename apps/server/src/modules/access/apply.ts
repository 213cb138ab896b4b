import { applyForAccess } from '../invitations/index.ts';
import type { AccessDeps } from './access-deps.ts';
import { networkOfAddress } from '../../platform/http/network-of-address.ts';
import type { Visit } from './sessions.ts';
import { countTry } from './throttle.ts';
import { throttleRules } from './throttle-rules.ts';

/** Takes an application for access from anybody. @throws AppError `too-many` */
export async function apply(
  { database, clock }: AccessDeps,
  { visit, email }: { visit: Visit; email: string },
): Promise<void> {
  const now = clock.now();
  const caller = networkOfAddress(visit.address);
  await database.transaction(async (tx) => {
    await countTry(tx, { rule: throttleRules.application, caller, now });
    await applyForAccess(tx, { email, now });
  });
}
