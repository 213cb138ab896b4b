/** Milliseconds that an answer asks to wait: `Retry-After` is a number of seconds or a date. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) {
    return undefined;
  }
  const seconds = Number(header);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(waitMs) && waitMs > 0 ? waitMs : undefined;
}
