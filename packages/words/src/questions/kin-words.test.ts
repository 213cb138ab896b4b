import { describe, expect, it } from 'vitest';
import { asksWhen } from './asks-when.ts';
import { kinWords } from './kin-words.ts';

describe('what is asked in other words than an article uses', () => {
  it.each([
    {
      code: 'en',
      prompt: 'Why does compost get hot?',
      answer: 'This burning warms the pile.',
      other: 'The pile is dark and crumbly.',
    },
    {
      code: 'fr',
      prompt: 'Pourquoi la mer est-elle salée ?',
      answer: 'La salinité augmente.',
      other: 'Le salon est vide.',
    },
    {
      code: 'it',
      prompt: 'Perché le rane sono velenose?',
      answer: 'La pelle contiene tossine.',
      other: 'La pelle è umida.',
    },
    {
      code: 'es',
      prompt: '¿Por qué son tan grandes las ballenas?',
      answer: 'El gigantismo tiene causas.',
      other: 'La piel es gris.',
    },
    {
      code: 'hi',
      prompt: 'भूकंप कैसे नापा जाता है?',
      answer: 'परिमाण का मापन यन्त्र से होता है।',
      other: 'भूकम्प का विषय पुराना है।',
    },
    {
      code: 'ja',
      prompt: '虫歯をどうやって予防しますか',
      answer: '再石灰化は虫歯を防ぐ。',
      other: '歯は白い。',
    },
  ] as const)('is known by its matter: $prompt', ({ code, prompt, answer, other }) => {
    expect(kinWords(prompt, code)?.test(answer)).toBe(true);
    expect(kinWords(prompt, code)?.test(other)).toBe(false);
  });

  it('is nothing where no such word is asked', () => {
    expect(kinWords('Why does the moon have phases?', 'en')).toBeUndefined();
  });
});

describe('a date', () => {
  it.each([
    ['en', 'When was the Channel Tunnel opened?', 'What happens when water boils?'],
    ['fr', 'Quand a été inauguré le TGV ?', 'Pourquoi le TGV est-il rapide ?'],
    ['it', 'Quando fu aperto il tunnel?', 'Come funziona il tunnel?'],
    ['es', '¿Cuándo se inventó la radio?', 'Cómo funciona la radio cuando llueve'],
    ['hi', 'रेडियो का आविष्कार कब हुआ?', 'रेडियो कैसे काम करता है?'],
    ['ja', '新幹線はいつ開業しましたか', '新幹線はなぜ速いのですか'],
  ] as const)('is asked for in %s', (code, when, other) => {
    expect(asksWhen(when, code)).toBe(true);
    expect(asksWhen(other, code)).toBe(false);
  });
});
