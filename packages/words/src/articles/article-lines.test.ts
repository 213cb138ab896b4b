import { describe, expect, it } from 'vitest';
import { readableArticle } from './article-text.ts';

const read = (...lines: readonly string[]): string[] => readableArticle(lines.join('\n')).split('\n\n');

describe('an extract of an encyclopedia', () => {
  it('has a paragraph on every line, and headings that stand between equals signs alone', () => {
    expect(
      read(
        'Bread is baked.',
        'It rises.',
        '',
        '',
        '== Flour ==',
        'Flour is ground.',
        '',
        '=== Rye ===',
        'Rye is dark.',
      ),
    ).toEqual(['Bread is baked.', 'It rises.', '## Flour', 'Flour is ground.', '### Rye', 'Rye is dark.']);
  });

  it('leaves an appendix out with everything below it', () => {
    expect(
      read(
        'La mer est salée.',
        '== Voir aussi ==',
        '',
        '=== Articles connexes ===',
        'Marais salant',
        '== Usages ==',
        'On en tire du sel.',
      ),
    ).toEqual(['La mer est salée.', '## Usages', 'On en tire du sel.']);
  });

  it('takes lines that are no sentences for items, never for headings or running text', () => {
    expect(read('Six companies were left:', 'Nord', 'Est', 'The state built the lines.')).toEqual([
      'Six companies were left:',
      '- Nord',
      '- Est',
      'The state built the lines.',
    ]);
  });

  it('takes sentences of a list for items where a colon or a name announces them', () => {
    expect(
      read(
        'It has three stages:',
        'A warm stage of some days.',
        'A hot stage of some weeks.',
        '== Parts ==',
        'Compressor: draws in the vapour.',
        'The vapour (note: cold) returns.',
      ),
    ).toEqual([
      'It has three stages:',
      '- A warm stage of some days.',
      '- A hot stage of some weeks.',
      '## Parts',
      '- Compressor: draws in the vapour.',
      'The vapour (note: cold) returns.',
    ]);
  });

  it('leaves formulas out', () => {
    expect(
      read(
        'The greatest value is known.',
        '',
        '  ',
        '    COP',
        '    {\\displaystyle {\\text{COP}}}',
        'Real machines reach less.',
      ),
    ).toEqual(['The greatest value is known.', 'Real machines reach less.']);
  });
});
