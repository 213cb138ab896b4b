import { readQuestion } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { readNounPhrases } from '../reading/noun-phrases.ts';
import { readKeyFacts } from './key-facts.ts';
import { titleScene } from './scene-titles.ts';

const phrasesOf = (text: string, code: 'es' | 'it' | 'fr'): string[] =>
  readNounPhrases(text, code).map((phrase) => phrase.text);

function factsOf(text: string, code: 'en' | 'es' | 'ja'): string[] {
  const { sentences } = readArticle([text], code);
  return readKeyFacts({ sentences, phrases: [], title: '' }, code).map((fact) => fact.text);
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

describe('a scene of an article that research found', () => {
  const titleOf = (text: string, asked: string, code: 'fr' | 'es'): string => {
    const { sentences } = readArticle([text], code, new Set([0]));
    return titleScene({ sentences, phrases: [], asked: readQuestion(asked, code) }, new Set(), code);
  };

  it('is called by what it speaks of, where its heading says nothing of it', () => {
    const text =
      '# Sel\n\n## Apport des continents\n\nL’eau de pluie absorbe du gaz carbonique et devient une solution très diluée.';
    expect(titleOf(text, 'Pourquoi la mer est-elle salée ?', 'fr')).toBe('L’eau de pluie');
  });

  it('is called by the first part of a list that it tells', () => {
    const { sentences } = readArticle(
      ['- Organo di espansione: nei modelli domestici è un tubo capillare lungo.'],
      'it',
      new Set([0]),
    );
    const asked = readQuestion('Come funziona un frigorifero?', 'it');
    expect(titleScene({ sentences, phrases: [], asked }, new Set(), 'it')).toBe('Organo di espansione');
  });

  it('keeps the heading that names it', () => {
    const text = '# Sel\n\n## Salinité et océans\n\nLa salinité de l’océan a peu varié depuis longtemps.';
    expect(titleOf(text, 'Pourquoi la mer est-elle salée ?', 'fr')).toBe('Salinité et océans');
  });

  it('of a history is called by both headings, where it stands under two', () => {
    const text =
      '# Chocolate\n\n## Traslado\n\nLos portugueses plantaron cacao del Brasil en 1820.\n\n## Industria\n\nLa firma Fry vendió tabletas en 1847.';
    expect(titleOf(text, 'La historia del chocolate', 'es')).toBe('Traslado – Industria');
  });
});

describe('what is lettered of a scene', () => {
  it('does not stop before the noun', () => {
    const text = 'A toad is a tailless amphibian with a thick, warty skin and short hind limbs of its own.';
    expect(factsOf(text, 'en').join(' ')).not.toMatch(/thick$/u);
  });

  it('is a figure with its unit, however short that is written', () => {
    const text =
      'Un elefante africano macho pesa alrededor de 6 t, de modo que harían falta unos veinticinco para equilibrar una hembra grande de la Antártida.';
    expect(factsOf(text, 'es')).toEqual(['6 t']);
  });

  it('is no year with what happened in it', () => {
    const text =
      'En Londres se anunció en 1657 una casa donde se vendía, y a finales del siglo reunía a políticos.';
    expect(factsOf(text, 'es').join(' ')).not.toContain('1657 una casa');
  });

  it('tears no Japanese verb from its ending', () => {
    const text = '歯垢内部のpHがおよそ5.5を下回ると、エナメル質のミネラルが溶け出す。';
    expect(factsOf(text, 'ja').join(' ')).not.toContain('を下回');
  });

  it('is nothing where nothing is said at a glance', () => {
    const text = 'La caza acabó pronto con la mayor parte de la población de las islas del sur.';
    expect(factsOf(text, 'es')).toEqual([]);
  });
});
