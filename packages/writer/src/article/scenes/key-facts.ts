import type { LanguageCode } from '@kinora/words';
import {
  atAGlance,
  comparedBy,
  isContentWord,
  isOwnPhrase,
  lacksSubject,
  languageProfiles,
  readStems,
  readWords,
  saysSomething,
  withoutJoint,
} from '@kinora/words';
import type { AskedMeasure } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { meets } from '../reading/name-subject.ts';
import type { ScoredPhrase } from './scene-phrases.ts';
import { readFigures } from './fact-figures.ts';
import { nameMainThing } from './name-main-thing.ts';
import { toTitle } from './scene-titles.ts';

/** Longest key fact, in characters: one line of the board. */
export const longestKeyFact = 60;
const longestJapaneseFact = 30;
const mostKeyFacts = 3;
const number = /\p{N}/u;

interface Candidate {
  readonly text: string;
  readonly score: number;
  readonly sentence: number;
}

/** A fact in the material's own words, and which of the request's passages says so. */
export interface KeyFact {
  readonly text: string;
  readonly source: number;
}

/** What the facts of a scene are read from. */
interface FactMaterial {
  readonly sentences: readonly ArticleSentence[];
  readonly phrases: readonly ScoredPhrase[];
  /** The heading they stand under. */
  readonly title: string;
  /** What a comparison compares by, where the scene is one of its: 'size', 'skin'. */
  readonly criterion?: string | undefined;
  /** What the question asks to be measured. */
  readonly measure?: AskedMeasure | undefined;
}

/** Up to three short facts in the material's own words: clauses with numbers and names first, else the main thing. */
export function readKeyFacts(material: FactMaterial, code: LanguageCode): KeyFact[] {
  const { sentences, phrases } = material;
  const firstSource = sentences[0]?.source ?? 0;
  const longest = code === 'ja' ? longestJapaneseFact : longestKeyFact;
  const candidates = sentences
    .flatMap((sentence) => [
      ...readClauses(sentence, { longest, isCompared: material.criterion !== undefined }, code).filter(
        ({ text }) => isAboutHeading(text, material, code),
      ),
      ...measured(sentence, longest, { ...material, code }),
    ])
    .sort((first, second) => second.score - first.score);
  const facts: Candidate[] = [];
  for (const candidate of candidates) {
    const isTold = facts.some(
      (fact) => fact.text.includes(candidate.text) || candidate.text.includes(fact.text),
    );
    const isSameSentence = facts.some((fact) => fact.sentence === candidate.sentence);
    if (candidate.score > 0 && !isTold && !isSameSentence && facts.length < mostKeyFacts) {
      facts.push(candidate);
    }
  }
  facts.sort((first, second) => first.sentence - second.sentence);
  const found = facts.map((fact) => ({
    text: toTitle(fact.text),
    source: sentences.find((sentence) => sentence.index === fact.sentence)?.source ?? firstSource,
  }));
  if (found.length > 0) {
    return found;
  }
  const named = nameMainThing(phrases, code);
  return named === undefined ? [] : [{ text: toTitle(named), source: firstSource }];
}

/** Figures: of the asked kind first. In a comparison the one of a side has none beside it. */
function measured(
  sentence: ArticleSentence,
  longest: number,
  { criterion, measure, code }: FactMaterial & { code: LanguageCode },
): Candidate[] {
  const figures = criterion === undefined ? readFigures(sentence, longest, code) : [];
  return figures.map((text) => ({
    text,
    sentence: sentence.index,
    score: measure?.units.test(text) === true ? 1.6 : 1.5,
  }));
}

/** It says more than its heading and a year, and beside what is compared by something it says that. */
function isAboutHeading(text: string, { title, criterion }: FactMaterial, code: LanguageCode): boolean {
  if (criterion !== undefined) {
    const words = comparedBy(code).find(({ name }) => name === criterion)?.words;
    return words?.test(text) ?? text.toLowerCase().includes(criterion.toLowerCase());
  }
  const heading = readStems(title, code);
  const more = readStems(text, code).filter(
    (stem) => !number.test(stem) && !heading.some((other) => meets(other, stem)),
  );
  return more.length >= (code === 'ja' ? 1 : 2);
}

/** 'C’est pourquoi il domine' says nothing by itself. */
function leansBack(text: string, code: LanguageCode): boolean {
  const bare = text.toLowerCase().replaceAll('’', "'");
  return languageProfiles[code].danglingOpeners.some(
    (opener) =>
      !articleWords.has(opener) &&
      bare.startsWith(opener) &&
      (code === 'ja' || !/^\p{L}/u.test(bare.slice(opener.length))),
  );
}

