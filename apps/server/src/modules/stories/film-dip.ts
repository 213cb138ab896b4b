/** Seconds in which a scene comes out of the black, and sinks into it. */
export interface Dip {
  readonly openingSeconds: number;
  readonly closingSeconds: number;
}

/** How a scene of a film meets its neighbours: out of black at the very beginning, a short dip between scenes. */
export function dipOfScene(index: number): Dip {
  return { openingSeconds: index === 0 ? 0.8 : 0.24, closingSeconds: 0.2 };
}
