import { readQuestion } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { titleScene } from './scene-titles.ts';

function titleOf(code: LanguageCode, prompt: string, article: string): string {
  const { sentences } = readArticle([article], code, new Set([0]));
  return titleScene({ sentences, phrases: [], asked: readQuestion(prompt, code) }, new Set(), code);
}

describe('a heading fits the whole of its scene', () => {
  it.each([
    [
      'fr',
      'L’histoire du chemin de fer',
      '# Chemin de fer\n\n## George et Robert Stephenson\n\nGeorge Stephenson construisit en 1814 sa première locomotive. La ligne de Stockton à Darlington fut inaugurée en 1825.',
      'George Stephenson',
    ],
    [
      'en',
      'The history of the railway',
      '# Railway\n\n## Rails and carriages\n\nThe first rails were of wood in 1604. In 1767 iron bars were laid over the rails.',
      'Rails',
    ],
    [
      'fr',
      'Pourquoi la mer est-elle salée ?',
      "# Eau de mer\n\n## Temps de résidence\n\nLe calcium ne reste dissous qu'un million d'années. Le sodium y reste plusieurs dizaines de millions d'années.",
      'Le calcium et le sodium',
    ],
    [
      'es',
      '¿Cuánto pesa una ballena azul?',
      '# Ballena azul\n\n## Otros animales\n\nEl saurópodo Argentinosaurus no pasaba de 80 t. Del cetáceo fósil Perucetus se propuso un máximo de 340 t.',
      'Argentinosaurus y Perucetus',
    ],
  ] as const)('in %s: %s', (...[code, prompt, article, title]) => {
    expect(titleOf(code, prompt, article)).toBe(title);
  });

  it('keeps both of a pair that its sentences speak of, and a pair of which they name neither', () => {
    const railway = 'The history of the railway';
    expect(
      titleOf(
        'en',
        railway,
        '# Railway\n\n## Rails and carriages\n\nThe first rails were of wood in 1604. In 1767 a carriage had iron wheels.',
      ),
    ).toBe('Rails and carriages');
    expect(
      titleOf(
        'en',
        railway,
        '# Railway\n\n## Origin and spread\n\nThe first lines were of wood in 1604. In 1767 iron bars came into use.',
      ),
    ).toBe('Origin and spread');
  });
});
