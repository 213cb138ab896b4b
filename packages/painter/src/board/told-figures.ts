import type { LanguageCode } from '@kinora/contract/catalogue';
import { isContentWord, moreBefore, moreBehind, readWords } from '@kinora/words';
import { numberWords } from './explained/number-words.ts';
import { readMeasures } from './read-measures.ts';
import { withMore } from './with-more.ts';
import { writableText } from './writable.ts';

/** A number as a narration tells it, and as it is written. */
export interface ToldFigure {
  /** UTF-16 offset in the narration. */
  readonly at: number;
  /** The words that tell it. */
  readonly said: string;
  readonly text: string;
}

/** Numbers in words that only a unit behind them shows to be no article. */
const beforeUnit: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: { one: '1', a: '1', an: '1', 'one and a half': '1.5', half: '½' },
  fr: { un: '1', une: '1', 'un demi': '½' },
  it: { un: '1', uno: '1', una: '1', mezzo: '½' },
  es: { un: '1', uno: '1', una: '1', medio: '½' },
  hi: { एक: '1', डेढ़: '1.5', 'डे\u095d': '1.5', ढाई: '2.5', आधा: '½' },
  ja: { 一: '1' },
};

/** How many times as much. */
const times: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^ times(?!\p{L})/u,
  fr: /^ fois(?!\p{L})/u,
  it: /^ volte(?!\p{L})/u,
  es: /^ veces(?!\p{L})/u,
  hi: /^ ?गुना/u,
  ja: /^倍/u,
};

const span = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:[–-]|to|à|a|e|et|से|から|〜|～)\s?\d+(?:[.,]\d+)?)?`;
/** How long something takes or lasts: a number of such. */
const lasting: Readonly<Record<LanguageCode, string>> = {
  en: '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|centuries)',
  fr: '(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans|années|siècles?)',
  it: '(?:second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|secoli)',
  es: '(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|siglos?)',
  hi: '(?:सेकंड|सेकेंड|मिनट|घंटे|घंटों|घण्टे|दिन|दिनों|सप्ताह|महीने|महीनों|वर्ष|वर्षों|साल)',
  ja: '(?:秒|分|時間|日|週間|か月|ヶ月|年)(?:間|ほど)?',
};
const ages: Readonly<Record<LanguageCode, string>> = {
  en: String.raw`(?:(?:a|one|several|tens of|hundreds of|${span}) )*(?:million|billion|thousand)s?(?: of)? years`,
  fr: String.raw`(?:(?:une?|plusieurs|dizaines de|centaines de|${span}) )*(?:millions?|milliards?|milliers?) d['’]an(?:s|nées)`,
  it: String.raw`(?:(?:un|diversi|alcuni|decine di|centinaia di|${span}) )*(?:milion[ei]|miliard[oi]|migliaia) di anni`,
  es: String.raw`(?:(?:un|varios|varias|decenas de|cientos de|centenares de|${span}) )*(?:mill[oó]n(?:es)?|miles)(?: de millones)? de años`,
  hi: String.raw`(?:(?:एक|कई|${span}) )*(?:करोड़|करोड़ों|लाख|लाखों|हज़ार|हज़ारों|हजार|अरब) (?:वर्ष|वर्षों|साल|सालों)`,
  ja: String.raw`(?:数|${span})?[千百十数]*[万億]年`,
};

/** What is known by its number: a patent, a line. */
const numbered: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:[Nn]o\.|number) ?(\d[\d,.]*\d)/gu,
  fr: /(?<!\p{L})(?:n°|nº|numéro) ?(\d[\d .]*\d)/gu,
  it: /(?<!\p{L})(?:n\.|nº|numero) ?(\d[\d .]*\d)/gu,
  es: /(?<!\p{L})(?:n\.º|nº|número) ?(\d[\d .]*\d)/gu,
  hi: /संख्या (\d[\d,]*\d)/gu,
  ja: /第?(\d[\d,]*\d)号/gu,
};

/** Every number that a narration tells and that says something by itself, in its order. */
export function figuresTold(narration: string, code: LanguageCode): ToldFigure[] {
  const measured = readMeasures(narration, code);
  const found = [
    ...measured,
    ...wordedMeasures(narration, code),
    ...durations(narration, code),
    ...timesAsMuch(narration, code),
    ...counted(narration, code),
    ...numberedIn(narration, code),
  ];
  return found
    .filter(
      ({ at, said }, place) =>
        !found
          .slice(0, place)
          .some((other) => at < other.at + other.said.length && other.at < at + said.length),
    )
    .map(({ at, said, text }) => ({ at, said, text }))
    .toSorted((one, other) => one.at - other.at);
}

/** '30 chilometri' of 'trenta chilometri'. */
function wordedMeasures(narration: string, code: LanguageCode): ToldFigure[] {
  return wordsFor(narration, code, { ...numberWords(code), ...beforeUnit[code] }).flatMap(
    ({ at, end, number }): ToldFigure[] => {
      const behind = narration.slice(end);
      const [measure] = number === '½' ? [] : readMeasures(`${number}${behind.slice(0, 40)}`, code);
      return measure?.at !== 0
        ? []
        : [
            {
              at,
              said: narration.slice(at, end) + measure.said.slice(number.length),
              text: withMore(
                measure.text,
                { before: narration.slice(0, at), behind: behind.slice(measure.said.length - number.length) },
                code,
              ),
            },
          ];
    },
  );
}

interface WordedNumber {
  readonly at: number;
  readonly end: number;
  readonly number: string;
}

