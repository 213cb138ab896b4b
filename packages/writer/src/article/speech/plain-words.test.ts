import { describe, expect, it } from 'vitest';
import { spokenParts } from './spoken-parts.ts';

describe('a term that a child does not know', () => {
  it.each([
    [
      'en',
      'The skin of a frog is permeable to oxygen and water.',
      ['The skin of a frog lets through oxygen and water.'],
    ],
    [
      'fr',
      "Elle attaque les feldspaths, les calcaires et d'autres minéraux.",
      ["Elle attaque les calcaires et d'autres minéraux."],
    ],
    ['it', 'È formato da un vano termicamente isolato.', ['È formato da un vano isolato dal calore.']],
    ['es', 'Consta que los mayas lo bebían.', ['Los mayas lo bebían.']],
    ['hi', 'अधिकांश भूकंपों का मूल विवर्तनिक प्लेटों की गति में है।', ['अधिकांश भूकंपों का मूल धरती की प्लेटों की गति में है।']],
    [
      'ja',
      '最初に現れるのは表層下脱灰による白斑で、光沢を失ったチョーク様の外観を呈する。',
      ['最初に現れるのは白斑で、光沢を失ったチョークのような見た目をしています。'],
    ],
  ] as const)('is said plainly in %s', (code, written, said) => {
    expect(spokenParts(written, code)).toEqual(said);
  });

  it('leaves whole words alone that only begin like it', () => {
    expect(spokenParts('Il mediatore riposa a casa.', 'it')).toEqual(['Il mediatore riposa a casa.']);
    expect(spokenParts('A numerousness of birds.', 'en')).toEqual(['A numerousness of birds.']);
  });

  it('goes with whoever only led those who did it', () => {
    const written =
      'Una delegación de mayas, conducida por dominicos, ofreció chocolate batido al príncipe Felipe en la corte de los reyes de España.';
    expect(spokenParts(written, 'es')).toEqual([
      'Una delegación de mayas ofreció chocolate batido al príncipe Felipe en la corte de los reyes de España.',
    ]);
  });
});
