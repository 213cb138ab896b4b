import { describe, expect, it } from 'vitest';
import { filterByTitle } from './title-filter.ts';

describe('the title filter', () => {
  it('GEN-01 finds titles that hold the text, whatever the case and the spaces around it', () => {
    const titles = ['How a reef heals', 'Bees vote', 'The reef at night'];
    expect(filterByTitle(titles, (title) => title, '  REEF ')).toEqual([
      'How a reef heals',
      'The reef at night',
    ]);
    expect(filterByTitle(titles, (title) => title, '')).toEqual(titles);
  });
});
