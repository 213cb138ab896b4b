import type { Sentence, SpokenWord } from './spoken-word.ts';

const sentencePauseSeconds = 0.3;
const paragraphPauseSeconds = 0.55;
/** A breath where a sentence was too long for one utterance. */
const clausePauseSeconds = 0.12;
const longestSentenceWords = 60;

const closers = /[\p{Pe}\p{Pf}"'”’»\s]*$/u;
const endsStrongly = /[!?…।॥。！？]$/u;
const initial = /^\p{Lu}\.$/u;
const endsClause = /[,;:、，]$/u;

/** Cuts the words of a text into utterances. `text` is what the words' offsets count. */
export function splitSentences(text: string, words: readonly SpokenWord[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: SpokenWord[] = [];
  for (const [index, word] of words.entries()) {
    current.push(word);
    const pauseSeconds = pauseAfter(
      word,
      { next: words[index + 1], gap: gapAfter(text, words, index) },
      current.length,
    );
    if (pauseSeconds > 0) {
      sentences.push({ words: current, pauseSeconds });
      current = [];
    }
  }
  return current.length === 0 ? sentences : [...sentences, { words: current, pauseSeconds: 0 }];
}

interface Following {
  readonly next: SpokenWord | undefined;
  /** The white space before it. */
  readonly gap: string;
}

function gapAfter(text: string, words: readonly SpokenWord[], index: number): string {
  return text.slice(words[index]?.endOffset, words[index + 1]?.startOffset);
}

function pauseAfter(word: SpokenWord, { next, gap }: Following, length: number): number {
  if (next === undefined) {
    return 0;
  }
  if (/\n\s*\n/u.test(gap)) {
    return paragraphPauseSeconds;
  }
  if (gap.includes('\n') || endsSentence(word, next)) {
    return sentencePauseSeconds;
  }
  const isLong = length >= longestSentenceWords;
  const isBreath = endsClause.test(word.text.replace(closers, '')) && length >= longestSentenceWords / 2;
  return isLong || isBreath ? clausePauseSeconds : 0;
}

function endsSentence(word: SpokenWord, next: SpokenWord): boolean {
  const bare = word.text.replace(closers, '');
  if (endsStrongly.test(bare)) {
    return true;
  }
  if (!bare.endsWith('.') || initial.test(bare)) {
    return false;
  }
  // An abbreviation was spelled out, so its dot is gone from what is said; a number or a small letter goes on.
  return word.spoken.endsWith('.') && !/^[\p{Pi}\p{Ps}"']*[\p{Ll}]/u.test(next.text);
}
