import { foldWord, growthWords, readLexicon, readWith } from '@kinora/words';
import type { SceneText } from '../scene-text.ts';
import { withoutQuotations } from '../../describe/quotations.ts';

/** How far what is sown in a garden has come. */
const growths = ['bare', 'sprouting', 'grown', 'high'] as const;
export type Growth = (typeof growths)[number];

/** How far a garden has come by all that was told so far: a bed that nothing came up in yet does not bloom. */
export function toldGrowth({ before = [], narration, code }: SceneText): Growth | undefined {
  const lexicon = readLexicon(growthWords, code);
  const told = [...before, narration].flatMap(
    (text) => readWith(lexicon, foldWord(withoutQuotations(text)), code).values,
  );
  return growths.find((growth) => growth === told.at(-1));
}
