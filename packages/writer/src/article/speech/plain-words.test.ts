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
    ['hi', 'अधिकांश भूकंपों का मूल विवर्तनिक प्लेटों की गति में है।', ['ज़्यादातर भूकंपों का कारण धरती की प्लेटों का खिसकना है।']],
    [
      'ja',
      '最初に現れるのは表層下脱灰による白斑で、光沢を失ったチョーク様の外観を呈する。',
      ['最初に現れるのは白斑で、光沢を失ったチョークのような見た目をしています。'],
    ],
    [
      'en',
      'The glands contain bufotoxins, a mixture of steroids that act on the heart and of other compounds.',
      ['The glands contain a mixture of substances that act on the heart.'],
    ],
    [
      'en',
      'The size of adults ranges from about 2 cm in some toads of mountain streams to more than 20 cm.',
      ['Adults measure from about 2 cm to more than 20 cm.'],
    ],
    ['hi', 'बड़े भूस्खलनों से भी भूकम्प का कम्पन होता है।', ['बड़े भूस्खलनों से भी भूकंप का कंपन होता है।']],
    [
      'ja',
      '脱灰と再石灰化は何度も繰り返されており、収支が脱灰の側に傾いた状態が続いたときに、病変が成立します。',
      [
        '歯が溶けることと元に戻ることは何度も繰り返されています。',
        '溶けるほうが多い状態が続いたときに、虫歯になります。',
      ],
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
