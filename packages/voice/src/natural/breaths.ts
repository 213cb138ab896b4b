import type { SpokenWord } from '../text/spoken-word.ts';
import { lengthOf } from './spelled-sentence.ts';
import type { Sound, SpelledSentence } from './spelled-sentence.ts';

/** The model's context is 512, and one sign stands before and one behind what is said. */
export const MOST_SYMBOLS = 510;

/*
 * The voices were trained on 100 to 200 symbols at a time: they are weak below 20 and hurry above 400 (VOICES.md of
 * hexgrad/Kokoro-82M).
 */
const longestBreath = 360;
const shortSentence = 60;
const comfortable = 240;
/** A rest of a paragraph is never left to the voice. */
const paragraphSeconds = 0.5;

/** What the model is given at once. */
export interface Breath extends SpelledSentence {
  /** Words after which a sentence ends inside it. */
  readonly sentenceEnds: readonly number[];
}

/** Cuts what is too long, at a comma if there is one, and says short sentences together with the next one. */
export function breathsOf(sentences: readonly SpelledSentence[]): Breath[] {
  const breaths: Breath[] = [];
  for (const sentence of sentences.flatMap(cut)) {
    const last = breaths.at(-1);
    if (last !== undefined && belongTogether(last, sentence)) {
      breaths[breaths.length - 1] = joined(last, sentence);
    } else {
      breaths.push({ ...sentence, sentenceEnds: [] });
    }
  }
  return breaths.filter(({ sounds }) => sounds.length > 0);
}

function belongTogether(last: Breath, next: SpelledSentence): boolean {
  const [before, after] = [lengthOf(last.sounds), lengthOf(next.sounds)];
  if (before === 0 || after === 0) {
    return true;
  }
  const isShort = before < shortSentence || after < shortSentence;
  return isShort && before + after < comfortable && last.pauseSeconds < paragraphSeconds;
}

/** A sentence without a sound of its own gives its words to its neighbour. */
function joined(last: Breath, next: SpelledSentence): Breath {
  const offset = last.words.length;
  const moved = next.sounds.map((sound) => ({
    ...sound,
    word: sound.word === null ? null : sound.word + offset,
  }));
  const isPause = last.sounds.length > 0 && moved.length > 0;
  const space: Sound[] = isPause ? [{ symbols: ' ', phoneme: '', word: null }] : [];
  return {
    words: [...last.words, ...next.words],
    sounds: [...last.sounds, ...space, ...moved],
    pauseSeconds: next.pauseSeconds,
    sentenceEnds: isPause ? [...last.sentenceEnds, offset - 1] : last.sentenceEnds,
  };
}

function cut(sentence: SpelledSentence): SpelledSentence[] {
  if (lengthOf(sentence.sounds) <= longestBreath) {
    return [sentence];
  }
  const at = placeToCut(sentence.sounds);
  const rest = sentence.sounds.slice(at);
  const nextWord = rest.find(({ word }) => word !== null)?.word ?? sentence.words.length;
  // A word that is cut in two is lit with its first half.
  const isInWord = sentence.sounds[at - 1]?.word === nextWord;
  const firstWord = isInWord ? nextWord + 1 : nextWord;
  return [
    part(sentence.words.slice(0, firstWord), sentence.sounds.slice(0, at), 0),
    ...cut({
      ...part(sentence.words.slice(firstWord), rest, firstWord),
      pauseSeconds: sentence.pauseSeconds,
    }),
  ];
}

function part(words: readonly SpokenWord[], sounds: readonly Sound[], firstWord: number): SpelledSentence {
  const kept = sounds.map((sound) => ({
    ...sound,
    word: sound.word === null || sound.word < firstWord ? null : sound.word - firstWord,
  }));
  return { words, sounds: kept, pauseSeconds: 0 };
}

/** Behind the last pause of a full breath, else behind its last space, else in the middle of a word. */
function placeToCut(sounds: readonly Sound[]): number {
  let symbols = 0;
  const fitting = sounds.findIndex((sound) => {
    symbols += [...sound.symbols].length;
    return symbols > longestBreath;
  });
  const head = sounds.slice(0, fitting);
  const pause = head.findLastIndex(({ symbols: sign }) => /^[,;:.!?…]$/u.test(sign));
  const space = head.findLastIndex(({ symbols: sign }) => sign === ' ');
  const isUseful = (index: number): boolean => index > fitting / 3;
  const best = [pause, space].find(isUseful);
  // The space goes with what is cut off before it.
  const end = best === undefined ? fitting : best + 1;
  return sounds[end]?.symbols === ' ' ? end + 1 : end;
}
