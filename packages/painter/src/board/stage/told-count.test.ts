import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { countAt, countTold } from './told-count.ts';

describe('how many there are', () => {
  it.each<[LanguageCode, string, string, number]>([
    ['en', 'A fox beside seven red apples', 'apples', 7],
    ['en', 'A fox beside a red apple', 'apple', 1],
    ['en', 'For three days a fox looked at an apple', 'apple', 1],
    ['fr', 'Elle posa quatre pommes rouges sur la table', 'pommes', 4],
    ['it', 'Posò cinque mele rosse sulla tavola', 'mele', 5],
    ['es', 'Puso seis manzanas rojas en la mesa', 'manzanas', 6],
    ['hi', 'मेज़ पर तीन सेब थे', 'सेब', 3],
    ['ja', '三つのりんごがありました', 'りんご', 3],
    ['ja', 'りんごを五つ置きました', 'りんご', 5],
  ])('is read beside the name, %s: %s', (code, text, ...told) => {
    const [name, count] = told;
    expect(countAt(text, text.indexOf(name), code)).toBe(count);
  });

  it.each<[LanguageCode, string, number]>([
    [
      'it',
      'Per dodici sere portò acqua. La tredicesima mattina il primo bocciolo si aprì, e il giorno dopo ce n’erano dieci.',
      10,
    ],
    ['en', 'On the thirteenth morning the first bud opened, and then another, and another.', 3],
    ['hi', 'तेरहवीं सुबह पहली कली खिल उठी, फिर दूसरी, फिर तीसरी।', 3],
    ['ja', '十三日目の朝、つぼみがひらきました。となりにも、またとなりにも。', 3],
    ['en', 'After twelve days the first bud opened.', 1],
  ])('is the last that is told, and no number of days, %s: %s', (code, text, count) => {
    expect(countTold(text, code)).toBe(count);
  });
});
