/**
 * How often something may be tried. The first `freeTries` go through at once; after that each try makes the caller wait
 * `firstDelaySeconds`, then twice as long each time, at most `longestDelaySeconds`. After `forgetSeconds` without a
 * try the count begins again.
 */
export interface ThrottleRule {
  /** Part of the stored key, unique. */
  readonly name: string;
  readonly freeTries: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
  readonly forgetSeconds: number;
}

const pace = { firstDelaySeconds: 2, longestDelaySeconds: 900, forgetSeconds: 3_600 };

/**
 * Nobody is ever locked out by strangers: an account's failures alone never make anybody wait. They only shorten the
 * patience with callers the failures may have come from.
 */
export const throttleRules = {
  /** Wrong passwords from one network, for any account. */
  signInFromNetwork: { ...pace, name: 'sign-in:network', freeTries: 20 },
  /** Wrong passwords for one account from one network. */
  signInToAccount: { ...pace, name: 'sign-in:account-network', freeTries: 5 },
  /** The same while the account is under attack from many networks: one try each, then they wait. */
  signInUnderAttack: { ...pace, name: 'sign-in:account-network', freeTries: 1 },
  /** Wrong passwords for one account from anywhere: only counted. */
  signInAnywhere: { ...pace, name: 'sign-in:account', freeTries: Number.POSITIVE_INFINITY },
  /** New accounts from one network, successful or not: each costs a hash and a row. */
  signUp: { ...pace, name: 'sign-up:network', freeTries: 30 },
  /** Invitation codes that were wrong, from one network or by one account. */
  invitationFromNetwork: { ...pace, name: 'invitation:network', freeTries: 8 },
  invitationByAccount: { ...pace, name: 'invitation:account', freeTries: 8 },
  /** Wrong passwords of somebody who is signed in, such as on a browser that was left alone. */
  passwordConfirmation: { ...pace, name: 'password:account', freeTries: 5 },
  /** Applications for access from one network. */
  application: { ...pace, name: 'application:network', freeTries: 10 },
  /** Entries in the waitlists from one network: each is a mail. */
  waitlist: { ...pace, name: 'waitlist:network', freeTries: 10 },
  /** Wishes for a mail with such a link, from one network, and for one address from anywhere. */
  passwordMailFromNetwork: { ...pace, name: 'password-mail:network', freeTries: 8 },
  passwordMailTo: { ...pace, name: 'password-mail:address', freeTries: 4, firstDelaySeconds: 60 },
  /** Links for a new password that were wrong, from one network. */
  passwordLink: { ...pace, name: 'password-link:network', freeTries: 8 },
} as const satisfies Record<string, ThrottleRule>;

/** Failures of one account per hour from which it counts as under attack (100: OWASP ASVS 4, 2.2.1). */
export const ATTACK_FAILURES = 100;
