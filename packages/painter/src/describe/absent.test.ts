import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { withoutAbsent } from './absent.ts';

/** The words that are left. */
const left = (text: string, code: LanguageCode): string =>
  withoutAbsent(text, code).replace(/\s+/gu, ' ').trim();

describe('what is said not to be there', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'a girl on the shore, no boat in sight', 'a girl on the shore, in sight'],
    ['en', 'a keeper waiting, without a whale, by the sea', 'a keeper waiting, , by the sea'],
    ['en', 'there is no dragon in the cave', 'in the cave'],
    ['en', 'not a single bird over the field', 'over the field'],
    ['fr', 'une plage sans bateau, un garçon', 'une plage , un garçon'],
    ['fr', 'aucun oiseau dans le ciel', 'dans le ciel'],
    ['it', 'una spiaggia senza barche, una ragazza', 'una spiaggia , una ragazza'],
    ['it', 'nessun cane in strada', 'in strada'],
    ['es', 'un puerto sin barcos, una niña', 'un puerto , una niña'],
    ['es', 'ningún perro en la calle', 'en la calle'],
    ['hi', 'नाव के बिना समुद्र तट', 'समुद्र तट'],
    ['ja', '船のない港', '港'],
    ['ja', '男の子、クジラはいるが犬がいない', '男の子、クジラはいるが'],
  ])('is blanked, %s: %s', (code, text, rest) => {
    expect(left(text, code)).toBe(rest);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'a fox and a hen in a noble house'],
    ['en', 'a snowy north wind, a knot'],
    ['fr', 'un sansonnet sur une branche'],
    ['it', 'una signora con un cane'],
    ['es', 'un sirviente en la sala'],
    ['hi', 'एक लड़की और नाव'],
    ['ja', '小さな犬がいる公園'],
  ])('is nothing else, %s: %s', (code, text) => {
    expect(withoutAbsent(text, code)).toBe(text);
  });
});
