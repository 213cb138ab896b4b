import type { LanguageCode } from './language-code.ts';
import { languageProfiles } from './profiles.ts';

const openers = '([{«“‘「『（【〈《';
const closers = ')]}»”’」』）】〉》';
/** A quotation longer than this many joined pieces is no longer one spoken sentence. */
const longestJoin = 4;

/**
 * Sentences of one paragraph. `Intl.Segmenter` does the reading; we mend what it cuts too early: abbreviations, initials,
 * numbers, sentences inside a quotation or a bracket, and continuations in lower case.
 */
export function splitSentences(paragraph: string, code: LanguageCode): string[] {
  const pieces = Array.from(
    new Intl.Segmenter(code, { granularity: 'sentence' }).segment(paragraph),
    (piece) => piece.segment,
  );
  const sentences: string[] = [];
  let joined = 0;
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && joined < longestJoin && continues(last, piece, code)) {
      sentences[sentences.length - 1] = last + piece;
      joined += 1;
    } else {
      sentences.push(piece);
      joined = 0;
    }
  }
  return sentences
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');
}

function continues(before: string, after: string, code: LanguageCode): boolean {
  const next = after.trimStart();
  if (next === '' || /^[\p{Ll}]/u.test(next) || /^[,;:、，)\]»”」』]/u.test(next)) {
    return true;
  }
  // Japanese: 「行こう。」と言いました。
  const isReported = code === 'ja' && /[」』]\s*$/u.test(before) && /^(?:と|って|という)/u.test(next);
  return isReported || endsWithAbbreviation(before, next, code) || hasOpenBracket(before);
}

function endsWithAbbreviation(before: string, next: string, code: LanguageCode): boolean {
  const match = /(?:^|[\s(«“'’])([\p{L}\p{M}.-]+|\d+)\.\s*$/u.exec(before);
  const word = match?.[1];
  if (word === undefined) {
    return false;
  }
  if (/^\d+$/u.test(word)) {
    return /^\d/u.test(next) || before.trim() === `${word}.`;
  }
  // 'a. C.', before and after Christ.
  if (/^[ad]$/u.test(word) && /^C\./u.test(next)) {
    return true;
  }
  // After it a large letter begins the next sentence.
  if (/(?:^|\s)[ad]\.\s?C\.\s*$/u.test(before)) {
    return false;
  }
  // 'Environ 300 m.': a unit after its figure is no 'Monsieur'.
  if (/\p{N}\s?(?:[kcm]?m|k?g|t|l)\.\s*$/u.test(before)) {
    return false;
  }
  const isInitial = /^\p{Lu}$/u.test(word) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(word);
  return isInitial || languageProfiles[code].abbreviations.has(word.toLowerCase());
}

function hasOpenBracket(text: string): boolean {
  if (!/[([{«“‘「『（【〈《"]/u.test(text)) {
    return false;
  }
  let depth = 0;
  for (const [index, character] of Array.from(text).entries()) {
    if (openers.includes(character)) {
      depth += 1;
    } else if (closers.includes(character) && !(character === '’' && isApostrophe(text, index))) {
      depth = Math.max(0, depth - 1);
    }
  }
  const straightQuotes = text.match(/"/gu)?.length ?? 0;
  return depth > 0 || straightQuotes % 2 === 1;
}

function isApostrophe(text: string, index: number): boolean {
  return /\p{L}/u.test(text.charAt(index - 1)) && /\p{L}/u.test(text.charAt(index + 1));
}

/** Whether brackets and quotation marks are all closed: an open one is heard as a broken sentence. */
export function isBalanced(sentence: string): boolean {
  const marks = sentence.replace(/(?<=\p{L})’(?=\p{L})/gu, '').replace(/(?<=s)’(?=\s)/gu, '');
  const count = (pattern: RegExp): number => marks.match(pattern)?.length ?? 0;
  return (
    count(/"/gu) % 2 === 0 &&
    count(/[“„]/gu) === count(/”/gu) &&
    count(/«/gu) === count(/»/gu) &&
    count(/[「『]/gu) === count(/[」』]/gu) &&
    count(/[(（]/gu) === count(/[)）]/gu)
  );
}
