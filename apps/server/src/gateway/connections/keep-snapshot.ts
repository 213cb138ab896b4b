/** Another process may have changed what admins decide. */
const REFRESH_MS = 2_000;

/** What the database says, as of the last time it was read. */
export interface KeptSnapshot<Snapshot> {
  readonly current: () => Snapshot;
  /** Reads it again now. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/** Keeps what is read from the database, and reads it again every two seconds; `first` holds before that. */
export function keepSnapshot<Snapshot>(
  first: Snapshot,
  read: () => Promise<Snapshot>,
): KeptSnapshot<Snapshot> {
  let snapshot = first;
  let begun = 0;
  let shown = 0;
  const refresh = async (): Promise<void> => {
    begun += 1;
    const turn = begun;
    const news = await read();
    // One that began before a change and ends after it must not take the change back.
    if (turn > shown) {
      shown = turn;
      snapshot = news;
    }
  };
  const timer = setInterval(() => {
    // The database may be away for a moment; what was known goes on.
    refresh().catch(() => undefined);
  }, REFRESH_MS);
  timer.unref();
  return { current: () => snapshot, refresh, close: () => clearInterval(timer) };
}
