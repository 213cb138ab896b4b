import type { LanguageCode } from '@kinora/contract/catalogue';
import { expect, it } from 'vitest';
import { withBends } from './told-bends.ts';

const river = { place: 'river', details: ['bridge'] } as const;

it.each<[LanguageCode, string]>([
  ['en', 'It set off straight ahead and across every bend.'],
  ['en', "'Let it carry you, even round the bends,' said the donkey."],
  ['fr', 'Il suivit chaque détour, même ceux qui revenaient en arrière.'],
  ['it', 'Partì tagliando tutte le anse.'],
  ['es', 'Siguió todas las curvas del río.'],
  ['hi', 'वह हर मोड़ के साथ बहता गया।'],
  ['ja', 'どの曲がり角も、流れといっしょに曲がりました。'],
])('a river winds whose bends are told of, %s: %s', (code, telling) => {
  expect(withBends(river, telling, code)).toEqual({ details: ['bridge', 'bends'] });
});

it('no other water winds, and no river of whose bends nobody tells', () => {
  expect(withBends({ place: 'beach' }, 'It went along with every bend.', 'en')).toEqual({});
  expect(withBends(river, 'It bent down to the water.', 'en')).toEqual({});
  expect(withBends(river, undefined, 'en')).toEqual({});
});
