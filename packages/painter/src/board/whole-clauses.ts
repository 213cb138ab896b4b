import type { LanguageCode } from '@kinora/contract/catalogue';
import {
  goesOnWithList,
  isContentWord,
  isOwnPhrase,
  languageProfiles,
  readWords,
  withoutJoint,
} from '@kinora/words';
import type { SceneText } from './scene-text.ts';
import { isWithin, lengthOf } from './text-limits.ts';
import { writableText } from './writable.ts';

/** A part of a narration that says something by itself. */
export interface WholeClause {
  /** UTF-16 offset of its first letter. */
  readonly at: number;
  readonly text: string;
}

const longest = { latin: 66, dense: 24 } as const;
/** Devanagari is written high, and read small it is not read at all. */
const longestHindi = 40;
const shortest = { latin: 12, dense: 7 } as const;
/** Marks between clauses; a number keeps its point and its comma: '27,6 m'. */
const borders = {
  ja: /[、。：；（）「」！？]/gu,
  // The point of an initial ends nothing: 'J. S. Fry'.
  other: /(?<!\d|(?<!\p{L})\p{Lu})[,.:](?!\d)|[;!?।()«»“”—–]|[,:](?=\s)|(?<!(?<!\p{L})\p{Lu})\.(?=\s|$)/gu,
} as const;

/** 'The heat does not return and the smell is earthy' has two sides, each of which says something. */
const links: Readonly<Record<LanguageCode, RegExp>> = {
  en: / (?:and|but) (?=the |a |an |it |they |what )/gu,
  fr: / (?:et|mais) (?=l[ea]s? |l['’]|un|il)/gu,
  it: / (?:e|ma) (?=il |lo |la |i |gli |le |l['’]|un)/gu,
  es: / (?:y|pero) (?=el |la |los |las |un)/gu,
  // 'सूचना और ऊर्जा' are two things of one clause: a clause ends on its verb.
  hi: /(?<=(?:है|हैं|था|थी|थे|हुआ|हुई|हुए|गया|गई|गए|दिया|लिया|किया)) (?:और|तथा) | (?=(?:जबकि|क्योंकि|इसलिए|लेकिन|परन्तु) )/gu,
  ja: /(?!)/gu,
};

interface Part {
  readonly at: number;
  readonly text: string;
  /** What stands right behind it. */
  readonly border: string;
}

/** The clauses of a narration that neither open nor end on a small word and are short enough to be written. */
export function wholeClauses(narration: string, code: LanguageCode): WholeClause[] {
  const parts = partsOf({ at: 0, text: narration, border: '' }, code === 'ja' ? borders.ja : borders.other);
  return parts.flatMap((part, place): WholeClause[] => {
    const before = parts[place - 1]?.border;
    const words = part.text.trim();
    const isLong = !isWithin(words, longest) || (code === 'hi' && lengthOf(words) > longestHindi);
    const sides = isLong ? partsOf(part, links[code]) : [part];
    return sides.flatMap((side, at) =>
      clauseOf(side, { narration, code, isListed: before === ',' && at === 0, next: parts[place + 1] }),
    );
  });
}

function partsOf({ at, text, border: last }: Part, pattern: RegExp): Part[] {
  const borders = [...text.matchAll(pattern)];
  const ends = [...borders.map(({ index }) => index), text.length];
  return ends.map((end, place) => {
    const before = borders[place - 1];
    const start = before === undefined ? 0 : before.index + before[0].length;
    return { at: at + start, text: text.slice(start, end), border: borders[place]?.[0] ?? last };
  });
}

function clauseOf(
  part: Part,
  {
    narration,
    code,
    isListed,
    next,
  }: { narration: string; code: LanguageCode; isListed: boolean; next: Part | undefined },
): WholeClause[] {
  const bare = part.text.trim();
  const text = withoutJoint(bare, code);
  const isJoined = text !== bare;
  const written = writableText(text);
  const least = code === 'ja' ? shortest.dense : shortest.latin;
  const isShort = isWithin(text, longest) && (code !== 'hi' || lengthOf(text) <= longestHindi);
  const isFit = written !== undefined && text.length >= least && isShort;
  // 'slender, smooth-skinned animals': a list goes on behind the comma, or has begun before it.
  const isTorn = part.border === ',' && next !== undefined && goesOn(next.text, code);
  const isRest = isListed && !isJoined && opensOnContent(text, code);
  const at = part.at + part.text.indexOf(text);
  // What is joined has been told apart from what stands before it.
  const before = isJoined ? '' : narration.slice(0, at);
  const isOwn = isOwnPhrase({ text, before, after: narration.slice(at + text.length), code });
  if (!isFit || (code !== 'ja' && (isTorn || isRest)) || !isOwn || !isWhole(text, code)) {
    return [];
  }
  return [{ at, text: written.charAt(0).toLocaleUpperCase(code) + written.slice(1) }];
}

/** Whether a text is the rest of a list that its narration has begun: 'azúcar y manteca' of 'unió polvo, azúcar y manteca'. */
export function isRestOfList(text: string, at: number, { narration, code }: SceneText): boolean {
  // English lists what something is like, and each says something by itself.
  return code !== 'en' && code !== 'ja' && /,\s$/u.test(narration.slice(0, at)) && goesOn(text, code);
}

/** A part that is one more of a list: a word or two, or the last one with its 'and'. */
function goesOn(text: string, code: LanguageCode): boolean {
  return opensOnContent(text, code) && (code === 'en' || goesOnWithList(text, code));
}

function opensOnContent(text: string, code: LanguageCode): boolean {
  const [first] = readWords(text, code);
  const word = first?.text.toLowerCase() ?? '';
  const { nounMarkers, stopWords } = languageProfiles[code];
  return word !== '' && !nounMarkers.has(word) && !stopWords.has(word);
}

/** 'By this the edges bend': what it is was told before. */
const leansBack = /^(?:इस|उस|इन|उन|यह|वह|ये|वे)(?![\p{L}])|^(?:इस|उस|इन|उन)[\p{L}\p{M}]{1,3} /u;

/** Verbs and small words with which a clause leans on the one before it. */
function isWhole(text: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return (
      /[はが]/u.test(text.slice(1)) &&
      !/(?:て|で|が|と|し|り|ば|に|は|を|の|も|から|ため|れ)$/u.test(text) &&
      !/^(?:この|その|これ|それ)/u.test(text)
    );
  }
  const profile = languageProfiles[code];
  const words = readWords(text, code);
  const [first, last] = [words[0]?.text.toLowerCase() ?? '', words.at(-1)?.text ?? ''];
  const content = words.filter((word) => isContentWord(word.text, code)).length;
  const opensWell =
    (code === 'hi' && !leansBack.test(text)) ||
    profile.nounMarkers.has(first) ||
    (!profile.stopWords.has(first) && !profile.danglingOpeners.includes(first));
  const endsWell = code === 'hi' || isContentWord(last, code);
  return words.length >= 3 && content >= 2 && opensWell && endsWell;
}
