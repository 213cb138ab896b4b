import type { LanguageCode } from '@kinora/contract/catalogue';
import { expect, it } from 'vitest';
import type { Subject } from '../plan/scene-plan.ts';
import { readAground } from './aground.ts';

const boat: Subject = { figure: 'boat', name: 'boat', count: 1, relation: 'alone' };
const fox: Subject = { figure: 'fox', name: 'fox', count: 1, relation: 'alone' };

it.each<[LanguageCode, string, string]>([
  ['en', 'The boat set off. Before noon it was stuck in the shallows.', 'stuck'],
  ['en', 'All went well, and then it ran aground.', 'aground'],
  ['fr', 'Il partit. Avant midi, il touchait le fond, dans la vase.', 'touchait'],
  ['it', 'Partì. Prima di mezzogiorno c’era solo fango, e di lì non si passava.', 'solo fango'],
  ['es', 'Salió. Antes del mediodía ya no había agua, solo barro.', 'solo barro'],
  ['hi', 'वह चला। दोपहर से पहले ही नीचे पानी नहीं, बस कीचड़ था।', 'बस कीचड़'],
  ['ja', '進みました。お昼になる前に、浅いどろの中で動けなくなりました。', '浅い'],
])('a boat lies on the ground from the words on that tell it, %s: %s', (code, telling, words) => {
  const at = readAground({ place: 'river', subjects: [boat] }, telling, code);
  expect(at).toBeCloseTo(telling.indexOf(words) / telling.length, 6);
});

it.each([
  ['nothing that floats is there', { place: 'river' as const, subjects: [fox] }, 'It was stuck in the mud.'],
  ['there is no water', { place: 'room' as const, subjects: [boat] }, 'It was stuck in the mud.'],
  [
    'it is only said',
    { place: 'river' as const, subjects: [boat] },
    "'It was stuck in the mud,' said the fox.",
  ],
])('no boat does where %s', (_, plan, telling) => {
  expect(readAground(plan, telling, 'en')).toBeUndefined();
});
