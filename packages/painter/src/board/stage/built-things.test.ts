import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../outline/index.ts';
import { builtIn, builtShapes, standsBeside } from './built-things.ts';
import { toldActing } from './told-acting.ts';

describe('what is built in a story', () => {
  it('is known from what its pictures show, where somebody builds', () => {
    const prompt = 'A hedgehog smiling, in a forest';
    const films = (words: string) => ({ prompt, filmPrompts: [prompt, words] });
    expect(builtIn(films('A hedgehog beginning to build a bridge, in a forest'))).toBe('bridge');
    expect(builtIn(films('A mouse happily building the highest tower, in a village'))).toBe('tower');
    expect(builtIn(films('A bear trying to build a small boat, on a beach'))).toBe('boat');
    expect(builtIn(films('A bear standing before an old bridge, in a valley'))).toBeUndefined();
    expect(standsBeside('bridge', 'A hedgehog smiling beside a bridge, in a forest')).toBe(true);
    expect(standsBeside('bridge', 'A hedgehog smiling, in a forest')).toBe(false);
  });

  it('stands on the ground, and each kind is drawn otherwise', () => {
    const kinds = (['bridge', 'tower', 'boat', 'house'] as const).map((built) => builtShapes(built));
    expect(new Set(kinds.map((shapes) => JSON.stringify(boundsOf(shapes)))).size).toBe(4);
    for (const shapes of kinds) {
      expect(Math.abs(boundsOf(shapes).bottom)).toBeLessThan(40);
    }
  });

  it('falls and stands at last by the words that tell it, in every language', () => {
    const told = [
      ['en', 'One night everything came down with a crash.', 'ruin'],
      ['fr', "Une nuit, tout s'écroula à grand fracas.", 'ruin'],
      ['it', 'Una notte venne giù ogni cosa, con un gran fracasso.', 'ruin'],
      ['es', 'Una noche se vino todo abajo con gran estruendo.', 'ruin'],
      ['hi', 'एक रात सब कुछ धड़ाम से गिरा।', 'ruin'],
      ['ja', 'ある晩、何もかもが、大きな音をたててくずれました。', 'ruin'],
      ['en', 'It grew piece by piece, until it stood, and it did not even wobble.', 'built'],
      ['fr', "Cela grandit, jusqu'au soir où tout tint debout, sans même trembler.", 'built'],
      ['it', 'Il lavoro cresceva, finché tutto rimase in piedi, senza nemmeno tremare.', 'built'],
      ['es', 'Fue creciendo, hasta que todo quedó en pie, y ni siquiera tembló.', 'built'],
      ['hi', 'सब कुछ सीधा खड़ा रहा, ज़रा भी नहीं डगमगाया।', 'built'],
      ['ja', 'しっかりと立って、もうぐらりともしませんでした。', 'built'],
    ] as const;
    for (const [code, text, prop] of told) {
      expect(toldActing(text, code)?.prop, text).toBe(prop);
    }
  });
});
