import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

type Spaced = 'en' | 'fr' | 'it' | 'es';

function saidIn(text: string, language: Spaced): string {
  return readText(text, language)
    .flatMap(({ words }) => words)
    .filter(({ quoted }) => quoted !== undefined)
    .map((word) => word.text)
    .join(' ');
}

describe('what somebody in a text says', () => {
  it.each<[Spaced, string, string]>([
    [
      'en',
      "'You are fighting the waves, Pip,' said a seal. 'Sit here. Count them.' The girl's board lay there.",
      "'You are fighting the waves, Pip,' 'Sit here. Count them.'",
    ],
    ['en', "The dogs' owner doesn't come. It was '68.", ''],
    ['en', 'He said “Never!” and went.', '“Never!”'],
    ['fr', "« Reviens si tu veux », disait-elle. L'eau est froide.", '« Reviens si tu veux »,'],
    ['it', '«Non saltano», disse la gru.', '«Non saltano»,'],
    ['es', '«No saltan», dijo la grulla.', '«No saltan»,'],
    ['en', 'A 6" board was “never closed.', ''],
  ])('%s: %s', (language, text, said) => {
    expect(saidIn(text, language)).toBe(said);
  });

  it('is said lower where somebody old says it', () => {
    const [owl] = readText("'Begin again,' said an old owl.", 'en');
    const [fox] = readText("'I want to paint,' said the fox.", 'en');
    expect([owl?.words[0]?.quoted, fox?.words[0]?.quoted]).toEqual(['lower', 'higher']);
  });
});
