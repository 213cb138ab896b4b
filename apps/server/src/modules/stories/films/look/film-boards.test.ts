import { layOutBoard } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { withFilmBoards } from './film-boards.ts';
import type { SceneOfFilm } from '../segment-steps.ts';

const drawing = layOutBoard({
  template: 'hero',
  title: 'Cats',
  pictures: [{ set: 'noto', name: 'cat' }],
  notes: [],
  aspect: '16:9',
  language: 'it',
  seed: 1,
});
const drawn: SceneOfFilm = {
  picture: { kind: 'drawn', drawing },
  narration: { hash: 'h', text: 'Il gatto.' },
};
const moved: SceneOfFilm = {
  ...drawn,
  picture: {
    kind: 'moved',
    assetId: 'a',
    videoModel: 'hailuo2',
    prompt: '',
    aspectRatio: '16:9',
    cast: [],
    lipsync: null,
    letterbox: 0,
    title: null,
    lowerThird: null,
    credits: null,
    filmLook: null,
  },
};
const film = {
  title: 'Perché i gatti',
  language: 'Italian',
  aspectRatio: '16:9',
  dateLine: undefined,
  sources: ['Wikipedia: Gatto'],
} as const;

function words({ picture }: SceneOfFilm): string {
  const elements: Drawing['elements'] = picture.kind === 'drawn' ? picture.drawing.elements : [];
  return elements.flatMap((element) => (element.kind === 'text' ? element.lines : [])).join(' ');
}

describe('the boards round a film', () => {
  it('OUT-04 begin a drawn film with its title and end it with its sources, silently', () => {
    const scenes = withFilmBoards([drawn, drawn], film);
    expect(scenes.map(words)).toEqual(['Perché i gatti', 'Cats', 'Cats', 'Fonti Wikipedia: Gatto']);
    expect(scenes.map(({ narration }) => narration === null)).toEqual([true, false, false, true]);
  });

  it('OUT-04 give news their day', () => {
    const [first] = withFilmBoards([drawn], { ...film, dateLine: '21 novembre 2026' });
    expect(first === undefined ? '' : words(first)).toBe('21 novembre 2026 Perché i gatti');
  });

  it('name no sources where there are none, and no title before a film in motion', () => {
    expect(withFilmBoards([drawn], { ...film, sources: [] })).toHaveLength(2);
    expect(withFilmBoards([moved], { ...film, sources: [] })).toEqual([moved]);
    expect(withFilmBoards([drawn, moved], film).map(words)).toEqual(['Cats', '', 'Fonti Wikipedia: Gatto']);
  });
});