/** Numbers that are written in words, the longest first at each place. */
function wordsFor(
  narration: string,
  code: LanguageCode,
  table: Readonly<Record<string, string | number>>,
): WordedNumber[] {
  const words = Object.keys(table).toSorted((one, other) => other.length - one.length);
  const [before, behind] =
    code === 'ja'
      ? [String.raw`(?<![\p{N}\p{sc=Han}])`, '']
      : [String.raw`(?<![\p{L}\p{M}\p{N}-])`, String.raw`(?![\p{L}\p{M}\p{N}-])`];
  const pattern = new RegExp(`${before}(?:${words.join('|')})${behind}`, 'giu');
  return [...narration.matchAll(pattern)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    number: String(table[word.toLowerCase()] ?? table[word] ?? ''),
  }));
}

function durations(narration: string, code: LanguageCode): ToldFigure[] {
  const end = code === 'ja' ? '' : String.raw`(?![\p{L}\p{M}])`;
  const start = code === 'ja' ? String.raw`(?<![\p{N}.,])` : String.raw`(?<![\p{L}\p{M}\p{N}.,])`;
  const gap = code === 'ja' ? '' : ' ';
  // A year of the calendar lasts nothing.
  const counted = String.raw`(?!1\d{3}|20\d\d)${span}${gap}${lasting[code]}`;
  const japaneseSpan = String.raw`\d+${lasting.ja}から\d+${lasting.ja}`;
  const forms = [ages[code], ...(code === 'ja' ? [japaneseSpan] : []), counted];
  return [...narration.matchAll(new RegExp(`${start}(?:${forms.join('|')})${end}`, 'giu'))].flatMap(
    ({ 0: said, index }) => figure(index, said, said.replace(/から/u, '〜')),
  );
}

/** '300 ×' of 'trois cents fois', with what it is times of where that is said in few words. */
function timesAsMuch(narration: string, code: LanguageCode): ToldFigure[] {
  return numbersTold(narration, code).flatMap(({ at, end, number }): ToldFigure[] => {
    const unit = times[code].exec(narration.slice(end))?.[0];
    if (unit === undefined || Number(number) < 2) {
      return [];
    }
    const of =
      code === 'en'
        ? /^ the (?:\p{L}+ ){1,3}\p{L}+(?=[.,;]|$)/u.exec(narration.slice(end + unit.length))
        : null;
    const around = { before: narration.slice(0, at), behind: '' };
    const much = withMore(number, around, code);
    return figure(at, narration.slice(at, end) + unit, `${much} ×${of?.[0] ?? ''}`);
  });
}

/** '50+ fontane di lava' of 'oltre cinquanta fontane di lava'. */
function counted(narration: string, code: LanguageCode): ToldFigure[] {
  return numbersTold(narration, code).flatMap(({ at, end, number }): ToldFigure[] => {
    const rest = narration.slice(end);
    if (code === 'ja') {
      const [counter = ''] = /^\p{sc=Han}{0,2}?(?=以上|を超え|超)/u.exec(rest) ?? [];
      const more = moreBehind(rest.slice(counter.length), code);
      const told = `${counter}${more ?? ''}`;
      return more === undefined ? [] : figure(at, narration.slice(at, end) + told, `${number}${told}`);
    }
    const lead = moreBefore(narration.slice(0, at), code);
    const tail = moreBehind(rest, code) ?? '';
    if (lead === undefined && tail === '') {
      return [];
    }
    const thing = thingIn(rest.slice(tail.length), code);
    return thing === undefined
      ? []
      : figure(at, narration.slice(at, end) + tail + thing, `${number}+${thing}`);
  });
}

/** The noun that is counted, and what it is of. */
function thingIn(rest: string, code: LanguageCode): string | undefined {
  const found = /^ \p{L}[\p{L}\p{M}'’-]+(?: (?:of|de|di) \p{L}[\p{L}'’-]+)?/u.exec(rest)?.[0];
  const [word] = readWords(found ?? '', code);
  return found !== undefined && word !== undefined && isContentWord(word.text, code) ? found : undefined;
}

const hundred: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^ hundred(?!\p{L})/u,
  fr: /^ cents?(?!\p{L})/u,
  it: /^cento(?!\p{L})/u,
  es: /^cient[oa]s(?!\p{L})/u,
  hi: /^ सौ/u,
  ja: /^百/u,
};

/** Numbers in figures and in words, hundreds among them. */
function numbersTold(narration: string, code: LanguageCode): WordedNumber[] {
  const figures = [
    ...narration.matchAll(/(?<![\p{L}\p{N}.,])\d{1,3}(?:[ ,.]\d{3})*(?![\p{N}.,]\d|\d)/gu),
  ].map(({ 0: number, index }) => ({ at: index, end: index + number.length, number }));
  const words = wordsFor(narration, code, numberWords(code)).map((each) => {
    const more = hundred[code].exec(narration.slice(each.end))?.[0];
    return more === undefined
      ? each
      : { ...each, end: each.end + more.length, number: String(Number(each.number) * 100) };
  });
  return [...figures, ...words];
}

function numberedIn(narration: string, code: LanguageCode): ToldFigure[] {
  return [...narration.matchAll(numbered[code])].flatMap(({ 0: said, 1: number = '', index }) =>
    figure(index, said, code === 'ja' || code === 'hi' ? said : `No. ${number}`),
  );
}

function figure(at: number, said: string, text: string): ToldFigure[] {
  const written = writableText(text);
  return written === undefined ? [] : [{ at, said, text: written }];
}
