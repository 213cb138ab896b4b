/** Programme loudness of every film: where players that normalise (-14 to -16) leave it alone. */
export const targetLufs = -16;

/** Where a film may lie without a second try. */
export const toleranceLu = 0.4;

/** Ceiling of the limiter. Films promise -1 dBTP; the rest is for the overshoot of a lossy encoder. */
export const limiterCeilingDb = -1.8;
