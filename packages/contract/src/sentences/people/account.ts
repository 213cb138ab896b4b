import { formatBytes } from '../../limits/bytes.ts';
import { tierLabels } from '../../plans/plans.ts';
import type { Tier } from '../../plans/plans.ts';

/** Words about signing in, activating, plans and credits. */
export const accountSentences = {
  activate: 'Activate account',
  activated: 'Your account is activated. Have fun!',
  badInvitationCode: 'This invitation code is not valid.',
  applied: 'Thank you. We will write to you as soon as there is a place.',
  signInToContinue: 'Sign in to continue. Your text is kept.',
  wrongCredentials: 'E-mail address or password is wrong.',
  closed: 'This account is closed. Ask the person who runs this Kinora.',
  emailTaken: 'There is already an account with this e-mail address.',
  setupCodeNeeded: 'The first account needs the setup code that the server printed at its start.',
  wrongSetupCode: 'This setup code is not right.',
  waitlistNeedsEmail: 'Please enter your e-mail address.',
  creditsUnavailable: 'The account does not have that many credits.',
  billingReadOnly:
    'Credits cannot be spent at the moment: the books of this installation are being checked. What has been started goes on.',
  storageFull: (limitBytes: number) =>
    `The files of your account fill its ${formatBytes(limitBytes)}. Please delete what you no longer need; what is deleted frees its space when it can no longer be taken back.`,
  storageNear:
    'The space of your account is nearly used up. Please delete what you no longer need, or nothing new can be started.',
  refused: 'A refused or failed generation costs nothing.',
  refunded: 'Your credits were given back.',
  upgrade: (tier: Tier) => `Opens with the ${tierLabels[tier]} plan.`,
  upgradeWithCredits: (tier: Tier, missingCredits: string) =>
    `Opens with the ${tierLabels[tier]} plan: ${missingCredits} credits to go.`,
  noMovements: 'No credit has moved yet.',
  credits: (credits: string) => `${credits} credits`,
  nameChanged: 'Your name is changed.',
  wrongPassword: 'This is not your current password.',
  passwordChanged: 'Your password is changed, and every other device is signed out.',
  passwordNote: 'Every other device is signed out when the password changes.',
  forgottenPassword: 'Forgotten your password?',
  badPasswordLink:
    'This link does not work, or not any more. Ask for a new one where you sign in, or the person who runs this Kinora.',
  passwordSet: 'Your new password is set, and every device is signed out. Sign in with it.',
  sessionEnded: 'That device is signed out.',
  otherSessionsEnded: 'Every other device is signed out.',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  deleteExplained:
    'Removes your projects, films, pictures, characters and uploads for good. What is running is cancelled, shared links stop working, and credits that are left are given up.',
  deleteConfirm: 'This cannot be undone. Type your password to delete everything.',
  deletedReason: 'The account was deleted.',
  lastAdmin: 'You are the last administrator of this installation. Make somebody else one before you leave.',
} as const;
