import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { languageProfiles, isContentWord, readWords, stemWord } from '@kinora/words';
import { readNounPhrases } from '../reading/noun-phrases.ts';
import type { NounPhrase } from '../reading/noun-phrases.ts';
import { countStems } from '../reading/lean-on-introductions.ts';

export interface ScoredPhrase {
  readonly text: string;
  readonly stems: readonly string[];
  readonly score: number;
  /** 1 is a bare run of words, 2 stands where only a noun can. */
  readonly certainty: number;
}

/** What the whole material tells about its words. */
export interface PhraseContext {
  /** In how many sentences each stem stands. */
  readonly counts: ReadonlyMap<string, number>;
  /** Hindi only: words seen where only a noun can stand, so that they are known elsewhere too. */
  readonly nouns: ReadonlySet<string>;
}

/** Reads the context of `rankPhrases` from all sentences of the material. */
export function readPhraseContext(sentences: readonly ArticleSentence[], code: LanguageCode): PhraseContext {
  const nouns = new Set<string>();
  for (const sentence of code === 'hi' ? sentences.slice(0, 400) : []) {
    for (const phrase of readNounPhrases(sentence.text, code)) {
      phrase.stems.forEach((stem) => nouns.add(stem));
    }
  }
  return { counts: countStems(sentences), nouns };
}

function readKnownNouns(sentence: string, nouns: ReadonlySet<string>, code: LanguageCode): NounPhrase[] {
  if (code !== 'hi') {
    return [];
  }
  return readWords(sentence, code)
    .filter((word) => isContentWord(word.text, code) && nouns.has(stemWord(word.text, code)))
    .map((word) => ({ text: word.text, stems: [stemWord(word.text, code)], certainty: 1.5 }));
}

function isMeasure(word: string, code: LanguageCode): boolean {
  return /^\p{N}/u.test(word) || languageProfiles[code].measures.has(word.toLowerCase());
}

/**
 * The phrases that name what these sentences are about, best first: frequent here, rarer elsewhere, surely nouns.
 */
export function rankPhrases(
  sentences: readonly ArticleSentence[],
  { counts, nouns }: PhraseContext,
  code: LanguageCode,
): ScoredPhrase[] {
  const here = new Map<string, number>();
  for (const stem of sentences.flatMap((sentence) => sentence.stems)) {
    here.set(stem, (here.get(stem) ?? 0) + 1);
  }
  const best = new Map<string, ScoredPhrase>();
  for (const [place, sentence] of sentences.entries()) {
    for (const phrase of [
      ...readNounPhrases(sentence.text, code),
      ...readKnownNouns(sentence.text, nouns, code),
    ]) {
      if (readWords(phrase.text, code).some((word) => isMeasure(word.text, code))) {
        continue;
      }
      const salience =
        phrase.stems.reduce((sum, stem) => sum + weighStem(stem, here, counts), 0) / phrase.stems.length;
      const lead = place === 0 ? 1.15 : 1;
      const score =
        salience * phrase.certainty ** 2 * weighLength(phrase.text, phrase.stems.length, code) * lead;
      const key = phrase.stems.join(' ');
      const known = best.get(key);
      // Seen twice as a phrase, it is surely one.
      best.set(key, {
        text: known === undefined || isOblique(known.text, code) ? phrase.text : known.text,
        stems: phrase.stems,
        certainty: phrase.certainty,
        score: score + (known?.score ?? 0) * 0.5,
      });
    }
  }
  return [...best.values()].sort((first, second) => second.score - first.score);
}

/** A Hindi form that only stands before a postposition. */
function isOblique(text: string, code: LanguageCode): boolean {
  return code === 'hi' && /(?:े|ों)$/u.test(text);
}

function weighStem(
  stem: string,
  here: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
): number {
  const local = here.get(stem) ?? 0;
  const total = counts.get(stem) ?? 1;
  return Math.sqrt(local) * Math.log2(1 + total) * Math.sqrt(local / Math.max(local, total));
}

function weighLength(text: string, words: number, code: LanguageCode): number {
  if (code === 'ja') {
    return text.length < 2 || text.length > 12 ? 0.6 : 1.2;
  }
  if (words === 1) {
    return text.length < 4 ? 0.6 : 0.9;
  }
  return words <= 3 ? 1.35 : 1;
}
