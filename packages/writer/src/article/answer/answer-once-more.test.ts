import { readQuestion } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { answerOnceMore } from './answer-once-more.ts';
import { answerTitles } from './answer-words.ts';

function closing(
  code: LanguageCode,
  topic: string,
  { answer, end = answer, isTalk = false }: { answer: string; end?: string; isTalk?: boolean },
): string {
  const sentencesOf = (text: string) => readArticle([text], code, new Set([0])).sentences;
  const cuts = [
    { sentences: sentencesOf(answer), title: answerTitles[code].opening },
    { sentences: sentencesOf(end), title: answerTitles[code].closing },
  ];
  const { lead = '', sentences = [] } =
    answerOnceMore(cuts, { topic, question: readQuestion(topic, code), code, isTalk }).at(-1) ?? {};
  return lead + sentences.map(({ text }) => text).join(' ');
}

describe('a film that would end on its first sentence', () => {
  it.each([
    [
      'en',
      'How much does a blue whale weigh?',
      'A blue whale weighs between 100 and 150 tonnes.',
      'Between 100 and 150 tonnes.',
    ],
    [
      'fr',
      'Combien pèse une baleine bleue ?',
      'Une baleine bleue pèse environ 150 tonnes.',
      'Environ 150 tonnes.',
    ],
    [
      'it',
      'Quanto pesa una balenottera?',
      'Una balenottera adulta pesa tra 100 e 150 tonnellate.',
      'Tra 100 e 150 tonnellate.',
    ],
    [
      'es',
      '¿Cuánto pesa una ballena azul?',
      'La ballena azul suele pesar entre 100 y 150 toneladas.',
      'Entre 100 y 150 toneladas.',
    ],
    [
      'ja',
      'シロナガスクジラの重さはどれくらいですか',
      'シロナガスクジラの体重は約150トンです。',
      '約150トンです。',
    ],
    [
      'es',
      '¿Quién inventó la radio?',
      'El invento de la radio se debe por lo general a Guglielmo Marconi.',
      'Por lo general se nombra a Guglielmo Marconi.',
    ],
    [
      'en',
      'Who invented the telephone?',
      'The telephone was invented by Alexander Graham Bell.',
      'Alexander Graham Bell.',
    ],
  ] as const)('asks once more and answers in a word, in %s: %s', (...[code, topic, answer, said]) => {
    const gap = code === 'ja' ? '？' : ' ';
    expect(closing(code, topic, { answer })).toBe(`${topic}${gap}${said}`);
  });

  it('leaves the question to who asks', () => {
    const answer = 'A blue whale weighs between 100 and 150 tonnes.';
    expect(closing('en', 'How much does a blue whale weigh?', { answer, isTalk: true })).toBe(
      'Between 100 and 150 tonnes.',
    );
  });

  it('is left as it is where it says something else, or two figures', () => {
    const topic = 'How much does a blue whale weigh?';
    const two = 'A blue whale of 30 metres weighs about 150 tonnes.';
    expect(closing('en', topic, { answer: two })).toBe(two);
    const other = 'No animal is known that was ever heavier.';
    expect(closing('en', topic, { answer: 'A blue whale weighs 150 tonnes.', end: other })).toBe(other);
  });
});
