import { galleryCategories } from '@kinora/contract/api';
import { describe, expect, it } from 'vitest';
import { filterFilms } from './filter-films.ts';

const films = galleryCategories.map((category) => ({
  category,
  title: `A film of ${category}`,
  isPublic: true,
}));
const titles = (tab: Parameters<typeof filterFilms>[1]['tab'], search = '') =>
  filterFilms(films, { tab, search }).map(({ category }) => category);

describe('the showcase', () => {
  it('SHOW-01 shows all six categories under All, memories only there, and the gallery under Explanation', () => {
    expect(titles('all')).toEqual([...galleryCategories]);
    expect(titles('explanation')).toEqual(['gallery']);
    expect(['animation', 'history', 'educational', 'news'].flatMap((tab) => titles(tab as 'news'))).toEqual([
      'animation',
      'history',
      'educational',
      'news',
    ]);
  });

  it('SHOW-05 lists public films only, found by their title', () => {
    expect(titles('all', ' NEWS ')).toEqual(['news']);
    expect(filterFilms([{ ...films[0]!, isPublic: false }], { tab: 'all', search: '' })).toEqual([]);
  });
});
