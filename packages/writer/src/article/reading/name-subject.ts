import type { LanguageCode } from '@kinora/words';
import { readStems } from '@kinora/words';
import type { ArticleSentence } from './article-sentence.ts';
import { namesIn } from './names-in.ts';

/** A stem meets another of the same beginning: 'chlorophyl' and 'chlorophyll', and compounds of Japanese. */
export function meets(own: string, asked: string): boolean {
  const shorter = own.length < asked.length ? own : asked;
  const longer = shorter === own ? asked : own;
  const isIdeographic = /^[\p{sc=Han}\p{sc=Katakana}ー]+$/u.test(shorter);
  // 葉緑素 is about 葉, but 虫 is not about 虫歯.
  const leastCharacters = shorter === own ? 2 : 1;
  const least = isIdeographic ? leastCharacters : 4;
  return own === asked || (shorter.length >= least && longer.startsWith(shorter));
}

/** The last sign of a Japanese compound says what it is: 緑茶 is 茶. */
export function isOneOf(own: string, asked: string): boolean {
  return /^\p{sc=Han}+$/u.test(asked) && own.endsWith(asked);
}

/** Words of one family begin alike: 'salée' and 'salinité', 'chiude' and 'chiuso'. */
export function isKin(own: string, asked: string): boolean {
  const shorter = Math.min(own.length, asked.length);
  if (shorter < 4 || !/^[a-z]+$/u.test(asked)) {
    return false;
  }
  let same = 0;
  while (same < shorter && own[same] === asked[same]) {
    same += 1;
  }
  return same >= shorter * 0.75;
}

/** What a question is about, and what each source calls it in its title. */
export interface AskedSubject {
  readonly stems: readonly string[];
  readonly titles: readonly (readonly string[])[];
  /** The titles as they are written. */
  readonly labels: readonly string[];
  /** With what its first sentence calls it. */
  readonly names: readonly (readonly string[])[];
}

/** Reads the titles of the sources, without the name of who gives them ('Wikipedia: Frog'). */
export function readSubject(
  stems: readonly string[],
  sources: readonly { readonly label: string; readonly text: string }[],
  code: LanguageCode,
): AskedSubject {
  const labels = sources.map(({ label }) => label.replace(/^[^:]*:\s*/u, ''));
  const titles = labels.map((label) => readStems(label, code));
  const names = sources.map(({ text }, source) => [
    ...(titles[source] ?? []),
    ...readStems(namesIn(text, code).join(' '), code),
  ]);
  return { stems, titles, labels, names };
}

/** A sentence that names the subject as its article does names it by half. */
const byTitle = 0.5;

/** The share of the asked words that a sentence names. */
export function coverageOf(sentence: ArticleSentence, { stems, titles }: AskedSubject): number {
  if (stems.length === 0) {
    return 0.5;
  }
  const isNamed = (stem: string): boolean => sentence.stems.some((own) => meets(own, stem));
  const named = stems.filter(isNamed).length / stems.length;
  const title = titles[sentence.source] ?? [];
  return title.length > 0 && title.every(isNamed) ? Math.max(named, byTitle) : named;
}

/** What follows the subject of a definition, and other names that stand beside it. */
const copulas: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /\s(?:is|are|was|were)\s/u,
  fr: /\s(?:est|sont|était|fut)\s/u,
  it: /\s(?:è|sono|era|fu)\s/u,
  es: /\s(?:es|son|era|fue)\s/u,
};
const pronouns: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:It|They)\s/u,
  fr: /^(?:Il|Elle|Ils|Elles)\s(?!y a|s['’]agit|faut)/u,
};
const otherNames = /\s(?:or|ou|o)\s.*$|,.*$/u;
const longestSubject = 40;

/**
 * A sentence that speaks of the article's subject by a pronoun, or drops it, with the subject in its place: 'It moves by
 * hops' is 'A toad moves by hops'. Sure only where everything between it and the first sentence does the same.
 *
 * @returns undefined where it cannot be told what is meant
 */
export function withSubject(
  sentence: ArticleSentence,
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): ArticleSentence | undefined {
  const copula = copulas[code];
  const first = sentences.find(({ source }) => source === sentence.source);
  if (copula === undefined || first === undefined || sentence.paragraph !== first.paragraph) {
    return undefined;
  }
  const at = first.text.search(copula);
  const subject = first.text.slice(0, Math.max(0, at)).replace(otherNames, '');
  const between = sentences.slice(first.index + 1, sentence.index + 1);
  const isSure =
    between.length > 0 && between.every(({ text, isDependent }) => isDependent && drops(text, code));
  if (!isSure || subject === '' || subject.length > longestSubject) {
    return undefined;
  }
  const pronoun = pronouns[code];
  const [initial = ''] = Array.from(sentence.text);
  const text =
    pronoun === undefined
      ? `${subject} ${initial.toLocaleLowerCase()}${sentence.text.slice(initial.length)}`
      : sentence.text.replace(pronoun, `${subject} `);
  return { ...sentence, text, stems: readStems(text, code), isDependent: false };
}

/** Begins on a pronoun, or in Italian and Spanish on the verb. */
function drops(text: string, code: LanguageCode): boolean {
  return pronouns[code]?.test(text) ?? /^\p{Lu}\p{Ll}*\s/u.test(text);
}
