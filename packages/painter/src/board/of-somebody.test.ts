import { expect, it } from 'vitest';
import { isOfSomebody } from './of-somebody.ts';

const person = (label: string) =>
  ({ set: 'tabler', name: `explained-person-${label.length}`, label }) as const;

it('tells of one of several people by name, and not where one stands alone or nobody does', () => {
  const text = 'James Clerk Maxwell predicted the waves';
  const [maxwell, hertz] = [person('James Clerk Maxwell'), person('Heinrich Hertz')];
  expect(isOfSomebody(text, [maxwell, hertz])).toBe(true);
  expect(isOfSomebody('The waves were made in a laboratory', [maxwell, hertz])).toBe(false);
  expect(isOfSomebody(text, [maxwell])).toBe(false);
  expect(isOfSomebody('The train ran', [{ set: 'noto', name: 'train', label: 'train' }])).toBe(false);
});
