import { expect, it } from 'vitest';
import { withoutWornThings } from './worn-things.ts';

it.each([
  ['A fox with a red woollen cap at home', 'A fox at home'],
  ['A little bee with a yellow neckerchief, gazing', 'A little bee, gazing'],
  ['A tortoise with a tiny bell on a ribbon dreaming', 'A tortoise dreaming'],
  ['A girl wearing her striped scarf in the snow', 'A girl in the snow'],
  ['A hat shop with a bell tower', 'A hat shop with a bell tower'],
])('OUT-04 leaves clothes out of what is counted as a subject: %s', (description, bare) => {
  const left = withoutWornThings(description);
  expect(left.replace(/ +(?=[ ,])/gu, '')).toBe(bare);
  expect(left).toHaveLength(description.length);
});
