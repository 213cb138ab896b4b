import { describe, expect, it } from 'vitest';
import { withCallings, withDrawnCallings } from './callings.ts';

describe('people who go by their calling alone', () => {
  it.each([
    [
      'a toymaker and a robot together',
      'an old man with glasses and short white hair in red overalls and a robot together',
    ],
    [
      'a red-haired woman in a green coat, a toymaker, looking around',
      'a red-haired woman in a green coat, looking around',
    ],
    [
      'a toymaker at her bench',
      'an old woman with glasses and short white hair in red overalls at her bench',
    ],
    ['a violin maker at the window', 'an old man in a brown apron with a violin at the window'],
    ["a bench in a neighbour's garden", "a bench in a neighbour's garden"],
    ['a German shepherd in the snow', 'a German shepherd in the snow'],
    ['a researcher with a microscope', 'a researcher with a microscope'],
  ])('are a woman or a man: %s', (prompt, expected) => {
    expect(withCallings(prompt)).toBe(expected);
  });

  it('are drawn on a whiteboard by what they wear', () => {
    expect(withDrawnCallings('a researcher with her grandson')).toBe(
      'a woman in a red hoodie with her little boy',
    );
  });
});
