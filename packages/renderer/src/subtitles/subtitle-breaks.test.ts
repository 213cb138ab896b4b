import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Narration } from '../timeline/film-timeline.ts';
import { boardAspects, filmLanguages } from '../timeline/language.ts';
import type { BoardAspect, FilmLanguage } from '../timeline/language.ts';
import { splitPhrases } from '../text/phrases.ts';
import { isRemainder } from './break-cues.ts';
import { buildSubtitleCues } from './subtitle-cues.ts';
import type { SubtitleCue } from './subtitle-cues.ts';

const gallery = join(import.meta.dirname, '../../../../docs/gallery');

/** What is said in the films of the gallery, scene by scene. */
function galleryNarrations(): { language: FilmLanguage; text: string }[] {
  return readdirSync(gallery).flatMap((name) => {
    const language = filmLanguages.find((code) => name.endsWith(`-${code}.md`));
    const [, ...scenes] = readFileSync(join(gallery, name), 'utf8').split(/^## .*$/mu);
    return language === undefined
      ? []
      : scenes.map((scene) => ({ language, text: scene.replace(/\s+/gu, ' ').trim() }));
  });
}

/** Spoken evenly, 15 letters a second, in Japanese 7. */
function spokenAs(text: string, language: FilmLanguage): Narration {
  const secondsPerLetter = language === 'ja' ? 0.14 : 0.066;
  const pieces = language === 'ja' ? splitPhrases(text, language) : text.split(/(?<=\s)/u);
  let offset = 0;
  const words = pieces.flatMap((piece) => {
    const startOffset = offset;
    offset += piece.length;
    const endOffset = startOffset + piece.trimEnd().length;
    const [startSeconds, endSeconds] = [startOffset * secondsPerLetter, endOffset * secondsPerLetter];
    const word = { text: piece.trimEnd(), startSeconds, endSeconds, startOffset, endOffset };
    return /[\p{L}\p{N}]/u.test(piece) ? [word] : [];
  });
  return { file: 'unread.wav', text, words, durationSeconds: offset * secondsPerLetter };
}

function textOf({ lines }: SubtitleCue): string {
  return linesOf({ lines }).join(' ');
}

function linesOf({ lines }: Pick<SubtitleCue, 'lines'>): string[] {
  return lines.map((line) =>
    line
      .map((word) => word.text)
      .join('')
      .trim(),
  );
}

/** Sentences of one to nine words, as short as answers are, with figures among them. */
const vocabulary = {
  en: 'Why? leap. it water, and the frogs of about 24 °C which a'.split(' '),
  fr: 'Oui. eau, de la grenouille et 3 kg que il saute.'.split(' '),
  it: 'No. acqua, della rana e 3 kg che si salta.'.split(' '),
  es: 'Sí. agua, de la rana y 3 kg que salta.'.split(' '),
  hi: 'हाँ। पानी, का मेंढक और 3 किग्रा कि है।'.split(' '),
  ja: ['水。', '蛙は', '水の中で', '生まれ、', '約3キログラムに', 'なります。'],
} as const satisfies Record<FilmLanguage, readonly string[]>;

const generated = fc.constantFrom(...filmLanguages).chain((language) =>
  fc
    .array(fc.constantFrom(...vocabulary[language]), { minLength: 6, maxLength: 40 })
    .map((words) => ({ language, text: words.join(language === 'ja' ? '' : ' ') }))
    .filter(({ text }) => !isRemainder(text, language)),
);

function shownIn(text: string, language: FilmLanguage, aspect: BoardAspect): SubtitleCue[] {
  return buildSubtitleCues({ narration: spokenAs(text, language), language, aspect, offsetSeconds: 0 });
}

let wide: { language: FilmLanguage; cues: SubtitleCue[] }[] | null = null;
/** The cues of the gallery's scenes as films in 16:9 show them. */
function wideGallery() {
  wide ??= galleryNarrations().map(({ language, text }) => ({
    language,
    cues: shownIn(text, language, '16:9'),
  }));
  return wide;
}

describe('subtitles', () => {
  it('WORD-12 hold no remainder of one short word in any film of the gallery', () => {
    const narrations = galleryNarrations();
    expect(new Set(narrations.map(({ language }) => language)).size).toBe(filmLanguages.length);
    const remainders = narrations.flatMap(({ language, text }) =>
      shownIn(text, language, '9:16')
        .map(textOf)
        .filter((shown) => isRemainder(shown, language)),
    );
    const wide = wideGallery().flatMap(({ language, cues }) =>
      cues.map(textOf).filter((shown) => isRemainder(shown, language)),
    );
    expect([...remainders, ...wide]).toEqual([]);
  });

  it('WORD-12 hold no remainder of one short word whatever is said', () => {
    fc.assert(
      fc.property(generated, fc.constantFrom(...boardAspects), ({ language, text }, aspect) => {
        const shown = shownIn(text, language, aspect).map(textOf);
        expect(shown.filter((cue) => isRemainder(cue, language))).toEqual([]);
      }),
      { numRuns: 120, seed: 12 },
    );
  });

  it('keep a number with its unit, and both ends of a range together', () => {
    const text =
      'In summer the water of the pond they prefer for spawning reaches 24 to 28 °C, and a grown animal of the ' +
      'largest kind weighs more than 3 kg on a length of about 32 cm.';
    for (const aspect of boardAspects) {
      const narration = spokenAs(text, 'en');
      const lines = buildSubtitleCues({ narration, language: 'en', aspect, offsetSeconds: 0 }).flatMap(
        linesOf,
      );
      for (const figure of ['24 to 28 °C', '3 kg', '32 cm']) {
        expect(lines.some((line) => line.includes(figure))).toBe(true);
      }
    }
  });

  it.each([
    ['en', /\b(?:the|a|of|in|and|to)$/u],
    ['fr', /\s(?:le|la|les|de|des|et|à)$/u],
    ['es', /\s(?:el|la|los|de|y|en)$/u],
  ] as const)('end no line on an article or preposition in the films of the gallery (%s)', (code, end) => {
    const lines = wideGallery().flatMap(({ language, cues }) =>
      language === code ? cues.flatMap(linesOf) : [],
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => end.test(line))).toEqual([]);
  });

  it.each([
    [
      'en',
      'oldest oak',
      'The story of a fox called Kiki begins under the oldest oak in the forest, on the first day of spring.',
    ],
    [
      'fr',
      'petite abeille',
      "Personne ne sait quand une petite abeille nommée Suzon vint s'installer au-delà des vergers et du moulin.",
    ],
    [
      'fr',
      'gaz carbonique',
      "La pluie, rendue légèrement acide par le gaz carbonique de l'air, arrache aux minéraux des ions que les fleuves transportent jusqu'au littoral.",
    ],
    [
      'es',
      'estudios posteriores',
      'Del cetáceo fósil Perucetus colossus, dado a conocer en 2023, se propuso en un principio un máximo de 340 t, pero estudios posteriores han reducido mucho ese valor.',
    ],
    [
      'it',
      'lunga serie',
      "Le eruzioni dell'Etna del 2021 sono una lunga serie di episodi parossistici prodotti dal cratere di Sud-Est dell'Etna, nella Sicilia orientale.",
    ],
    [
      'hi',
      'पुरानी आकृति',
      'घर्षण की सीमा पार होते ही चट्टानें टूटकर झटके से अपनी पुरानी आकृति की ओर लौटती हैं और यह ऊर्जा बाहर निकलती है।',
    ],
    [
      'ja',
      'はじめとする',
      '歯の表面に付着した歯垢の中でミュータンスレンサ球菌などが砂糖をはじめとする糖を分解して乳酸などの酸をつくります。',
    ],
  ] as const)('part no thing from what it is like (%s: %s)', (language, thing, text) => {
    expect(shownIn(text, language, '16:9').flatMap(linesOf).join('\n')).toContain(thing);
  });

  it('show two lines of about equal width', () => {
    const text = 'Il robot faceva sempre lo stesso sogno: coltivare un giardino.';
    const cues = shownIn(text, 'it', '9:16');
    for (const lines of cues.map(linesOf).filter((shown) => shown.length === 2)) {
      const [above = '', below = ''] = lines;
      expect(Math.min(above.length, below.length) / Math.max(above.length, below.length)).toBeGreaterThan(
        0.5,
      );
    }
    expect(cues.some(({ lines }) => lines.length === 2)).toBe(true);
  });
});
