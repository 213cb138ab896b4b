import type { LanguageCode } from '@kinora/words';
import { isContentWord, isOwnPhrase, languageProfiles, readWords, withoutJoint } from '@kinora/words';
import type { Word } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { ScoredPhrase } from './scene-phrases.ts';
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

/** Up to three short facts in the material's own words: clauses with numbers and names first, then the main phrases. */
export function readKeyFacts(
  sentences: readonly ArticleSentence[],
  phrases: readonly ScoredPhrase[],
  code: LanguageCode,
): KeyFact[] {
  const firstSource = sentences[0]?.source ?? 0;
  const longest = code === 'ja' ? longestJapaneseFact : longestKeyFact;
  const candidates = sentences
    .flatMap((sentence) => [...readClauses(sentence, longest, code), ...readFigures(sentence, longest, code)])
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
  const whole = wholeSentence(sentences, code);
  if (whole !== undefined) {
    return [whole];
  }
  const named = nameMainThing(phrases, sentences, { longest, code });
  return named === undefined ? [] : [{ text: toTitle(named), source: firstSource }];
}

/** Two lines of the board: more than a fact should have, and more than a lone word says. */
const longestSentence = { ja: 44, other: 90 } as const;

/** A short sentence says as a whole what none of its clauses says alone. */
function wholeSentence(sentences: readonly ArticleSentence[], code: LanguageCode): KeyFact | undefined {
  const most = code === 'ja' ? longestSentence.ja : longestSentence.other;
  const fitting = sentences.find(({ text }) => text.length <= most && !leansBack(text, code));
  return fitting === undefined
    ? undefined
    : { text: toTitle(fitting.text.replace(/[.!?…。！？।॥\s]+$/u, '')), source: fitting.source };
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

function readClauses(sentence: ArticleSentence, longest: number, code: LanguageCode): Candidate[] {
  const bare = sentence.text.replace(/(?<![.!?…。！？।॥\s])[.!?…。！？।॥\s]+$/u, '');
  const clauses = [
    bare,
    ...bare.split(code === 'ja' ? /[、：；（）「」]/u : /(?:[,;:](?=\s)|\s[–—]\s|[()«»“”"]|—)+\s*/u),
  ];
  return clauses
    .map((clause) => ({
      clause: captionOf(clause, code),
      isWhole: clause === bare,
      isLast: bare.endsWith(clause),
    }))
    .filter(({ clause, isWhole }) => isWhole || standsAlone(clause, bare, code))
    .filter(({ clause }) => code !== 'en' || !isTornPhrase(clause, bare))
    .filter(({ clause }) => clause.length >= (code === 'ja' ? 6 : 12) && clause.length <= longest)
    .map(({ clause, isWhole, isLast }) => ({
      text: clause,
      sentence: sentence.index,
      score: scoreClause(clause, code) + (isWhole ? 1 : 0) + (isLast && code === 'ja' ? 0.4 : 0),
    }));
}

/** As a board letters it: what is, without 'it is' and without what joins it to what was said before. */
function captionOf(clause: string, code: LanguageCode): string {
  const bare = withoutJoint(clause, code).trim();
  return code === 'ja' ? bare.replace(/(?<=[\p{sc=Han}\p{sc=Katakana}ー]|など)です$/u, '') : bare;
}

function standsAlone(clause: string, sentence: string, code: LanguageCode): boolean {
  const at = sentence.indexOf(clause);
  // What a conjunction joins has been told apart from what stands before it.
  const before = sentence.slice(0, Math.max(0, at));
  const isJoined = /\p{L}\s$/u.test(before);
  const after = sentence.slice(at + clause.length);
  return isOwnPhrase({ text: clause, before: isJoined ? '' : before, after, code });
}

/** 'With a thick' of 'with a thick, warty skin': the noun stands after the comma. */
function isTornPhrase(clause: string, sentence: string): boolean {
  const next = sentence.slice(sentence.indexOf(clause) + clause.length);
  const [, following = ''] = /^, (\p{Ll}+)/u.exec(next) ?? [];
  return /\b(?:an?|the|its|their|very) \p{Ll}+$/u.test(clause) && isContentWord(following, 'en');
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

/** A figure with what it counts, when its clause is too long: 'about 230 degrees', '30 minutes'. */
function readFigures(sentence: ArticleSentence, longest: number, code: LanguageCode): Candidate[] {
  const words = readWords(sentence.text, code);
  const facts: Candidate[] = [];
  for (const [index, word] of words.entries()) {
    if (!number.test(word.text) || isYearAlone(words, index)) {
      continue;
    }
    let end = index;
    while (end + 1 < words.length && end - index < 4) {
      const next = words[end + 1];
      const gap = sentence.text.slice(words[end]?.end ?? 0, next?.start ?? 0);
      const isUnit = end === index && next !== undefined && !/[^\s]/u.test(gap);
      // Behind its unit a figure goes on only as a span or with what it is of.
      const isCountedOutBefore =
        end > index && isUnitWord(words[end]?.text ?? '') && !isSpanWord(next?.text ?? '');
      if (
        next === undefined ||
        isCountedOutBefore ||
        /[^\s%°'’/-]/u.test(gap) ||
        !(isUnit || isFigureWord(next.text, code))
      ) {
        break;
      }
      end += 1;
    }
    // '50 minutes of' counts nothing that is said.
    while (end > index && !isCounted(words[end]?.text ?? '', code)) {
      end -= 1;
    }
    const tail = /^\s?[%°€$£¥]\s?[CF]?/u.exec(sentence.text.slice(words[end]?.end ?? 0))?.[0] ?? '';
    // Twelve degrees below zero are not twelve degrees.
    const sign = /(?<![\p{L}\p{N}])[−-]\s?$/u.exec(sentence.text.slice(0, word.start))?.[0] ?? '';
    const text = sign + sentence.text.slice(word.start, words[end]?.end ?? 0) + tail;
    const isCountedOut = tail !== '' || !/^\d{1,3}$/u.test(words[end]?.text ?? '');
    const behind = sentence.text.slice((words[end]?.end ?? 0) + tail.length);
    // '4台' of '4台ないし5台' says half of it.
    const isTorn =
      code === 'ja' &&
      (/[をがはに]/u.test(text) || halfSpan.test(sentence.text.slice(0, word.start) + '|' + behind));
    if ((end > index || tail !== '') && isCountedOut && !isTorn && text.length <= longest) {
      facts.push({ text, score: 1.5, sentence: sentence.index });
    }
  }
  return facts;
}

/** A figure, in the place of '|', that a span goes on to or comes from. */
const halfSpan = /(?:ないし|[〜～])\||\|(?:ないし|から|[〜～])/u;

const year = /^(?:1\d|20)\d\d$/u;

/** '1847 la firma' tears what happened then from its year. */
function isYearAlone(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.text ?? '';
  return year.test(words[index]?.text ?? '') && !number.test(before);
}

function isFigureWord(word: string, code: LanguageCode): boolean {
  return number.test(word) || isContentWord(word, code) || isLinkWord(word);
}

/** What a figure may end on: '1904 et' and '0 e' are none. */
function isCounted(word: string, code: LanguageCode): boolean {
  return number.test(word) || isUnitWord(word) || (isContentWord(word, code) && !isLinkWord(word));
}

/** Units that are written short. */
function isUnitWord(word: string): boolean {
  return /^(?:[kmcµ]?m|[kmµ]?g|t|l|ha|km\/h|°C)$/u.test(word);
}

function isSpanWord(word: string): boolean {
  return number.test(word) || isLinkWord(word);
}

function isLinkWord(word: string): boolean {
  return /^(?:to|of|à|de|a|di|से)$/u.test(word.toLowerCase());
}
