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
