import { describe, expect, it } from 'vitest';
import { changeInPieces, PIECE } from './change-in-pieces.ts';
import type { ChangeProgress } from './change-in-pieces.ts';

const ids = Array.from({ length: 3 * PIECE + 7 }, (_, index) => `entry-${index}`);
const wish = { action: 'remove', ids } as const;

async function run(failsAt: number | null) {
  const told: ChangeProgress[] = [];
  const sent: number[] = [];
  const changed = await changeInPieces(
    { ...wish, ids: [...ids] },
    (piece) => {
      sent.push(piece.ids.length);
      return sent.length - 1 === failsAt
        ? Promise.reject(new Error('gone'))
        : Promise.resolve({
            ids: piece.ids.slice(1),
            refused: [{ id: piece.ids[0] ?? '', sentence: 'No.' }],
          });
    },
    (progress) => told.push(progress),
  );
  return { told, sent, changed };
}

describe('MAKE-11 a change of more entries than are sent at once', () => {
  it('reaches every one of them in pieces, and says how far it is', async () => {
    const { told, sent, changed } = await run(null);
    expect(sent).toEqual([PIECE, PIECE, PIECE, 7]);
    expect(told.map(({ done }) => done)).toEqual([0, PIECE, 2 * PIECE, 3 * PIECE]);
    expect(told.every(({ total }) => total === ids.length)).toBe(true);
    const all = [...changed.ids, ...changed.refused.map(({ id }) => id)];
    expect(new Set(all)).toEqual(new Set(ids));
    expect(changed).toMatchObject({ left: [], failure: null });
  });

  it('that is cut off tells which were not reached, and those that were stay done', async () => {
    const { changed, sent } = await run(2);
    expect(sent).toHaveLength(3);
    expect(changed.left).toEqual(ids.slice(2 * PIECE));
    expect(changed.ids).toHaveLength(2 * PIECE - 2);
    expect(changed.failure).toEqual(new Error('gone'));
  });
});
