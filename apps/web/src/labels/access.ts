/** Words of signing in, creating an account, invitations and waitlists, fetched with their dialogs. */
export const accessLabels = {
  signInTitle: 'Sign in to Kinora',
  madeFromOneSentence: 'Made by Kinora from one sentence',
  eveningPicture: 'An evening above the lake',
  summerPicture: 'A summer by the sea',
  newHere: 'New here?',
  haveAccount: 'Have an account?',
  createAccount: 'Create account',
  firstAccount: 'The first account of a server is set up as its administrator.',
  optionalInvitationCode: 'Invitation code (optional)',
  newPassword: 'New password',
  setPassword: 'Set password',
  forgottenPassword: 'Forgotten password',
  sendLink: 'Send me a link',
  backToSignIn: 'Back to signing in',
  settingUp: 'Setting up this server?',
  setupCode: 'Setup code',
  setupCodeNote:
    'A server that others can reach prints a setup code when it starts. Only its first account needs it.',
  privateBeta: 'Kinora is in private beta. Paste the code from your invitation.',
  invitationCode: 'Invitation code',
  exampleInvitationCode: 'KINO-0000-0000',
  continue: 'Continue',
  noCode: 'No code? Apply for access',
  applicationEmail: 'E-mail for the application',
  exampleEmail: 'you@example.org',
  apply: 'Apply',
  creditsUsedUp: 'Your credits are used up. Leave your name and we write when more can be had.',
  studioComing:
    'Coming Soon: a studio in which agents plan, write and cut with you. Leave your name and we write when it opens.',
  forgottenExplained:
    'Tell us the address of your account, and a link comes by mail with which you set a new password within an hour.',
} as const;