function readClauses(
  sentence: ArticleSentence,
  { longest, isCompared }: { longest: number; isCompared: boolean },
  code: LanguageCode,
): Candidate[] {
  const bare = sentence.text.replace(/(?<![.!?…。！？।॥\s])[.!?…。！？।॥\s]+$/u, '');
  const parts = bare.split(code === 'ja' ? /[、：；（）「」]/u : /(?:[,;:](?=\s)|\s[–—]\s|[()«»“”"]|—)+\s*/u);
  const clauses = [bare, ...parts, ...parts.flatMap((part) => sidesOf(part, code))];
  return [...new Set(clauses)]
    .map((clause) => ({
      clause: captionOf(clause, code),
      isWhole: clause === bare,
      isLast: bare.endsWith(clause),
    }))
    .filter(
      ({ clause, isWhole }) =>
        isWhole ||
        ((saysSomething(clause, code) || (isCompared && definesThing(clause, code))) &&
          standsAlone(clause, bare, code)),
    )
    .filter(({ clause }) => !lacksSubject(clause, code) && !leansBack(clause, code))
    .filter(({ clause }) => code !== 'en' || !isTornPhrase(clause, bare))
    .flatMap(({ clause, ...place }) => {
      const short = atAGlance(clause, code);
      return short === undefined ? [] : [{ clause: short, isCut: short !== clause, ...place }];
    })
    .filter(({ clause }) => clause.length >= (code === 'ja' ? 6 : 12) && clause.length <= longest)
    .map(({ clause, isWhole, isLast, isCut }) => ({
      text: clause,
      sentence: sentence.index,
      score:
        scoreClause(clause, code) -
        (isCut ? 0.1 : 0) +
        (isWhole && !isCut ? 1 : 0) +
        (isLast && code === 'ja' ? 0.4 : 0),
    }));
}

/** Beside the name of what is compared a Japanese noun with what is done to it says what that is: '酸化させずに製造した茶'. */
function definesThing(clause: string, code: LanguageCode): boolean {
  return code === 'ja' && /(?:した|れた|った|んだ|いた)\p{sc=Han}{1,4}$/u.test(clause);
}

/** 'The skin is drier and their legs are short' has two sides, each of which says something. */
function sidesOf(part: string, code: LanguageCode): string[] {
  const [first = '', ...others] = part.split(conjunctions[code]);
  const { nounMarkers } = languageProfiles[code];
  const opensClause = (side: string): boolean =>
    code === 'hi' || nounMarkers.has(readWords(side, code)[0]?.text.toLowerCase() ?? '');
  const isVerbal = (side: string): boolean =>
    lacksSubject(side, code) || (opensClause(side) && saysSomething(side, code));
  return others.length > 0 && saysSomething(first, code) && others.every(isVerbal) ? [first, ...others] : [];
}

const conjunctions: Readonly<Record<LanguageCode, RegExp>> = {
  en: / (?:and|but) /u,
  fr: / (?:et|mais) /u,
  it: / (?:e|ma) /u,
  es: / (?:y|pero) /u,
  hi: / (?:और|तथा|किन्तु) /u,
  ja: /(?!)/u,
};

/** As a board letters it: what is, without 'it is' and without what joins it to what was said before. */
function captionOf(clause: string, code: LanguageCode): string {
  const bare = withoutJoint(clause, code).trim();
  return code === 'ja' ? bare.replace(/(?<=[\p{sc=Han}\p{sc=Katakana}ー]|など)です$/u, '') : bare;
}

function standsAlone(clause: string, sentence: string, code: LanguageCode): boolean {
  const at = sentence.indexOf(clause);
  // What a conjunction joins has been told apart from what stands before it.
  const before = sentence.slice(0, Math.max(0, at));
  const isJoined = /[\p{L}\p{M}]\s$/u.test(before);
  const after = sentence.slice(at + clause.length);
  return isOwnPhrase({ text: clause, before: isJoined ? '' : before, after, code });
}

/** 'With a thick' of 'with a thick, warty skin': the noun stands after the comma. */
function isTornPhrase(clause: string, sentence: string): boolean {
  const next = sentence.slice(sentence.indexOf(clause) + clause.length);
  const [, following = ''] = /^, (\p{Ll}+)/u.exec(next) ?? [];
  return (
    /\b(?:an?|the|its|their|very|for|of|with|from|by|as) \p{Ll}+$/u.test(clause) &&
    isContentWord(following, 'en')
  );
}

/** Articles open a fact well, though some also stand in the list of leaning openings. */
const articleWords: ReadonlySet<string> = new Set(['la', 'le', 'les', 'los', 'las', 'il', 'i', 'gli', 'l']);

/** A clause stands alone when it neither opens nor ends on a small word, and says more with a figure or a name. */
function scoreClause(clause: string, code: LanguageCode): number {
  const words = readWords(clause, code);
  const first = words[0]?.text.toLowerCase() ?? '';
  const last = words.at(-1)?.text.toLowerCase() ?? '';
  const profile = languageProfiles[code];
  const opensWell =
    code === 'ja' ||
    code === 'hi' ||
    !profile.stopWords.has(first) ||
    profile.nounMarkers.has(first) ||
    number.test(first);
  const topicWords = words.filter((word) => isContentWord(word.text, code)).length;
  const isOpening = profile.danglingOpeners.includes(first) && !articleWords.has(first);
  const endsWell =
    code === 'ja'
      ? !/(?:て|で|が|と|し|り|ば|に|は|を|の)$/u.test(clause)
      : code === 'hi' || isContentWord(last, code);
  if (!opensWell || isOpening || !endsWell || words.length < 3 || topicWords < 2) {
    return -1;
  }
  const hasName = code !== 'ja' && code !== 'hi' && /\s\p{Lu}\p{Ll}/u.test(clause);
  return (number.test(clause) ? 2 : 0) + (hasName ? 1.2 : 0) + 0.2;
}
