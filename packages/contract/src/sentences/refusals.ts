import type { ErrorCode } from '../errors/error-codes.ts';

/** What a user reads when a call is refused and no nearer reason is known. */
export const refusalSentences = {
  'bad-request': 'The request could not be read.',
  'not-signed-in': 'Please sign in to continue.',
  'not-enough-credits': 'You do not have enough credits for this.',
  forbidden: 'You are not allowed to do this.',
  'not-activated': 'Activate your account with an invitation code to generate.',
  'closed-tier': 'Your plan does not include this choice.',
  'consent-missing': 'Confirm whose face is in the photographs to continue.',
  'not-found': 'This could not be found.',
  conflict: 'This is not possible in the current state.',
  price_changed: 'The price has changed. Please look at it again before you go on.',
  budget_reached: "Today's budget for paid models is used up. Free models work on; try again tomorrow.",
  'too-large': 'The upload is too large.',
  'unsupported-media': 'This kind of file is not supported.',
  invalid: 'Please check what you entered.',
  'too-many': 'Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The server is starting or stopping. Please try again in a moment.',
} as const satisfies Record<ErrorCode, string>;
