import { describe, expect, it } from 'vitest';
import { isOnlyTransition, withoutJoint } from './joints.ts';

describe('what leads from one event to the next', () => {
  it.each([
    ['en', 'Some twenty years later'],
    ['en', 'a century and a half later'],
    ['en', 'since then'],
    ['en', 'Then'],
    ['fr', 'Puis'],
    ['it', 'Poi'],
    ['es', 'Luego'],
    ['hi', 'फिर'],
    ['fr', 'Une dizaine d’années plus tard'],
    ['fr', 'depuis lors'],
    ['it', 'Una ventina d’anni dopo'],
    ['it', 'da allora'],
    ['es', 'Unos veinte años más tarde'],
    ['es', 'desde entonces'],
    ['hi', 'लगभग बीस वर्ष बाद'],
    ['hi', 'उसके बाद'],
    ['ja', '約二十年後'],
    ['ja', 'その後'],
  ] as const)('is told of nothing by itself in %s: %s', (code, text) => {
    expect(isOnlyTransition(text, code)).toBe(true);
  });

  it.each([
    ['en', 'The line was doubled twenty years later'],
    ['fr', 'La ligne fut doublée vingt ans plus tard'],
    ['fr', 'Elle mourut dix ans plus tard'],
    ['it', 'Morì dieci anni dopo'],
    ['es', 'La línea se dobló veinte años después'],
    ['ja', '鉄道は二十年後に延びた'],
  ] as const)('is no whole event in %s: %s', (code, text) => {
    expect(isOnlyTransition(text, code)).toBe(false);
  });
});

describe('a clause without what joins it', () => {
  it.each([
    ['fr', 'ouvert à la vapeur en 1863', 'ouvert à la vapeur en 1863'],
    ['fr', 'carbonique ou non', 'carbonique ou non'],
    ['fr', 'parce que les pertes compensent', 'les pertes compensent'],
    ['fr', 'puisqu’il reste', 'il reste'],
    ['fr', 'Puis la ligne fut ouverte', 'la ligne fut ouverte'],
    ['en', 'and then the line was opened', 'the line was opened'],
    ['en', 'orchards bloom', 'orchards bloom'],
    ['it', 'erano alte', 'erano alte'],
    ['es', 'y luego la firma cerró', 'la firma cerró'],
    ['es', 'después de la guerra', 'después de la guerra'],
    ['hi', 'इसके बाद बसु ने कार्य किया', 'बसु ने कार्य किया'],
    ['hi', 'फिर भी यह देन नहीं थी', 'फिर भी यह देन नहीं थी'],
    ['ja', 'その後、酸は薄められます', '酸は薄められます'],
  ] as const)('begins where a word begins in %s: %s', (code, clause, bare) => {
    expect(withoutJoint(clause, code)).toBe(bare);
  });
});
