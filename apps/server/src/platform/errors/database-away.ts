/** PostgreSQL's codes for a server that starts, stops or has no room; and Node's for one that is not there. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '08000',
  '08003',
  '08006',
]);

/** Texts of `pg` for which it has no code. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
];

/** Whether an error, or what caused it, means that the database cannot be reached or is full at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    const { message } = current;
    if (AWAY_CODES.has(code) || AWAY_MESSAGES.some((text) => message.startsWith(text))) {
      return true;
    }
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) {
      return true;
    }
  }
  return false;
}
