import { describe, expect, it } from 'vitest';
import { readQuestion } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { readArticle } from '../reading/article-sentence.ts';
import { titleScene } from './scene-titles.ts';

const titleOf = (code: LanguageCode, prompt: string, text: string): string => {
  const { sentences } = readArticle([text], code);
  return titleScene({ sentences, phrases: [], asked: readQuestion(prompt, code) }, new Set(), code);
};

describe('the heading of a scene of one year', () => {
  it.each([
    [
      'hi',
      'रेडियो का आविष्कार किसने किया?',
      '1896 में उन्होंने पेटेण्ट का आवेदन दिया, जो ब्रिटिश पेटेण्ट संख्या 12,039 के रूप में स्वीकृत हुआ।',
      'उन्होंने पेटेण्ट का आवेदन दिया',
    ],
    [
      'en',
      'Who invented the telephone?',
      'In 1876 Bell patented the telephone, which he had shown to nobody before that day in Boston.',
      'Bell patented the telephone',
    ],
    [
      'en',
      'Who invented the telephone?',
      'A message was sent from one shore of the wide channel to an island in the midst of it by 1897.',
      '1897',
    ],
  ] as const)(
    'says what was then where a clause is short enough, in %s',
    (...[code, prompt, text, title]) => {
      expect(titleOf(code, prompt, text)).toBe(title);
    },
  );
});
