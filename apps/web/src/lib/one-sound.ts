let stopWhatIsHeard: (() => void) | null = null;

/** Says that something begins to be heard, and silences what was: nobody follows two voices at once. */
export function beginSound(stop: () => void): void {
  if (stopWhatIsHeard !== stop) {
    stopWhatIsHeard?.();
  }
  stopWhatIsHeard = stop;
}
