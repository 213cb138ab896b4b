import { foldWord } from '../tokens/base-forms.ts';
import { readTokens } from '../tokens/read-tokens.ts';
import { chooseJapaneseSense } from '../senses/japanese-sense.ts';
import type { Mention } from './mention.ts';
import { fitnessOf } from './picture-index.ts';
import type { FoundPhrase, PictureIndex } from './picture-index.ts';

const kanji = /[\p{sc=Han}々]/u;
const katakana = /[\p{sc=Katakana}ー]/u;

/**
 * Finds names in a text without spaces: the longest name at each place, if it does not tear a longer run of the same
 * script (火 in 火曜, カイ in カイロ). A verb is found by its stem, followed by any ending.
 */
export function findJapaneseMentions(text: string, index: PictureIndex, topic: string): Mention[] {
  const folded = foldWord(text);
  const tokens = readTokens(folded, 'ja');
  const edges = new Set(tokens.flatMap((token) => [token.start, token.start + token.text.length]));
  const spelt = folded.length === text.length ? text : folded;
  const mentions: Mention[] = [];
  for (let at = 0; at < folded.length;) {
    const mention = longestAt(spelt, at, { index, edges, topic });
    if (mention !== undefined) {
      mentions.push(mention);
    }
    at += mention?.length ?? 1;
  }
  return mentions;
}

interface JapaneseMention extends Mention {
  /** UTF-16 length of what was found in the text. */
  readonly length: number;
}

function longestAt(
  text: string,
  at: number,
  { index, edges, topic }: { index: PictureIndex; edges: ReadonlySet<number>; topic: string },
): JapaneseMention | undefined {
  for (let size = Math.min(index.longestPhrase, text.length - at); size > 0; size--) {
    const part = text.slice(at, at + size);
    if (!isWhole(text, { at, size }, edges)) {
      continue;
    }
    const isAsWritten = edges.has(at) && edges.has(at + size);
    const place = { start: at, length: size };
    const senses = index.senses.get(foldWord(part));
    if (senses !== undefined) {
      const pictures = chooseJapaneseSense(senses, { text, ...place }, topic)?.pictures ?? [];
      return { ...place, entry: { pictures, fitness: fitnessOf.concept }, name: part, isAsWritten };
    }
    if (index.stopWords.has(part)) {
      continue;
    }
    const entry = index.find(foldWord(part));
    const found = entry === undefined ? findVerb(part, index) : { entry, form: part };
    if (found !== undefined) {
      const { form } = found;
      return { ...place, entry: found.entry, name: form, isAsWritten: isAsWritten && form === part };
    }
  }
  return undefined;
}

/** 描いた, 描きます: one kanji and an ending; the dictionary form is guessed by its nine possible last syllables. */
function findVerb(part: string, index: PictureIndex): FoundPhrase | undefined {
  const inflected = /^([\p{sc=Han}]{1,2})(\p{sc=Hiragana})$/u.exec(part);
  if (inflected === null) {
    return undefined;
  }
  const [, stem = ''] = inflected;
  return ['る', 'く', 'す', 'む', 'う', 'ぐ', 'ぶ', 'つ', 'ぬ', 'い']
    .flatMap((ending) => {
      const entry = index.find(stem + ending);
      return entry === undefined ? [] : [{ entry, form: stem + ending }];
    })
    .at(0);
}

/** Characters of a word in katakana that may be one of several written together, as ガソリン in ガソリンスタンド. */
const shortestPart = 4;

function isWhole(text: string, place: { at: number; size: number }, edges: ReadonlySet<number>): boolean {
  const end = place.at + place.size;
  const first = text.charAt(place.at);
  const last = text.charAt(end - 1);
  const areWordEdges = edges.has(place.at) && edges.has(end);
  const tearsBefore = isSameScript(text.charAt(place.at - 1), first);
  const tearsAfter = isSameScript(last, text.charAt(end));
  // A foreign name is cut into words that it does not hold: ロバ in ロバータ.
  const isPartOfName = katakana.test(first) && place.size < shortestPart && (tearsBefore || tearsAfter);
  if (areWordEdges || isPartOfName) {
    return !isPartOfName;
  }
  if (kanji.test(first) && place.size > 1 && kanji.test(text.slice(place.at, end).at(1) ?? '')) {
    return edges.has(place.at) || !tearsBefore;
  }
  return !tearsBefore && !tearsAfter && (kanji.test(first) || katakana.test(first));
}

function isSameScript(one: string, other: string): boolean {
  return (kanji.test(one) && kanji.test(other)) || (katakana.test(one) && katakana.test(other));
}
