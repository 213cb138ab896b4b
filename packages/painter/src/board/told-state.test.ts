import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { drawSubject } from './draw-subject.ts';
import { rankSubjects } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { stateTold } from './told-state.ts';

type Code = SceneText['code'];

/** What a scene names, with the state that it tells each of them to be in. */
function statesIn(code: Code, narration: string, more: Partial<SceneText> = {}): (string | undefined)[] {
  const index = openPictureIndex(code);
  const scene = sceneText(code, narration, { keyFacts: [narration], ...more });
  return rankSubjects(scene, index, undefined).flatMap((subject) => {
    const told = stateTold(subject, scene, index.animals);
    return told === undefined ? [] : [told.state];
  });
}

describe('a thing in the state that is told', () => {
  it.each([
    ['en', 'In 1940 the bridge collapsed in the wind.', 'broken'],
    ['fr', 'Le pont s’effondra en 1940.', 'broken'],
    ['it', 'La nave si spezzò in due.', 'broken'],
    ['es', 'El puente se derrumbó en 1940.', 'broken'],
    ['hi', 'बाढ़ में पुल टूट गया।', 'broken'],
    ['ja', '地震で橋が壊れました。', 'broken'],
    ['en', 'Frozen fish were sold at the market.', 'frozen'],
    ['fr', 'On vend du poisson surgelé.', 'frozen'],
    ['it', 'Si vende pesce congelato.', 'frozen'],
    ['es', 'Los lagos congelados brillan.', 'frozen'],
    ['ja', '凍った魚は長く保存できます。', 'frozen'],
    ['en', 'A rotten apple lies in the basket.', 'rotten'],
    ['fr', 'Les pommes pourries furent jetées.', 'rotten'],
    ['it', 'Il pane ammuffito non si mangia.', 'rotten'],
    ['es', 'Una manzana podrida estropea las demás.', 'rotten'],
    ['ja', '腐ったリンゴを捨てます。', 'rotten'],
    ['en', 'The church was burnt in one night.', 'burnt'],
    ['fr', 'L’église fut incendiée en une nuit.', 'burnt'],
    ['es', 'La iglesia se quemó en una noche.', 'burnt'],
    ['en', 'The museum was closed for two years.', 'closed'],
    ['fr', 'Les écoles furent fermées deux ans.', 'closed'],
    ['it', 'Le scuole furono chiuse per due anni.', 'closed'],
    ['es', 'Las escuelas fueron cerradas dos años.', 'closed'],
    ['ja', '学校は閉鎖されました。', 'closed'],
    ['en', 'Fish that are swept into the lake die at once.', 'dead'],
    ['fr', 'Les poissons que le Jourdain y entraîne meurent aussitôt.', 'dead'],
    ['it', 'I pesci muoiono subito.', 'dead'],
    ['es', 'Los peces mueren enseguida.', 'dead'],
    ['ja', '魚はすぐに死にます。', 'dead'],
  ] as const)('is marked so: %s, %s', (...[code, narration, state]) => {
    expect(statesIn(code, narration)).toContain(state);
  });

  it.each([
    ['en', 'The bridge did not collapse.'],
    ['en', 'The trees break down the green in their leaves.'],
    ['en', 'The school closes the day with a song.'],
    ['en', 'The man died in his house.'],
    ['fr', 'Le pont ne s’effondra pas.'],
    ['it', 'Il ponte non crollò.'],
    ['es', 'El puente no se derrumbó.'],
    ['hi', 'पुल टूट नहीं गया।'],
    ['ja', '橋は壊れませんでした。'],
  ] as const)('is in none where that is denied or told of something else: %s, %s', (code, narration) => {
    expect(statesIn(code, narration)).toEqual([]);
  });

  it.each([
    ['en', 'The interruption', 'A single gap can spoil the whole lot.'],
    ['it', 'L’interruzione', 'Un solo punto può compromettere l’intero lotto.'],
    ['ja', '中断', '一か所でも品質が損なわれます。'],
  ] as const)(
    'is broken where the heading says it of what the film is about: %s',
    (...[code, title, words]) => {
      const index = openPictureIndex(code);
      const chain = { word: 'x', spokenAt: undefined, pictures: [{ set: 'noto', name: 'chains' }] } as const;
      const state = (heading: string) =>
        stateTold(chain, sceneText(code, words, { title: heading, keyFacts: [words] }), index.animals)?.state;
      expect(state(title)).toBe('broken');
      expect(state('x')).toBeUndefined();
    },
  );

  it('is never marked in a story, which has pictures of what is done', () => {
    expect(statesIn('en', 'The bridge collapsed.', { keyFacts: [] })).toEqual([]);
  });

  it('gets its mark when that is told, over the whole picture', () => {
    const index = openPictureIndex('en');
    const narration = 'A storm came up over the bay in the night. The bridge collapsed in the wind.';
    const scene = sceneText('en', narration, { keyFacts: [narration] });
    const bridge = rankSubjects(scene, index, undefined).find(({ word }) => word === 'bridge');
    const setting = { scene, title: '', turn: 0, ratioOf: () => 2, animals: index.animals };
    const { over } = bridge === undefined ? {} : drawSubject(bridge, 0, setting);
    expect(over?.cue).toBeDefined();
    expect(over?.place?.height).toBeCloseTo(1, 1);
    expect(over?.place?.width).toBeLessThan(1);
  });
});
