import type { LanguageCode } from '@kinora/contract/catalogue';
import { expect, it } from 'vitest';
import type { Subject } from '../plan/scene-plan.ts';
import { readVoyage } from './voyage.ts';

const boat: Subject = { figure: 'boat', name: 'boat', count: 1, relation: 'beside' };
const fox: Subject = { figure: 'fox', name: 'fox', count: 1, relation: 'alone' };

it.each<[LanguageCode, string, string]>([
  ['en', 'So she steered to the left, and to the right, and the shore behind grew small.', 'tack leave'],
  ['en', 'The boat turned in circles. Then the bow cut through the waves.', 'circle speed'],
  ['en', 'It fought the current itself, and went upstream all day.', 'against against'],
  ['fr', 'Elle mit le cap à gauche, puis à droite, et le rivage devint tout petit.', 'tack leave'],
  ['fr', "Le bateau tournait en rond. Le bateau fila sur l'eau.", 'circle speed'],
  ['it', "Virò cento volte, e la riva si fece piccina; la barca filò sull'acqua.", 'tack leave speed'],
  ['it', 'La barca girava in tondo. Sfidò la corrente.', 'circle against'],
  [
    'es',
    'Viró cien veces, y la orilla se fue haciendo pequeña. La barca corrió sobre el agua.',
    'tack leave speed',
  ],
  ['es', 'Luchó contra la corriente: la barca daba vueltas como un pato.', 'against circle'],
  ['hi', 'फिर बाएँ मुड़ी, फिर दाएँ, और पीछे किनारा छोटा होता गया। नाव पानी पर दौड़ चली।', 'tack leave speed'],
  ['hi', 'नाव गोल-गोल घूमने लगी। धारा से लड़ाई हुई।', 'circle against'],
  [
    'ja',
    'かじを左へ切り、右へ切り、うしろの岸が小さくなりました。へさきが波を切りました。',
    'tack leave speed',
  ],
  ['ja', '船はぐるぐる回ってしまいました。流れそのものと戦いました。', 'circle against'],
])('what a boat is told to do is read in its order, %s: %s', (code, telling, legs) => {
  const voyage = readVoyage({ place: 'coast', subjects: [fox, boat] }, telling, code) ?? [];
  expect(voyage.map(({ does }) => does).join(' ')).toBe(legs);
  const places = voyage.map(({ at }) => at);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it.each([
  ['there is no boat', { place: 'coast' as const, subjects: [fox] }, 'It turned in circles.'],
  ['there is no water', { place: 'room' as const, subjects: [boat] }, 'It turned in circles.'],
  ['it is only advised', { place: 'coast' as const, subjects: [boat] }, "'Zigzag a bit,' said the fox."],
  ['a zigzag is drawn', { place: 'coast' as const, subjects: [boat] }, 'The zigzag in the sand was gone.'],
])('no boat goes anywhere where %s', (_, plan, telling) => {
  expect(readVoyage(plan, telling, 'en')).toBeUndefined();
});
