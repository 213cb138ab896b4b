import { expect, it } from 'vitest';
import { cleanInline, withoutAsides } from './clean-inline.ts';

it('what is never said is taken out: links, addresses, marks', () => {
  const text =
    'Cats ![a cat](/cat.png) purr [often](https://example.org/a), write to a.b+c@example.org or see   [1] (www.example.org).';
  expect(cleanInline(text)).toBe('Cats purr often, write to or see.');
});

it.each([' ', '\u00a0', '(', '（', ' (a', '[('])(
  'asides are taken out in time that grows with the text: %j',
  (unit) => {
    const before = process.cpuUsage();
    const text = withoutAsides(`Cats${unit.repeat(60_000)}purr.`);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
    expect(text.startsWith('Cats')).toBe(true);
  },
);

it.each([
  [
    'He printed Leaves (1856). It was read aloud in the country.',
    'He printed Leaves (1856). It was read aloud in the country.',
  ],
  ['The Wind in the Willows (1908) by Kenneth Grahame', 'The Wind in the Willows (1908) by Kenneth Grahame'],
  ['Bread rises (Smith 2010). Yeast is alive (Smith et al. 2011, p. 4).', 'Bread rises. Yeast is alive.'],
])('a year alone in brackets stays, a citation goes with its bracket alone: %s', (written, read) => {
  expect(cleanInline(written)).toBe(read);
});
