import { languages } from '@kinora/contract/catalogue';
import { languageDetails } from '@kinora/contract/catalogue';
import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { drawWhole } from './draw-whole.ts';
import { ownPictures } from './own-pictures.ts';

const castSeed = 7;

describe('our own pictures', () => {
  it.each(Object.keys(ownPictures))('are of many coloured shapes and no mere sign: %s', (key) => {
    const [set = '', name = ''] = key.split(':');
    const drawn = drawWhole({ set: set === 'lucide' ? 'lucide' : 'tabler', name }, castSeed);
    const fills = new Set(drawn?.strokes?.shapes.flatMap(({ fill }) => fill ?? []));
    expect(fills.size).toBeGreaterThanOrEqual(3);
    expect(drawn?.ratio).toBeGreaterThan(0.2);
    expect(drawn?.ratio).toBeLessThan(5);
  });

  it('show people for silhouettes, as many as the picture means', () => {
    const widths = ['people-hugging', 'family', 'busts-in-silhouette'].map(
      (name) => drawWhole({ set: 'noto', name }, castSeed)?.ratio ?? 0,
    );
    expect(widths[0]).toBeGreaterThan(0.4);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  });
});

describe.each(languages)('the words of %s', (language) => {
  const index = openPictureIndex(languageDetails[language].code);

  it.each(['warning', 'danger', 'stop sign', 'चेतावनी', 'avertissement', 'pericolo', 'advertencia', '警告'])(
    'draw no sign that is empty without its letters: %s',
    (word) => {
      expect(index.find(word)?.pictures.map(({ name }) => name) ?? []).not.toContain('stop-sign');
    },
  );
});
