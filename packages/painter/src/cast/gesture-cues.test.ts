import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { anyWords } from '../plan/gesture.ts';
import { gestureCues } from './gesture-cues.ts';

const ofAnyWords = new Set<string>(anyWords);
const cuesOf = (narration: string, code: LanguageCode, pages: readonly number[] = []) =>
  gestureCues({ narration, code, seed: 3, pages });
const askedOf = (narration: string, code: LanguageCode): string[] =>
  cuesOf(narration, code).flatMap(({ gesture }) => (ofAnyWords.has(gesture) ? [] : [gesture]));

describe('what hands do at the words of a scene', () => {
  it.each([
    ['en', 'Why does it float?', 'Step two needs patience.', 'The whale is enormous.'],
    ['fr', 'Pourquoi flotte-t-il ?', 'La deuxième étape est lente.', 'La baleine est énorme.'],
    ['it', 'Perché galleggia?', 'Il secondo passo è lento.', 'La balena è enorme.'],
    ['es', '¿Por qué flota?', 'El segundo paso es lento.', 'La ballena es enorme.'],
    ['hi', 'यह क्यों तैरता है?', 'दूसरा चरण धीमा है।', 'यह व्हेल विशाल है।'],
    ['ja', 'なぜ浮くのでしょうか。', '第二に、時間がかかります。', 'クジラは巨大です。'],
  ] as const)('ask, count and measure, in every language: %s', (code, ...said) => {
    expect(said.map((words) => askedOf(words, code))).toEqual([['ask'], ['two'], ['big']]);
  });

  it('show no other sense of a word', () => {
    expect(askedOf('At first it turned twenty-two times a second, three hundred metres away.', 'en')).toEqual(
      [],
    );
    expect(askedOf('À première vue, trois cents mouettes par seconde passent au loin.', 'fr')).toEqual([]);
    expect(askedOf('Secondo gli esperti, la città conta tre milioni di abitanti.', 'it')).toEqual([]);
    expect(askedOf('愛知県のまずいお茶の大きさを調べます。', 'ja')).toEqual([]);
  });

  it('count on from one number to the next, and show no other number of a sentence', () => {
    const counted = (words: string, code: LanguageCode): string[] =>
      askedOf(words, code).filter((gesture) => /^(?:one|two|three|four|five)$/u.test(gesture));
    const turning = 'Step five: when the whole of it has cooled, after two weeks, turn it with a fork.';
    expect(counted(turning, 'en')).toEqual(['five']);
    expect(counted('Étape cinq : quand tout a refroidi, après deux semaines, on remue.', 'fr')).toEqual([
      'five',
    ]);
    expect(counted('It is done in five steps. Step one is slow.', 'en')).toEqual(['five', 'one']);
    expect(counted('First comes the one, and only then follows step two.', 'en')).toContain('two');
  });

  it('rest between them, and never for long', () => {
    const narration =
      'Worms enter the pile from below and carry soil upward while rain water drains away through coarse twigs, and gardeners turn the whole material every few weeks until nothing can be recognised.';
    const places = cuesOf(narration, 'en', [0.4]).map(({ from }) => from * narration.length);
    const gaps = places.slice(1).map((at, index) => at - (places[index] ?? 0));
    // Some 13 letters are spoken in a second.
    expect(Math.min(...gaps)).toBeGreaterThan(13 * 2.5);
    expect(Math.max(...gaps)).toBeLessThan(13 * 7);
    expect(cuesOf(narration, 'en', [0.4]).map(({ gesture }) => gesture)).toContain('board');
  });
});
