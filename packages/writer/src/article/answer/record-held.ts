import { largestFigure } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { AskedMaterial } from './asked-material.ts';

const worth = { held: 3, broken: 0.3 } as const;

/** How much likelier the largest of several figures is, where the most that was ever measured is asked for. */
export function recordHeld({
  sentences,
  question: { isRecord, measure },
  pointOf,
}: AskedMaterial): (sentence: ArticleSentence) => number {
  if (isRecord !== true || measure === undefined) {
    return () => 1;
  }
  const figureOf = (sentence: ArticleSentence): number =>
    pointOf?.(sentence) === 'says' ? (largestFigure(sentence.text, measure) ?? 0) : 0;
  const most = Math.max(0, ...sentences.map(figureOf));
  return (sentence) => {
    const figure = figureOf(sentence);
    if (figure === 0) {
      return 1;
    }
    return figure === most ? worth.held : worth.broken;
  };
}
