import { describe, expect, it } from 'vitest';
import { figuresTold } from './told-figures.ts';

const texts = (...[narration, code]: Parameters<typeof figuresTold>): string[] =>
  figuresTold(narration, code).map(({ text }) => text);

describe('the numbers of a narration', () => {
  it.each([
    ['it', "L'aeroporto è a circa trenta chilometri dai crateri.", ['30 chilometri']],
    ['en', 'Enclose a square of roughly one metre.', ['1 metre']],
    ['hi', 'संकेतों की दूरी डेढ़ किलोमीटर से अधिक तक बढ़ा ली।', ['1.5+ किलोमीटर']],
    ['es', 'La pared tiene cincuenta metros.', ['50 metros']],
    ['it', 'Dista oltre trenta chilometri.', ['30+ chilometri']],
  ] as const)('are read where they are written in words, in %s: %s', (code, narration, expected) => {
    expect(texts(narration, code)).toEqual(expected);
  });

  it.each([
    ['it', 'Finì dopo oltre cinquanta fontane di lava, senza vittime.', ['50+ fontane di lava']],
    ['en', 'More than 400 people saw it.', ['400+ people']],
    ['hi', 'पचास से अधिक देशों ने भाग लिया।', ['50+ देशों']],
    ['ja', '50回以上の噴火がありました。', ['50回以上']],
  ] as const)('say that there are more where they do, in %s: %s', (code, narration, expected) => {
    expect(texts(narration, code)).toEqual(expected);
  });

  it.each([
    ['fr', "Elle en a trois cents fois moins que l'eau de mer.", ['300 ×']],
    ['en', 'A leap covers more than twenty times the length of the body.', ['20+ × the length of the body']],
    ['es', 'Es veinte veces más largo.', ['20 ×']],
  ] as const)('say how many times as much, in %s: %s', (code, narration, expected) => {
    expect(texts(narration, code)).toEqual(expected);
  });

  it.each([
    ['en', 'It takes 3 to 6 months, and then another week.', ['3 to 6 months']],
    ['fr', "Il y reste un million d'années, et elle en 1963 moins.", ["un million d'années"]],
    [
      'fr',
      "Il y reste plusieurs dizaines de millions d'années.",
      ["plusieurs dizaines de millions d'années"],
    ],
    ['ja', '30分から1時間ほどでpHは元に戻ります。', ['30分〜1時間ほど']],
    ['en', 'In 1963 it was there.', []],
  ] as const)('say how long something lasts, and are no years: %s: %s', (code, narration, expected) => {
    expect(texts(narration, code)).toEqual(expected);
  });

  it.each([
    ['hi', 'यह ब्रिटिश पेटेण्ट संख्या 12,039 के रूप में स्वीकृत हुआ।', ['संख्या 12,039']],
    ['en', 'It became patent No. 12,039 that year.', ['No. 12,039']],
    ['ja', '特許第4323号が認められました。', ['第4323号']],
  ] as const)('name what is known by its number: %s: %s', (code, narration, expected) => {
    expect(texts(narration, code)).toEqual(expected);
  });
});
