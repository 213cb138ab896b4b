import { describe, expect, it } from 'vitest';
import { isWrittenIn } from './written-in.ts';

const finnish =
  'Kissa on pieni petoeläin, joka on kesytetty lemmikiksi. Se metsästää hiiriä ja muita pieniä eläimiä yöllä, ja nukkuu suurimman osan päivästä. Kissan kuulo on tarkka, ja se näkee hyvin hämärässä. Suomessa kissoja elää noin miljoona.';
const english =
  'The cat is a small hunter that lives with people. It hunts mice and other small animals at night.';

describe('the language of what was found', () => {
  it('is told by its letters and small words', () => {
    expect(isWrittenIn(english, 'en')).toBe(true);
    expect(isWrittenIn(english, 'fr')).toBe(false);
    expect(isWrittenIn('猫は小さな動物です。夜にねずみをとります。', 'ja')).toBe(true);
    expect(isWrittenIn('猫は小さな動物です。夜にねずみをとります。', 'en')).toBe(false);
    expect(isWrittenIn('बिल्ली एक छोटा जानवर है।', 'hi')).toBe(true);
  });

  it('is none of ours where a text has no small words of it, though nobody names its own', () => {
    expect(isWrittenIn(finnish, 'en')).toBe(false);
    expect(isWrittenIn(finnish, 'it')).toBe(false);
  });

  it('is left open for a few words', () => {
    expect(isWrittenIn('Felis catus', 'en')).toBe(true);
    expect(isWrittenIn('1815–1852', 'ja')).toBe(true);
  });
});
