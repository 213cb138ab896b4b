import type { LanguageCode, PictureIndex } from '@kinora/words';
import { baseForms, foldWord, openKnownWords, openPictureIndex, wordSet } from '@kinora/words';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon, LexiconNoun } from '../lexicon/lexicon.ts';

/** People of fairy tales and children, by their English names in the dictionary. */
const ofTales: ReadonlySet<string> = wordSet(
  `girl boy child princess prince king queen pirate knight wizard witch fairy giant clown ghost mermaid snowman monster ninja samurai
   superhero cowboy viking vampire angel robot apprentice`,
);

/** How heroes of tales are, and hardly what is reported. */
const taleAdjectives: ReadonlySet<string> = wordSet(
  'little tiny brave lonely shy curious magic clumsy sleepy happy sad',
);

/** What words say of tales and heroes, in one language. */
export interface TaleSigns {
  /** An animal, a child, somebody of fairy tales. */
  isTaleBeing: (word: string) => boolean;
  /** An animal or anybody. */
  isBeing: (word: string) => boolean;
  /** What can be held or looked at and does nothing. */
  isThing: (word: string) => boolean;
  isPlace: (word: string) => boolean;
  isTaleAdjective: (word: string) => boolean;
  /** In the dictionary of stories. */
  isInLexicon: (word: string) => boolean;
  /** In any of our dictionaries; a word that is in none is a name. Opens what pictures are named by: some tens of milliseconds. */
  isKnown: (word: string) => boolean;
}

/** Reads the dictionary as far as a word is asked for. */
export function openTaleSigns(lexicon: Lexicon, code: LanguageCode): TaleSigns {
  const nounOf = (word: string): LexiconNoun | undefined =>
    [word, ...formsBehind(word, code)].map((form) => findNoun(lexicon, form, code)).find(isDefined);
  const kindOf = (word: string): string | undefined => nounOf(word)?.kind;
  const isTaleBeing = (word: string): boolean => {
    const noun = nounOf(word);
    return noun?.kind === 'animal' || (noun?.kind === 'person' && ofTales.has(noun.forms.en.word));
  };
  const isAdjective = (word: string, among?: ReadonlySet<string>): boolean =>
    lexicon.adjectives.some(({ forms }) => {
      const { m, f } = forms[code];
      return (among?.has(forms.en.m) ?? true) && formsOf(m, f, code).includes(word);
    });
  const isInLexicon = (word: string): boolean =>
    kindOf(word) !== undefined || isAdjective(word) || lexicon.verbs.some((verb) => verb[code] === word);
  let pictures: PictureIndex | undefined;
  let words: ReadonlySet<string> | undefined;
  return {
    isTaleBeing,
    isBeing: (word) => kindOf(word) === 'animal' || kindOf(word) === 'person',
    isThing: (word) => kindOf(word) === 'thing' || kindOf(word) === 'animal',
    isPlace: (word) => kindOf(word) === 'place',
    isTaleAdjective: (word) => isAdjective(word, taleAdjectives),
    isInLexicon,
    isKnown: (word) => {
      if (isInLexicon(word)) {
        return true;
      }
      pictures ??= openPictureIndex(code);
      words ??= openKnownWords(code);
      const index = pictures;
      const known = words;
      const folded = code === 'ja' ? word : foldWord(word);
      return [folded, ...formsBehind(folded, code)].some(
        (form) => known.has(form) || index.find(form) !== undefined,
      );
    },
  };
}

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function formsOf(m: string, f: string, code: LanguageCode): readonly string[] {
  return code === 'hi' ? [m, f, m.replace(/ा$/u, 'े')] : [m, f, `${m}s`, `${f}s`];
}

/** What a form may come from; Japanese nouns have one form but for several people. */
function formsBehind(word: string, code: LanguageCode): readonly string[] {
  return code === 'ja' ? [word.replace(/たち$/u, '')] : baseForms(word, code);
}
