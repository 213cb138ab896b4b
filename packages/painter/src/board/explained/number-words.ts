import type { LanguageCode } from '@kinora/contract/catalogue';

/** Numbers as they are written in words, those that are told of in comparisons. */
const words: Readonly<Record<LanguageCode, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  hi: 'दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस',
  ja: '二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十',
};
const greater: Readonly<Record<LanguageCode, Readonly<Record<string, number>>>> = {
  en: { 'twenty-five': 25, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  fr: {
    'vingt-cinq': 25,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    'soixante-dix': 70,
    'quatre-vingts': 80,
    'quatre-vingt-dix': 90,
  },
  it: {
    venticinque: 25,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    sessanta: 60,
    settanta: 70,
    ottanta: 80,
    novanta: 90,
    cento: 100,
  },
  es: {
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
  },
  hi: { पच्चीस: 25, तीस: 30, चालीस: 40, पचास: 50, साठ: 60, सत्तर: 70, अस्सी: 80, नब्बे: 90 },
  ja: { 二十五: 25, 三十: 30, 四十: 40, 五十: 50, 六十: 60, 七十: 70, 八十: 80, 九十: 90 },
};

/** How numbers are called, from two on. */
export function numberWords(code: LanguageCode): Readonly<Record<string, number>> {
  return {
    ...Object.fromEntries(words[code].split(' ').map((word, index) => [word, index + 2])),
    ...greater[code],
  };
}

/** A number in a text: how many, and where. */
export interface ToldNumber {
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

/** The numbers from two to thirty in a text, as digits or words, in their order; parts of larger numbers are none. */
export function numbersIn(text: string, code: LanguageCode): ToldNumber[] {
  const named = new Map(Object.entries(numberWords(code)));
  const longestFirst = [...named.keys()].toSorted((one, other) => other.length - one.length);
  const [before, after] =
    code === 'ja'
      ? [String.raw`(?<![\p{N}第.,])`, String.raw`(?=頭|匹|台|本|個|両|羽|隻|倍)`]
      : [String.raw`(?<![\p{L}\p{M}\p{N}.,-])`, String.raw`(?![\p{L}\p{M}\p{N}-]|[.,]\p{N})`];
  const pattern = new RegExp(`${before}(?:\\d{1,2}|${longestFirst.join('|')})${after}`, 'gu');
  return [...text.toLowerCase().matchAll(pattern)].flatMap((match): ToldNumber[] => {
    const count = named.get(match[0]) ?? Number(match[0]);
    return count >= 2 && count <= 30 ? [{ count, at: match.index, end: match.index + match[0].length }] : [];
  });
}
