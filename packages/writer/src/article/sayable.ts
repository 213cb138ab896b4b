import type { LanguageCode } from '@kinora/words';
import { countSpokenWords } from '@kinora/words';
import type { ArticleSentence } from './reading/article-sentence.ts';
import { spokenParts } from './speech/spoken-parts.ts';

/** Of more words a sentence is hard to follow by ear, however it is told. */
const longSentences = [
  { words: 40, worth: 0.35 },
  { words: 34, worth: 0.6 },
  { words: 27, worth: 0.85 },
] as const;
/** And of more words one part of it is, as it is said: a teacher would stop before. */
const longBreaths = [
  { words: 26, worth: 0.7 },
  { words: 20, worth: 0.85 },
] as const;
/** In Japanese a sentence says much before its verb. */
const longInJapanese = [
  { words: 34, worth: 0.4 },
  { words: 24, worth: 0.45 },
] as const;

/** A name that only scholars use, what stands in brackets, and what nobody is sure of. */
const hardToSay = 0.75;
const hedged = 0.85;
/** A cause, what came of it, something set beside it, an example: what a listener keeps. */
const memorable = 1.25;

/** What a sentence is worth by its length; in a history, whose turns stand in long ones, by that of the longest part it is said in. */
export function lengthWorth(
  { text, spokenWords }: ArticleSentence,
  code: LanguageCode,
  isHistory: boolean,
): number {
  if (code === 'ja') {
    return worthBy(longInJapanese, spokenWords);
  }
  const whole = worthBy(longSentences, spokenWords);
  return isHistory && whole < 1 ? worthBy(longSentences, longestPart(text, code)) : whole;
}

/** How well what was not asked for by name can be said to somebody who hears it once. */
export function sayableWorth({ text, placeInParagraph }: ArticleSentence, code: LanguageCode): number {
  // What begins a paragraph says what the rest of it is about.
  const isFree = code === 'ja' || placeInParagraph === 0;
  return (
    (isFree ? 1 : worthBy(longBreaths, longestPart(text, code))) *
    (isHard(text) ? hardToSay : 1) *
    (hedges[code].test(text) ? hedged : 1) *
    (links[code].test(text) ? memorable : 1)
  );
}

function worthBy(limits: readonly { words: number; worth: number }[], count: number): number {
  return limits.find(({ words }) => count > words)?.worth ?? 1;
}

function longestPart(text: string, code: LanguageCode): number {
  return Math.max(...spokenParts(text, code).map((part) => countSpokenWords(part, code)));
}

/** 'Conraua goliath', '(13 in)', 'U+2192'. */
function isHard(text: string): boolean {
  return (
    /[([（{<>=+]/u.test(text) ||
    /(?<!\p{L})\p{Lu}\p{Ll}{3,}(?:us|a|is|um|ii|ae) \p{Ll}{4,}(?:us|a|is|um|ii|ae|ensis|ans|ens)(?!\p{L})/u.test(
      text,
    )
  );
}

const hedges: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:probably|possibly|presumably|perhaps|it is thought|is thought to|are thought to|may have been|allegedly|reportedly|supposedly)\b/iu,
  fr: /(?<!\p{L})(?:probablement|peut-être|sans doute|vraisemblablement|selon certains|aurait été|auraient été|serait)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:probabilmente|forse|presumibilmente|secondo alcuni|sarebbe|sarebbero stat[ie])(?!\p{L})/iu,
  es: /(?<!\p{L})(?:probablemente|quizás?|tal vez|posiblemente|según algunos|habría sido|habrían sido)(?!\p{L})/iu,
  hi: /(?:शायद|संभवतः|सम्भवतः|कथित)/u,
  ja: /(?:おそらく|かもしれ|とする説|といわれる|可能性がある)/u,
};

const links: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:because|so that|therefore|thus|that is why|as a result|which is why|so (?:the|it|they)|for example|such as|like a|as \p{L}+ as|than|unlike|whereas)\b/iu,
  fr: /(?<!\p{L})(?:parce qu[e'’]|car|si bien que|c['’]est pourquoi|donc|ainsi|grâce à|par exemple|comme un|plus \p{L}+ que|autant|tandis que)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:perché|poiché|sicché|cosicché|perciò|quindi|dunque|così|grazie a|per esempio|ad esempio|come un|più \p{L}+ (?:di|che)|mentre)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:porque|ya que|pues|de modo que|por eso|por tanto|así|gracias a|por ejemplo|como un|más \p{L}+ que|mientras que)(?!\p{L})/iu,
  hi: /(?:क्योंकि|इसलिए|इससे|इस कारण|के कारण|उदाहरण|की तरह|से अधिक|के बराबर)/u,
  ja: /(?:ため|ので|から、|したがって|その結果|たとえば|例えば|のような|のように|よりも)/u,
};
