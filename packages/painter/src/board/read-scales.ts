import type { LanguageCode } from '@kinora/contract/catalogue';
import { languageProfiles, readWords } from '@kinora/words';
import { spanOf, spanPattern, valueOf } from './read-number.ts';
import type { ReadMeasure } from './read-number.ts';

/** A scale whose name stands before its number, and has no unit: 'a pH of 5.5', 'マグニチュード8.6'. */
interface Scale {
  readonly unit: string;
  readonly named: RegExp;
  /** The numbers that it has. */
  readonly least: number;
  readonly most: number;
  /** As it is written before a number. */
  readonly written: (named: string, number: string, code: LanguageCode) => string;
}

const scales: readonly Scale[] = [
  {
    unit: 'pH',
    named: /(?<!\p{sc=Latin})pH(?!\p{sc=Latin})|पीएच/gu,
    least: 0,
    most: 14,
    written: (_, number) => `pH ${number}`,
  },
  {
    unit: 'magnitude',
    named: /(?<!\p{L})(?:magnitudes?|magnitudo|magnitud)(?!\p{L})|परिमाण|マグニチュード/giu,
    least: 1,
    most: 10,
    written: (named, number, code) =>
      code === 'ja' ? `${named}${number}` : `${named.toLowerCase()} ${number}`,
  },
];

/** So far behind its scale's name a number is still one of it. */
const farthest = { dense: 24, latin: 48 } as const;
/** The end of a sentence: a point between figures ends none. */
const sentenceEnd = /[!?।。]|\.(?!\d)/u;

/** The numbers on scales that have no unit, as a text tells them. */
export function readScales(text: string, code: LanguageCode): ReadMeasure[] {
  return scales.flatMap((scale) =>
    [...text.matchAll(scale.named)].flatMap((match, place, all): ReadMeasure[] => {
      const from = match.index + match[0].length;
      const behind = text.slice(from, all[place + 1]?.index);
      const end = behind.search(sentenceEnd);
      const sentence = end < 0 ? behind : behind.slice(0, end);
      return numbersOf(sentence, { scale, code }).map(({ at, length, written, amount }) => {
        const isBeside = sentence.slice(0, at).trim() === '';
        const start = isBeside ? match.index : from + at;
        return {
          at: start,
          said: text.slice(start, from + at + length),
          text: scale.written(match[0], written, code),
          unit: scale.unit,
          amount,
        };
      });
    }),
  );
}

/** Whether a number has no unit but stands on a scale: what it is of is said by its name alone. */
export function isOnScale({ unit }: Pick<ReadMeasure, 'unit'>): boolean {
  return scales.some((scale) => scale.unit === unit);
}

interface ScaleNumber {
  readonly at: number;
  readonly length: number;
  readonly written: string;
  /** Of a span: its upper end. */
  readonly amount: number;
}

/** The first number behind a scale's name, and those with a fraction that follow: nothing else in its sentence has one. */
function numbersOf(sentence: string, { scale, code }: { scale: Scale; code: LanguageCode }): ScaleNumber[] {
  const most = code === 'ja' ? farthest.dense : farthest.latin;
  return [...sentence.matchAll(new RegExp(spanPattern, 'gu'))].flatMap((match, place): ScaleNumber[] => {
    const [whole, from = '', to] = match;
    const amount = valueOf(to ?? from, code);
    const isMeant = place === 0 ? match.index <= most : /[.,]/u.test(from);
    const isOfScale = amount >= scale.least && amount <= scale.most;
    return isMeant && isOfScale && isBare(sentence.slice(match.index + whole.length), code)
      ? [{ at: match.index, length: whole.length, written: spanOf([from, to], code), amount }]
      : [];
  });
}

/** What counts something else: hours, glasses, '4台' for what is between four and five. */
function isBare(behind: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return (
      !/^[\p{sc=Han}\p{sc=Katakana}%]/u.test(behind) || /^(?:程度|以[上下]|前後|付近|未満)/u.test(behind)
    );
  }
  const [next] = readWords(behind, code);
  const isBehind = next !== undefined && /^\s/u.test(behind) && behind.slice(0, next.start).trim() === '';
  return (
    !/^\s?[%°]/u.test(behind) && !(isBehind && languageProfiles[code].measures.has(next.text.toLowerCase()))
  );
}
