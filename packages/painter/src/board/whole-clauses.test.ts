import { describe, expect, it } from 'vitest';
import { wholeClauses } from './whole-clauses.ts';

describe('a clause that a board may write', () => {
  it.each([
    [
      'en',
      'The pile rests, and the coarse residue returned to the next pile.',
      'The coarse residue returned to the next pile',
    ],
    [
      'fr',
      'La salinité a peu varié, parce que les pertes compensent les apports.',
      'Les pertes compensent les apports',
    ],
    [
      'it',
      'Quando i venti soffiano, la nube raggiunge le rotte e la pista.',
      'La nube raggiunge le rotte e la pista',
    ],
    [
      'es',
      'Unió polvo en 1847, y vendió así las primeras tabletas para comer.',
      'Vendió así las primeras tabletas para comer',
    ],
    ['hi', 'तापमान बढ़ता है, क्योंकि गैस संघनित होती है।', 'गैस संघनित होती है'],
    ['ja', '表層が崩壊すると、深い穴が形成される。', '深い穴が形成される'],
  ] as const)(
    'stands by itself, without what joins it to the one before, in %s: %s',
    (code, narration, clause) => {
      const [last] = wholeClauses(narration, code).toReversed();
      expect(last?.text).toBe(clause);
      expect(last?.at).toBe(narration.toLowerCase().lastIndexOf((last?.text ?? '').toLowerCase()));
    },
  );

  it.each([
    ['en', 'The name is kept for slender, smooth-skinned animals of the wetlands over there.'],
    ['es', 'La firma de Bristol unió polvo, azúcar y manteca.'],
    ['fr', 'Le 21 février 1804, elle roula.'],
    ['it', 'Nella Sicilia orientale, erutta.'],
    ['ja', '発生の直接の原因であって、'],
  ] as const)('is no piece of a list, no date and no mere place, in %s: %s', (code, narration) => {
    expect(wholeClauses(narration, code)).toEqual([]);
  });
});
