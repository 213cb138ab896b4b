import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { rankSubjects } from './rank-subjects.ts';

function drawnOf(
  code: 'en' | 'fr' | 'it' | 'es' | 'hi' | 'ja',
  narration: string,
  filmTitle: string,
): string[] {
  const scene = sceneText(code, narration, { filmTitle, keyFacts: [narration] });
  return rankSubjects(scene, openPictureIndex(code), undefined).map(
    ({ pictures: [lead] }) => lead?.name ?? '',
  );
}

describe('what is named in passing', () => {
  it.each([
    ['en', 'The bridge was opened by the queen in 1849.', 'bridge-at-night'],
    ['en', 'The bridge was named after the prince.', 'bridge-at-night'],
    ['fr', 'Inaugurée en 1837 par la reine Marie-Amélie, la ligne fit connaître le train.', 'locomotive'],
    ['it', 'La pianta fu dedicata al principe Carlo e portata con le navi.', 'ship'],
    ['es', 'Según el rey, el puente era el mayor.', 'bridge-at-night'],
    ['hi', 'पुल का उद्घाटन रानी विक्टोरिया द्वारा किया गया।', 'bridge-at-night'],
    ['ja', '女王によって橋が開通しました。', 'bridge-at-night'],
  ] as const)('is no picture of its scene in %s: %s', (code, narration, drawn) => {
    const names = drawnOf(code, narration, '');
    expect(names).toContain(drawn);
    expect(names).not.toContain('crown');
    expect(names).not.toContain('prince');
  });

  it('is one where the film is about it, or where it does something', () => {
    expect(drawnOf('fr', 'Le pont fut ouvert par la reine.', 'La vie d’une reine')).toContain('crown');
    expect(drawnOf('en', 'The king is the most powerful man.', 'How a state is ruled')).toContain('crown');
  });
});
