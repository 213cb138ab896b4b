import type { Espeak, Spelling } from '../synthesis/espeak.ts';
import type { Sentence, SpokenWord } from '../text/spoken-word.ts';
import type { Sound, SpelledSentence } from './spelled-sentence.ts';
import { soundOf, symbolsOf } from './symbols/espeak-symbols.ts';
import type { SymbolSet } from './symbols/espeak-symbols.ts';
import { kanaSounds, spelledOut } from './symbols/kana-symbols.ts';
import { knownSymbols } from './symbols/vocabulary.ts';

/** How a language is pronounced: by eSpeak NG's rules for it, in a voice's symbols. */
export interface Pronunciation {
  /** eSpeak NG's name for language and accent. */
  readonly espeakLanguage: string;
  readonly set: SymbolSet;
}

const american: Pronunciation = { espeakLanguage: 'en-us', set: 'american' };

/** Spells a sentence by eSpeak NG: its liaisons and weak forms are those of the whole sentence. */
export function spellSentence(
  espeak: Pick<Espeak, 'spell'>,
  sentence: Sentence,
  pronunciation: Pronunciation,
): SpelledSentence {
  const { espeakLanguage: language } = pronunciation;
  const hasLongConsonants = language === 'it' || language === 'hi';
  const spelling = espeak.spell(sentence.words, { language, hasLongConsonants });
  return finished(sentence, soundsByWord(spelling, sentence.words.length, pronunciation));
}

/** Spells a Japanese sentence by the readings of its words; Latin words by an English voice, letters by their names. */
export function spellJapanese(espeak: Pick<Espeak, 'spell'>, sentence: Sentence): SpelledSentence {
  const byWord = sentence.words.map(({ parts = [] }) =>
    parts.flatMap((part) => wordOf(kanaOrLatin(espeak, part))),
  );
  return finished(
    sentence,
    byWord.map((sounds) => (sounds.at(-1) === space ? sounds.slice(0, -1) : sounds)),
  );
}

type Bare = Omit<Sound, 'word'>;

const space: Bare = { symbols: ' ', phoneme: '' };

/** The Japanese voices know the dictionary's words with spaces between them, but none behind a stop: 行っ た is said in one. */
function wordOf(sounds: readonly Bare[]): readonly Bare[] {
  return sounds.length === 0 || sounds.at(-1)?.symbols === 'ʔ' ? sounds : [...sounds, space];
}

function kanaOrLatin(espeak: Pick<Espeak, 'spell'>, part: string): Bare[] {
  return [...part.matchAll(/[ァ-ヺー]+|[A-Za-z']+/gu)].flatMap(([run]) => {
    if (!/[A-Za-z]/u.test(run)) {
      return kanaSounds(run);
    }
    return /[a-z]/u.test(run) && /[A-Za-z].*[A-Za-z]/u.test(run)
      ? (soundsByWord(espeak.spell([wordOfText(run)], { language: 'en-us' }), 1, american)[0] ?? [])
      : kanaSounds(spelledOut(run));
  });
}

function wordOfText(spoken: string): SpokenWord {
  return { text: spoken, startOffset: 0, endOffset: spoken.length, spoken };
}

/** The sounds of each word; none where the engine draws a word into the one before it ('at a'). */
function soundsByWord(spelling: readonly Spelling[], words: number, { set }: Pronunciation): Bare[][] {
  const byWord: Bare[][] = Array.from({ length: words }, () => []);
  let current = 0;
  let isNewWord = false;
  for (const event of spelling) {
    if (event.kind === 'mark') {
      current = Number(event.name.slice(1));
    } else if (event.kind === 'word') {
      isNewWord = true;
    } else {
      const sounds = byWord[current] ?? [];
      const symbols = knownSymbols(symbolsOf(event.phoneme, set));
      // An r that links two words stands behind one that its own word ends with.
      const isTwice = symbols === 'ɹ' && sounds.at(-1)?.symbols.endsWith('ɹ') === true;
      if (symbols !== '' && !isTwice) {
        sounds.push(...(isNewWord && sounds.length > 0 ? [space] : []));
        sounds.push({ symbols, phoneme: soundOf(event.phoneme) });
        isNewWord = false;
      }
    }
  }
  return byWord;
}

/** With the punctuation of the words, which makes the voice rest and rise, and spaces between them. */
function finished({ words, pauseSeconds }: Sentence, byWord: readonly Bare[][]): SpelledSentence {
  const sounds: Sound[] = [];
  let pause = '';
  for (const [word, own] of byWord.entries()) {
    if (own.length > 0) {
      if (sounds.length > 0) {
        sounds.push(...(pause === '' ? [] : [between(pause)]), between(' '));
      }
      sounds.push(...own.map((sound) => ({ ...sound, word })));
      pause = '';
    }
    pause = sounds.length === 0 ? '' : (pauseOf(words[word]) ?? pause);
  }
  return {
    words,
    pauseSeconds,
    sounds: sounds.length === 0 ? [] : [...sounds, between(pause === '' ? '.' : pause)],
  };
}

function between(symbols: string): Sound {
  return { symbols, phoneme: '', word: null };
}

/** The sign that ends what is said for a word: three dots are one of the voice's own signs. */
function pauseOf(word: SpokenWord | undefined): string | null {
  const signs = /[.,!?;:]+$/u.exec(word?.spoken ?? '')?.[0];
  if (signs === undefined) {
    return null;
  }
  return signs.startsWith('...') ? '…' : signs.slice(-1);
}
