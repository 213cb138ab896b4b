import type { LanguageCode, Question } from '@kinora/words';
import { languageProfiles, readStems, readWords, sectionNearness, yearOf } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { isKin, meets } from '../reading/name-subject.ts';
import { readNounPhrases } from '../reading/noun-phrases.ts';

/** Whether a heading says what its scene says: it shares a word with it, or with what is asked. */
export function isHeadingOf(
  heading: string,
  { sentences, asked }: { sentences: readonly ArticleSentence[]; asked: Question },
  code: LanguageCode,
): boolean {
  const said = [...sentences.flatMap(({ stems }) => stems), ...asked.stems];
  // Written Japanese and Hindi have no article that a plain title could begin with.
  return (
    code === 'ja' ||
    code === 'hi' ||
    sectionNearness(heading, asked.kind, code) === 'asked' ||
    readStems(heading, code).some((stem) => said.some((own) => meets(own, stem) || isKin(own, stem)))
  );
}

const surely = 2;
const definite = /^(?:the|l[ea]s?|l|il|lo|i|gli|el|los|las)$/u;

/** 'Compressor: draws in the vapour'. */
const namedPart = /^(?<name>[^.:：。()]{2,40}?)\s?[:：]\s/u;

/** What a sentence speaks of: the part that an item of a list names, or what it begins with. */
export function thingOf({ text, isItem }: ArticleSentence, code: LanguageCode): string | undefined {
  return (isItem ? namedPart.exec(text)?.groups?.['name'] : undefined) ?? openingThing(text, code);
}

/** With its article: 'L'eau de pluie', 'The hind legs'. */
function openingThing(text: string, code: LanguageCode): string | undefined {
  const [first] = readWords(text, code);
  const opener = first?.text.toLowerCase() ?? '';
  const [phrase] = readNounPhrases(text, code);
  if (phrase === undefined || first === undefined || !languageProfiles[code].nounMarkers.has(opener)) {
    return undefined;
  }
  const start = text.indexOf(phrase.text);
  const isNext = start - first.end <= 1;
  // 'Un fluido' says nothing yet; where an English noun ends is sure before a form of 'be' only.
  const isNamed =
    (phrase.stems.length > 1 || definite.test(opener)) && (code !== 'en' || phrase.certainty >= surely);
  if (!isNext || !isNamed) {
    return undefined;
  }
  // 'L'histoire du chemin' of 'l'histoire du chemin de fer' is another thing.
  const after = text.slice(start + phrase.text.length);
  const [complement = ''] = ofAnother.exec(after) ?? [];
  const isCut = ofAnother.test(after.slice(complement.length));
  return isCut ? undefined : text.slice(0, start + phrase.text.length) + complement;
}

const ofAnother =
  /^\s(?:con |avec |with |de la |de l['’]|du |des |de |d['’]|di |del |della |dell['’]|dei |delle |of (?:the )?)\p{L}+/u;

/** The time of a scene that stands under several headings: '1853–1890', or its one year. */
export function periodOf(sentences: readonly ArticleSentence[]): string | undefined {
  const years = sentences.flatMap(({ text }) => yearOf(text) ?? []);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  if (years.length === 0) {
    return undefined;
  }
  return from < to ? `${from}–${to}` : String(from);
}
