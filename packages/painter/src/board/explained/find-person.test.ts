import { describe, expect, it } from 'vitest';
import { sceneText } from '../../testing/scene-text.ts';
import { findPeople, findPerson } from './find-person.ts';

describe('who a film tells of that asks who it was', () => {
  it.each([
    ['en', 'Who invented the radio?', 'In Britain, Guglielmo Marconi patented it.', 'Guglielmo Marconi'],
    ['fr', 'Qui a inventé la radio ?', 'À Londres, Guglielmo Marconi déposa un brevet.', 'Guglielmo Marconi'],
    ['it', 'Chi ha inventato la radio?', 'L’ingegnere Guglielmo Marconi la brevettò.', 'Guglielmo Marconi'],
    ['es', '¿Quién inventó la radio?', 'El físico Nikola Tesla propuso otra.', 'Nikola Tesla'],
    ['it', 'Chi ha inventato il frigorifero?', 'Anche Albert Einstein lo brevettò.', 'Albert Einstein'],
    ['en', 'Who invented the radio?', 'Later Oliver Lodge patented a part of it.', 'Oliver Lodge'],
    [
      'it',
      'Chi ha inventato il frigorifero?',
      'Gli svedesi Baltzar von Platen e Carl Munters idearono un frigorifero. Anche Albert Einstein lo brevettò.',
      'Baltzar von Platen',
    ],
    [
      'hi',
      'रेडियो का आविष्कार किसने किया?',
      'भौतिकी के प्राध्यापक जगदीश चन्द्र बसु ने तरंगों पर कार्य आरम्भ किया।',
      'जगदीश चन्द्र बसु',
    ],
    [
      'hi',
      'रेडियो का आविष्कार किसने किया?',
      'निर्माण का श्रेय इटली के गुल्येल्मो मार्कोनी को दिया जाता है।',
      'गुल्येल्मो मार्कोनी',
    ],
    [
      'ja',
      'ラジオを発明したのは誰ですか',
      '1895年にグリエルモ・マルコーニが発明しました。',
      'グリエルモ・マルコーニ',
    ],
  ] as const)('has a name in %s: %s', (...[code, title, narration, name]) => {
    expect(findPerson(sceneText(code, narration, { filmTitle: title }))?.name).toBe(name);
  });

  it('is nobody in a film that asks something else, nor a place or an office', () => {
    expect(
      findPerson(sceneText('en', 'Guglielmo Marconi patented it.', { filmTitle: 'How radio works' })),
    ).toBeUndefined();
    expect(
      findPerson(sceneText('en', 'It was built in New York.', { filmTitle: 'Who built it?' })),
    ).toBeUndefined();
    expect(
      findPerson(sceneText('en', 'The Royal Society credited it.', { filmTitle: 'Who built it?' })),
    ).toBeUndefined();
    expect(
      findPerson(sceneText('hi', 'डाक विभाग ने कार्य किया।', { filmTitle: 'इसे किसने बनाया?' })),
    ).toBeUndefined();
  });

  it.each([
    [
      'hi',
      'रेडियो का आविष्कार किसने किया?',
      ['गुल्येल्मो मार्कोनी का जन्म बोलोन्या में हुआ था।'],
      'वे 1896 में इंग्लैण्ड गए, जहाँ मुख्य अभियन्ता विलियम प्रीस ने उनकी सहायता की।',
      'गुल्येल्मो मार्कोनी',
    ],
    [
      'en',
      'Who invented the telephone?',
      ['The telephone is credited to Alexander Graham Bell.', 'Elisha Gray filed a caveat.'],
      'With Thomas Watson, Bell showed it at an exhibition.',
      'Alexander Graham Bell',
    ],
    [
      'fr',
      'Qui a inventé le cinéma ?',
      ['Thomas Edison construisit le kinétoscope.'],
      'Il le présenta à Chicago, où George Eastman fournissait la pellicule.',
      'Thomas Edison',
    ],
    [
      'it',
      'Chi ha inventato la pila?',
      ['La pila fu inventata da Alessandro Volta.'],
      'Nel 1801 la presentò a Parigi, dove Napoleone Bonaparte lo premiò.',
      'Alessandro Volta',
    ],
    [
      'es',
      '¿Quién inventó el submarino?',
      ['Isaac Peral construyó el primero.'],
      'Con ayuda de Casto Méndez, logró probarlo.',
      'Isaac Peral',
    ],
    [
      'ja',
      'ラジオを発明したのは誰ですか',
      ['グリエルモ・マルコーニが発明しました。'],
      '彼はジョージ・ケンプとともに実験を行いました。',
      'グリエルモ・マルコーニ',
    ],
  ] as const)('is not who is named in passing in %s', (...[code, filmTitle, before, narration, name]) => {
    expect(findPerson(sceneText(code, narration, { filmTitle, before }))?.name).toBe(name);
  });

  it('is whom the title names, and has a place of their own among those whom the film names', () => {
    const found = findPerson(
      sceneText('en', 'Lee de Forest built a valve. Nikola Tesla proposed a plan.', {
        title: 'Tesla',
        filmTitle: 'Who invented the radio?',
        before: ['Guglielmo Marconi patented it.'],
      }),
    );
    expect(found).toMatchObject({ name: 'Nikola Tesla', order: 2 });
  });
});

