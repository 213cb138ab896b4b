import { describe, expect, it } from 'vitest';
import { whatIsShown, withLookAndCast } from './film-look.ts';

const film = {
  look: 'soft watercolour on rough paper, warm evening light.',
  cast: [
    { name: 'Mina', appearance: 'a small grey cat with white paws' },
    { name: 'Ravi (8)', appearance: 'a boy in a yellow jumper; short\nblack hair' },
  ],
};
const common =
  '\nLook: soft watercolour on rough paper, warm evening light.\nWho is who: Mina: a small grey cat with white paws; Ravi (8): a boy in a yellow jumper, short black hair.';
const prompt = (shown: string, longest = 4_000) => withLookAndCast(shown, film, longest);

describe('withLookAndCast', () => {
  it('puts look and cast below what is shown, once each', () => {
    expect(prompt('Mina on a window sill.')).toBe(`Mina on a window sill.${common}`);
    expect(withLookAndCast('a lamp', { ...film, cast: [] }, 4_000)).toBe(
      'a lamp.\nLook: soft watercolour on rough paper, warm evening light.',
    );
  });

  it('says nothing twice that stands in the prompt already', () => {
    const shown =
      'Mina, a small grey cat with white paws, by a lamp, Soft watercolour on rough paper, warm evening light';
    expect(prompt(shown)).toBe(`Mina, by a lamp.${common}`);
  });

  it('keeps within the length, with look and cast whole', () => {
    const long = prompt('𠮷'.repeat(900), 600);
    expect(Array.from(long)).toHaveLength(600);
    expect(long.endsWith(common)).toBe(true);
  });
});

describe('whatIsShown', () => {
  it('leaves out the look and whoever is not in the picture', () => {
    expect(whatIsShown(prompt('a lighthouse on a rock'))).toBe('a lighthouse on a rock.');
  });

  it('tells everybody who is in it by appearance, and not what belongs to them', () => {
    expect(whatIsShown(prompt('Ravi (8) carries Mina'))).toBe(
      'a boy in a yellow jumper, short black hair carries a small grey cat with white paws.',
    );
    expect(whatIsShown(prompt('Mina’s bowl, and Minaret'))).toBe('Mina’s bowl, and Minaret.');
  });

  it.each(['a fox by a lake', 'Look at this fox\nby the lake', ''])(
    'leaves other prompts as they are: %s',
    (words) => {
      expect(whatIsShown(words)).toBe(words);
    },
  );
});
