/** The time, as an argument: tests set it, and a stored moment never depends on who asked. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
