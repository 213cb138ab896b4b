import type { IpadicFeatures, Tokenizer } from 'kuromoji';
import { slice, type DisplayWord } from '../display-words.ts';
import { splitSentences } from '../sentences.ts';
import type { Sentence, SpokenWord } from '../spoken-word.ts';
import { findNumericExpressions } from './numeric-expressions.ts';

/** A token at its place in the text, with what is said for it. */
interface Piece extends DisplayWord {
  readonly spoken: string;
  /** Where it stands in a phrase: it may begin one, belongs to the word before, or to the word after. */
  readonly joins: 'none' | 'previous' | 'next';
}

/** Turns a Japanese text into utterances of phrases (太陽の|光は|白く); empty when nothing in it can be spoken. */
export function readJapanese(text: string, tokenizer: Tokenizer): Sentence[] {
  const words = joinPhrases(text, findPieces(text, tokenizer));
  return words.some(({ spoken }) => /[\p{L}\p{N}]/u.test(spoken)) ? splitSentences(text, words) : [];
}

/** Numbers are read by rule, all between them by the dictionary. */
function findPieces(text: string, tokenizer: Tokenizer): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const { startOffset, endOffset, reading } of findNumericExpressions(text)) {
    pieces.push(...tokenPieces(text, { from: position, until: startOffset }, tokenizer));
    const joins = pieces.at(-1)?.joins === 'next' ? 'previous' : 'none';
    pieces.push({ ...slice(text, startOffset, endOffset), spoken: reading, joins });
    position = endOffset;
  }
  return [...pieces, ...tokenPieces(text, { from: position, until: text.length }, tokenizer)];
}

function tokenPieces(
  text: string,
  { from, until }: { from: number; until: number },
  tokenizer: Tokenizer,
): Piece[] {
  const pieces: Piece[] = [];
  // Line by line and sentence by sentence: the tokenizer's lattice grows with what it is given.
  for (const match of text.slice(from, until).matchAll(/[^。！？\n]*[。！？\n]?/gu)) {
    let offset = from + match.index;
    let previous: IpadicFeatures | undefined;
    for (const token of tokenize(withoutPairs(match[0]), offset === from && from > 0, tokenizer)) {
      const piece = slice(text, offset, offset + token.surface_form.length);
      offset = piece.endOffset;
      if (piece.text.trim() !== '') {
        pieces.push({ ...piece, spoken: sayToken(token), joins: joinOf(token, previous) });
      }
      previous = token;
    }
  }
  return pieces;
}

/**
 * The tokenizer swallows letters behind a run of characters beyond U+FFFF (🌈🌈太陽): it counts them once and measures them
 * twice. Dots of the same length stand for them; it has no reading for any of them.
 */
function withoutPairs(text: string): string {
  return text.replace(/[\u{10000}-\u{10FFFF}]/gu, '・・');
}

/** Stands for the number in front of a piece of text: a particle is known as one only behind a noun. */
const standIn = '個';

function tokenize(text: string, isAfterNumber: boolean, tokenizer: Tokenizer): IpadicFeatures[] {
  if (text === '' || !isAfterNumber) {
    return text === '' ? [] : tokenizer.tokenize(text);
  }
  const [first, ...rest] = tokenizer.tokenize(standIn + text);
  return first?.surface_form === standIn ? rest : tokenizer.tokenize(text);
}

const following = new Set(['助詞', '助動詞', '記号']);
const dependent = new Set(['接尾', '非自立']);

function joinOf(token: IpadicFeatures, previous: IpadicFeatures | undefined): Piece['joins'] {
  if (token.pos_detail_1 === '括弧開' || token.pos === '接頭詞') {
    return 'next';
  }
  if (previous?.pos_detail_1 === 'サ変接続' && previous.pos === '名詞' && token.basic_form === 'する') {
    return 'previous';
  }
  const isNumber = token.pos_detail_1 === '数' && previous?.pos_detail_1 === '数';
  const isSymbol = !/[\p{L}\p{N}]/u.test(token.surface_form);
  return isNumber || isSymbol || following.has(token.pos) || dependent.has(token.pos_detail_1)
    ? 'previous'
    : 'none';
}

const pauses: Readonly<Record<string, string>> = {
  '、': ',',
  '，': ',',
  ',': ',',
  '。': '.',
  '.': '.',
  '？': '?',
  '?': '?',
  '！': '.',
  '!': '.',
  '…': ',',
};

/** Katakana, Latin letters for an English voice, or a pause; nothing for what has no sound. */
function sayToken({ surface_form: surface, pronunciation, reading }: IpadicFeatures): string {
  const spoken = pauses[surface] ?? pronunciation ?? reading ?? surface.normalize('NFKC');
  const katakana = spoken.replace(/[ぁ-ゖ]/gu, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60),
  );
  return katakana.replace(/[^ァ-ヺーA-Za-z0-9',.?]/gu, '');
}

function joinPhrases(text: string, pieces: readonly Piece[]): SpokenWord[] {
  const words: SpokenWord[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = words.at(-1);
    const isAdjacent = last !== undefined && !/\s/u.test(text.slice(last.endOffset, piece.startOffset));
    if (last !== undefined && isAdjacent && (isOpen || piece.joins === 'previous')) {
      const joined = slice(text, last.startOffset, piece.endOffset);
      const parts = [...(last.parts ?? []), piece.spoken];
      words[words.length - 1] = { ...joined, spoken: last.spoken + piece.spoken, parts };
    } else {
      const { spoken } = piece;
      words.push({ ...slice(text, piece.startOffset, piece.endOffset), spoken, parts: [spoken] });
    }
    isOpen = piece.joins === 'next';
  }
  return words;
}
