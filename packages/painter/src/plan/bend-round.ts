/**
 * A bend that goes far out: half of what it takes up of the picture's width, which parts of its course what comes round it is seen on,
 * and how far below the horizon it is at its furthest, as a part of the height.
 */
export const bendRound = { across: 0.56, from: 0.5, until: 0.7, out: 0.035 } as const;
