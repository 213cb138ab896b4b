/** A page that is seen for less is left out: nobody would have read it. */
const shortestPageSeconds = 1.5;

/** Which page is shown from when until when. */
export interface ShownPage {
  readonly index: number;
  readonly from: number;
  /** Null: it stays. */
  readonly until: number | null;
}

/** The pages that are seen long enough to be read. */
export function shownPages(turns: readonly number[], durationSeconds: number): ShownPage[] {
  const begun = [0, ...turns].map((from, index) => ({ index, from }));
  const kept = begun.filter(
    ({ from }, index) => (begun[index + 1]?.from ?? durationSeconds) - from >= shortestPageSeconds,
  );
  const shown = kept.length === 0 ? begun.slice(0, 1) : kept;
  return shown.map((page, index) => ({
    ...page,
    // What opens a scene is there from its beginning.
    from: index === 0 ? 0 : page.from,
    until: shown[index + 1]?.from ?? null,
  }));
}
