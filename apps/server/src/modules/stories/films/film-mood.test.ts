import { expect, it } from 'vitest';
import { moodOf } from './film-mood.ts';

const asked = (
  video_style: 'auto' | 'minimal' | 'dramatic',
  video_type: 'story' | 'explainer' | 'news' | 'film',
  prompt: string,
) => moodOf({ video_style, video_type, prompt, language: 'English' });

it('chooses the music by what a film is, and by the words it was asked for with', () => {
  expect(asked('auto', 'explainer', 'How do bees make honey?')).toBe('curious');
  expect(asked('auto', 'news', 'The city council votes on trams')).toBe('documentary');
  expect(asked('auto', 'story', 'A baker and her cat')).toBe('warm');
  expect(asked('auto', 'story', 'A haunted house with a secret')).toBe('wonder');
  expect(asked('auto', 'film', 'An epic battle')).toBe('dramatic');
});

it('lets a chosen style decide, which words only shade', () => {
  expect(asked('minimal', 'story', 'An epic battle')).toBe('calm');
  expect(asked('dramatic', 'film', 'A haunted house')).toBe('tense');
});
