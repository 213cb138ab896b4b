/** Every reason the API refuses for, as `code` of a problem. The server maps each to one HTTP status. */
export const errorCodes = [
  'bad-request',
  'not-signed-in',
  'not-enough-credits',
  'forbidden',
  'not-activated',
  'closed-tier',
  'consent-missing',
  'not-found',
  'conflict',
  'price_changed',
  'budget_reached',
  'too-large',
  'unsupported-media',
  'invalid',
  'too-many',
  'internal',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
