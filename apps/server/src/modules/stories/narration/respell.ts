import type { Pronunciation } from '@kinora/contract/api';
import type { Language } from '@kinora/contract/catalogue';
import type { WordTime } from '@kinora/models';

/** A stretch of a text and of what is said for it. */
interface Stretch {
  readonly written: { readonly from: number; readonly to: number };
  readonly said: { readonly from: number; readonly to: number };
  readonly isRespelled: boolean;
}

export interface Respelled {
  /** What is spoken. */
  readonly text: string;
  /** The words of the text as it is written, at the times of what is said for them. */
  readonly written: (words: readonly WordTime[]) => WordTime[];
}

/** The pronunciations of words that a text has, in the order of the list. */
export function occurringIn(
  text: string,
  list: readonly Pronunciation[],
  language: Language,
): Pronunciation[] {
  return list.filter((one) => patternOf([one], language).test(text));
}

/** A text with some words as they are said. */
export function respell(text: string, list: readonly Pronunciation[], language: Language): Respelled {
  if (list.length === 0) {
    return { text, written: (words) => [...words] };
  }
  const stretches = stretchesOf(text, list, language);
  const said = stretches.map((stretch) => stretch.text).join('');
  return { text: said, written: (words) => writtenWords(text, stretches, words) };
}

/** Whole words; in Japanese, which has no spaces, wherever they stand. The longest is taken first. */
function patternOf(list: readonly Pronunciation[], language: Language): RegExp {
  const words = list
    .map(({ word }) => word)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|\-/]/gu, String.raw`\$&`));
  const anyOf = `(?:${words.join('|')})`;
  const letter = String.raw`[\p{L}\p{N}\p{M}]`;
  return language === 'Japanese'
    ? new RegExp(anyOf, 'giu')
    : new RegExp(`(?<!${letter})${anyOf}(?!${letter})`, 'giu');
}

function stretchesOf(
  text: string,
  list: readonly Pronunciation[],
  language: Language,
): (Stretch & { readonly text: string })[] {
  const saidFor = new Map(list.map(({ word, said }) => [word.toLowerCase(), said]));
  const stretches: (Stretch & { readonly text: string })[] = [];
  let [at, saidAt] = [0, 0];
  const add = (to: number, said: string, isRespelled: boolean) => {
    stretches.push({
      written: { from: at, to },
      said: { from: saidAt, to: saidAt + said.length },
      isRespelled,
      text: said,
    });
    at = to;
    saidAt += said.length;
  };
  for (const match of text.matchAll(patternOf(list, language))) {
    add(match.index, text.slice(at, match.index), false);
    add(match.index + match[0].length, saidFor.get(match[0].toLowerCase()) ?? match[0], true);
  }
  add(text.length, text.slice(at), false);
  return stretches;
}

/** What is said for one written word is one word, however many it takes to say it. */
function writtenWords(text: string, stretches: readonly Stretch[], words: readonly WordTime[]): WordTime[] {
  const groups: { first: WordTime; last: WordTime; end: Stretch | undefined }[] = [];
  for (const word of words) {
    const touched = stretches.filter(
      ({ said, isRespelled }) => isRespelled && said.from < word.endOffset && word.startOffset < said.to,
    );
    const group = groups.at(-1);
    if (group?.end !== undefined && group.end === touched[0]) {
      group.last = word;
      group.end = touched.at(-1);
    } else {
      groups.push({ first: word, last: word, end: touched.at(-1) });
    }
  }
  return groups.map(({ first, last }) => {
    const startOffset = writtenOffset(stretches, first.startOffset, 'start');
    const endOffset = writtenOffset(stretches, last.endOffset, 'end');
    const { startSeconds } = first;
    return {
      text: text.slice(startOffset, endOffset),
      startSeconds,
      endSeconds: last.endSeconds,
      startOffset,
      endOffset,
    };
  });
}

function writtenOffset(stretches: readonly Stretch[], offset: number, edge: 'start' | 'end'): number {
  const stretch = stretches.find(({ said }) =>
    edge === 'start' ? said.from <= offset && offset < said.to : said.from < offset && offset <= said.to,
  );
  if (stretch === undefined) {
    return edge === 'start' ? 0 : (stretches.at(-1)?.written.to ?? 0);
  }
  if (stretch.isRespelled) {
    return edge === 'start' ? stretch.written.from : stretch.written.to;
  }
  return stretch.written.from + offset - stretch.said.from;
}
