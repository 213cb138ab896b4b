import type { LanguageCode } from '@kinora/words';
import { countSpokenWords, readStems, readWords } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { hasVerb } from '../speech/split-clauses.ts';

type Joined = 'en' | 'fr' | 'it' | 'es';

/** Where a clause with a subject of its own begins: ', the head is blunt', ' and their legs are short'. */
const clauses: Readonly<Record<Joined, RegExp>> = {
  en: /,?\sand\s(?=(?:their|its|the)\s)|,\s(?=the\s)/u,
  fr: /,?\set\s(?=(?:leurs?|ses|son|sa|les?|la)\s|l['’])|,\s(?=(?:les?|la)\s|l['’])/u,
  it: /,?\sed?\s(?=(?:il|lo|la|i|gli|le)\s|l['’])|,\s(?=(?:il|lo|la|i|gli|le)\s|l['’])/u,
  es: /,?\sy\s(?=(?:sus?|el|la|los|las)\s)|,\s(?=(?:el|la|los|las)\s)/u,
};
/** Of whom it is was said in the clause before. */
const pointing = /^(?:their|its|leurs?|ses|son|sa|sus?)\s/u;
const shortest = 5;

/** What is said of each of two by one property: nothing of the others, and the largest of one beside the largest of the other. */
export function likeWithLike(
  told: readonly ArticleSentence[],
  words: RegExp,
  code: LanguageCode,
): ArticleSentence[] {
  const bare = told.map((sentence) => withText(sentence, ofProperty(sentence.text, words, code), code));
  const largest = bare.map(({ text }) => superlatives[code].test(text));
  return bare.map((sentence, side) =>
    largest[1 - side] === true && largest[side] === false
      ? withText(sentence, upToMost(sentence.text, code), code)
      : sentence,
  );
}

function withText(sentence: ArticleSentence, text: string, code: LanguageCode): ArticleSentence {
  return text === sentence.text
    ? sentence
    : { ...sentence, text, stems: readStems(text, code), spokenWords: countSpokenWords(text, code) };
}

/** 'The skin is drier and their legs are short, so that they hop', of the skin, is 'The skin is drier'. */
function ofProperty(text: string, words: RegExp, code: LanguageCode): string {
  if (code === 'ja') {
    return ofFigure(text, words);
  }
  if (code === 'hi') {
    return text;
  }
  const stop = /[.!?]$/u.exec(text)?.[0] ?? '';
  const all = text.slice(0, text.length - stop.length).split(clauses[code]);
  const own = all.filter((clause) => words.test(clause));
  const [first = '', ...more] = own;
  const isWhole = all.every((clause) => hasVerb(clause, code));
  const isAlone = first === all[0] || !pointing.test(first);
  // What is said of two things in turn stays as it is.
  if (
    !isWhole ||
    !isAlone ||
    more.length > 0 ||
    own.length === all.length ||
    readWords(first, code).length < shortest
  ) {
    return text;
  }
  return first.charAt(0).toLocaleUpperCase() + first.slice(1) + stop;
}

/** '茶葉には、カテキン類が10パーセント、カフェインが2パーセント含まれます', of caffeine, without the other share. */
function ofFigure(text: string, words: RegExp): string {
  const parts = text.split('、');
  const isShare = (part: string): boolean => /^[^はがで]{1,12}が[^が]*\p{N}/u.test(part);
  const own = parts.filter((part) => isShare(part) && words.test(part));
  const isLast = own.length === 1 && own[0] === parts.at(-1);
  return isLast ? parts.filter((part) => !isShare(part) || words.test(part)).join('、') : text;
}

const superlatives: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:largest|biggest|longest|heaviest|tallest)\b[^.]*\d/iu,
  fr: /(?:la|le|les) plus (?:grand|gros|long|lourd|haut)\p{L}*[^.]*\d/iu,
  it: /(?<!\p{L})(?:il|la|i|le) (?:\p{L}+ )?più (?:grand|gross|lung|pesant|alt)\p{L}*[^.]*\d/iu,
  es: /(?<!\p{L})(?:más (?:grande|larg[oa]|pesad[oa]|alt[oa])|mayor)(?!\p{L})[^.]*\d/iu,
  hi: /सबसे (?:बड़|लम्ब|लंब|भारी|ऊँच)[^।]*\d/u,
  ja: /(?:最大|最長|(?:最も|もっとも|いちばん)(?:大き|長|重|高))[^。]*\d/u,
};

type Replaced = readonly [range: RegExp, most: string];

const about = '(?=(?:\\p{L}+ ){0,2}\\d)';
/** A range, and how it is said by its end alone. */
const ranges: Readonly<Record<LanguageCode, readonly Replaced[]>> = {
  en: [
    [
      new RegExp(
        `\\bthe size of (\\p{Ll}+s) ranges (?:from|between) [^.;]*?\\d[^.;]*? (?:to|and) ${about}`,
        'iu',
      ),
      '$1 reach ',
    ],
    [
      new RegExp(`\\b(?:ranges|varies) (?:from|between) [^.;]*?\\d[^.;]*? (?:to|and) ${about}`, 'u'),
      'reaches ',
    ],
    [new RegExp(`\\b(?:range|vary) (?:from|between) [^.;]*?\\d[^.;]*? (?:to|and) ${about}`, 'u'), 'reach '],
  ],
  fr: [
    [
      new RegExp(`(?<!\\p{L})(?:varie|va|oscille) (?:de|entre) [^.;]*?\\d[^.;]*? (?:à|et) ${about}`, 'u'),
      'atteint ',
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:varient|vont|oscillent) (?:de|entre) [^.;]*?\\d[^.;]*? (?:à|et) ${about}`,
        'u',
      ),
      'atteignent ',
    ],
  ],
  it: [
    [
      new RegExp(`(?<!\\p{L})(?:varia|va|oscilla) (?:da|fra|tra) [^.;]*?\\d[^.;]*? (?:a|e) ${about}`, 'u'),
      'arriva a ',
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:variano|vanno|oscillano) (?:da|fra|tra) [^.;]*?\\d[^.;]*? (?:a|e) ${about}`,
        'u',
      ),
      'arrivano a ',
    ],
  ],
  es: [
    [
      new RegExp(
        `(?<!\\p{L})(?:varía|va|oscila) (?:de|desde|entre) [^.;]*?\\d[^.;]*? (?:a|hasta|y) ${about}`,
        'u',
      ),
      'llega a ',
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:varían|van|oscilan) (?:de|desde|entre) [^.;]*?\\d[^.;]*? (?:a|hasta|y) ${about}`,
        'u',
      ),
      'llegan a ',
    ],
  ],
  hi: [[/(?<=\s)[\d.,]+(?:\s\S{1,8})? से (?=(?:लगभग |क़रीब )?[\d.,]+ [^।]{1,12} तक)/u, '']],
  ja: [[/\d[\d.,]*(?:mm|cm|m|kg|g|t|センチ|メートル|ミリ)?(?:から|～|〜)(?=約?\d)/u, '最大']],
};

/** 'Ranges from 2 cm to more than 20 cm' beside the largest of the other 'reaches more than 20 cm'. */
function upToMost(text: string, code: LanguageCode): string {
  const said = ranges[code].reduce((whole, [range, most]) => whole.replace(range, most), text);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
