import type { SignInPayload } from '@kinora/contract';
import type { AccessDeps } from './access-deps.ts';
import { networkOfAddress } from '../../platform/http/network-of-address.ts';
import type { OpenedSession, Visit, WithCookies } from './sessions.ts';
import { countTry, forgetTries, forgiveTries, type Try } from './throttle.ts';
import { ATTACK_FAILURES, throttleRules } from './throttle-rules.ts';

/** Signs in with a password. @throws AppError `not-signed-in` when it is wrong, `too-many` while the caller has to wait */
export async function signIn(
  deps: AccessDeps,
  { visit, payload }: { visit: Visit; payload: SignInPayload },
): Promise<WithCookies<OpenedSession>> {
  const tries = await countSignIn(deps, visit, payload.email);
  const signedIn = await deps.sessions.signIn(visit, payload);
  await forgiveTries(deps.database, tries.shared);
  await forgetTries(deps.database, [tries.own]);
  return signedIn;
}

interface SignInTries {
  /** Counted together with other accounts and other networks. */
  readonly shared: readonly Try[];
  /** Of this account from this network. */
  readonly own: Try;
}

/** Counts against the account everywhere, the network, and the account from this network; a refusal counts nothing. */
function countSignIn({ database, clock }: AccessDeps, visit: Visit, email: string): Promise<SignInTries> {
  const now = clock.now();
  const network = networkOfAddress(visit.address);
  const anywhere = { rule: throttleRules.signInAnywhere, caller: email, now };
  const fromNetwork = { rule: throttleRules.signInFromNetwork, caller: network, now };
  return database.transaction(async (tx) => {
    const failures = await countTry(tx, anywhere);
    await countTry(tx, fromNetwork);
    const isUnderAttack = failures > ATTACK_FAILURES;
    const rule = isUnderAttack ? throttleRules.signInUnderAttack : throttleRules.signInToAccount;
    const own = { rule, caller: `${email} ${network}`, now };
    await countTry(tx, own);
    return { shared: [anywhere, fromNetwork], own };
  });
}
