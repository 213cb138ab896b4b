import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { actionSeen } from './action-seen.ts';

const lexicon = openLexicon();

describe('a wish as a painter is told it', () => {
  it.each([
    ['fr', 'construire la plus haute tour du village', 'build a tower'],
    ['it', "costruire la torre più alta dell'isola", 'build a tower'],
    ['es', 'construir la torre más alta del pueblo', 'build a tower'],
  ] as const)('names what is done, and not where, in %s: %s', (code, action, seen) => {
    expect(actionSeen(action, code, { lexicon, act: 'build', idea: action })).toBe(seen);
  });

  it('keeps what somebody runs after', () => {
    const action = "courir après le dernier train de l'été";
    expect(actionSeen(action, 'fr', { lexicon, act: 'chase', idea: action })).toBe('run after a train');
  });
});