describe('everybody of whom a scene tells', () => {
  const filmTitle = 'Who invented the telephone?';

  it('has a name of their own', () => {
    const narration =
      'In 1876 Alexander Bell patented the telephone. Later, in 1877, Thomas Edison patented a transmitter.';
    const people = findPeople(sceneText('en', narration, { filmTitle }));
    expect(people.map(({ name, sentence }) => [name, sentence.includes(name)])).toEqual([
      ['Alexander Bell', true],
      ['Thomas Edison', true],
    ]);
  });

  it('is not one of a list of names', () => {
    const narration =
      'जेम्स क्लर्क मैक्सवेल ने तरंगों की भविष्यवाणी की। एदुआर ब्रांली, ऑलिवर लॉज तथा निकोला टेस्ला ने विधियों का विकास किया।';
    const title = 'रेडियो का आविष्कार किसने किया?';
    const people = findPeople(sceneText('hi', narration, { filmTitle: title }));
    expect(people.map(({ name }) => name)).toEqual(['जेम्स क्लर्क मैक्सवेल']);
  });

  it.each([
    ['en', filmTitle, 'Antonio Meucci was born in 1808. In 1871 Antonio Meucci patented it.', undefined],
    ['en', filmTitle, 'In 1889 Antonio Meucci, the inventor, died at the age of 81.', 81],
    ['hi', 'रेडियो का आविष्कार किसने किया?', '1894 में हाइनरिख़ हर्ट्ज़ ने 36 वर्ष की आयु में खोज की।', 36],
  ] as const)('has the age that is told, in %s: %s %s', (...[code, title, narration, age]) => {
    expect(findPeople(sceneText(code, narration, { filmTitle: title }))[0]?.age).toBe(age);
  });

  it('is as old as their birth, told before, lets them be', () => {
    const before = ['Bell. Alexander Bell was born in Edinburgh in 1847.'];
    const [bell] = findPeople(sceneText('en', 'In 1876 Bell patented it.', { filmTitle, before }));
    expect(bell?.age).toBe(29);
  });

  it.each([
    ['en', 'Alexander Bell patented it in 1876. It was shown in 1878.', 1876],
    ['en', 'Alexander Bell was born in 1847.', 1882],
    ['es', 'Alexander Bell, del siglo XIX, la construyó.', 1800],
    ['it', 'Nel 1871 nacque l’idea. Antonio Meucci costruì il telefono.', 1871],
  ] as const)('lived when their film says, in %s: %s', (...[code, narration, year]) => {
    const title = { en: filmTitle, es: '¿Quién inventó el teléfono?', it: 'Chi ha inventato il telefono?' }[
      code
    ];
    expect(findPeople(sceneText(code, narration, { filmTitle: title }))[0]?.year).toBe(year);
  });
});
