import { openStopWords, readTokens, foldWord } from '@kinora/words';
import { isSameWord } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { writableText } from './writable.ts';

const shortest = { ja: 2, other: 4 } as const;

/** The word a scene without pictures stands for: what is said most often and is no small word; the longest among equals. */
export function keyWord(scene: SceneText, title: string): string | undefined {
  const stopWords = openStopWords(scene.code);
  const counts = new Map<string, { text: string; count: number }>();
  for (const token of readTokens([scene.narration, ...scene.keyFacts].join('\n'), scene.code)) {
    const isShort = token.text.length < (scene.code === 'ja' ? shortest.ja : shortest.other);
    const isFunctionWord = stopWords.has(token.folded) || /^\p{sc=Hiragana}+$/u.test(token.text);
    if (
      isShort ||
      isFunctionWord ||
      isSameWord(token.text, title) ||
      writableText(token.text) === undefined
    ) {
      continue;
    }
    const known = counts.get(token.folded);
    counts.set(token.folded, { text: known?.text ?? token.text, count: (known?.count ?? 0) + 1 });
  }
  const ranked = [...counts.values()].sort(
    (one, other) => other.count - one.count || other.text.length - one.text.length,
  );
  return ranked[0]?.text ?? longestOf(title);
}

/** Nothing but a title: its longest word is written large. */
function longestOf(title: string): string | undefined {
  const words = title.split(/\s+/u).filter((word) => foldWord(word) !== '');
  return words.sort((one, other) => other.length - one.length)[0];
}
