import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';
import { openPictureIndex } from './picture-index.ts';

const read = (code: LanguageCode, text: string): [string, boolean][] =>
  findMentions(text, openPictureIndex(code)).map(({ name, isDoing }) => [name, isDoing === true]);

describe('what is done', () => {
  it.each([
    ['es', 'lleva pintado el glifo', [['pintado', true]]],
    ['es', 'vendió tabletas para comer', [['comer', true]]],
    ['fr', 'des couteaux pour couper', [['couteaux', false]]],
    [
      'it',
      'il pane per mangiare',
      [
        ['pane', false],
        ['mangiare', true],
      ],
    ],
  ] as const)('is told from things: %s', (...[code, text, expected]) => {
    expect(read(code, text)).toEqual(expected);
  });

  it('is no noun that only ends like a verb', () => {
    expect(read('fr', 'la mer')).toEqual([['mer', false]]);
    expect(read('it', 'il mare')).toEqual([['mare', false]]);
    expect(read('es', 'el mar')).toEqual([['mar', false]]);
  });
});
