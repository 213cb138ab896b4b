import type { CutOut } from '@kinora/painter';

/** A board that is seen for less is left out: nobody would have read it. */
const shortestPageSeconds = 1.5;
/** What comes is there when its word begins. */
const beforeWord = 0.2;

/** Which board is shown from when until when. */
export interface ShownPage {
  readonly index: number;
  readonly from: number;
  /** Null: it stays. */
  readonly until: number | null;
}

/** The boards that are seen long enough to be read, by when each but the first begins. */
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

/** When what a piece looks like changes, in seconds; it comes with the first of them. */
export function looksOf(
  { looks }: CutOut['pieces'][number],
  shown: { readonly page: ShownPage; readonly pageTurns: readonly number[] },
): number[] {
  return looks.map(({ page }) => momentOf(page, shown));
}

/** When a page of the plan is come to while its board is shown. */
export function momentOf(
  page: number,
  { page: { from, until }, pageTurns }: { readonly page: ShownPage; readonly pageTurns: readonly number[] },
): number {
  const turn = page === 0 ? 0 : (pageTurns[page - 1] ?? 0) - beforeWord;
  return Math.min(until ?? Infinity, Math.max(from, turn));
}
