import type { LanguageCode } from '@kinora/words';
import { yearOf } from '@kinora/words';
import type { AskedMaterial } from './asked-material.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { lowerFirst } from '../reading/lower-first.ts';

const openers: Readonly<Record<LanguageCode, (year: number) => string>> = {
  en: (year) => `In ${year}, `,
  fr: (year) => `En ${year}, `,
  it: (year) => `Nel ${year}, `,
  es: (year) => `En ${year}, `,
  hi: (year) => `${year} में `,
  ja: (year) => `${year}年、`,
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

/** The year that a text names, where it names no other. */
export function onlyYear(text: string): number | undefined {
  const named = new Set(text.match(years));
  const [year] = named;
  return named.size === 1 && year !== undefined ? Number(year) : undefined;
}
