import { layOutBoard } from '@kinora/renderer';
import { expect, it } from 'vitest';
import { chooseExit } from './choose-exit.ts';
import type { PageOfFilm } from './choose-exit.ts';

function page(title: string, text: string | null, language: 'en' | 'fr' | 'hi' | 'ja' = 'en'): PageOfFilm {
  const content = { template: 'card', pictures: [], notes: [], aspect: '16:9', seed: 1 } as const;
  return { drawing: layOutBoard({ ...content, title, language }), text };
}

it.each([
  ['push', page('Frogs and toads: size', 'The largest.'), page('Frogs and toads: skin', 'The skin.')],
  ['push', page('緑茶と紅茶：製法', '緑茶は。', 'ja'), page('緑茶と紅茶：産地', '産地は。', 'ja')],
  ['wipe', page('Size', 'The largest.'), page('Skin', 'However, the skin is thin.')],
  ['wipe', page('Taille', 'La plus grande.', 'fr'), page('Peau', 'Mais la peau est fine.', 'fr')],
  ['wipe', page('आकार', 'सबसे बड़ा।', 'hi'), page('त्वचा', 'लेकिन त्वचा पतली है।', 'hi')],
  ['turn', page('In short', 'Toads are told from frogs.'), page('Frogs: size', 'The largest.')],
  ['turn', page('Frogs', null), page('Frogs', 'The largest.')],
  ['turn', page('Frogs', 'The largest.'), { drawing: null, text: 'A clip.' }],
  ['hold', page('Frogs', 'The largest.'), undefined],
] as const)('WORD-12 a page goes by what comes: %s', (exit, from, next) => {
  expect(chooseExit(from, next)).toBe(exit);
});
