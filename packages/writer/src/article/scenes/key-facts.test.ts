import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { readKeyFacts } from './key-facts.ts';
import { nameMainThing } from './name-main-thing.ts';
import { rankPhrases, readPhraseContext } from './scene-phrases.ts';

function factsOf(text: string, code: LanguageCode): string[] {
  const { sentences } = readArticle([text], code);
  return readKeyFacts(sentences, [], code).map((fact) => fact.text);
}

function thingOf(text: string, code: LanguageCode): string | undefined {
  const { sentences } = readArticle([text], code);
  const phrases = rankPhrases(sentences, readPhraseContext(sentences, code), code);
  return nameMainThing(phrases, sentences, { longest: 60, code });
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

  it('is what a reason says, without what joins it', () => {
    const text =
      'La salinité n’a que modérément varié depuis plusieurs centaines de millions d’années, parce que les pertes compensent les apports.';
    expect(factsOf(text, 'fr')).toContain('Les pertes compensent les apports');
  });
});

describe('what a scene without a statement is about', () => {
  it.each([
    ['es', 'La prensa separaba la manteca del polvo.', 'manteca del polvo'],
    ['es', 'En una tumba de Río Azul hubo cacao.', 'tumba de Río'],
    ['fr', 'C’est l’histoire du chemin de fer.', 'histoire du chemin'],
    ['fr', 'Le calcium ne demeure en solution.', 'demeure en solution'],
    ['en', 'It stays dry because its thicker skin loses moisture slowly.', 'thicker skin loses moisture'],
    ['hi', 'तार-प्रणाली के निर्माण का श्रेय मार्कोनी को दिया जाता है।', 'तार-प्रणाली के निर्माण'],
  ] as const)('is no piece of a longer phrase in %s: %s', (code, text, piece) => {
    expect(thingOf(text, code)).not.toBe(piece);
    expect(thingOf(text, code)).toBeDefined();
  });

  it.each([
    ['es', 'La prensa aplasta la manteca de cacao.', 'manteca de cacao'],
    ['es', 'En una tumba de Río Azul hubo cacao.', 'tumba de Río Azul'],
  ] as const)('is a noun with its own complement in %s: %s', (code, text, thing) => {
    expect(thingOf(text, code)).toBe(thing);
  });
});
