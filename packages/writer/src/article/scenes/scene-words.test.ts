import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { readNounPhrases } from '../reading/noun-phrases.ts';
import { readKeyFacts } from './key-facts.ts';

const phrasesOf = (text: string, code: 'es' | 'it' | 'fr'): string[] =>
  readNounPhrases(text, code).map((phrase) => phrase.text);

function factsOf(text: string, code: 'en' | 'es' | 'ja'): string[] {
  const { sentences } = readArticle([text], code);
  return readKeyFacts(sentences, [], code).map((fact) => fact.text);
}

describe('what a scene is called', () => {
  it.each([
    ['it', 'Le colate rimasero nella disabitata Valle del Bove.', 'Valle del Bove', 'disabitata'],
    ['es', 'Vivían en la deshabitada Sierra Nevada.', 'Sierra Nevada', 'deshabitada'],
    ['es', 'La mayor cifra corresponde a una hembra.', 'cifra', 'mayor'],
    ['it', 'La maggiore altezza fu di dieci metri.', 'altezza', 'maggiore'],
    ['fr', 'La meilleure preuve est une roche.', 'preuve', 'meilleure'],
  ] as const)('is a thing and no word said of it, in %s: %s', (...of) => {
    const [code, text, thing, epithet] = of;
    const phrases = phrasesOf(text, code);
    expect(phrases).toContain(thing);
    expect(phrases.filter((phrase) => phrase.startsWith(epithet))).toEqual([]);
  });
});

describe('what is lettered of a scene', () => {
  it('does not stop before the noun', () => {
    const text = 'A toad is a tailless amphibian with a thick, warty skin and short hind limbs of its own.';
    expect(factsOf(text, 'en').join(' ')).not.toMatch(/thick$/u);
  });

  it('tears no Japanese verb from its ending', () => {
    const text = '歯垢内部のpHがおよそ5.5を下回ると、エナメル質のミネラルが溶け出す。';
    expect(factsOf(text, 'ja').join(' ')).not.toContain('を下回');
  });

  it('is the whole sentence where no clause says anything alone', () => {
    const text = 'La caza acabó pronto con la mayor parte de la población de las islas del sur.';
    expect(factsOf(text, 'es')).toEqual([text.slice(0, -1)]);
  });
});
