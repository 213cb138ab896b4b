import { expect, it } from 'vitest';
import { cleanInline } from './clean-inline.ts';

it('what is never said is taken out: links, addresses, marks', () => {
  const text =
    'Cats ![a cat](/cat.png) purr [often](https://example.org/a), write to a.b+c@example.org or see   [1] (www.example.org).';
  expect(cleanInline(text)).toBe('Cats purr often, write to or see.');
});
