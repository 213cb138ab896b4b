import type { LanguageCode } from '@kinora/words';
import { yearOf } from '@kinora/words';
import type { AskedMaterial } from './asked-material.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { lowerFirst } from '../reading/lower-first.ts';

const openers: Readonly<Record<LanguageCode, (year: number) => string>> = {
  en: (year) => `It happened in ${year}: `,
  fr: (year) => `C'est arrivé en ${year} : `,
  it: (year) => `È successo nel ${year}: `,
  es: (year) => `Ocurrió en ${year}: `,
  hi: (year) => `यह ${year} में हुआ: `,
  ja: (year) => `${year}年のことです。`,
};
const years = /(?<!\p{N})(?:1\d{3}|20\d\d)(?!\p{N})/gu;

/**
 * What happened, with its year where its source names one: news of another year are not taken for those of today. The title of
 * the source says it, or else its first sentence.
 */
export function dateEvent(sentence: ArticleSentence, material: AskedMaterial): ArticleSentence {
  const { sentences, subject, found, code } = material;
  const first = sentences.find(({ source }) => source === sentence.source);
  const year = onlyYear(subject.labels[sentence.source] ?? '') ?? onlyYear(first?.text ?? '');
  const isOpen = found.has(sentence.source) && yearOf(sentence.text) === undefined && year !== undefined;
  return isOpen ? { ...sentence, text: openers[code](year) + lowerFirst(sentence.text, code) } : sentence;
}

/** What is said to be, of what was in a year: 'The eruptions of 2021 are a long series'. Only where its verb alone tells the time. */
const present: Readonly<Partial<Record<LanguageCode, readonly (readonly [is: RegExp, was: string])[]>>> = {
  en: [
    [/^([^,;.]{3,60}?) is (?=an?\s|the\s|one\s)/u, '$1 was '],
    [/^([^,;.]{3,60}?) are (?=an?\s|the\s|one\s)/u, '$1 were '],
  ],
  fr: [
    [/^([^,;.]{3,60}?) est (?=une?\s|l[ea]\s|l['’])/u, '$1 fut '],
    [/^([^,;.]{3,60}?) sont (?=une?\s|l[ea]s?\s|l['’]|des\s)/u, '$1 furent '],
  ],
  it: [
    [/^([^,;.]{3,60}?) è (?=una?\s|uno\s|il\s|lo\s|la\s|l['’]|un['’])/u, '$1 fu '],
    [/^([^,;.]{3,60}?) sono (?=una?\s|uno\s|il\s|lo\s|la\s|l['’]|un['’]|i\s|gli\s|le\s)/u, '$1 furono '],
  ],
  es: [
    [/^([^,;.]{3,60}?) es (?=una?\s|el\s|la\s)/u, '$1 fue '],
    [/^([^,;.]{3,60}?) son (?=una?\s|unos\s|unas\s|el\s|la\s|los\s|las\s)/u, '$1 fueron '],
  ],
  ja: [[/である。$/u, 'であった。']],
};

/** The first sentence of an article about what was in one year, told as what is over. */
export function asPast(sentence: ArticleSentence, { subject, code }: AskedMaterial): ArticleSentence {
  const isOver = onlyYear(subject.labels[sentence.source] ?? '') !== undefined;
  const changes = isOver ? (present[code] ?? []) : [];
  const text = changes.reduce((said, [is, was]) => said.replace(is, was), sentence.text);
  return text === sentence.text ? sentence : { ...sentence, text };
}

/** Whether a sentence tells of another year than the one that its source reports. */
export function isOfOtherYear(
  { text, source }: ArticleSentence,
  { sentences, subject, found }: AskedMaterial,
): boolean {
  const first = sentences.find((sentence) => sentence.source === source);
  const reported = onlyYear(subject.labels[source] ?? '') ?? onlyYear(first?.text ?? '');
  const named = text.match(years) ?? [];
  return (
    found.has(source) &&
    reported !== undefined &&
    named.length > 0 &&
    named.every((year) => Number(year) !== reported)
  );
}

/** The year that a text names, where it names no other. */
export function onlyYear(text: string): number | undefined {
  const named = new Set(text.match(years));
  const [year] = named;
  return named.size === 1 && year !== undefined ? Number(year) : undefined;
}
