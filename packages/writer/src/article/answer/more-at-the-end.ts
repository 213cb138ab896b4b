import { countSpokenWords, readStems } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { AskedMaterial } from './asked-material.ts';

interface Ends {
  readonly first: readonly ArticleSentence[];
  readonly closing: readonly ArticleSentence[];
}

/**
 * A figure or a name said once more says too little for an ending. 'No other is known to be larger' is kept for it, and of
 * somebody who is credited with something whatever else the lead says of the credit.
 */
export function withMoreAtEnd(
  { first, closing }: Ends,
  limit: readonly ArticleSentence[],
  material: AskedMaterial,
): Ends {
  const [last] = closing;
  if (closing.length !== 1 || last === undefined) {
    return { first, closing };
  }
  const records = limit.filter(({ text }) => record.test(text));
  if (records.length > 0) {
    const others = first.filter(({ index }) => !records.some((each) => each.index === index));
    return others.length > 0 ? { first: others, closing: [...closing, ...records] } : { first, closing };
  }
  return { first, closing: [...closing, ...creditOf({ first, closing }, last, material)] };
}

const record =
  /^(?:No (?:other|single|known)|Aucune? |Nessun[ao']? ?|Non si conosc|Ning[uú]n[ao]? |No se conoce)/u;

/** The last that the lead says of whose merit it was, where that was not told. */
function creditOf(
  { first }: Ends,
  { source }: ArticleSentence,
  { sentences, question, found, code }: AskedMaterial,
): ArticleSentence[] {
  const told = new Set(first.map(({ index }) => index));
  const latest = Math.max(...told);
  const credits = sentences.filter(
    (sentence) =>
      question.kind === 'who' &&
      found.has(source) &&
      sentence.source === source &&
      sentence.section === '' &&
      sentence.index > latest &&
      sentence.isSpeakable &&
      sentence.spokenWords <= longestCredit &&
      credit.test(sentence.text),
  );
  return credits.slice(-1).map((sentence) => {
    // Those that were named stand in an earlier scene.
    const text = sentence.text.replace(partitive, '');
    return { ...sentence, text, stems: readStems(text, code), spokenWords: countSpokenWords(text, code) };
  });
}

/** In English words to the ear. */
const longestCredit = 30;
const credit =
  /(?<!\p{L})(?:inventors?|credit\p{L}*|priority|inventeurs?|mérite|priorité|inventor[ei]|merito|priorità|inventor(?:es)?|mérito|prioridad)(?!\p{L})|आविष्कारक|श्रेय|प्राथमिकता|発明者|功績/iu;
const partitive = / (?:of them|of these)(?= )|(?<=\s)इनमें से /u;
