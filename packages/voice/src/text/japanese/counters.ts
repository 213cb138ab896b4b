import { shorten } from './number-reading.ts';

/** How a counted thing is read after a number. */
interface Counter {
  readonly reading: string;
  /** Numbers that have a reading of their own, with the counter. */
  readonly whole?: Readonly<Record<string, string>>;
  /** Last digits that are read in another way before this counter. */
  readonly lastDigit?: Readonly<Record<string, string>>;
  /** The consonant it begins with, where that changes the number: イッカイ, イッサイ, イッポン. */
  readonly begins?: 'k' | 's' | 'h';
}

const days = {
  1: 'ツイタチ',
  2: 'フツカ',
  3: 'ミッカ',
  4: 'ヨッカ',
  5: 'イツカ',
  6: 'ムイカ',
  7: 'ナノカ',
  8: 'ヨウカ',
  9: 'ココノカ',
  10: 'トオカ',
  14: 'ジュウヨッカ',
  20: 'ハツカ',
  24: 'ニジュウヨッカ',
};
const things = {
  1: 'ヒトツ',
  2: 'フタツ',
  3: 'ミッツ',
  4: 'ヨッツ',
  5: 'イツツ',
  6: 'ムッツ',
  7: 'ナナツ',
  8: 'ヤッツ',
  9: 'ココノツ',
};
const hours = { 4: 'ヨ', 7: 'シチ', 9: 'ク' };

const counters: Readonly<Record<string, Counter>> = {
  年: { reading: 'ネン', lastDigit: { 4: 'ヨ' } },
  年間: { reading: 'ネンカン', lastDigit: { 4: 'ヨ' } },
  年代: { reading: 'ネンダイ', lastDigit: { 4: 'ヨ' } },
  月: { reading: 'ガツ', lastDigit: { 4: 'シ', 7: 'シチ', 9: 'ク' } },
  か月: { reading: 'カゲツ', begins: 'k' },
  ヶ月: { reading: 'カゲツ', begins: 'k' },
  カ月: { reading: 'カゲツ', begins: 'k' },
  週間: { reading: 'シュウカン', begins: 's' },
  日: { reading: 'ニチ', whole: days },
  日間: { reading: 'ニチカン' },
  時: { reading: 'ジ', lastDigit: hours },
  時間: { reading: 'ジカン', lastDigit: hours },
  分: { reading: 'フン', begins: 'h' },
  秒: { reading: 'ビョウ' },
  円: { reading: 'エン', lastDigit: { 4: 'ヨ' } },
  人: { reading: 'ニン', whole: { 1: 'ヒトリ', 2: 'フタリ' }, lastDigit: { 4: 'ヨ' } },
  回: { reading: 'カイ', begins: 'k' },
  個: { reading: 'コ', begins: 'k' },
  階: { reading: 'カイ', begins: 'k' },
  本: { reading: 'ホン', begins: 'h' },
  匹: { reading: 'ヒキ', begins: 'h' },
  杯: { reading: 'ハイ', begins: 'h' },
  歳: { reading: 'サイ', begins: 's', whole: { 20: 'ハタチ' } },
  才: { reading: 'サイ', begins: 's', whole: { 20: 'ハタチ' } },
  世紀: { reading: 'セイキ', begins: 's' },
  冊: { reading: 'サツ', begins: 's' },
  つ: { reading: 'ツ', whole: things },
  枚: { reading: 'マイ' },
  台: { reading: 'ダイ' },
  番: { reading: 'バン' },
  番目: { reading: 'バンメ' },
  度: { reading: 'ド' },
  倍: { reading: 'バイ' },
  '%': { reading: 'パーセント' },
  '％': { reading: 'パーセント' },
  '℃': { reading: 'ド' },
  '°C': { reading: 'ド' },
  km: { reading: 'キロメートル' },
  'km/h': { reading: 'キロメートルマイジ' },
  m: { reading: 'メートル' },
  cm: { reading: 'センチメートル' },
  mm: { reading: 'ミリメートル' },
  kg: { reading: 'キログラム' },
  g: { reading: 'グラム' },
  L: { reading: 'リットル' },
};

/** Every counter, longest first, for use in a pattern. */
export const counterNames = Object.keys(counters).toSorted((a, b) => b.length - a.length);

/** A whole number with its counter. `number` is its value as digits, `reading` its katakana. */
export function readCounted(number: string, reading: string, counterName: string): string {
  const counter = counters[counterName];
  if (counter === undefined) {
    return reading;
  }
  const whole = counter.whole?.[number];
  if (whole !== undefined) {
    return whole;
  }
  const lastDigit = number.at(-1) ?? '';
  const special = counter.lastDigit?.[lastDigit];
  if (special !== undefined) {
    return `${reading.replace(/(?:ヨン|ナナ|キュウ)$/u, special)}${counter.reading}`;
  }
  return bind(reading, counter);
}

/** Joins number and counter as they are spoken together. */
function bind(reading: string, { reading: counted, begins }: Counter): string {
  switch (begins) {
    case 'k':
      return (
        shorten(reading)
          .replace(/ロク$/u, 'ロッ')
          .replace(/ヒャク$/u, 'ヒャッ') + counted
      );
    case 's':
      return shorten(reading) + counted;
    case 'h':
      return bindBreathed(reading, counted);
    default:
      return reading + counted;
  }
}

const plosive: Readonly<Record<string, string>> = { フ: 'プ', ホ: 'ポ', ヒ: 'ピ', ハ: 'パ' };
const voiced: Readonly<Record<string, string>> = { ホ: 'ボ', ヒ: 'ビ', ハ: 'バ' };

/** 1本 イッポン, 3本 サンボン, but 3分 サンプン. */
function bindBreathed(reading: string, counted: string): string {
  const first = counted.charAt(0);
  const rest = counted.slice(1);
  const short = shorten(reading)
    .replace(/ロク$/u, 'ロッ')
    .replace(/ヒャク$/u, 'ヒャッ');
  if (short !== reading) {
    return `${short}${plosive[first] ?? first}${rest}`;
  }
  if (/サン$/u.test(reading)) {
    return `${reading}${voiced[first] ?? plosive[first] ?? first}${rest}`;
  }
  return reading + counted;
}
