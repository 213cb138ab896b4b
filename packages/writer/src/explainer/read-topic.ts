import type { LanguageCode } from '@kinora/words';
import { isContentWord, readWords } from '@kinora/words';
import { openEnglishNames } from '../lexicon/english-names.ts';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { TopicKind } from './inquiry-grammar.ts';
import type { NounDictionary, NounMeaning } from './wordnet.ts';

/** What an explainer's prompt is about. */
export interface Topic {
  /** As it may stand in a sentence: 'cats', 'the moon', or the prompt in quotation marks. */
  readonly words: string;
  /** The dictionary word: 'cat'. */
  readonly noun: string | undefined;
  readonly kind: TopicKind;
  /** English for the picture models. */
  readonly english: string;
  readonly meaning: NounMeaning | undefined;
}

/** Words of a prompt that name its form and not its topic. */
const framing: ReadonlySet<string> = new Set(
  'history story science life secret secrets facts fact guide introduction basics benefits importance video film explainer beginners kids children world work works happen happens mean cause causes difference'.split(
    ' ',
  ),
);

/** WordNet's noun fields (lexnames(5WN)) by how one can look at such a thing. */
const fieldKinds: Readonly<Record<number, TopicKind>> = {
  5: 'animal',
  6: 'thing',
  8: 'thing',
  13: 'thing',
  15: 'place',
  17: 'place',
  20: 'thing',
  27: 'thing',
};
/** Fields whose singular takes an article ('the volcano'); food and substances do without. */
const countedFields: ReadonlySet<number> = new Set([5, 6, 8, 17, 20]);

/** Finds the topic of an English prompt: its first noun that the dictionary knows, two words before one. */
export async function readEnglishTopic(prompt: string, dictionary: NounDictionary): Promise<Topic> {
  const words = readWords(prompt, 'en').slice(0, 24);
  const isHowTo = /^how to\b/iu.test(prompt.trim());
  for (const [place, word] of words.entries()) {
    const lower = word.text.toLowerCase();
    if (!isContentWord(word.text, 'en') || framing.has(lower) || (isHowTo && place === 2)) {
      continue;
    }
    const next = words[place + 1];
    const pair =
      next === undefined || !isContentWord(next.text, 'en')
        ? undefined
        : `${lower} ${next.text.toLowerCase()}`;
    for (const candidate of [pair, lower]) {
      const found = candidate === undefined ? undefined : await lookUpForms(candidate, dictionary);
      if (found !== undefined && candidate !== undefined) {
        return toTopic(prompt, candidate, found);
      }
    }
  }
  return unknownTopic(prompt);
}

function toTopic(prompt: string, written: string, found: { noun: string; meaning: NounMeaning }): Topic {
  const { noun, meaning } = found;
  const article = new RegExp(`\\b(a|an|the|my|our)\\s+${written}\\b`, 'iu').exec(prompt)?.[1]?.toLowerCase();
  const isBareSingular = article === undefined && written === noun && countedFields.has(meaning.field);
  const determiner = article ?? (isBareSingular ? 'the' : undefined);
  const words = determiner === undefined ? written : `${determiner} ${written}`;
  return { words, noun, kind: kindOf(noun, fieldKinds[meaning.field]), english: words, meaning };
}

/** What must not be looked at with one's own eyes. */
const dangerousToWatch: ReadonlySet<string> = new Set([
  'sun',
  'eclipse',
  'solar eclipse',
  'laser',
  'lightning',
  'fire',
  'bomb',
  'poison',
]);

function kindOf(noun: string, kind: TopicKind | undefined): TopicKind {
  return kind === undefined || dangerousToWatch.has(noun) ? 'idea' : kind;
}

async function lookUpForms(
  written: string,
  dictionary: NounDictionary,
): Promise<{ noun: string; meaning: NounMeaning } | undefined> {
  const singulars = [
    ...(/(?:ss|us|is)$/u.test(written)
      ? []
      : [
          written.replace(/ies$/u, 'y'),
          written.replace(/ves$/u, 'f'),
          written.replace(/(?<=s|x|ch|sh|o)es$/u, ''),
          written.replace(/s$/u, ''),
        ]),
  ].filter((form) => form !== written);
  for (const noun of [...new Set([...singulars, written])]) {
    const meaning = await dictionary.lookUp(noun);
    if (meaning !== undefined) {
      return { noun, meaning };
    }
  }
  return undefined;
}

function unknownTopic(prompt: string): Topic {
  const bare = prompt.replace(/[?!.\s]+$/u, '');
  return {
    words: 'it',
    noun: undefined,
    kind: 'idea',
    english: `“${bare.slice(0, 80)}”`,
    meaning: undefined,
  };
}

/** The topic in another language: only its kind and its English name, so that we know how to look at it. */
export function readForeignTopic(prompt: string, code: LanguageCode, lexicon: Lexicon): Topic {
  const words = readWords(prompt, code)
    .map(({ text }) => text)
    .filter((text) => isContentWord(text, code));
  for (const word of words) {
    const noun = findNoun(lexicon, word, code);
    if (noun !== undefined) {
      const kinds = { animal: 'animal', person: 'idea', place: 'place', thing: 'thing' } as const;
      const english = noun.forms.en.word;
      return foreignTopic(prompt, english, kindOf(english, kinds[noun.kind]));
    }
  }
  const nameOf = openEnglishNames(code);
  const named = words.map(nameOf).find((name) => name !== undefined);
  return named === undefined ? unknownTopic(prompt) : foreignTopic(prompt, named, 'idea');
}

function foreignTopic(prompt: string, noun: string, kind: TopicKind): Topic {
  const english = `a ${noun}`.replace(/^a (?=[aeiou])/u, 'an ');
  return { words: prompt, noun, kind, english, meaning: undefined };
}
