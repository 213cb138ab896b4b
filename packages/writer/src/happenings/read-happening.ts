import type { LanguageCode } from '@kinora/words';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Happening } from './happening.ts';
import { readHindiHappening } from './read-hindi-happening.ts';
import { readJapaneseHappening } from './read-japanese-happening.ts';
import { readLatinHappening } from './read-latin-happening.ts';
import { openTaleSigns } from './tale-signs.ts';

/**
 * Whether a prompt names something that happened, or reports it: then nobody in it has a wish, and it is told from sources
 * or not at all. Decided by grammar and classes of words; where they do not decide it is nothing of the kind.
 */
export function readHappening(prompt: string, code: LanguageCode, lexicon: Lexicon): Happening | undefined {
  const signs = openTaleSigns(lexicon, code);
  switch (code) {
    case 'hi':
      return readHindiHappening(prompt, signs);
    case 'ja':
      return readJapaneseHappening(prompt, signs);
    default:
      return readLatinHappening(prompt, code, signs);
  }
}
