import type { LanguageCode } from '@kinora/words';
import {
  languageProfiles,
  isBalanced,
  splitSentences,
  countSpokenWords,
  isContentWord,
  readStems,
  readWords,
  stemWord,
  toStems,
} from '@kinora/words';
import { splitClauses } from '../speech/split-clauses.ts';
import { leanOnIntroductions, leanOnNamed } from './lean-on-introductions.ts';
import { readBlocks } from './read-blocks.ts';
import type { TextBlock } from './read-blocks.ts';

/** One sentence of the material, with all that ranking and cutting want to know. */
export interface ArticleSentence {
  readonly text: string;
  /** Place among the sentences of the material. */
  readonly index: number;
  readonly paragraph: number;
  readonly placeInParagraph: number;
  /** The heading above it, if it stands under one. */
  readonly heading: string | undefined;
  /** The headings above it, from the chapter's down; empty in the lead. */
  readonly section: string;
  /** Stands in a list: understood with what announces the list. */
  readonly isItem: boolean;
  /** Which of the request's sources it is from. */
  readonly source: number;
  readonly stems: readonly string[];
  readonly spokenWords: number;
  /** Leans on the sentence before it ('However', 'This'): told only together with it. */
  readonly isDependent: boolean;
  /** May be narrated: whole, balanced, of a length a voice can carry, pointing at nothing unseen. */
  readonly isSpeakable: boolean;
  /** Says what to do, where its article said what is done. */
  readonly isInstruction?: true;
  /** What is said before it, and is no part of what it states: 'Then '. */
  readonly before?: string;
  /** As it answers what is said before it, where that has named what it is about. */
  readonly answer?: string;
}

const shortestSpokenWords = 4;
const longestSpokenWords = 48;
/** In characters. What is longer has no words for most of it: it is not told, and nothing more is read of it. */
const longestSentence = 1_000;

/**
 * Reads the material's sentences; `source` numbers the passage they come from. Long ones of the sources that research found
 * are cut where the parts stand alone; a person's own words stay as they are.
 */
export function readArticle(
  texts: readonly string[],
  code: LanguageCode,
  found: ReadonlySet<number> = new Set(),
): { sentences: ArticleSentence[]; title: string | undefined } {
  const sentences: ArticleSentence[] = [];
  let title: string | undefined;
  let paragraph = 0;
  for (const [source, text] of texts.entries()) {
    let headings: readonly TextBlock[] = [];
    for (const [position, block] of readBlocks(text, code).entries()) {
      if (block.kind === 'heading') {
        if (position === 0 && source === 0) {
          title = block.text;
        } else {
          headings = [...headings.filter(({ level = 2 }) => level < (block.level ?? 2)), block];
        }
        continue;
      }
      const heading = headings.at(-1)?.text;
      const section = headings.map((above) => above.text).join(' / ');
      const above = { heading, section, isItem: block.isItem === true, source };
      const whole = splitSentences(block.text, code);
      const parts = found.has(source)
        ? whole.flatMap((sentence) => splitClauses(sentence, code, (part) => isLeaning(part, code)))
        : whole;
      for (const [placeInParagraph, sentence] of parts.entries()) {
        const place = { ...above, index: sentences.length, paragraph, placeInParagraph };
        sentences.push(describeSentence(sentence, place, code));
      }
      paragraph += 1;
    }
  }
  const introduced = code === 'en' ? leanOnIntroductions(sentences) : leanOnNamed(sentences, code, found);
  return { sentences: sentences.map(introduced), title };
}

type SentencePlace = Pick<
  ArticleSentence,
  'index' | 'paragraph' | 'placeInParagraph' | 'heading' | 'section' | 'isItem' | 'source'
>;

function describeSentence(text: string, place: SentencePlace, code: LanguageCode): ArticleSentence {
  const words = readWords(text, code);
  const spokenWords = code === 'ja' ? countSpokenWords(text, code) : words.length;
  return {
    ...place,
    text,
    stems: toStems(words, code),
    spokenWords,
    isDependent: isLeaning(text, code),
    isSpeakable: isSpeakable(text, spokenWords, code),
  };
}

/** Whether a sentence is understood with the one before it only. */
export function isLeaning(text: string, code: LanguageCode): boolean {
  return (
    text.length <= longestSentence &&
    (opensDangling(text, code) || leansBack(text, code) || dropsSubject(text, code))
  );
}

