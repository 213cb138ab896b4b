import { englishPhrases } from './phrases-en.ts';
import { asianPhrases } from './phrases-asian.ts';
import { romancePhrases } from './phrases-romance.ts';

/** Suggests prompts from our own ideas and the user's earlier ones. */
export interface PhraseIndex {
  /** How many ideas it holds. */
  readonly size: number;
  suggest(input: { query: string; past: readonly string[] }): string[];
}

interface IndexedPhrase {
  readonly text: string;
  readonly folded: string;
  readonly words: readonly string[];
}

const mostSuggestions = 5;
/** Spec: suggestions start after three characters; Japanese says as much in two. */
const shortestQuery = 3;
const shortestJapaneseQuery = 2;
/** An earlier prompt longer than this is a pasted text, no suggestion. */
const longestPast = 200;
const mostPast = 500;

/** Folds and splits our phrases once; a search then is a walk over some hundred short strings. */
export function openPhraseIndex(): PhraseIndex {
  const phrases = [englishPhrases, romancePhrases, asianPhrases]
    .flatMap((list) => list.trim().split('\n'))
    .map(indexPhrase);
  return {
    size: phrases.length,
    suggest: ({ query, past }) => suggest(query, { past: past.slice(0, mostPast), phrases }),
  };
}

function indexPhrase(text: string): IndexedPhrase {
  const folded = fold(text);
  return { text, folded, words: folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '') };
}

/** Lower case without Latin accents, so that 'etoile' finds 'étoile'; Hindi signs stay. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .trim();
}

function suggest(
  query: string,
  { past, phrases }: { past: readonly string[]; phrases: readonly IndexedPhrase[] },
): string[] {
  const wanted = fold(query.slice(0, longestPast));
  const isJapanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(wanted);
  if (wanted.length < (isJapanese ? shortestJapaneseQuery : shortestQuery)) {
    return [];
  }
  const own = past.filter((prompt) => prompt.length <= longestPast && prompt.trim() !== '').map(indexPhrase);
  const scored = [
    ...own.map((phrase) => ({ phrase, score: scorePhrase(phrase, wanted) * 1.5 })),
    ...phrases.map((phrase) => ({ phrase, score: scorePhrase(phrase, wanted) })),
  ].filter(({ phrase, score }) => score > 0 && phrase.folded !== wanted);
  scored.sort((first, second) => second.score - first.score);
  const found = new Map<string, string>();
  for (const { phrase } of scored) {
    if (!found.has(phrase.folded)) {
      found.set(phrase.folded, phrase.text);
    }
  }
  return [...found.values()].slice(0, mostSuggestions);
}

/** 3 where the phrase begins so, 2 where every word typed begins a word of it, 1 where it stands inside. */
function scorePhrase({ folded, words }: IndexedPhrase, wanted: string): number {
  if (folded.startsWith(wanted)) {
    return 3;
  }
  const typed = wanted.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (typed.length > 0 && typed.every((word) => words.some((candidate) => candidate.startsWith(word)))) {
    return 2;
  }
  return folded.includes(wanted) ? 1 : 0;
}
