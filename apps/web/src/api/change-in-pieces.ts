import type { LibraryChangeAnswer, LibraryChangePayload } from '@kinora/contract/library';

/** Few enough that the server answers within seconds, and that the count of them moves. */
export const PIECE = 50;

export interface ChangeProgress {
  readonly done: number;
  readonly total: number;
}

export interface ChangedInPieces extends LibraryChangeAnswer {
  /** Of those that nothing was done to, since the asking ended before them. */
  readonly left: readonly string[];
  /** What ended it; null: nothing did. */
  readonly failure: unknown;
}

/**
 * Does the same to any number of entries, piece by piece. When a piece fails, what was done before it stays done, and what
 * comes behind it is left as it was.
 */
export async function changeInPieces(
  wish: LibraryChangePayload,
  send: (piece: LibraryChangePayload) => Promise<LibraryChangeAnswer>,
  tell: (progress: ChangeProgress) => void,
): Promise<ChangedInPieces> {
  const ids = [...new Set(wish.ids)];
  const changed: LibraryChangeAnswer = { ids: [], refused: [] };
  for (let done = 0; done < ids.length; done += PIECE) {
    tell({ done, total: ids.length });
    try {
      const answer = await send({ ...wish, ids: ids.slice(done, done + PIECE) });
      changed.ids.push(...answer.ids);
      changed.refused.push(...answer.refused);
    } catch (failure) {
      return { ...changed, left: ids.slice(done), failure };
    }
  }
  return { ...changed, left: [], failure: null };
}
