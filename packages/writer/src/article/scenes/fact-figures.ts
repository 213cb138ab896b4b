import type { LanguageCode } from '@kinora/words';
import { isContentWord, languageProfiles, moreBefore, readWords } from '@kinora/words';
import type { Word } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';

const number = /\p{N}/u;

/** A figure with what it counts, when its clause is too long: 'about 230 degrees', '30 minutes'. */
export function readFigures(sentence: ArticleSentence, longest: number, code: LanguageCode): string[] {
  const words = readWords(sentence.text, code);
  const facts: string[] = [];
  for (const [index, word] of words.entries()) {
    const before = sentence.text.slice(0, word.start);
    // The rest of '10 000', of '25:1' and of 'Boeing 747'.
    const isRest = /\p{N}[\s:/.,]$|\s\p{Lu}\p{Ll}+\s$/u.test(before);
    if (!number.test(word.text) || isYearAlone(words, index) || isRest) {
      continue;
    }
    let end = index;
    while (end + 1 < words.length && wordsAmong(words.slice(index, end + 1)) < mostCounted) {
      const next = words[end + 1];
      const gap = sentence.text.slice(words[end]?.end ?? 0, next?.start ?? 0);
      const isUnit = end === index && next !== undefined && !/[^\s]/u.test(gap);
      // Behind its unit a figure goes on only as a span or with what it is of.
      const isCountedOutBefore =
        end > index && isUnitWord(words[end]?.text ?? '', code) && !isSpanWord(next?.text ?? '');
      if (
        next === undefined ||
        isCountedOutBefore ||
        /[^\s%°'’/-]/u.test(gap) ||
        !(isUnit || isFigureWord(next.text, code))
      ) {
        break;
      }
      end += 1;
    }
    // '50 minutes of' counts nothing that is said.
    while (end > index && !isCounted(words[end]?.text ?? '', code)) {
      end -= 1;
    }
    const tail = /^\s?[%°€$£¥]\s?[CF]?/u.exec(sentence.text.slice(words[end]?.end ?? 0))?.[0] ?? '';
    // Twelve degrees below zero are not twelve degrees.
    const sign = /(?<![\p{L}\p{N}])[−-]\s?$/u.exec(before)?.[0] ?? '';
    const own = sentence.text.slice(word.start, words[end]?.end ?? 0);
    // 'Over 3 kg' are not 3 kg.
    const more = sign === '' ? (moreBefore(before, code) ?? '') : '';
    const text = spanOpening(own, before) + more + sign + own + tail;
    const isCountedOut = tail !== '' || !/^\d{1,3}$/u.test(words[end]?.text ?? '');
    const behind = sentence.text.slice((words[end]?.end ?? 0) + tail.length);
    // '4台' of '4台ないし5台' says half of it.
    const isTorn =
      /^\s?\//u.test(behind) ||
      isEndOfSpan(before, more) ||
      // 'Number 12,039 के रूप' is the beginning of 'as number 12,039'.
      (code === 'hi' && / (?:के|की|का|को|में|से) \S+$/u.test(text)) ||
      (code === 'ja' && (/[をがはに]|世紀|近$|\d程度$/u.test(text) || halfSpan.test(before + '|' + behind)));
    if ((end > index || tail !== '') && isCountedOut && !isTorn && text.length <= longest) {
      const rate = rates[code]?.exec(behind)?.[0] ?? '';
      facts.push(text.length + rate.length <= longest ? text + rate : text);
    }
  }
  return facts;
}

/** What a figure is of, right behind it: a gram of salt is much in a litre and nothing in a sea. */
const rates: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^ (?:per|an?) (?:lit(?:re|er)|year|day|hour|minute|second|person|kilogram|tonne|square metre)(?!\p{L})/u,
  fr: /^ par (?:litre|an|jour|heure|minute|seconde|personne|kilogramme|tonne|mètre carré)(?!\p{L})/u,
  it: /^ (?:per|al|all['’]) ?(?:litro|anno|giorno|ora|minuto|secondo|persona|chilogrammo|tonnellata)(?!\p{L})/u,
  es: /^ (?:por|al) (?:litro|año|día|hora|minuto|segundo|persona|kilogramo|tonelada)(?!\p{L})/u,
};

/** '4 milliards de tonnes' counts enough; both ends of a span may be long. */
const mostCounted = 3;

function wordsAmong(words: readonly Word[]): number {
  return words.filter(({ text }) => !number.test(text) && text.length > 2).length;
}

/** A figure, in the place of '|', that a span goes on to or comes from. */
const halfSpan = /(?:ないし|から|[〜～])\||\|(?:ないし|から|[〜～])/u;

/** 'From about 2 cm in some to more than 20 cm': the upper end alone is another figure. */
function isEndOfSpan(before: string, more: string): boolean {
  const bare = before.slice(0, before.length - more.length).replace(nearly, '');
  return bare !== before && spanOn.test(bare);
}

const spanOn = /(?<!\p{L})(?:to|à|jusqu['’]à|fino a|hasta|a)\s$/iu;
const nearly = /(?<!\p{L})(?:about|environ|circa|unos|unas)\s$/iu;

/** 'Between 15 and 25 °C', where only 'and' would be left between the two. */
function spanOpening(figure: string, before: string): string {
  const isSpan = /^[\d.,\s]+(?:and|et|e|y) \d/u.test(figure);
  return isSpan ? (/(?<!\p{L})(?:between|entre|fra|tra)\s$/iu.exec(before)?.[0] ?? '') : '';
}

const year = /^(?:1\d|20)\d\d$/u;

/** '1847 la firma' tears what happened then from its year. */
function isYearAlone(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.text ?? '';
  return year.test(words[index]?.text ?? '') && !number.test(before);
}

function isFigureWord(word: string, code: LanguageCode): boolean {
  return number.test(word) || isContentWord(word, code) || isLinkWord(word);
}

/** What a figure may end on: '1904 et' and '0 e' are none. */
function isCounted(word: string, code: LanguageCode): boolean {
  return number.test(word) || isUnitWord(word, code) || (isContentWord(word, code) && !isLinkWord(word));
}

/** Units, written short or out; '4 million' of what is still to be said. */
function isUnitWord(word: string, code: LanguageCode): boolean {
  const isPower = /^(?:mil|thous|hundred|hundert|cent|cien|हज़ार|हजार|लाख|करोड़|अरब|सौ)/iu.test(word);
  return (
    /^(?:[kmcµ]?m|[kmµ]?g|t|l|ha|km\/h|°C|percent|प्रतिशत)$/iu.test(word) ||
    (languageProfiles[code].measures.has(word.toLowerCase()) && !isPower)
  );
}

function isSpanWord(word: string): boolean {
  return number.test(word) || isLinkWord(word);
}

function isLinkWord(word: string): boolean {
  return /^(?:to|of|à|de|a|di|से)$/u.test(word.toLowerCase());
}
