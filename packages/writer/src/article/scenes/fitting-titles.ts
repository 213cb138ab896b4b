import type { LanguageCode } from '@kinora/words';
import { monthNames, readWords } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';

/** 'Siglos XX y XXI', '20th century', '20世紀': a heading of centuries, by the numbers in it. */
const centuries: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\bcentur(?:y|ies)\b/iu,
  fr: /(?<!\p{L})siècles?(?!\p{L})/iu,
  it: /(?<!\p{L})secol[oi](?!\p{L})/iu,
  es: /(?<!\p{L})siglos?(?!\p{L})/iu,
  hi: /(?:सदी|शताब्दी)/u,
  ja: /世紀/u,
};
const digits = /\d{1,2}|(?<![\p{L}])[IVX]+(?=e?(?![\p{L}]))/gu;
const years = /(?<!\p{N})1\d{3}(?!\p{N})|(?<!\p{N})20\d\d(?!\p{N})/gu;

/** Whether a heading names another time than its scene tells of: centuries for a year before them, months and nothing else. */
export function isOfOtherTime(
  title: string,
  sentences: readonly Pick<ArticleSentence, 'text'>[],
  code: LanguageCode,
): boolean {
  if (isOnlyMonths(title, code)) {
    return true;
  }
  const named = centuries[code].test(title)
    ? [...title.matchAll(digits)].map(([each]) => numberOf(each))
    : [];
  const told = sentences.flatMap(({ text }) => [...text.matchAll(years)].map(([each]) => Number(each)));
  return named.length > 0 && told.some((year) => !named.includes(Math.ceil(year / 100)));
}

/** 'Febbraio-aprile' says nothing of what was then. */
function isOnlyMonths(title: string, code: LanguageCode): boolean {
  const month = new RegExp(`^(?:${monthNames[code]})$`, 'iu');
  const words = title.split(/[\s–-]+/u).filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.every((word) => month.test(word) || joint.test(word) || /^\d+$/u.test(word)) &&
    words.some((word) => month.test(word))
  );
}

const joint = /^(?:and|to|et|à|e|y|a|और|से|から|と)$/iu;

const roman: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function numberOf(written: string): number {
  if (/^\d/u.test(written)) {
    return Number(written);
  }
  const values = [...written].map((letter) => roman[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const longestQuestion = 40;

/** Above a scene that is led over to by a question, that question says more than a bare noun: '¿Cuánto es eso?'. */
export function questionTitle(title: string, lead: string | undefined, code: LanguageCode): string {
  const [question] = /^[^.?!？]*[?？]/u.exec(lead?.trim() ?? '') ?? [];
  const isBare = code !== 'ja' && code !== 'hi' && readWords(title, code).length === 1;
  return isBare && question !== undefined && question.length <= longestQuestion ? question : title;
}

/** Where only the place is named, the other of two headings says what was there: 'En France – Grande vitesse'. */
export function isPlaceOnly(heading: string): boolean {
  return /^(?:In|En|Au|Aux|À|A|Nel|Nella|Nei|Negli|En el|En la) (?:l['’]|the |los |las |la )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(
    heading,
  );
}

/** What was done at the end of a Hindi sentence, and with what: 'सन्देश भेजा गया'. */
const done = /([\p{L}\p{M}]{3,}) ([\p{L}\p{M}]{2,}[ाीे]) (गया|गई|गए)(?: था| थी| थे)?[।.]?$/u;
const emptyVerb = /^(?:किया|की|किए|दिया|दी|दिए|हो|माना|कहा|चला)$/u;

/** What a scene of a Hindi film tells was done; undefined where no sentence of it ends so. */
export function hindiDeed(sentences: readonly Pick<ArticleSentence, 'text'>[]): string | undefined {
  for (const { text } of sentences) {
    const [, noun = '', verb = '', form = ''] = done.exec(text.trim()) ?? [];
    if (noun !== '' && !emptyVerb.test(verb) && !/^(?:को|से|में|पर|तक|का|के|की|द्वारा|लिए)$/u.test(noun)) {
      return `${noun} ${verb} ${form}`;
    }
  }
  return undefined;
}

/** What is named as known, with what it is had with: 'el chocolate con leche', 'il primo episodio'. */
const known: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<!\p{L})the (?:first |last )?\p{Ll}{4,}(?: of (?:the )?\p{Ll}{4,})?/iu,
  fr: /(?<!\p{L})(?:le |la |les |l['’])(?:premier |première |dernier |dernière )?\p{Ll}{4,}(?: (?:à la|au|de|à) \p{Ll}{4,})?/iu,
  it: /(?<!\p{L})(?:il |lo |la |i |gli |le |l['’])(?:primo |prima |ultimo |ultima )?\p{Ll}{4,}(?: (?:con|di|al|alla) \p{Ll}{4,})?/iu,
  es: /(?<!\p{L})(?:el |la |los |las )(?:primer |primera |último |última )?\p{Ll}{4,}(?: (?:con|de) \p{Ll}{4,})?/iu,
};

/** A title for a scene whose heading is of another time: the first thing that it speaks of as known. */
export function knownThing(
  sentences: readonly Pick<ArticleSentence, 'text'>[],
  code: LanguageCode,
): string | undefined {
  return known[code]?.exec(sentences[0]?.text ?? '')?.[0];
}

/** What a history's scene speaks of as known with what it is had with, wherever: 'el chocolate con leche' rather than 'la firma'. */
export function knownComplement(
  sentences: readonly Pick<ArticleSentence, 'text'>[],
  code: LanguageCode,
): string | undefined {
  const pattern = known[code];
  const things =
    pattern === undefined
      ? []
      : sentences.flatMap(({ text }) => [...text.matchAll(new RegExp(pattern, 'giu'))].map(([each]) => each));
  return things.find((thing) => / (?:of|à la|au|à|de|con|di|al|alla) /u.test(thing));
}
