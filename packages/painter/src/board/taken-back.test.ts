import { expect, it } from 'vitest';
import { takenBackAt } from './taken-back.ts';

it.each([
  ['en', 'A maximum of 340 t was proposed, but later studies have reduced it.'],
  ['en', 'It was said to weigh 340 t. Later work lowered this a lot.'],
  ['fr', 'On lui donna 340 t, mais des études ont réduit cette valeur.'],
  ['it', 'Si propose un peso di 340 t, ma studi successivi lo hanno ridotto.'],
  ['es', 'Se propuso un máximo de 340 t, pero estudios posteriores han reducido mucho ese valor.'],
  ['hi', 'इसका भार 340 टन बताया गया, लेकिन बाद के अध्ययनों ने इसे घटा दिया।'],
  ['ja', '重さは340トンとされたが、後の研究で下方修正された。'],
] as const)('knows a number that is taken back in %s: %s', (code, text) => {
  const from = text.indexOf('340') + 5;
  expect(takenBackAt(text, from, code)).toBeGreaterThan(from);
});

it.each([
  ['en', 'It weighs 190 t, but most are lighter.'],
  ['en', 'It weighs 190 t. Another one was measured in Norway.'],
  ['es', 'Llega a 190 t, pero suele pesar 110 t.'],
  ['ja', '重さは190トンである。'],
] as const)('leaves one that stands in %s: %s', (code, text) => {
  expect(takenBackAt(text, text.indexOf('190') + 5, code)).toBeUndefined();
});
