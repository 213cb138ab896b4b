import type { LanguageCode } from '@kinora/words';
import { readStems, stemWord } from '@kinora/words';

/** What is read of a sentence to tell what it leans on. */
interface ReadSentence {
  readonly text: string;
  readonly index: number;
  readonly paragraph: number;
  readonly placeInParagraph: number;
  readonly source: number;
  readonly stems: readonly string[];
  readonly isDependent: boolean;
}

/**
 * 'The yeast swallows the pieces': what 'the' points at was brought up in the sentence before and nowhere else, so the two
 * belong together. English alone: elsewhere the article also stands before what is general.
 */
export function leanOnIntroductions<Sentence extends ReadSentence>(
  sentences: readonly Sentence[],
): (sentence: Sentence) => Sentence {
  const holders = countStems(sentences);
  return (sentence) => {
    const before = sentences[sentence.index - 1];
    if (before?.paragraph !== sentence.paragraph || sentence.isDependent) {
      return sentence;
    }
    const pointed = [...sentence.text.matchAll(/\bthe\s+(\p{L}+)(?:\s+(\p{L}+))?/giu)].flatMap((match) =>
      readStems(match.slice(1).join(' '), 'en'),
    );
    const isDependent = pointed.some((stem) => holders.get(stem) === 2 && before.stems.includes(stem));
    return isDependent ? { ...sentence, isDependent } : sentence;
  };
}

/**
 * 'La ligne, longue de …': a bare noun that the sentence begins with, and that its paragraph brought up before, is that one and no
 * other.
 */
export function leanOnNamed<Sentence extends ReadSentence>(
  sentences: readonly Sentence[],
  code: LanguageCode,
  found: ReadonlySet<number>,
): (sentence: Sentence) => Sentence {
  return (sentence) => {
    const [, noun = ''] = bareSubject.exec(sentence.text) ?? [];
    const isRead = found.has(sentence.source) && bareSubject.test(sentence.text) && !sentence.isDependent;
    if (!isRead || (code !== 'fr' && code !== 'it' && code !== 'es')) {
      return sentence;
    }
    const stem = stemWord(noun, code);
    const before = sentences.slice(sentence.index - sentence.placeInParagraph, sentence.index);
    const isDependent =
      before.some(({ text }) => isParticular(text, noun)) && before.some(({ stems }) => stems.includes(stem));
    return isDependent ? { ...sentence, isDependent } : sentence;
  };
}

/** 'La ligne de Stockton' has a name. */
function isParticular(text: string, noun: string): boolean {
  return (
    new RegExp(`(?<!\\p{L})${noun} (?:de |d['’]|di |del |dell['’]|della )?\\p{Lu}`, 'iu').test(text) &&
    !noun.includes('\\')
  );
}

const bareSubject =
  /^(?:L[ea]|Les|L['’]|Il|Lo|I|Gli|El|Los|Las)\s?(\p{Ll}{4,})(?=,|\s(?:est|fut|a|était|è|fu|era|ha|es|fue|era|ha|ouvrit)\s)/u;

/** In how many sentences each stem stands. */
export function countStems(sentences: readonly Pick<ReadSentence, 'stems'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    for (const stem of new Set(sentence.stems)) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}