/** Whether a sentence opens with a word whose meaning stands in the sentence before. */
export function opensDangling(text: string, code: LanguageCode): boolean {
  const start = text
    .toLowerCase()
    .replace(/^["'“”«»‘(「『\s]+/u, '')
    .replaceAll('’', "'");
  return languageProfiles[code].danglingOpeners.some((opener) => {
    if (!start.startsWith(opener)) {
      return false;
    }
    const after = start.slice(opener.length);
    return code === 'ja' || !(/^[\p{L}\p{M}\p{N}]/u.test(after) || isOrdinal(opener, after, code));
  });
}

/** 'Il primo parossismo' counts, where 'il primo è …' points back. */
function isOrdinal(opener: string, after: string, code: LanguageCode): boolean {
  const [next] = readWords(after, code);
  return (
    /^(?:il|el|le) (?:prim|segund|second|premier)/u.test(opener) && isContentWord(next?.text ?? '', code)
  );
}

/** Whether a demonstrative inside the sentence ('cut this chain') names something said in an earlier one. */
function leansBack(text: string, code: LanguageCode): boolean {
  for (const match of text.matchAll(languageProfiles[code].backReferences)) {
    const noun = match[1];
    if (noun === undefined) {
      return true;
    }
    if (!isContentWord(noun, code)) {
      continue;
    }
    const before = readStems(text.slice(0, match.index), code);
    if (!before.includes(stemWord(noun, code))) {
      return true;
    }
  }
  // A short sentence that ends on a pronoun ('No machine has lifted it.').
  return code === 'en' && text.length < 60 && /\b(?:it|them|him|her|this|that|so)[.!]$/u.test(text);
}

/** A Japanese sentence may say nothing of its subject. Italian and Spanish drop it: a verb first, right before an article, speaks of the sentence before. */
function dropsSubject(text: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return !/[^\p{sc=Hiragana}][はがも]|[でにとへ]は|のは|ことが/u.test(text);
  }
  if (code !== 'it' && code !== 'es') {
    return false;
  }
  if (subjectless[code].test(text)) {
    return true;
  }
  const [first, second] = readWords(text, code);
  const isVerbFirst = first !== undefined && isContentWord(first.text, code) && /[aeo]n?$/u.test(first.text);
  return isVerbFirst && second !== undefined && articles.has(second.text.toLowerCase());
}

/** Verbs that begin a sentence whose subject stands in the one before. */
const subjectless: Readonly<Record<'it' | 'es', RegExp>> = {
  it: /^\p{Lu}\p{Ll}+(?:at|ut|it)[oaie]\s[^,]{2,60},\s(?!il |lo |la |l['’]|i |gli |le |un|su)\p{Ll}|^(?:È|Sono|Era|Erano|Fu|Furono|Ha|Hanno|Aveva|Può|Possono|Viene|Vengono|Contiene|Comprende|Misura|Pesa|Vive|Raggiunge|Occupa|Consiste|Produce|Serve|Deriva|Sfrutta|Utilizza|Dispone)\s(?!noto|vero|possibile|necessario|opportuno|stat\p{L}\s)/u,
  es: /^\p{Lu}\p{Ll}+[ai]d[oa]s?\s[^,]{2,60},\s(?!el |la |los |las |un|su)\p{Ll}|^(?:Es|Son|Era|Eran|Fue|Fueron|Tiene|Tienen|Tenía|Ha|Han|Había|Puede|Pueden|Suele|Suelen|Vive|Viven|Mide|Pesa|Llega|Llegan|Emite|Emiten|Consta|Consiste|Está|Están|Bebe|Come|Consume|Posee|Contiene|Sirve|Procede|Aparece|Dispone|Se\s(?:lanza|alimenta|distingue|encuentra|compone|divide|caracteriza))\s(?!cierto|posible|necesario|sabido|decir)/u,
};

const articles: ReadonlySet<string> = new Set(
  'il lo la i gli le un uno una el los las unos unas al'.split(' '),
);

function isSpeakable(text: string, spokenWords: number, code: LanguageCode): boolean {
  const profile = languageProfiles[code];
  const isOfLength =
    spokenWords >= shortestSpokenWords && spokenWords <= longestSpokenWords && text.length <= longestSentence;
  if (!isOfLength || !isBalanced(text)) {
    return false;
  }
  const isWhole =
    /[.!?…。！？।॥][)"'”’»」』\s]*$/u.test(text) && /^["'“«‘(「『¿¡\s]*[\p{Lu}\p{Lo}\p{N}]/u.test(text);
  if (!isWhole || profile.pointers.test(text) || profile.instructions.test(text)) {
    return false;
  }
  // 'B. m. musculus' cannot be read aloud.
  if (/(?<!\p{L})\p{Lu}\. \p{Ll}\. \p{Ll}/u.test(text)) {
    return false;
  }
  const longestWord = Math.max(...text.split(/\s+/u).map((word) => word.length));
  if (code !== 'ja' && longestWord > 40) {
    return false;
  }
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const figures = text.match(/[\p{N}\p{S}]/gu)?.length ?? 0;
  return letters > figures * 3;
}
