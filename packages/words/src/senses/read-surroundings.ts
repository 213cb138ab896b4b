import type { LanguageCode } from '@kinora/contract/catalogue';
import { baseForms } from '../tokens/base-forms.ts';
import type { Token } from '../tokens/read-tokens.ts';
import { readTokens } from '../tokens/read-tokens.ts';
import type { Surroundings } from './choose-sense.ts';
import type { ClassReading, Place } from './read-class.ts';
import { neighbour } from './read-class.ts';

/** Reads what stands around the words of a text; each sentence is read once, and only if it is asked for. */
export function openSurroundings(
  text: string,
  topicText: string,
  code: LanguageCode,
): (place: Place, reading: ClassReading | undefined) => Surroundings {
  let known: { from: number; to: number; words: ReadonlySet<string> } | undefined;
  let topic: ReadonlySet<string> | undefined;
  return (place, reading) => {
    const { tokens, at } = place;
    if (known === undefined || at < known.from || at >= known.to) {
      const { from, to } = sentenceAround(text, tokens, at);
      known = { from, to, words: formsOf(tokens.slice(from, to), code) };
    }
    return {
      sentence: known.words,
      topic: () => (topic ??= formsOf(readTokens(topicText, code), code)),
      previous: neighbour(place, -1),
      next: neighbour(place, 1),
      opensSentence: at === known.from,
      reading,
    };
  };
}

/** A text of one sentence without end is read so far to either side of a word. */
const farthest = 40;

function sentenceAround(text: string, tokens: readonly Token[], at: number): { from: number; to: number } {
  let from = at;
  while (from > Math.max(0, at - farthest) && !isEndBetween(text, tokens[from - 1], tokens[from])) {
    from--;
  }
  let to = at + 1;
  while (to < Math.min(tokens.length, at + farthest) && !isEndBetween(text, tokens[to - 1], tokens[to])) {
    to++;
  }
  return { from, to };
}

function isEndBetween(text: string, one: Token | undefined, other: Token | undefined): boolean {
  return (
    one === undefined ||
    other === undefined ||
    /[.!?।\n]/u.test(text.slice(one.start + one.text.length, other.start))
  );
}

function formsOf(tokens: readonly Token[], code: LanguageCode): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ folded }) => baseForms(folded, code)));
}
