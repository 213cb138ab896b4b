/** Of many that could go on at once, only the newest does: whoever begins hands in how it is stopped. */
export function oneAtATime(): (stop: () => void) => void {
  let stopTheOther: (() => void) | null = null;
  return (stop) => {
    if (stopTheOther !== stop) {
      stopTheOther?.();
    }
    stopTheOther = stop;
  };
}

/** Says that something begins to be heard, and silences what was: nobody follows two voices at once. */
export const beginSound = oneAtATime();
