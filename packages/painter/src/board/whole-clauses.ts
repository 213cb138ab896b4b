import type { LanguageCode } from '@kinora/contract/catalogue';
import { isContentWord, languageProfiles, readWords } from '@kinora/words';
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
  other: /(?<!\d)[,.:](?!\d)|[;!?।()«»“”—–]|[,:](?=\s)|\.(?=\s|$)/gu,
} as const;

/** What joins a clause to the one before; what follows it stands by itself. */
const joints: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:(?:and|but|or|so that|when|because|whereas|while|although|since|until|if) )+/iu,
  fr: /^(?:(?:et|mais|ou|car|donc|parce que?|puisque|lorsque|quand|tandis que|alors que|si bien que|bien que) ?|(?:parce|puisqu|lorsqu|tandis qu|alors qu)['’])+/iu,
  it: /^(?:(?:e|ed|ma|o|perché|poiché|quando|mentre|sicché|così che) )+/iu,
  es: /^(?:(?:y|e|pero|o|porque|cuando|mientras que|de modo que|así que|aunque) )+/iu,
  hi: /^(?:(?:और|लेकिन|परंतु|क्योंकि|जब|तो|तथा|किंतु) )+/u,
  ja: /^(?:そして|また|しかし|つまり|やがて|このうち)/u,
};

/** 'The heat does not return and the smell is earthy' has two sides, each of which says something. */
const links: Readonly<Record<LanguageCode, RegExp>> = {
  en: / (?:and|but) (?=the |a |an |it |they |what )/gu,
  fr: / (?:et|mais) (?=l[ea]s? |l['’]|un|il)/gu,
  it: / (?:e|ma) (?=il |lo |la |i |gli |le |l['’]|un)/gu,
  es: / (?:y|pero) (?=el |la |los |las |un)/gu,
  hi: / (?:और|तथा) /gu,
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
    const isLong = !isWithin(part.text.trim(), longest);
    const sides = isLong ? partsOf(part, links[code]) : [part];
    return sides.flatMap((side, at) =>
      clauseOf(side, { code, isListed: before === ',' && at === 0, next: parts[place + 1] }),
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
  { code, isListed, next }: { code: LanguageCode; isListed: boolean; next: Part | undefined },
): WholeClause[] {
  const bare = part.text.trimStart();
  const joint = joints[code].exec(bare)?.[0] ?? '';
  const text = bare.slice(joint.length).trim();
  const written = writableText(text);
  const least = code === 'ja' ? shortest.dense : shortest.latin;
  const isShort = isWithin(text, longest) && (code !== 'hi' || lengthOf(text) <= longestHindi);
  const isFit = written !== undefined && text.length >= least && isShort;
  // 'slender, smooth-skinned animals': a list goes on behind the comma, or has begun before it.
  const isTorn = part.border === ',' && next !== undefined && goesOn(next.text, code);
  const isRest = isListed && joint === '' && opensOnContent(text, code);
  if (!isFit || (code !== 'ja' && (isTorn || isRest)) || !isWhole(text, code)) {
    return [];
  }
  const at = part.at + part.text.indexOf(text);
  return [{ at, text: written.charAt(0).toLocaleUpperCase(code) + written.slice(1) }];
}

/** Whether a text is the rest of a list that its narration has begun: 'azúcar y manteca' of 'unió polvo, azúcar y manteca'. */
export function isRestOfList(text: string, at: number, { narration, code }: SceneText): boolean {
  // English lists what something is like, and each says something by itself.
  return code !== 'en' && code !== 'ja' && /,\s$/u.test(narration.slice(0, at)) && goesOn(text, code);
}

/** A part that is one more of a list: a word or two, or the last one with its 'and'. */
function goesOn(text: string, code: LanguageCode): boolean {
  const words = readWords(text, code).map((word) => word.text.toLowerCase());
  const isShort = words.length <= 2 || words.slice(1, 3).some((word) => ands.has(word));
  return opensOnContent(text, code) && (code === 'en' || isShort);
}

const ands: ReadonlySet<string> = new Set([
  'and',
  'or',
  'et',
  'ou',
  'e',
  'ed',
  'o',
  'y',
  'u',
  'और',
  'तथा',
  'या',
]);

function opensOnContent(text: string, code: LanguageCode): boolean {
  const [first] = readWords(text, code);
  const word = first?.text.toLowerCase() ?? '';
  const { nounMarkers, stopWords } = languageProfiles[code];
  return word !== '' && !nounMarkers.has(word) && !stopWords.has(word);
}

/** Where or when something is: no more than the beginning of what is said. */
const adverbial =
  /^(?:(?:au|aux|du|des|de|d['’]|nel|nell['’]|nella|nei|nelle|negli|al|alla|dal|dalla|del|della|di|da|con|sul|sulla|en|dans|d['’]abord|si) ?.*|(?:\p{L}{1,3} )?\d{1,2}(?:er)? \p{L}+(?: \d{4})?|(?:nel|nella) qual[ei].*)$/iu;

/** Verbs and small words with which a clause leans on the one before it. */
function isWhole(text: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return (
      /[はが]/u.test(text.slice(1)) &&
      !/(?:て|で|が|と|し|り|ば|に|は|を|の|も|から|ため|れ)$/u.test(text) &&
      !/^(?:この|その|これ|それ)/u.test(text)
    );
  }
  if (code !== 'en' && code !== 'hi' && adverbial.test(text)) {
    return false;
  }
  const profile = languageProfiles[code];
  const words = readWords(text, code);
  const [first, last] = [words[0]?.text.toLowerCase() ?? '', words.at(-1)?.text ?? ''];
  const content = words.filter((word) => isContentWord(word.text, code)).length;
  const opensWell =
    code === 'hi' ||
    profile.nounMarkers.has(first) ||
    (!profile.stopWords.has(first) && !profile.danglingOpeners.includes(first));
  const endsWell = code === 'hi' || isContentWord(last, code);
  return words.length >= 3 && content >= 2 && opensWell && endsWell;
}
