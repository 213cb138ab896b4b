import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { readKeyFacts } from './key-facts.ts';

function factsOf(
  text: string,
  code: LanguageCode,
  heading: { title?: string; criterion?: string } = {},
): string[] {
  const { sentences } = readArticle([text], code);
  return readKeyFacts({ sentences, phrases: [], title: '', ...heading }, code).map((fact) => fact.text);
}

describe('a key fact', () => {
  it.each([
    [
      'fr',
      'Le métro de Londres, ouvert à la vapeur en 1863, reçut en 1890 une ligne électrique qui passait sous la rue.',
    ],
    [
      'fr',
      'La pluie, rendue légèrement acide par le gaz carbonique de l’air, arrache des ions que les fleuves transportent.',
    ],
    [
      'it',
      'Il refrigerante percorre senza interruzione un circuito sigillato, passando per quattro componenti di rame.',
    ],
    [
      'es',
      'Del cetáceo fósil, dado a conocer en 2023, se propuso en un principio un máximo que nadie ha confirmado.',
    ],
    ['hi', 'ये प्लेटें नरम दुर्बलतामण्डल पर खिसकती हैं, जो लगभग नाखूनों के बढ़ने की दर के बराबर है।'],
    [
      'ja',
      '紅茶とは、摘み取ったチャノキの葉と芽を萎凋させ、よく揉み、酵素によって十分に酸化させてから乾燥した茶葉、またはそれを湯で抽出した飲料です。',
    ],
  ] as const)('is no participle, relative clause or beginning of one in %s: %s', (code, text) => {
    const torn = /^(?:Ouvert|Rendue|Passando|Dado|जो|または|摘み取った.*せ$)/u;
    expect(factsOf(text, code).filter((fact) => torn.test(fact))).toEqual([]);
  });

  it('keeps the sign of a number', () => {
    const text =
      'L’isobutano, a pressione atmosferica e dentro il tubo della macchina, bolle a circa −12 °C.';
    expect(factsOf(text, 'it')).toContain('−12 °C');
  });

  it('keeps what a number is of', () => {
    const text =
      "Leur eau n'a pourtant aucun goût, car elle ne contient en moyenne qu'un peu plus de 0,1 g de sels par litre, soit environ trois cents fois moins que l'eau de mer.";
    expect(factsOf(text, 'fr').join('; ')).toContain('0,1 g de sels par litre');
  });

  it('is what a reason says, without what joins it', () => {
    const text =
      'La salinité n’a que modérément varié depuis plusieurs centaines de millions d’années, parce que les pertes compensent les apports.';
    expect(factsOf(text, 'fr', { title: 'La salinité de l’océan' })).toContain(
      'Les pertes compensent les apports',
    );
  });

  it.each([
    [
      'en',
      'A toad stays away from water longer, because its thicker skin loses the moisture of the body slowly.',
    ],
    [
      'es',
      'La firma unió polvo y azúcar en una pasta que podía moldearse, y vendió así las primeras tabletas para comer.',
    ],
    [
      'fr',
      'La ligne de Paris au Pecq, inaugurée par la reine Marie-Amélie, fit connaître le train aux Parisiens de la ville.',
    ],
    ['ja', '最初に現れるのは表層下脱灰による白斑で、光沢を失ったチョーク様の外観を呈します。'],
    ['hi', 'पृथ्वी का बाहरी कठोर आवरण, जिसे स्थलमण्डल कहते हैं, कई छोटे-बड़े खण्डों में बँटा हुआ है।'],
  ] as const)(
    'is no thing without what it does, and no deed without who does it, in %s: %s',
    (code, text) => {
      expect(factsOf(text, code)).toEqual([]);
    },
  );

  it('says more than its heading', () => {
    const text = 'Il rischio è noto dal 1982.';
    expect(factsOf(text, 'it', { title: 'Il rischio' })).toEqual([]);
    expect(factsOf(text, 'it', { title: 'La nube' })).toEqual(['Il rischio è noto dal 1982']);
  });

  it('is about what is compared', () => {
    const text =
      'As for toads, the body is broad and low, and the hind legs are hardly longer than the body. The largest grows to 32 cm.';
    expect(factsOf(text, 'en', { title: 'Frogs and toads: legs', criterion: 'legs' })).toEqual([
      'The hind legs are hardly longer than the body',
    ]);
  });

  it.each([
    ['en', 'The size of adults ranges from about 2 cm in some of them to more than 20 cm.', '20 cm'],
    [
      'en',
      'The ratio of carbon to nitrogen lies between 25:1 and 35:1 by weight in all of the good heaps.',
      '1 by weight',
    ],
    [
      'es',
      'La Unión calcula entre 10 000 y 25 000 individuos en el mundo de los océanos del sur y del norte.',
      '000 y 25 000 individuos',
    ],
    [
      'it',
      'Il rischio fu noto quando un Boeing 747 della British Airways perse la spinta dei motori sopra le nubi.',
      '747 della British Airways perse',
    ],
  ] as const)('is no half of a figure in %s: %s', (code, text, half) => {
    expect(factsOf(text, code)).not.toContain(half);
  });
});

it.each([
  [
    'en',
    'A grown goliath frog that lives by the great rivers of Cameroon and of the countries around may weigh over 3 kg in the end.',
    'Over 3 kg',
  ],
  [
    'it',
    'La colonna di cenere che il vento portava verso il mare e le isole del sud della regione salì oltre 10 km nel cielo della sera.',
    'Oltre 10 km',
  ],
] as const)('says that there are more where its sentence does, in %s: %s', (code, text, fact) => {
  expect(factsOf(text, code).filter((each) => each.includes(fact.slice(-4)))).toEqual([fact]);
});

it('is no number with half of what it is in Hindi', () => {
  const text = 'यह आवेदन ब्रिटेन के कार्यालय में दिया गया और ब्रिटिश पेटेण्ट संख्या 12,039 के रूप में स्वीकृत हुआ।';
  expect(factsOf(text, 'hi')).not.toContain('12,039 के रूप');
});
