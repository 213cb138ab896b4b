import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { readPerson } from './read-person.ts';

const outfitOf = (prompt: string, language: Language = 'English'): string =>
  readPerson({ prompt, language, seed: 5 }, 'rich', 'tailor').outfit;

describe('what somebody makes of cloth', () => {
  it.each<[Language, string, string]>([
    ['English', 'a female tailor', 'a female tailor trying to sew a dress for the moon'],
    ['English', 'a female tailor', 'a female tailor dreaming of a dress for the moon'],
    ['French', 'une couturière', 'une couturière qui veut coudre une robe pour la lune'],
    ['Italian', 'una sarta', 'una sarta che vuole cucire un vestito per la luna'],
    ['Spanish', 'una costurera', 'una costurera que quiere coser un vestido para la luna'],
    ['Hindi', 'एक दर्ज़ी औरत', 'एक दर्ज़ी औरत चाँद के लिए पोशाक सिलना'],
    ['Japanese', '仕立屋の女性', '月のドレスを縫う仕立屋の女性'],
  ])('is not what they wear, in %s: %s', (language, plain, sewing) => {
    expect(outfitOf(sewing, language)).toBe(outfitOf(plain, language));
    expect(outfitOf(sewing, language)).not.toBe('dress');
  });

  it('leaves what they wear as it is', () => {
    expect(outfitOf('a tailor in a blue dress sewing a coat')).toBe('dress');
    expect(outfitOf('a woman from the iron works in a blue dress')).toBe('dress');
  });
});
