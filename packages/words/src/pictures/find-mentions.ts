import { chooseSense } from '../senses/choose-sense.ts';
import { grammars } from '../senses/grammar.ts';
import { readClass } from '../senses/read-class.ts';
import type { ClassReading, Place } from '../senses/read-class.ts';
import { openSurroundings } from '../senses/read-surroundings.ts';
import { baseForms } from '../tokens/base-forms.ts';
import { readTokens } from '../tokens/read-tokens.ts';
import { findJapaneseMentions } from './japanese-mentions.ts';
import type { Mention } from './mention.ts';
import { findPhrase, fitnessOf } from './picture-index.ts';
import type { FoundPhrase, PictureIndex } from './picture-index.ts';

/**
 * Everything in a text that has a picture, in order; the longest phrase at each place. A word of several senses is drawn
 * in the one that its sentence speaks for, else the one that fits the topic (a title, what stands before and after); a
 * word that is no thing where it stands (the verb in 'she seals the jar') and one whose sense nothing decides are passed
 * over.
 */
export function findMentions(text: string, index: PictureIndex, topic = ''): Mention[] {
  if (index.code === 'ja') {
    return findJapaneseMentions(text, index, topic);
  }
  const tokens = readTokens(text, index.code);
  const find = openWordFinder(text, topic, index);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    let taken = 1;
    for (let size = Math.min(index.longestPhrase, tokens.length - at); size > 0; size--) {
      const part = tokens.slice(at, at + size);
      const start = part[0]?.start ?? 0;
      const last = part.at(-1);
      const written = text.slice(start, (last?.start ?? 0) + (last?.text.length ?? 0));
      const words = part.map((token) => token.folded);
      const found = size === 1 ? find({ text, tokens, at }) : findWords(words, written, index);
      if (found !== undefined) {
        const isDoing = size === 1 && isVerbForm(found.form, { text, tokens, at }, index);
        mentions.push({
          entry: found.entry,
          name: withoutGenitive(written),
          isAsWritten: true,
          start,
          ...(isDoing ? { isDoing } : {}),
        });
        taken = size;
        break;
      }
    }
    at += taken;
  }
  return mentions;
}

/** Prepositions behind which an infinitive says what for or without what something is done. */
const forDoing = /^(?:para|sin|pour|sans|per|senza)$/u;

/** Whether a word is surely a form of a verb: other than its infinitive and no plural of a noun, or behind 'in order to'. */
function isVerbForm(form: string, { tokens, at }: Place, { code }: PictureIndex): boolean {
  const { infinitive } = code === 'ja' ? { infinitive: undefined } : grammars[code];
  const word = tokens[at]?.folded ?? '';
  if (infinitive?.test(form) !== true) {
    return false;
  }
  const isPlural = word.startsWith(form) || word === `${form.slice(0, -1)}i`;
  return form === word ? forDoing.test(tokens[at - 1]?.folded ?? '') : !isPlural;
}

/** The genitive of 'river's mouth' belongs to what follows. */
function withoutGenitive(written: string): string {
  return written.replace(/['’]s$/u, '');
}

function findWords(words: readonly string[], written: string, index: PictureIndex): FoundPhrase | undefined {
  return /[.!?;:,…।]/u.test(written) ? undefined : findPhrase(index, words);
}

/** Finds the picture of a single word by what stands around it. */
function openWordFinder(
  text: string,
  topic: string,
  index: PictureIndex,
): (place: Place) => FoundPhrase | undefined {
  const { code } = index;
  const around = openSurroundings(text, topic, code);
  return (place) => {
    const word = place.tokens[place.at]?.folded ?? '';
    const reading = readWordClass(word, place, index);
    const known = baseForms(word, code).find(
      (form) => index.senses.has(form) || index.find(form) !== undefined,
    );
    if (known !== undefined && index.senses.has(known)) {
      const sense = chooseSense(index.senses.get(known) ?? [], around(place, reading));
      const pictures = sense?.pictures ?? [];
      return pictures.length === 0
        ? undefined
        : { entry: { pictures, fitness: fitnessOf.concept }, form: known };
    }
    if (word.length < 2 || index.stopWords.has(word)) {
      return undefined;
    }
    const found = findPhrase(index, [word]);
    return found === undefined || !isInPlace(word, found, { reading, index }) ? undefined : found;
  };
}

/** An English participle is a verb where no article stands before it; what only ends like one (a ring, a bed) is none. */
function readWordClass(word: string, place: Place, index: PictureIndex): ClassReading | undefined {
  if (index.code === 'ja') {
    return undefined;
  }
  const reading = readClass(place, grammars[index.code]);
  const isParticiple =
    index.code === 'en' && participle.test(word) && !index.senses.has(word) && index.find(word) === undefined;
  return isParticiple && reading?.wordClass !== 'nominal'
    ? { wordClass: 'verb', certainty: 'sure' }
    : reading;
}

const participle = /(?:ed|ing)$/u;

/** Whether a word that was found is what its picture shows: no thing where a verb stands, no verb where a noun does. */
function isInPlace(
  word: string,
  { form }: FoundPhrase,
  { reading, index: { code } }: { reading: ClassReading | undefined; index: PictureIndex },
): boolean {
  if (code === 'ja') {
    return true;
  }
  const { actions, infinitive } = grammars[code];
  const isAction = infinitive === undefined ? actions.has(form) : infinitive.test(form);
  const isInflected = form !== word;
  if (code === 'en' && isInflected && !isAction && participle.test(word)) {
    return false;
  }
  if (reading === undefined || reading.certainty === 'hint') {
    return true;
  }
  if (reading.wordClass === 'verb') {
    return isAction;
  }
  return !(infinitive !== undefined && isInflected && isAction && reading.wordClass === 'nominal');
}
